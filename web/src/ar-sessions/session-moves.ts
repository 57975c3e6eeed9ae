import { AR_SESSION_PROCESS, type ArSession, type ArSessionStatus, START_EARLY_MINUTES } from '#contract/ar-sessions.ts'
import { mayMove } from '#contract/shared/process.ts'

const MINUTE_MS = 60_000

const reaches = (session: ArSession, to: ArSessionStatus): boolean => mayMove(AR_SESSION_PROCESS, session.role, session.status, to)

/** Whether whoever looks is one who starts it; when, is another question. */
export const isStarter = (session: ArSession): boolean => reaches(session, 'active')
export const mayEnd = (session: ArSession): boolean => reaches(session, 'completed')
export const mayCancel = (session: ArSession): boolean => reaches(session, 'cancelled')
/** For both sides; an admin moves nobody's appointment. */
export const mayReschedule = (session: ArSession): boolean => session.status === 'scheduled' && session.role !== 'admin'

/** From when on it can be started. */
export const startableFrom = ({ scheduledAt }: ArSession): Date => new Date(Date.parse(scheduledAt) - START_EARLY_MINUTES * MINUTE_MS)
export const isStartable = (session: ArSession, now: Date): boolean => session.isConfirmed && now >= startableFrom(session)
