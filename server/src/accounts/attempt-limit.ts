import { AppError } from '#contract/shared/errors.ts'

/** Past this many keys the counts of past windows are thrown away. */
const SWEEP_AT = 10_000

interface Window {
  count: number
  endsAt: number
}

/**
 * Counts attempts by key in windows of fixed length, in this process. It stands beside the limit by network address, which somebody with
 * many addresses walks around.
 */
export const createAttemptLimit = (max: number, windowMs: number, now: () => number = Date.now) => {
  const windows = new Map<string, Window>()

  const sweep = (time: number) => {
    for (const [key, { endsAt }] of windows) if (endsAt <= time) windows.delete(key)
  }

  /** Counts one attempt; refuses it when the window's share is used up. */
  return (key: string): void => {
    const time = now()
    if (windows.size >= SWEEP_AT) sweep(time)
    const open = windows.get(key)
    const window = open && open.endsAt > time ? open : { count: 0, endsAt: time + windowMs }
    window.count += 1
    windows.set(key, window)
    if (window.count > max) {
      const minutes = Math.ceil((window.endsAt - time) / 60_000)
      throw new AppError(
        'too_many_requests',
        `Too many attempts for this address. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      )
    }
  }
}
