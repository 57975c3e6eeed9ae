import { AppError } from '#contract/shared/errors.ts'
import { WORKSPACE_NOT_FOUND } from '#contract/workspaces.ts'
import { mayInWorkspace, type WorkspaceRight, type WorkspaceRole } from '#contract/workspaces-rights.ts'
import type { Standing, WorkspaceRow } from './workspace-store.ts'

/** A workspace in which somebody takes part. */
export interface OwnStanding {
  workspace: WorkspaceRow
  role: WorkspaceRole
}

const notFound = () => new AppError('not_found', WORKSPACE_NOT_FOUND)

/**
 * The same of a thing that was found by its own number: who does not take part hears of it what he hears of one that is not there, also where the
 * workspace is open to everybody. `missing` is what the thing's own absence is told by.
 */
export const requireSeen = (standing: Standing | undefined, missing: string): void => {
  if (!standing || standing.role === null) throw new AppError('not_found', missing)
}

/** Who does not take part does not learn that there is such a workspace, unless it is open to everybody. */
export const requireRight = (standing: Standing | undefined, right: WorkspaceRight): OwnStanding => {
  if (!standing) throw notFound()
  const { workspace, role } = standing
  if (role === null && workspace.isPublic) throw new AppError('forbidden', `‘${workspace.name}’ is open to everybody. Join it first.`)
  if (role === null) throw notFound()
  if (!mayInWorkspace(role, right)) {
    const may = mayInWorkspace('member', right) ? 'Owners and members' : 'Owners'
    throw new AppError('forbidden', `${may} of this workspace may do this. You are a ${role} here.`)
  }
  return { workspace, role }
}
