import { type ArSession, type ArSessionStatus, SESSION_MINUTES, type SessionRole } from '#contract/ar-sessions.ts'
import type { SessionRow } from './session-store.ts'

const UNCONFIRMED = 'The booking was not confirmed in time.'
export const sessionEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + SESSION_MINUTES * 60_000)

/** Whether a visitor's booking was not confirmed in time, also where the job has not said so yet. */
export const isOverdue = ({ status, heldUntil }: SessionRow['session']): boolean =>
  status === 'scheduled' && heldUntil !== null && heldUntil.getTime() <= Date.now()

/** What a session is at this moment. */
export const statusNow = (session: SessionRow['session']): ArSessionStatus => (isOverdue(session) ? 'cancelled' : session.status)

const cancelledOf = (session: SessionRow['session']): ArSession['cancelled'] => {
  if (isOverdue(session)) return { by: 'system', reason: UNCONFIRMED, isLate: false }
  const { cancelledBy: by, cancelReason: reason, isCancelledLate: isLate } = session
  return by === null ? null : { by, reason: reason ?? '', isLate }
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Seconds in which both sides were in the call, until now where they still are. */
const connectedSecondsOf = ({ connectedSeconds, connectedSince }: SessionRow['session']): number =>
  connectedSeconds + (connectedSince ? Math.max(0, Math.floor((Date.now() - connectedSince.getTime()) / 1_000)) : 0)

/** The zone in which the client reads times, as far as it is known. */
export const clientZoneOf = ({ session, accountTimezone }: SessionRow): string | null => session.clientTimezone ?? accountTimezone

/** A session as whoever has this role in it sees it. */
export const sessionView = (row: SessionRow, role: SessionRole): ArSession => {
  const { session, expert, serviceTitle, expertPeerId, clientPeerId } = row
  const { id, serviceId, projectId, taskId, clientName, clientEmail, revision, expertName } = session
  return {
    ...{ id, role, sessionTitle: session.title, sessionDescription: session.description, status: statusNow(session), revision },
    ...{ scheduledAt: session.startsAt.toISOString(), endsAt: sessionEnd(session.startsAt).toISOString() },
    ...{ clientName, clientEmail, clientTimezone: clientZoneOf(row), isGuestClient: session.clientAccountId === null },
    ...{ isConfirmed: session.heldUntil === null, heldUntil: iso(session.heldUntil) },
    ...{
      expertName,
      expertEmail: expert?.email ?? '',
      expertAvatarUrl: expert?.avatarUrl ?? null,
      expertTimezone: expert?.timezone ?? 'UTC',
    },
    ...{ serviceId, serviceTitle, projectId, taskId, expertPeerId, clientPeerId },
    ...{ startedAt: iso(session.startedAt), endedAt: iso(session.endedAt), connectedSeconds: connectedSecondsOf(session) },
    cancelled: cancelledOf(session),
  }
}
