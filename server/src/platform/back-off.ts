const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 2 * 3_600_000

/** How long in milliseconds something waits that was refused so often before: from half a minute to two hours, twice as long each time. */
export const waitAfter = (attempts: number): number => Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts, 20), LONGEST_WAIT_MS)
