import { type Actor, isAdmin } from '../platform/identity/actor.ts'
import { isOwner, type Owner } from '../platform/identity/ownership.ts'

/** What is not for everybody: the expert himself and admins read it. */
export const mayReadPrivate = (actor: Actor, owner: Owner): boolean => isOwner(actor, owner) || isAdmin(actor)

/** Why an admin may not decide on a request; null when he may. Nobody verifies himself. */
export const refusalToDecide = (actor: Actor, owner: Owner): string | null =>
  isOwner(actor, owner) ? 'This is your own application: another admin decides on it.' : null
