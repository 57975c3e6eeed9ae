import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { isoDateTime, positiveIntText } from './shared/primitives.ts'
import { timeZone } from './shared/time-zone.ts'

/** Days of the week as ISO 8601 counts them: 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
/** Where an expert has said nothing: every day, starts from 09:00 to 17:00 in his zone. */
export const DEFAULT_FROM = '09:00'
export const DEFAULT_LAST_START = '17:00'
const DEFAULT_UNTIL = '18:00'
export const NOTICE_HOURS = [0, 1, 2, 4, 8, 24, 48] as const
export const BUFFER_MINUTES = [0, 15, 30, 60] as const
const MAX_RANGES = 8
const MAX_EXCEPTIONS = 366
/** Nobody books further ahead. */
export const BOOKING_DAYS_AHEAD = 180
/** Slots are asked for a month at a time. */
const SLOT_DAYS_MAX = 62

const clock = (message: string) => z.string({ error: message }).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: message }))
const TIME = 'A time is written HH:MM, such as 09:00.'
/** From one time of day until another, on the clock of the expert's zone; `24:00` is the end of the day. */
export const TimeRange = z
  .object({ from: clock(TIME), until: clock(TIME) })
  .check(z.refine(({ from, until }) => from < until, { error: 'A time must end after it begins.', path: ['until'] }))
export type TimeRange = z.infer<typeof TimeRange>

const ranges = z.array(TimeRange).check(z.maxLength(MAX_RANGES, { error: `At most ${MAX_RANGES} times a day.` }))
const NOTICE = `noticeHours must be one of: ${NOTICE_HOURS.join(', ')}.`
const BUFFER = `bufferMinutes must be one of: ${BUFFER_MINUTES.join(', ')}.`

/**
 * When an expert takes sessions: weekly, with days that are different (no range: not that day), in his own zone. `noticeHours`: nobody books
 * sooner. `bufferMinutes`: kept free after each session.
 */
export const Availability = z.object({
  timezone: timeZone,
  weekly: z.array(z.object({ weekday: z.int().check(z.minimum(1), z.maximum(7)), ranges })).check(z.maxLength(7)),
  exceptions: z
    .array(z.object({ date: z.iso.date({ error: 'A day is written YYYY-MM-DD.' }), ranges }))
    .check(z.maxLength(MAX_EXCEPTIONS, { error: `At most ${MAX_EXCEPTIONS} days can be different.` })),
  noticeHours: z.number({ error: NOTICE }).check(z.refine(hours => NOTICE_HOURS.some(one => one === hours), { error: NOTICE })),
  bufferMinutes: z.number({ error: BUFFER }).check(z.refine(minutes => BUFFER_MINUTES.some(one => one === minutes), { error: BUFFER })),
})
export type Availability = z.infer<typeof Availability>

export const DEFAULT_AVAILABILITY: Omit<Availability, 'timezone'> = {
  weekly: WEEKDAYS.map(weekday => ({ weekday, ranges: [{ from: DEFAULT_FROM, until: DEFAULT_UNTIL }] })),
  exceptions: [],
  noticeHours: 0,
  bufferMinutes: 0,
}

export const getAvailability = endpoint({
  method: 'GET',
  path: '/_api/ar/availability',
  summary: 'When the caller, an expert, takes sessions.',
  access: 'signed-in',
  input: z.object({}),
  output: Availability,
})

export const saveAvailability = endpoint({
  method: 'POST',
  path: '/_api/ar/availability',
  summary: 'Says when the caller, an expert, takes sessions. What is booked already stays booked.',
  access: 'signed-in',
  input: Availability,
  output: z.extend(Availability, {
    /** Sessions that are booked at times that he no longer takes. */
    sessionsOutside: z.int(),
  }),
})

/** The start of a session that could be, on the clock of nobody: `startsAt` is a moment. `isFree`: it can be booked now. */
export const Slot = z.object({ startsAt: isoDateTime, isFree: z.boolean() })
export type Slot = z.infer<typeof Slot>

const SERVICE_ID = 'Service ID must be a positive integer.'
const TASK_ID = 'Task ID must be a positive integer.'
const queryId = (message: string) => z.optional(positiveIntText(message))
const DAY = 'A day is written YYYY-MM-DD.'

export const listSlots = endpoint({
  method: 'GET',
  path: '/_api/ar/slots',
  summary: `The slots of the expert of a service, or of the one hired for a task, from one day until another, both included, on the calendar of \`timezone\`; at most ${SLOT_DAYS_MAX} days. Taken ones are told as not free; by whom is told to nobody.`,
  access: 'public',
  input: z
    .object({
      serviceId: queryId(SERVICE_ID),
      taskId: queryId(TASK_ID),
      /** Of a session that is to be moved: its own time counts as free. */
      sessionId: queryId('Session ID must be a positive integer.'),
      from: z.iso.date({ error: DAY }),
      until: z.iso.date({ error: DAY }),
      timezone: timeZone,
    })
    .check(
      z.refine(({ from, until }) => from <= until && Date.parse(until) - Date.parse(from) <= SLOT_DAYS_MAX * 86_400_000, {
        error: `Ask for at most ${SLOT_DAYS_MAX} days at once, the first before the last.`,
        path: ['until'],
      }),
    ),
  output: z.object({ expertName: z.string(), expertTimezone: z.string(), slots: z.array(Slot) }),
})
