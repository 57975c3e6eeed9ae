import { AppError } from '#contract/shared/errors.ts'
import type { Queryable } from '../platform/database/database.ts'
import { type Actor, accountIdOf } from '../platform/identity/actor.ts'
import { type BookedExpert, expertOfService, expertOfTask } from './booked-expert-store.ts'

const NOBODY_NAMED = 'Choose an AR-enabled service, or a task for which you hired the expert.'
const NOT_OFFERED = 'This service cannot be booked for an AR session. Choose an AR-enabled service.'
const NOT_HIRED = 'There is no such task for which you hired an expert.'
export const NOT_AVAILABLE = 'This expert is not available at the moment. Choose another one.'

interface Named {
  serviceId?: number | null | undefined
  taskId?: number | null | undefined
}

const ofService = async (db: Queryable, serviceId: number): Promise<BookedExpert> => {
  const found = await expertOfService(db, serviceId)
  if (!found) throw new AppError('not_found', 'There is no such service any more. Choose another one.')
  if (!found.isOnMarket) throw new AppError('conflict', NOT_AVAILABLE)
  if (!found.isOffered) throw new AppError('bad_request', NOT_OFFERED)
  return found
}

/** The expert who is booked by a service, or by a task for which the caller has hired him; with the task's project. */
export const requireBooked = async (
  db: Queryable,
  actor: Actor,
  { serviceId, taskId }: Named,
): Promise<BookedExpert & { projectId?: number }> => {
  const byService = serviceId ? await ofService(db, serviceId) : undefined
  if (!taskId) {
    if (!byService) throw new AppError('bad_request', NOBODY_NAMED)
    return byService
  }
  const accountId = accountIdOf(actor)
  const byTask = accountId === undefined ? undefined : await expertOfTask(db, taskId, accountId)
  if (!byTask) throw new AppError('not_found', NOT_HIRED)
  if (byService && byService.expertId !== byTask.expertId)
    throw new AppError('bad_request', 'The service is another expert’s than the one hired for the task. Name one of them only.')
  if (!byTask.isOnMarket) throw new AppError('conflict', NOT_AVAILABLE)
  return byTask
}
