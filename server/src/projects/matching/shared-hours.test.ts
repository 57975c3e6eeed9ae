import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedWorkingHours } from './shared-hours.ts'

const WINTER = new Date('2026-01-15T12:00:00Z')
const SUMMER = new Date('2026-07-15T12:00:00Z')

test.each([
  ['Europe/Berlin', 'Europe/Berlin', 8],
  ['Europe/Lisbon', 'Europe/Berlin', 7],
  ['America/New_York', 'Europe/Berlin', 2],
  ['America/Los_Angeles', 'Europe/Berlin', 0],
  ['Asia/Kolkata', 'UTC', 2.5],
  // Over the date line: 19 hours apart by the clock are 5 by the day.
  ['Pacific/Auckland', 'America/Los_Angeles', 5],
])('%s and %s share %d working hours', (one, other, hours) => {
  expect(sharedWorkingHours(one, other, WINTER)).toBe(hours)
})

test('summer time is minded', () => {
  expect(sharedWorkingHours('Europe/London', 'UTC', WINTER)).toBe(8)
  expect(sharedWorkingHours('Europe/London', 'UTC', SUMMER)).toBe(7)
})

test('a zone that is none says nothing', () => {
  expect(sharedWorkingHours('Mars/Olympus', 'UTC', WINTER)).toBeNull()
})

test('it is the same from both sides, and never more than a working day, whatever the zones and the moment', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(zone, zone, moment, (one, other, at) => {
      const hours = sharedWorkingHours(one, other, at) ?? -1
      expect(hours).toBe(sharedWorkingHours(other, one, at))
      expect(hours).toBeGreaterThanOrEqual(0)
      expect(hours).toBeLessThanOrEqual(8)
    }),
    { seed: 5 },
  )
})
