import { expect, test } from 'vitest'
import { timeZone } from './time-zone.ts'

test.each(['UTC', 'Europe/Lisbon', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'Asia/Calcutta', 'Etc/GMT+5'])('%s is one', zone => {
  expect(timeZone.safeParse(zone).success).toBe(true)
})

test.each(['', 'Lisbon', 'Europe/Lisboa', '+02:00', 'CEST', 'utc/..', 'Europe/Lisbon; drop', null])('%j is none, and told so', zone => {
  expect(timeZone.safeParse(zone).error?.issues[0]?.message).toBe('Choose a time zone from the list, such as Europe/Lisbon.')
})
