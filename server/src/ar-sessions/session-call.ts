import { AR_SESSION_PROCESS, MISSED_AFTER_MINUTES, type SessionRole, START_EARLY_MINUTES } from '#contract/ar-sessions.ts'
import { movesFrom } from '#contract/shared/process.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type Actor, isAdmin } from '../platform/identity/actor.ts'
import type { RoomPeer } from '../platform/live/live-rooms.ts'
import { noteAdmin } from './moderation/session-viewing.ts'
import { changePresence } from './session-connection.ts'
import { expertCameEvent, sessionEvent } from './session-events.ts'
import { roleOf } from './session-policy.ts'
import { emailsOf, type Stay } from './session-stay-store.ts'
import { changeSession, lockSession, type SessionRow, sessionById } from './session-store.ts'
import { statusNow } from './session-view.ts'

const MINUTE_MS = 60_000
/** The expert is told once in so long that his client waits. */
const TOLD_AGAIN_MS = 10 * MINUTE_MS

/** Whether a session's call is open: while it is active, and before that as a waiting room. */
const isCallOpen = ({ session }: SessionRow): boolean => {
  const status = statusNow(session)
  if (status === 'active') return true
  const fromStartMs = Date.now() - session.startsAt.getTime()
  const isTime = fromStartMs >= -START_EARLY_MINUTES * MINUTE_MS && fromStartMs <= MISSED_AFTER_MINUTES * MINUTE_MS
  return status === 'scheduled' && session.heldUntil === null && isTime
}

/** Which side somebody in the call is on. Whoever is neither the client nor the expert is an admin, and counts for nobody. */
const sideOf = ({ session, expert }: SessionRow, accountId: string | null, email: string | undefined): Stay['side'] | undefined => {
  const isHim = (owner: { accountId: string | null; email: string }) =>
    owner.accountId === null ? owner.email === email : owner.accountId === accountId
  if (accountId === null || isHim({ accountId: session.clientAccountId, email: session.clientEmail })) return 'client'
  return expert && isHim(expert) ? 'expert' : undefined
}

const staysOf = async (tx: Transaction, row: SessionRow, peers: readonly RoomPeer[]): Promise<Stay[]> => {
  const emails = await emailsOf(
    tx,
    peers.flatMap(({ accountId }) => accountId ?? []),
  )
  return peers.flatMap(({ peerId, accountId }) => {
    const side = sideOf(row, accountId, emails.get(accountId ?? ''))
    return side ? [{ side, peerId }] : []
  })
}

const isExpertIn = (stays: readonly Stay[]): boolean => stays.some(({ side }) => side === 'expert')

const tellWaiting = async (tx: Transaction, row: SessionRow, stays: readonly Stay[], now: Date): Promise<void> => {
  const { id, status, waitingToldAt } = row.session
  const isAlone = stays.some(({ side }) => side === 'client') && !isExpertIn(stays)
  const wasTold = waitingToldAt !== null && now.getTime() - waitingToldAt.getTime() < TOLD_AGAIN_MS
  if (!isAlone || wasTold || status !== 'scheduled') return
  await changeSession(tx, id, { waitingToldAt: now })
  await publish(tx, sessionEvent('client-waiting', row, 'client'))
}

/** Whose page heard of the start, or came to the site, before the expert was in the call is told when he is: it would wait for him for good. */
const tellExpertCame = async (tx: Transaction, row: SessionRow, stays: readonly Stay[]): Promise<void> => {
  if (row.session.status === 'active' && row.expertPeerId === null && isExpertIn(stays)) await publish(tx, expertCameEvent(row))
}

/** What the call of a session asks of it, and tells it. */
export interface SessionCalls {
  mayJoin(actor: Actor, sessionId: number): Promise<boolean>
  sideOf(actor: Actor, sessionId: number): Promise<SessionRole | undefined>
  /** An admin is seen by nobody who is not in it just then: that he came in is written down, once an hour. */
  beforeEntering(actor: Actor, sessionId: number): Promise<void>
  /** Who is in the call now: stays, time together, and that the client waits, are kept from it. */
  onPeers(sessionId: number, peers: readonly RoomPeer[]): Promise<void>
}

export const createSessionCalls = (database: Database): SessionCalls => ({
  mayJoin: async (actor, sessionId) => {
    const row = await sessionById(database.query, sessionId)
    return row !== undefined && isCallOpen(row) && roleOf(actor, row) !== undefined
  },
  sideOf: async (actor, sessionId) => {
    const row = await sessionById(database.query, sessionId)
    return row && roleOf(actor, row)
  },
  beforeEntering: async (actor, sessionId) => {
    if (!isAdmin(actor)) return
    const row = await sessionById(database.query, sessionId)
    if (row && roleOf(actor, row) === 'admin') await noteAdmin(database, actor, { sessionId, action: 'session-call-entered' })
  },
  onPeers: (sessionId, peers) =>
    database.transaction(async tx => {
      const row = await lockSession(tx, sessionId)
      if (!row) return
      const now = new Date()
      const isOver = movesFrom(AR_SESSION_PROCESS, 'system', row.session.status).length === 0
      const stays = isOver ? [] : await staysOf(tx, row, peers)
      await changePresence(tx, row.session, stays, now)
      await tellWaiting(tx, row, stays, now)
      await tellExpertCame(tx, row, stays)
    }),
})
