import { expect, test } from 'vitest'
import { PACKAGES } from '../knowledge/packages.ts'
import { readBrief } from '../reading/brief-reading.ts'
import { askedTasks } from './asked-tasks.ts'

const keysOf = (id: string, description: string): string[] => {
  const template = PACKAGES.find(one => one.id === id)
  if (template === undefined) throw new Error(`no package ${id}`)
  return askedTasks(template, readBrief({ title: '', description }), new Map()).map(({ key }) => key)
}

const PULLS = 'pull-circuits'

test.each([
  'Please change the fuse box. No rewiring please, that was done in 2009.',
  'A new consumer unit with ten circuits, no rewiring.',
])('what is denied asks for no task: %s', description => {
  expect(keysOf('rewire-panel', description)).not.toContain(PULLS)
})

test.each([
  'The house needs rewiring and a new fuse box.',
  'No delays, please: rewiring of the whole house.',
  'New fuse box with ten circuits. Without rewiring the insurance will not pay.',
])('what is asked for does, whatever else is denied: %s', description => {
  expect(keysOf('rewire-panel', description)).toContain(PULLS)
})
