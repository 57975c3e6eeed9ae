import { type Actor, isAdmin } from '../platform/identity/actor.ts'

/** Whose profile it is; an imported one that nobody claimed is nobody's. */
export const isOwnProfile = (actor: Actor, ownerId: string | null): boolean =>
  actor.kind === 'account' && ownerId !== null && actor.accountId === ownerId

/** What is not for everybody: the expert himself and admins read it. */
export const mayReadPrivate = (actor: Actor, ownerId: string | null): boolean => isOwnProfile(actor, ownerId) || isAdmin(actor)

/** Why an admin may not decide on a request; null when he may. Nobody verifies himself. */
export const refusalToDecide = (actor: Actor, ownerId: string | null): string | null =>
  isOwnProfile(actor, ownerId) ? 'This is your own application: another admin decides on it.' : null
