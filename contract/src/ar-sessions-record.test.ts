import { expect, test } from 'vitest'
import { durationWords } from './ar-sessions-record.ts'

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min 0 s'],
  [919, '15 min 19 s'],
  [3_600, '1 h 0 min 0 s'],
  [3_725, '1 h 2 min 5 s'],
])('%i seconds are said as no time of day', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words)
})
