const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Making a formatter costs more than using it; there are a few hundred zones. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, made)
  return made
}

/** What the clock on the wall shows, as if it were UTC: to be counted with, never to be taken for a moment. */
const wallClock = (timeZone: string, at: Date): number => {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

const offsetAt = (timeZone: string, at: number): number => {
  const second = Math.floor(at / 1_000) * 1_000
  return wallClock(timeZone, new Date(second)) - second
}

/**
 * The moment at which the wall clock shows this. A time that the clock skips in spring comes as much later as it skips; of one that comes
 * twice in autumn the first counts.
 */
const momentOf = (timeZone: string, wall: number): number => {
  const before = offsetAt(timeZone, wall - DAY_MS)
  const after = offsetAt(timeZone, wall + DAY_MS)
  const moments = [wall - before, wall - after].filter(moment => moment + offsetAt(timeZone, moment) === wall)
  return moments.length > 0 ? Math.min(...moments) : wall - before
}

const minutesOf = (timeOfDay: string): number => {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number)
  return hours * 60 + minutes
}

/** When it is this time of day (HH:MM) in the zone, on the day of `at` or as many days from it. */
export const timeOnDay = (timeZone: string, at: Date, timeOfDay: string, daysFrom = 0): Date => {
  const midnight = Math.floor(wallClock(timeZone, at) / DAY_MS) * DAY_MS
  return new Date(momentOf(timeZone, midnight + daysFrom * DAY_MS + minutesOf(timeOfDay) * MINUTE_MS))
}

/** The next moment after `at` at which it is this time of day. */
export const nextTimeOfDay = (timeZone: string, at: Date, timeOfDay: string): Date => {
  const today = timeOnDay(timeZone, at, timeOfDay)
  return today > at ? today : timeOnDay(timeZone, at, timeOfDay, 1)
}

/** When the minutes on the person's clock are next at nought: not every zone is whole hours from UTC. */
export const nextFullHour = (timeZone: string, at: Date): Date => {
  const intoHour = (at.getTime() + offsetAt(timeZone, at.getTime())) % HOUR_MS
  return new Date(at.getTime() + HOUR_MS - intoHour)
}
