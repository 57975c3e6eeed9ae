import { type ArSession, LATE_CHANGE_HOURS } from '#contract/ar-sessions.ts'
import { placeOfZone } from '../ui/time-zones.ts'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

const clockOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const format = (iso: string, zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone }).format(new Date(iso))

/** '14:00' on the clock of a zone. */
export const clockIn = (iso: string, zone: string): string => format(iso, zone, clockOptions)
/** 'Mon, Nov 23' on its calendar. */
export const weekdayIn = (iso: string, zone: string): string => format(iso, zone, { weekday: 'short', month: 'short', day: 'numeric' })
/** '2026-11-23' on its calendar. */
export const dayIn = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(iso))
/** 'Mon, Nov 23, 2026, 14:00' */
export const momentIn = (iso: string, zone: string): string =>
  `${format(iso, zone, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })}, ${clockIn(iso, zone)}`

/** 'Lisbon' of a zone. */
export const cityOf = (zone: string): string => placeOfZone(zone).split(',')[0] ?? zone

const isSameClock = (iso: string, zone: string, other: string) => momentIn(iso, zone) === momentIn(iso, other)

/** What another's clock says beside one's own: '09:00 in New York', with its day where that is another; null where both say the same. */
export const clockThere = (iso: string, zone: string, own: string): string | null => {
  if (isSameClock(iso, zone, own)) return null
  const day = dayIn(iso, zone) === dayIn(iso, own) ? '' : `${weekdayIn(iso, zone)}, `
  return `${day}${clockIn(iso, zone)} in ${cityOf(zone)}`
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** '2 days 3 hours', '2 hours 5 minutes', '4 minutes'. */
const spanWords = (minutes: number): string => {
  const days = Math.floor(minutes / DAY_MINUTES)
  const hours = Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES)
  const parts =
    days > 0
      ? [counted(days, 'day'), hours > 0 && counted(hours, 'hour')]
      : [hours > 0 && counted(hours, 'hour'), minutes % HOUR_MINUTES > 0 && counted(minutes % HOUR_MINUTES, 'minute')]
  return parts.filter(Boolean).join(' ')
}

export const isLate = ({ status, scheduledAt }: ArSession, now: Date): boolean =>
  status === 'scheduled' && now.getTime() - Date.parse(scheduledAt) >= MINUTE_MS

/** How far it is to the time of a session, or past it. */
export const countdownWords = ({ scheduledAt }: ArSession, now: Date): string => {
  const minutes = Math.ceil((Date.parse(scheduledAt) - now.getTime()) / MINUTE_MS)
  if (minutes > 0) return `in ${spanWords(minutes)}`
  return minutes === 0 ? 'now' : `${spanWords(-minutes)} late`
}

/** Whether moving or cancelling it now is told to the other side as late. */
export const isLateChange = ({ scheduledAt }: ArSession, now: Date): boolean =>
  Date.parse(scheduledAt) - now.getTime() < LATE_CHANGE_HOURS * HOUR_MINUTES * MINUTE_MS
