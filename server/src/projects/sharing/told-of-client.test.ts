import { expect, test } from 'vitest'
import { leftOutNote } from '#contract/projects-plan-notes.ts'
import { toldOfClient } from './told-of-client.ts'

test.each([
  [leftOutNote('Design the layout', 'no design'), 'Left out as the client asked (no design): Design the layout.'],
  ['Made smaller as you asked (walls only): Paint a room.', 'Made smaller as the client asked (walls only): Paint a room.'],
  [
    'Only the cause is looked for, as you asked: repairs are left out.',
    'Only the cause is looked for, as the client asked: repairs are left out.',
  ],
  [
    'The hours follow 90 doors, far more than is usual for such work: check that this is what you mean.',
    'The hours follow 90 doors, far more than is usual for such work: check that this is what the client means.',
  ],
  [
    'Only part of the brief was recognised, so check every task before you hire.',
    'Only part of the brief was recognised, so check every task before hiring.',
  ],
])('what is said to the client is said of him to others: %s', (note, told) => {
  expect(toldOfClient(note)).toBe(told)
})

test('a note that speaks to nobody stays, and so does what a note cites', () => {
  expect(toldOfClient('Parts are not included.')).toBe('Parts are not included.')
  expect(toldOfClient('Left out as you asked (no “as you asked”): Print it.')).toBe(
    'Left out as the client asked (no “as you asked”): Print it.',
  )
})
