import { AppError } from '#contract/shared/errors.ts'
import type { Transaction } from '../platform/database/database.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { lockService } from './own-catalog-store.ts'

export const NOT_FOUND = 'Service Not Found'

export type LockedService = NonNullable<Awaited<ReturnType<typeof lockService>>>

/** The service, held until the transaction ends, for whoever may do this with it; to anybody else there is nothing to change. */
export const lockFor = async (
  tx: Transaction,
  actor: Actor,
  serviceId: number,
  may: (actor: Actor, ownerId: string | null) => boolean,
): Promise<LockedService> => {
  const service = await lockService(tx, serviceId)
  if (!service) throw new AppError('not_found', NOT_FOUND)
  requireAccount(actor)
  if (!may(actor, service.accountId)) throw new AppError('forbidden', 'Only the expert who offers this service may change it.')
  return service
}
