import { offsetAt } from '../../platform/wall-clock.ts'

const WORKING_HOURS_A_DAY = 8
const HOUR_MS = 3_600_000
const HOURS_A_DAY = 24

/** Hours of a working day, nine to five in each zone, in which both are at work; null where a zone is none. */
export const sharedWorkingHours = (one: string, other: string, at: Date): number | null => {
  try {
    const apart = (Math.abs(offsetAt(one, at.getTime()) - offsetAt(other, at.getTime())) / HOUR_MS) % HOURS_A_DAY
    return Math.max(0, WORKING_HOURS_A_DAY - Math.min(apart, HOURS_A_DAY - apart))
  } catch {
    // A zone that this runtime does not know counts for nobody and against nobody.
    return null
  }
}
