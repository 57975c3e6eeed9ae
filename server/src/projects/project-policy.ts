import { type Actor, isAdmin } from '../platform/identity/actor.ts'

/** Its owner and admins see a project; to anybody else it does not exist. */
export const maySeeProject = (actor: Actor, ownerId: string): boolean => mayChangeProject(actor, ownerId) || isAdmin(actor)

/** Only its owner changes it. */
export const mayChangeProject = (actor: Actor, ownerId: string): boolean => actor.kind === 'account' && actor.accountId === ownerId

/** Who says what a task really took: its owner, as long as nobody else is hired for it. */
export const mayRecordHours = (actor: Actor, ownerId: string): boolean => mayChangeProject(actor, ownerId)
