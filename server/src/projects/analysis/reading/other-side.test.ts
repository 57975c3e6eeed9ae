import { expect, test } from 'vitest'
import { readBrief } from './brief-reading.ts'

const done = (description: string) =>
  readBrief({ title: '', description })
    .exclusions.filter(({ kind }) => kind === 'done')
    .map(({ words }) => words)

test('what is done on one side leaves the other to be done', () => {
  expect(done('Front brakes squeal. The rear pads and discs were done last autumn.')).toEqual([])
  expect(done('Vorne quietschen die Bremsen. Die hinteren Scheiben sind schon gemacht.')).toEqual([])
})

test('what is done is done where no other side is spoken of', () => {
  expect(done('The brakes squeal. The rear discs were done last autumn.').join()).toContain('rear discs')
})
