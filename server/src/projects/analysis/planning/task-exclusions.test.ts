import { expect, test } from 'vitest'
import { PACKAGES } from '../knowledge/packages.ts'
import { readBrief } from '../reading/brief-reading.ts'
import { exclusionsOf } from './task-exclusions.ts'

const taskOf = (id: string, start: RegExp) => {
  const task = PACKAGES.find(one => one.id === id)?.tasks.find(({ title }) => start.test(title))
  if (task === undefined) throw new Error(`no task ${id} ${start}`)
  return task
}
const speakOf = (description: string, task: ReturnType<typeof taskOf>): number =>
  exclusionsOf(task, readBrief({ title: '', description }).exclusions).length

test('what stays of the old speaks of taking it away, and of nothing else', () => {
  const old = [{ kind: 'unwanted' as const, stems: new Set(['tile']), words: 'the old tiles can stay', index: 0 }]
  expect(exclusionsOf(taskOf('tile-work', /^Knock off/), old)).toHaveLength(1)
  expect(exclusionsOf(taskOf('tile-work', /^Lay/), old)).toHaveLength(0)
})

test('old things that are done are done', () => {
  expect(speakOf('Paint our flat: walls and doors. The old doors are already painted.', taskOf('paint-rooms', /^Varnish/))).toBe(1)
})

test('what is gone leaves out nothing but taking it away', () => {
  expect(speakOf('The old tiles are already ripped out.', taskOf('tile-work', /^Lay/))).toBe(0)
})
