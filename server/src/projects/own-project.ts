import { AppError } from '#contract/shared/errors.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { mayChangeProject, maySeeProject } from './project-policy.ts'
import { lockProject, ownerOf, type ProjectRow } from './project-store.ts'

export const PROJECT_NOT_FOUND = 'Project Not Found'

const requireOwner = (actor: Actor, ownerId: string | undefined): void => {
  if (ownerId === undefined || !maySeeProject(actor, ownerId)) throw new AppError('not_found', PROJECT_NOT_FOUND)
  if (!mayChangeProject(actor, ownerId)) throw new AppError('forbidden', 'Only the client who submitted a project may change it.')
}

/** Refuses whoever does not own a project, for reading what only its owner sees; keeps nobody waiting. */
export const requireOwnProject = async (db: Queryable, actor: Actor, projectId: number): Promise<void> =>
  requireOwner(actor, await ownerOf(db, projectId))

/** The actor's own project, kept for this transaction. Who may not see it does not learn that there is one. */
export const lockOwnProject = async (tx: Transaction, actor: Actor, projectId: number): Promise<ProjectRow> => {
  const row = await lockProject(tx, projectId)
  requireOwner(actor, row?.clientAccountId)
  if (!row) throw new AppError('not_found', PROJECT_NOT_FOUND)
  return row
}
