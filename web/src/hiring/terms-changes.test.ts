import { expect, test } from 'vitest'
import { textChanges } from './terms-changes.ts'

test.each([
  ['Mend the boiler.', 'Mend the boiler.', 'Mend the boiler.'],
  ['Mend the boiler.', 'Mend the old boiler.', 'Mend the +old +boiler.'],
  ['Mend the old boiler.', 'Mend the boiler.', 'Mend the -old -boiler.'],
  ['Find it. Mend it.', 'Find it. Write it down.', 'Find it. -Mend-+Write+ -it.-+it down.+'],
  ['', 'All new', '+All new+'],
])('%j told against %j', (before, after, told) => {
  const sign = { same: '', gone: '-', new: '+' }
  const changes = textChanges(before, after)
  expect(changes.map(({ kind, text }) => `${sign[kind]}${text}${sign[kind]}`).join('')).toBe(told)
})

test('nothing is lost: what stayed and went is the old text, what stayed and came the new one', () => {
  const before = 'Find out why the boiler knocks.\nDeliverable: a report\nDone when: no noise.'
  const after = 'Find out why it knocks, and mend it.\nDeliverable: a report with pictures\n\nDone when: no noise for a day.'
  for (const [one, other] of [
    [before, after],
    [before, 'x '.repeat(2_000)],
  ] as const) {
    const changes = textChanges(one, other)
    const without = (kind: string) =>
      changes
        .filter(change => change.kind !== kind)
        .map(({ text }) => text)
        .join('')
    expect([without('new'), without('gone')]).toEqual([one, other])
  }
})
