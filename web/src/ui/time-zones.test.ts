import { expect, test } from 'vitest'
import { browserTimeZone, clockOfZone, placeOfZone, timeZoneChoices } from './time-zones.ts'

const SUMMER = new Date('2026-07-01T12:00:00Z')
const WINTER = new Date('2026-01-01T12:00:00Z')

test.each([
  ['Europe/Lisbon', 'Lisbon, Europe'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, America, Argentina'],
  ['UTC', 'UTC'],
])('%s is shown as %s', (zone, place) => {
  expect(placeOfZone(zone)).toBe(place)
})

test('offset and clock are those of the moment', () => {
  expect([clockOfZone('Europe/Lisbon', SUMMER).offset, clockOfZone('Europe/Lisbon', WINTER).offset]).toEqual(['UTC+1', 'UTC'])
  expect(clockOfZone('Asia/Kolkata', WINTER)).toMatchObject({ time: expect.stringMatching(/(17|5):30/), offset: 'UTC+5:30' })
  expect(clockOfZone('America/St_Johns', WINTER)).toMatchObject({ time: expect.stringMatching(/0?8:30/), offset: 'UTC\u22123:30' })
})

test('one clock for all zones shows what a clock of its own would', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const own = new Intl.DateTimeFormat(undefined, { timeZone: zone, timeStyle: 'short' }).format(SUMMER)
    expect([zone, clockOfZone(zone, SUMMER).time]).toEqual([zone, own])
  }
})

test('a zone is found by its city, its country, its own name and its offset', () => {
  const choices = timeZoneChoices(SUMMER, undefined)
  const lisbon = choices.find(choice => choice.value === 'Europe/Lisbon')
  expect(lisbon?.label).toBe('Lisbon, Europe')
  for (const word of ['Portugal', 'Europe/Lisbon', 'Western European Summer Time', 'UTC+1']) expect(lisbon?.words).toContain(word)
})

test('UTC is there once, and so is a zone that only another browser knew', () => {
  const zones = timeZoneChoices(SUMMER, 'US/Pacific').map(choice => choice.value)
  expect(zones.filter(zone => zone === 'UTC')).toHaveLength(1)
  expect(zones).toContain('US/Pacific')
  expect(new Set(zones).size).toBe(zones.length)
})

test('what the browser says is a zone', () => {
  expect(browserTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})
