import { isAwaitingAnswer } from '#contract/experts-verification.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { AccountActor } from '../../platform/identity/actor.ts'
import { isOwner } from '../../platform/identity/ownership.ts'
import { lockExpert, requestsOf } from './verification-store.ts'

export const NO_EXPERT = 'There is no such expert profile, or it is not yours.'

/** The expert, held until the transaction ends, if nothing stands in the way of a new request. */
export const lockApplicant = async (tx: Transaction, actor: AccountActor, expertProfileId: number) => {
  const expert = await lockExpert(tx, expertProfileId)
  if (!expert || !isOwner(actor, { accountId: expert.ownerId, email: expert.email })) throw new AppError('not_found', NO_EXPERT)
  if (expert.verificationStatus === 'verified') throw new AppError('conflict', 'You are verified already; there is nothing to apply for.')
  const [newest] = await requestsOf(tx, expertProfileId)
  if (newest && isAwaitingAnswer(newest.currentStatus))
    throw new AppError('conflict', 'Your last application is still in review. You hear from us by e-mail.')
  return expert
}
