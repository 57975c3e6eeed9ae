import { momentsAt, offsetAt, wallClock } from '../../platform/wall-clock.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * The moment at which the wall clock shows this. A time that the clock skips in spring comes as much later as it skips; of one that comes
 * twice in autumn the first counts.
 */
const momentOf = (timeZone: string, wall: number): number => {
  const [first] = momentsAt(timeZone, wall)
  return first ?? wall - offsetAt(timeZone, wall - DAY_MS)
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
