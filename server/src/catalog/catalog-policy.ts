import { type Actor, isAdmin } from '../platform/identity/actor.ts'

/** Only its expert changes a service. */
export const mayChangeService = (actor: Actor, ownerId: string | null): boolean => actor.kind === 'account' && actor.accountId === ownerId

/** Its expert and admins take it off the market, and see it then. */
export const mayPauseService = (actor: Actor, ownerId: string | null): boolean => mayChangeService(actor, ownerId) || isAdmin(actor)
