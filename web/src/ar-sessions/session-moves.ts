import { type ArSession, START_EARLY_MINUTES } from '#contract/ar-sessions.ts'

const MINUTE_MS = 60_000

/** From when on it can be started. */
export const startableFrom = ({ scheduledAt }: ArSession): Date => new Date(Date.parse(scheduledAt) - START_EARLY_MINUTES * MINUTE_MS)
