import { DEFAULT_FROM, type Slot } from '#contract/ar-sessions-availability.ts'
import { clockIn, dayIn } from './session-times.ts'

const DAY_MS = 86_400_000

/** A day so many days later: '2026-11-23'. */
export const dayPlus = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
/** '2026-11' of a day. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The last day of a month that is written '2026-11'. */
export const lastDayOf = (month: string): string => {
  const [year = 0, count = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, count, 0)).toISOString().slice(0, 10)
}

/** The slots of a month by the days of the expert's calendar. */
export const slotsByDay = (slots: readonly Slot[], zone: string, month: string): ReadonlyMap<string, Slot[]> => {
  const days = new Map<string, Slot[]>()
  for (const slot of slots) {
    const day = dayIn(slot.startsAt, zone)
    if (monthOf(day) !== month) continue
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return days
}

/** The first day on which anything is free. */
export const firstFreeDay = (days: ReadonlyMap<string, readonly Slot[]>): string | null =>
  [...days].find(([, slots]) => slots.some(({ isFree }) => isFree))?.[0] ?? null

/** What is chosen until somebody chooses: 09:00 on the expert's clock, else the first that is free. */
export const proposedSlot = (slots: readonly Slot[], zone: string): string | null => {
  const free = slots.filter(({ isFree }) => isFree)
  return (free.find(({ startsAt }) => clockIn(startsAt, zone) === DEFAULT_FROM) ?? free[0])?.startsAt ?? null
}
