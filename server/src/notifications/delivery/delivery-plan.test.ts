import { expect, test } from 'vitest'
import { NOTIFICATION_FREQUENCIES, NOTIFICATION_TYPES, notificationKind } from '#contract/notifications-kinds.ts'
import { type DeliveryPreference, type DeliverySettings, planDelivery, quietUntil, SWITCHED_OFF } from './delivery-plan.ts'

const everything: DeliveryPreference = { isEmail: true, isPush: true, frequency: 'instant' }
const night = { from: '22:00', until: '07:00' }
const lunch = { from: '12:00', until: '14:00' }

interface Moment {
  when: string
  settings: DeliverySettings
  now: string
  instant: string
  hourly: string
  daily: string
}
const inZone = (timeZone: string, quietHours: DeliverySettings['quietHours'], digestAt = '08:00'): DeliverySettings => ({
  ...{ timeZone, quietHours, digestAt },
})

// Every moment is written by hand, with the offset that the zone has on that day.
const MOMENTS: Moment[] = [
  {
    when: 'no quiet hours in Lisbon',
    settings: inZone('Europe/Lisbon', null),
    now: '2026-06-10T15:20:30+01:00',
    instant: '2026-06-10T15:20:30+01:00',
    hourly: '2026-06-10T16:00:00+01:00',
    daily: '2026-06-11T08:00:00+01:00',
  },
  {
    when: 'before lunch in Kathmandu, whose hours are not those of UTC',
    settings: inZone('Asia/Kathmandu', lunch, '13:00'),
    now: '2026-06-10T11:10:00+05:45',
    instant: '2026-06-10T11:10:00+05:45',
    hourly: '2026-06-10T14:00:00+05:45',
    daily: '2026-06-10T14:00:00+05:45',
  },
  {
    when: 'at lunch in Kathmandu',
    settings: inZone('Asia/Kathmandu', lunch),
    now: '2026-06-10T12:00:00+05:45',
    instant: '2026-06-10T14:00:00+05:45',
    hourly: '2026-06-10T14:00:00+05:45',
    daily: '2026-06-11T08:00:00+05:45',
  },
  {
    when: 'the moment lunch is over in Kathmandu',
    settings: inZone('Asia/Kathmandu', lunch),
    now: '2026-06-10T14:00:00+05:45',
    instant: '2026-06-10T14:00:00+05:45',
    hourly: '2026-06-10T15:00:00+05:45',
    daily: '2026-06-11T08:00:00+05:45',
  },
  {
    when: 'late in the evening in New York',
    settings: inZone('America/New_York', night),
    now: '2026-01-10T23:30:00-05:00',
    instant: '2026-01-11T07:00:00-05:00',
    hourly: '2026-01-11T07:00:00-05:00',
    daily: '2026-01-11T08:00:00-05:00',
  },
  {
    when: 'early in the morning in New York, when the daily mail would fall into the quiet hours',
    settings: inZone('America/New_York', night, '06:30'),
    now: '2026-01-11T06:10:00-05:00',
    instant: '2026-01-11T07:00:00-05:00',
    hourly: '2026-01-11T07:00:00-05:00',
    daily: '2026-01-11T07:00:00-05:00',
  },
  {
    when: 'the hour before the quiet hours in New York',
    settings: inZone('America/New_York', night),
    now: '2026-01-10T21:30:00-05:00',
    instant: '2026-01-10T21:30:00-05:00',
    hourly: '2026-01-11T07:00:00-05:00',
    daily: '2026-01-11T08:00:00-05:00',
  },
  {
    when: 'the night of spring in Lisbon, an hour short',
    settings: inZone('Europe/Lisbon', night),
    now: '2026-03-28T23:00:00+00:00',
    instant: '2026-03-29T07:00:00+01:00',
    hourly: '2026-03-29T07:00:00+01:00',
    daily: '2026-03-29T08:00:00+01:00',
  },
  {
    when: 'quiet hours whose end the clock skips in Lisbon',
    settings: inZone('Europe/Lisbon', { from: '22:00', until: '01:30' }, '01:30'),
    now: '2026-03-29T00:10:00+00:00',
    instant: '2026-03-29T02:30:00+01:00',
    hourly: '2026-03-29T02:30:00+01:00',
    daily: '2026-03-29T02:30:00+01:00',
  },
  {
    when: 'the night of autumn in New York, an hour long',
    settings: inZone('America/New_York', night),
    now: '2026-10-31T23:00:00-04:00',
    instant: '2026-11-01T07:00:00-05:00',
    hourly: '2026-11-01T07:00:00-05:00',
    daily: '2026-11-01T08:00:00-05:00',
  },
  {
    when: 'the first of two half past ones in New York, where the quiet hours end then',
    settings: inZone('America/New_York', { from: '22:00', until: '01:30' }, '01:30'),
    now: '2026-11-01T01:10:00-04:00',
    instant: '2026-11-01T01:30:00-04:00',
    hourly: '2026-11-01T01:00:00-05:00',
    daily: '2026-11-01T01:30:00-04:00',
  },
  {
    when: 'the second of two ten past ones in New York: the quiet hours are over',
    settings: inZone('America/New_York', { from: '22:00', until: '01:30' }, '01:30'),
    now: '2026-11-01T01:10:00-05:00',
    instant: '2026-11-01T01:10:00-05:00',
    hourly: '2026-11-01T02:00:00-05:00',
    daily: '2026-11-02T01:30:00-05:00',
  },
]

for (const type of NOTIFICATION_TYPES) {
  const kind = notificationKind(type)
  for (const channel of ['email', 'push'] as const) {
    const isFixed = kind.fixed.includes(channel)

    test(`${type} by ${channel}: ${isFixed ? 'nothing holds it up' : 'each frequency waits for its time and for the quiet hours'}`, () => {
      for (const { when, settings, now: at, ...expected } of MOMENTS) {
        for (const frequency of NOTIFICATION_FREQUENCIES) {
          const now = new Date(at)
          const plan = planDelivery({ kind, channel, settings, now, preference: { ...everything, frequency } })
          const notBefore = isFixed ? now : new Date(expected[frequency])
          expect(plan, `${when}, ${frequency}`).toEqual({
            ...{ state: 'waiting', reason: null, notBefore },
            isDigest: !isFixed && frequency !== 'instant',
          })
        }
      }
    })

    test(`${type} by ${channel}, switched off: ${isFixed ? 'comes all the same' : 'is withheld, and says so'}`, () => {
      for (const { settings, now } of MOMENTS) {
        for (const frequency of NOTIFICATION_FREQUENCIES) {
          const off = { isEmail: channel !== 'email', isPush: channel !== 'push', frequency }
          const plan = planDelivery({ kind, channel, settings, now: new Date(now), preference: off })
          expect(plan).toMatchObject(isFixed ? { state: 'waiting', isDigest: false } : { state: 'withheld', reason: SWITCHED_OFF })
        }
      }
    })
  }
}

test('quiet hours that begin when they end are none', () => {
  expect(quietUntil(inZone('UTC', { from: '08:00', until: '08:00' }), new Date('2026-06-10T08:00:00Z'))).toBeNull()
})
