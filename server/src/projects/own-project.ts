import { AppError } from '#contract/shared/errors.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { mayChangeProject, maySeeProject } from './project-policy.ts'
import { lockProject, type ProjectRow } from './project-store.ts'

export const PROJECT_NOT_FOUND = 'Project Not Found'

/** The actor's own project, kept for this transaction. Who may not see it does not learn that there is one. */
export const lockOwnProject = async (tx: Transaction, actor: Actor, projectId: number): Promise<ProjectRow> => {
  const row = await lockProject(tx, projectId)
  if (!row || !maySeeProject(actor, row.clientAccountId)) throw new AppError('not_found', PROJECT_NOT_FOUND)
  if (!mayChangeProject(actor, row.clientAccountId))
    throw new AppError('forbidden', 'Only the client who submitted a project may change it.')
  return row
}
