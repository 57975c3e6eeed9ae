import { needsNameReview } from '#contract/experts.ts'
import { isAwaitingAnswer, mayBeApproved, NAME_CHANGE } from '#contract/experts-verification.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import { setVerificationStatus } from '../expert-profile-store.ts'
import { verificationEvent } from './verification-events.ts'
import { insertEvent, insertRequest, moveRequest, requestsOf } from './verification-store.ts'

interface NamedExpert {
  id: number
  name: string
  verificationStatus: string
}

/**
 * What a verification rests on is the name. A verified expert who takes another one waits for an admin again; whoever has applied and takes
 * another one is not decided on by what an admin saw before. The caller holds the expert, and writes the name.
 */
export const reviewNewName = async (tx: Transaction, expert: NamedExpert, newName: string, accountId: string): Promise<void> => {
  if (newName === expert.name) return
  const { id: expertProfileId } = expert
  const told = { text: `${expert.name} → ${newName}`, byAccountId: accountId }
  const [newest] = await requestsOf(tx, expertProfileId)
  const isVerified = needsNameReview({ ...expert, expertName: expert.name }, newName)
  if (isVerified) await setVerificationStatus(tx, expertProfileId, 'pending')
  if (isVerified && !(newest && isAwaitingAnswer(newest.currentStatus))) {
    const status = 'in_review'
    const submissionNotes = `Verified as ${expert.name}; wants to be called ${newName}.`
    const requestId = await insertRequest(tx, { expertProfileId, requestType: NAME_CHANGE, currentStatus: status, submissionNotes })
    await insertEvent(tx, { requestId, action: 'submitted', toStatus: status, byAccountId: accountId })
    await insertEvent(tx, { requestId, action: 'renamed', ...told })
    const about = { expertName: newName, requestType: NAME_CHANGE, by: 'expert' as const }
    await publish(tx, verificationEvent('verification-requested', { expertProfileId, ownerId: accountId, requestId, status, ...about }))
  } else if (newest && mayBeApproved(newest.currentStatus)) {
    await moveRequest(tx, newest, {})
    await insertEvent(tx, { requestId: newest.id, action: 'renamed', ...told })
  }
}
