import { PROJECT_IS_BOUND, projectStatusLabel } from '#contract/projects.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Transaction } from '../platform/database/database.ts'
import { countFinished, isBound } from './project-store.ts'

/** While offers bind it a project follows them, not its owner's hand. */
export const requireUnbound = async (tx: Transaction, projectId: number): Promise<void> => {
  if (await isBound(tx, projectId)) throw new AppError('conflict', PROJECT_IS_BOUND)
}

/** Nothing binds the plan that a new one would replace, and what its tasks really took is not lost unawares. */
export const requireReplaceable = async (tx: Transaction, projectId: number, discardsActualHours: boolean): Promise<void> => {
  await requireUnbound(tx, projectId)
  const finished = await countFinished(tx, projectId)
  if (finished > 0 && !discardsActualHours) {
    throw new AppError(
      'conflict',
      `A new analysis would delete this plan with its recorded actual hours (tasks: ${finished}). To keep them, set the project to '${projectStatusLabel('in_progress')}'; to do without them, confirm it: discardsActualHours.`,
    )
  }
}
