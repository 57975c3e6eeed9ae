const WORKING_HOURS_A_DAY = 8
const HOUR_MS = 3_600_000
const HOURS_A_DAY = 24

/** Making a formatter costs more than using it; there are a few hundred zones. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (timezone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timezone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formatters.set(timezone, made)
  return made
}

/** How far a zone is ahead of UTC at a moment, in hours. */
const offsetHours = (timezone: string, at: Date): number => {
  const parts = new Map(
    formatterOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return Math.round((local - at.getTime()) / (HOUR_MS / 4)) / 4
}

/** Hours of a working day, nine to five in each zone, in which both are at work; null where a zone is none. */
export const sharedWorkingHours = (one: string, other: string, at: Date): number | null => {
  try {
    const apart = Math.abs(offsetHours(one, at) - offsetHours(other, at)) % HOURS_A_DAY
    return Math.max(0, WORKING_HOURS_A_DAY - Math.min(apart, HOURS_A_DAY - apart))
  } catch {
    // A zone that this runtime does not know counts for nobody and against nobody.
    return null
  }
}
