import { type Actor, isAdmin } from '../platform/identity/actor.ts'

/** Only its expert changes a service. */
export const mayChangeService = (actor: Actor, ownerId: string | null): boolean => actor.kind === 'account' && actor.accountId === ownerId

/** Its expert and admins take it off the market. */
export const mayPauseService = (actor: Actor, ownerId: string | null): boolean => mayChangeService(actor, ownerId) || isAdmin(actor)

interface Shown {
  isDraft: boolean
  isPausedByAdmin: boolean
}

/** What was never offered, and what an admin stopped, is no page for others. What its expert paused is: it says so to who comes by an old link. */
export const hasPage = ({ isDraft, isPausedByAdmin }: Shown): boolean => !isDraft && !isPausedByAdmin
