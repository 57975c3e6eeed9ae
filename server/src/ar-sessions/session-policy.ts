import type { SessionRole } from '#contract/ar-sessions.ts'
import { type Actor, isAdmin } from '../platform/identity/actor.ts'
import { isOwner } from '../platform/identity/ownership.ts'
import type { SessionRow } from './session-store.ts'

const isClientOf = (actor: Actor, { session }: SessionRow): boolean =>
  actor.kind === 'guest'
    ? actor.sessionId === session.id
    : isOwner(actor, { accountId: session.clientAccountId, email: session.clientEmail })

/** A booking that waits to be confirmed takes the expert's time and tells him nothing: nobody has proved the address yet. */
const isExpertOf = (actor: Actor, { session, expert }: SessionRow): boolean =>
  expert !== null && session.heldUntil === null && isOwner(actor, { accountId: expert.accountId, email: expert.email })

/** Who somebody is to a session; to anybody else there is none. */
export const roleOf = (actor: Actor, row: SessionRow): SessionRole | undefined => {
  if (isClientOf(actor, row)) return 'client'
  if (isExpertOf(actor, row)) return 'expert'
  return isAdmin(actor) ? 'admin' : undefined
}
