import { expect, test } from 'vitest'
import { afterOtherWorkInWords, timeLeft } from './offer-words.ts'

const SENT = new Date('2026-11-20T10:00:00Z')
const HOUR_MS = 3_600_000

test.each([
  [7 * 24, 'in 7 days'],
  // A minute after it was sent it is still as long as it was asked for.
  [7 * 24 - 0.02, 'in 7 days'],
  [6.4 * 24, 'in 6 days'],
  [48, 'in 2 days'],
  [24 - 0.02, 'in 24 hours'],
  [1, 'in 1 hour'],
  [0.9, 'in less than an hour'],
  [-3, 'in less than an hour'],
])('of %d hours it says %s', (hours, words) => {
  expect(timeLeft(new Date(SENT.getTime() + hours * HOUR_MS).toISOString(), SENT)).toBe(words)
})

test('a task that is done before the plan is told with its own day, so that no day of the page seems to contradict another', () => {
  const days = { until: '2026-12-08', taskEndsOn: '2026-12-09', endsOn: '2026-12-15' }
  expect(afterOtherWorkInWords(days)).toBe(
    'Has agreed to other work until Dec 8, 2026: this task done by Dec 9, 2026, all tasks by Dec 15, 2026',
  )
  expect(afterOtherWorkInWords({ ...days, until: null })).toBe('This task done by Dec 9, 2026, all tasks by Dec 15, 2026')
  expect(afterOtherWorkInWords({ ...days, endsOn: '2026-12-09' })).toBe(
    'Has agreed to other work until Dec 8, 2026: all done by Dec 9, 2026',
  )
  expect(afterOtherWorkInWords({ until: null, taskEndsOn: null, endsOn: '2026-12-15' })).toBe('All done by Dec 15, 2026')
  expect(afterOtherWorkInWords({ ...days, endsOn: null })).toBeNull()
})
