import { expect, test } from 'vitest'
import { type Availability, DEFAULT_AVAILABILITY } from '#contract/ar-sessions-availability.ts'
import { offsetAt } from '../platform/wall-clock.ts'
import { isSlot, slotsOf } from './slots.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const usual = (timezone: string, given: Partial<Availability> = {}): Availability => ({ ...DEFAULT_AVAILABILITY, timezone, ...given })
const always = (timezone: string, from = '00:00', until = '24:00'): Availability =>
  usual(timezone, { weekly: [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, ranges: [{ from, until }] })) })
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
const slots = (
  availability: Availability,
  from: string,
  until = from,
  { now = `${from}T00:00:00Z`, timezone = availability.timezone } = {},
) => slotsOf(availability, { from, until, timezone }, new Date(Date.parse(now) - 2 * DAY_MS))

/** What the clock of a zone shows, asked of the runtime and not of what is tested. */
const clocks = new Map<string, Intl.DateTimeFormat>()
const clock = (timeZone: string, at: Date): { day: string; time: string } => {
  const format = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, format)
  const [day = '', time = ''] = format.format(at).split(' ')
  return { day, time }
}

test('an ordinary day has the starts from 09:00 to 17:00 on the clock of the expert', () => {
  const times = slots(usual('Asia/Kolkata'), '2026-12-02').map(at => clock('Asia/Kolkata', at))
  expect(times.map(({ time }) => time)).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'])
  expect(new Set(times.map(({ day }) => day))).toEqual(new Set(['2026-12-02']))
})

test('days are those of the one who asks: of an expert on the other side of the date line, parts of two', () => {
  const starts = slots(usual('Pacific/Kiritimati'), '2026-12-02', '2026-12-02', { timezone: 'Pacific/Pago_Pago' })
  expect(starts.length).toBe(9)
  for (const at of starts) expect(clock('Pacific/Pago_Pago', at).day).toBe('2026-12-02')
})

test('the hours of a week, days that are different, notice and the last day are kept', () => {
  const availability = usual('UTC', {
    weekly: [
      {
        weekday: 3,
        ranges: [
          { from: '08:30', until: '10:45' },
          { from: '10:00', until: '12:00' },
        ],
      },
    ],
    exceptions: [
      { date: '2026-12-09', ranges: [] },
      { date: '2026-12-10', ranges: [{ from: '22:00', until: '24:00' }] },
    ],
    noticeHours: 24,
  })
  const read = (from: string, until: string, now: string) =>
    slotsOf(availability, { from, until, timezone: 'UTC' }, new Date(now)).map(at => at.toISOString().slice(5, 16))
  expect(read('2026-12-01', '2026-12-12', '2026-11-30T00:00:00Z')).toEqual([
    ...['12-02T08:30', '12-02T09:30', '12-02T10:00', '12-02T11:00'],
    ...['12-10T22:00', '12-10T23:00'],
  ])
  expect(read('2026-12-01', '2026-12-08', '2026-12-01T09:45:00Z')).toEqual(['12-02T10:00', '12-02T11:00'])
  expect(read('2027-06-02', '2027-06-02', '2026-12-04T10:30:00Z')).toEqual(['06-02T08:30', '06-02T09:30', '06-02T10:00'])
  expect(isSlot(availability, new Date('2026-12-02T09:30:00Z'), new Date('2026-11-30T00:00:00Z'))).toBe(true)
  expect(isSlot(availability, new Date('2026-12-02T09:31:00Z'), new Date('2026-11-30T00:00:00Z'))).toBe(false)
})

test('an hour that the clock skips is no slot, and one that it shows twice is two', () => {
  const spring = slots(always('Europe/Berlin', '00:00', '05:00'), '2026-03-29').map(at => at.toISOString().slice(11, 16))
  expect(spring).toEqual(['23:00', '00:00', '01:00', '02:00'])
  const autumn = slots(always('Europe/Berlin', '00:00', '05:00'), '2026-10-25').map(at => at.toISOString().slice(11, 16))
  expect(autumn).toEqual(['22:00', '23:00', '00:00', '01:00', '02:00', '03:00'])
  // Half past one until half past two on the clock that goes back at three: an hour from there shows a quarter past two for the second time.
  expect(slots(always('Europe/Berlin', '02:30', '03:00'), '2026-10-25')).toEqual([])
  // Half an hour back, on Lord Howe: half past one comes twice.
  const half = slots(always('Australia/Lord_Howe', '01:30', '03:30'), '2026-04-05').map(at => at.toISOString().slice(11, 16))
  expect(half).toEqual(['14:30', '15:00', '16:00'])
})

/** The days on which the clock of a zone changes in a year, by asking every week and then the days of those in which it does. */
const changesOf = (timeZone: string, year: number): number[] => {
  const changesIn = (from: number, days: number) => offsetAt(timeZone, from) !== offsetAt(timeZone, from + days * DAY_MS)
  const weeks = Array.from({ length: 52 }, (_, n) => Date.UTC(year, 0, 1) + 7 * n * DAY_MS).filter(week => changesIn(week, 7))
  return weeks.flatMap(week => Array.from({ length: 7 }, (_, n) => week + n * DAY_MS).filter(day => changesIn(day, 1)))
}

const RANGES = [
  ['09:00', '18:00'],
  ['00:00', '24:00'],
  ['01:30', '04:30'],
] as const

test('in every zone of the world, around both days on which clocks change, each slot is an hour within the hours, once', {
  timeout: 120_000,
}, () => {
  const wrong: string[] = []
  let changes = 0
  for (const timezone of Intl.supportedValuesOf('timeZone')) {
    const days = changesOf(timezone, 2026)
    changes += days.length
    for (const day of [...days, Date.UTC(2026, 6, 8)])
      for (const [from, until] of RANGES) {
        const starts = slots(always(timezone, from, until), dayOf(day - DAY_MS), dayOf(day + 2 * DAY_MS))
        const span = `${timezone} ${dayOf(day)} ${from}`
        if (starts.some((start, n) => n > 0 && start <= (starts[n - 1] ?? start))) wrong.push(`${span}: not in order, or twice`)
        for (const start of starts)
          for (let minute = 0; minute < 60; minute += 30) {
            const { day: shown, time } = clock(timezone, new Date(start.getTime() + minute * 60_000))
            if (time < from || time >= until || (minute === 0 && shown < dayOf(day - DAY_MS)))
              wrong.push(`${span}: ${time} of ${start.toISOString()}`)
          }
        // None is missing on a day on which nothing changes.
        for (let n = -1; n <= 2; n += 1) {
          const midday = day + n * DAY_MS
          if (days.some(change => Math.abs(change - midday) <= DAY_MS)) continue
          const hours =
            (Number(until.slice(0, 2)) * 60 + Number(until.slice(3)) - Number(from.slice(0, 2)) * 60 - Number(from.slice(3))) / 60
          const found = starts.filter(start => clock(timezone, start).day === dayOf(midday)).length
          if (found !== Math.floor(hours)) wrong.push(`${span}: ${found} on ${dayOf(midday)}`)
        }
      }
  }
  expect(wrong.slice(0, 20)).toEqual([])
  expect(changes).toBeGreaterThan(200)
})
