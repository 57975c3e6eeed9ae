import { AppError } from '#contract/shared/errors.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { SESSION_NOT_FOUND } from './session-moves.ts'
import { roleOf } from './session-policy.ts'
import { lockSession } from './session-store.ts'

/** What others ask of a session: who its two sides are. */
export interface SessionPeople {
  /** Keeps a session for the transaction; to whoever is neither its client nor its expert there is none. */
  lockOwn(tx: Transaction, actor: Actor, sessionId: number): Promise<{ title: string; accountIds: readonly string[] }>
}

export const createSessionPeople = (): SessionPeople => ({
  lockOwn: async (tx, actor, sessionId) => {
    const row = await lockSession(tx, sessionId)
    const role = row && roleOf(actor, row)
    if (!row || (role !== 'client' && role !== 'expert')) throw new AppError('not_found', SESSION_NOT_FOUND)
    const { session, expert } = row
    // An hour that waits to be confirmed is known to its client alone.
    const accountIds = [session.clientAccountId, session.heldUntil === null ? (expert?.accountId ?? null) : null]
    return { title: session.title, accountIds: accountIds.filter(id => id !== null) }
  },
})
