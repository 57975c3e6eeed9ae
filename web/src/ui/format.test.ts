import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'
import { formatDate, formatHourlyRate, formatHours, formatHoursRange, formatMoney } from './format.ts'
import { preview } from './preview.ts'

test('a text of exactly the limit is shown whole, without an ellipsis', () => {
  expect(preview('a'.repeat(120), 120)).toBe('a'.repeat(120))
})
test('a longer text is cut at the limit and ends in one ellipsis', () => {
  expect(preview('a'.repeat(121), 120)).toBe(`${'a'.repeat(120)}…`)
})
test('a sign of two code units is not halved', () => {
  expect(preview('🔧🔧🔧', 2)).toBe('🔧🔧…')
})
test('a date has a short month, a day and a year', () => {
  expect(formatDate('2026-11-20T12:00:00.000Z')).toBe('Nov 20, 2026')
})
test('an hourly rate always has two decimals', () => {
  expect([65, 72.5].map(formatHourlyRate)).toEqual(['$65.00/hr', '$72.50/hr'])
})
test('an amount has cents only where there are some', () => {
  expect([1300, 1300.5].map(formatMoney)).toEqual(['$1,300', '$1,300.50'])
})
test('hours have at most one decimal', () => {
  expect([formatHours(7.25), formatHours(8), formatHoursRange(4, 12.5)]).toEqual(['7.3 h', '8 h', '4–12.5 h'])
})
test('initials are the first letters of the first two names', () => {
  expect(['Ada Lovelace', 'ada', 'Mary Ann Evans', ''].map(initialsOf)).toEqual(['AL', 'A', 'MA', ''])
})
