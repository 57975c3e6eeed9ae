import { type Availability, Availability as AvailabilitySchema, type TimeRange } from '#contract/ar-sessions-availability.ts'

const HALF_HOURS = 48
const two = (part: number) => String(part).padStart(2, '0')

/** '00:00' to '24:00' by half hours. */
export const CLOCK_STEPS: readonly string[] = Array.from(
  { length: HALF_HOURS + 1 },
  (_, step) => `${two(Math.floor(step / 2))}:${step % 2 === 0 ? '00' : '30'}`,
)

const EVENING = '24:00'
const USUAL: TimeRange = { from: '09:00', until: '18:00' }

/** A further range of a day: after the last one, as far as the day goes. */
export const rangeAfter = (ranges: readonly TimeRange[]): TimeRange => {
  const last = ranges.at(-1)?.until
  if (last === undefined) return USUAL
  const start = CLOCK_STEPS[Math.min(CLOCK_STEPS.indexOf(last) + 2, CLOCK_STEPS.length - 3)] ?? USUAL.from
  return { from: start, until: CLOCK_STEPS[Math.min(CLOCK_STEPS.indexOf(start) + 4, CLOCK_STEPS.length - 1)] ?? EVENING }
}

export const rangesOf = (availability: Availability, weekday: number): readonly TimeRange[] =>
  availability.weekly.find(day => day.weekday === weekday)?.ranges ?? []

export const withWeekday = (availability: Availability, weekday: number, ranges: readonly TimeRange[]): Availability => ({
  ...availability,
  weekly: [...availability.weekly.filter(day => day.weekday !== weekday), { weekday, ranges: [...ranges] }].sort(
    (one, other) => one.weekday - other.weekday,
  ),
})

/** The days that are different, in their order; one that is said anew replaces what was said before. */
export const withException = (availability: Availability, date: string, ranges: readonly TimeRange[] | null): Availability => ({
  ...availability,
  exceptions: [
    ...availability.exceptions.filter(each => each.date !== date),
    ...(ranges === null ? [] : [{ date, ranges: [...ranges] }]),
  ].sort((one, other) => one.date.localeCompare(other.date)),
})

const overlaps = (ranges: readonly TimeRange[]): boolean => {
  const sorted = [...ranges].sort((one, other) => one.from.localeCompare(other.from))
  return sorted.some((range, index) => index > 0 && range.from < (sorted[index - 1]?.until ?? ''))
}
const OVERLAP = 'Two times of a day overlap.'

/** What is wrong with the times of a day; null when nothing is. */
export const rangesError = (ranges: readonly TimeRange[]): string | null => {
  if (ranges.some(({ from, until }) => from >= until)) return 'A time must end after it begins.'
  return overlaps(ranges) ? OVERLAP : null
}

/** The first thing that is wrong with all of it; null when it can be saved. */
export const availabilityError = (availability: Availability): string | null => {
  const days = [...availability.weekly, ...availability.exceptions]
  const wrongDay = days.map(({ ranges }) => rangesError(ranges)).find(error => error !== null)
  return wrongDay ?? AvailabilitySchema.safeParse(availability).error?.issues[0]?.message ?? null
}
