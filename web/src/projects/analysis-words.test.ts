import { expect, test } from 'vitest'
import { daysInWords, formatCost, formatDay, formatDuration } from './analysis-words.ts'

test('a cost is shown to the hundredth of a cent, a duration as one reads it', () => {
  expect([formatCost(0), formatCost(0.00512), formatCost(1.5)]).toEqual(['$0.00', '$0.0051', '$1.50'])
  expect([formatDuration(40), formatDuration(59_900), formatDuration(72_400)]).toEqual(['0.0 s', '59.9 s', '1 min 12 s'])
  expect(formatDay('2026-11-01')).toBe('Nov 1')
})

test('the days add up to one sentence', () => {
  const day = { day: '2026-11-01', runs: 1, fellBack: 1, fromCache: 0, failed: 0, tokens: 10, cost: 0.25 }
  const figures = { days: [day, { ...day, fellBack: 0, failed: 1 }], analystNames: [], allowance: null }
  expect(daysInWords(figures)).toBe('2 analyses in 2 days, 1 of them fell back, 1 failed; $0.50 in all.')
})
