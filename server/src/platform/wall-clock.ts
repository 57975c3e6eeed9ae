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

/** What the clock on the wall of a zone shows, as if it were UTC: to be counted with, never to be taken for a moment. */
export const wallClock = (timeZone: string, at: Date): number => {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** How far the zone is ahead of UTC at a moment, in milliseconds. Throws where this runtime does not know the zone. */
export const offsetAt = (timeZone: string, at: number): number => {
  const second = Math.floor(at / 1_000) * 1_000
  return wallClock(timeZone, new Date(second)) - second
}

const DAY_MS = 86_400_000

/** The moments at which the wall clock shows this: none where the clock skips it, two where it comes twice; the earlier first. */
export const momentsAt = (timeZone: string, wall: number): number[] => {
  const offsets = new Set([offsetAt(timeZone, wall - DAY_MS), offsetAt(timeZone, wall + DAY_MS)])
  return [...offsets]
    .map(offset => wall - offset)
    .filter(moment => moment + offsetAt(timeZone, moment) === wall)
    .sort((one, other) => one - other)
}
