import { SESSION_MINUTES } from '#contract/ar-sessions.ts'
import { type Availability, BOOKING_DAYS_AHEAD, type TimeRange } from '#contract/ar-sessions-availability.ts'
import { momentsAt, offsetAt, wallClock } from '../platform/wall-clock.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const SESSION_MS = SESSION_MINUTES * MINUTE_MS
/** Two calendars are never further apart: from UTC-12 to UTC+14 it is a day and two hours. */
const CALENDARS_APART_DAYS = 2

/** Days (YYYY-MM-DD) of somebody's calendar, both included. */
export interface SlotSpan {
  from: string
  until: string
  timezone: string
}

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10)
const weekdayOf = (midnight: number): number => new Date(midnight).getUTCDay() || 7

const rangesOn = ({ weekly, exceptions }: Availability, midnight: number): TimeRange[] => {
  const different = exceptions.filter(({ date }) => date === dayOf(midnight))
  const days = different.length > 0 ? different : weekly.filter(({ weekday }) => weekday === weekdayOf(midnight))
  return days.flatMap(({ ranges }) => ranges)
}

/** Whether the clock shows times of the range in every minute of a session. `midnight`: of the day, on that clock. */
const isWithin = (timeZone: string, start: number, midnight: number, [from, until]: readonly [number, number]): boolean => {
  for (let at = start; at < start + SESSION_MS; at += MINUTE_MS) {
    const shown = (wallClock(timeZone, new Date(at)) - midnight) / MINUTE_MS
    if (shown < from || shown >= until) return false
  }
  return true
}

/** How far the clock is ahead of UTC all through a day, or undefined where it changes about then. No clock changes twice in three days. */
const steadyOffset = (timeZone: string, midnight: number): number | undefined => {
  const before = offsetAt(timeZone, midnight - DAY_MS)
  return before === offsetAt(timeZone, midnight + 2 * DAY_MS) ? before : undefined
}

const startsOn = (availability: Availability, midnight: number): number[] => {
  const { timezone } = availability
  const ranges = rangesOn(availability, midnight).map(({ from, until }) => [minutesOf(from), minutesOf(until)] as const)
  if (ranges.length === 0) return []
  const offset = steadyOffset(timezone, midnight)
  return ranges.flatMap(([from, until]) => {
    const hours = Array.from({ length: Math.ceil((until - from) / SESSION_MINUTES) }, (_, n) => from + n * SESSION_MINUTES)
    // A day like most: asking the clock for every minute would take long.
    if (offset !== undefined)
      return hours.filter(minute => minute + SESSION_MINUTES <= until).map(minute => midnight + minute * MINUTE_MS - offset)
    const starts = hours.flatMap(minute => momentsAt(timezone, midnight + minute * MINUTE_MS))
    return starts.filter(start => isWithin(timezone, start, midnight, [from, until]))
  })
}

/**
 * The starts of sessions that an expert takes: each an hour of real time, all of it within his hours on his clock, neither too soon nor too far
 * ahead. A time that his clock skips is no slot; one that it shows twice is two. Whether a slot is free is not asked here.
 */
export const slotsOf = (availability: Availability, { from, until, timezone }: SlotSpan, now: Date): Date[] => {
  const earliest = now.getTime() + availability.noticeHours * HOUR_MS
  const latest = now.getTime() + BOOKING_DAYS_AHEAD * DAY_MS
  const first = Date.parse(from) - CALENDARS_APART_DAYS * DAY_MS
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1 + 2 * CALENDARS_APART_DAYS
  const starts = new Set(Array.from({ length: days }, (_, n) => startsOn(availability, first + n * DAY_MS)).flat())
  return [...starts]
    .filter(start => start > now.getTime() && start >= earliest && start <= latest)
    .map(start => new Date(start))
    .filter(start => {
      const day = dayOf(wallClock(timezone, start))
      return day >= from && day <= until
    })
    .sort((one, other) => one.getTime() - other.getTime())
}

/** Whether a session can begin at this moment. */
export const isSlot = (availability: Availability, start: Date, now: Date): boolean => {
  const day = dayOf(start.getTime())
  return slotsOf(availability, { from: day, until: day, timezone: 'UTC' }, now).some(slot => slot.getTime() === start.getTime())
}

/** What a session takes of its expert's time: its hour, and what he keeps free after it. */
export const busyTime = (start: Date, bufferMinutes: number): { busyFrom: Date; busyUntil: Date } => ({
  busyFrom: start,
  busyUntil: new Date(start.getTime() + SESSION_MS + bufferMinutes * MINUTE_MS),
})
