import * as z from 'zod'
import { NAME_CHANGE } from '#contract/experts-verification.ts'
import { type NotificationRule, rule, type Tidings } from '../notification-rule.ts'
import { decisionWords } from './verification-words.ts'

const Payload = z.object({
  ...{ ownerId: z.nullable(z.string()), requestId: z.int(), expertName: z.string(), requestType: z.string() },
  status: z.enum(['pending', 'in_review', 'approved', 'rejected', 'needs_more_info']),
  by: z.enum(['expert', 'admin', 'scanner']),
  reason: z.string().default(''),
})
type VerificationPayload = z.output<typeof Payload>

const about = ({ requestId, expertName }: VerificationPayload) => ({
  about: { type: 'verification-request', id: requestId },
  subject: { key: `verification-request:${requestId}`, name: `the verification of ${expertName}` },
})

const toAdmins = (payload: VerificationPayload): Tidings => {
  const { ownerId, requestId, expertName, requestType } = payload
  const isRenamed = requestType === NAME_CHANGE
  const { about: thing, subject } = about(payload)
  return {
    ...{ to: 'admins', by: ownerId, type: 'verification_requested', because: 'You are an admin.', about: thing },
    title: isRenamed ? `${expertName} has a new name to be verified` : `${expertName} asks to be verified`,
    message: isRenamed ? 'A verified expert has taken another name.' : 'Look at the documents, and decide.',
    link: { path: `/admin/verification/${requestId}`, text: 'Review it' },
    sender: { accountId: ownerId, name: expertName },
    detail: { about: subject },
  }
}

const toExpert = (payload: VerificationPayload): Tidings => {
  const { ownerId, status, reason } = payload
  const words = decisionWords(payload)
  const { about: thing, subject } = about(payload)
  return {
    ...{ to: [ownerId], type: 'verification_decided', because: 'You asked to be verified.', about: thing },
    title: words.title,
    message: reason === '' ? words.message : `${words.message}\n\n${reason}`,
    link: { path: '/expert-verification', text: words.action },
    isUrgent: status === 'needs_more_info',
    detail: { about: subject },
  }
}

const DECIDED = {
  about: (payload: VerificationPayload) => about(payload).about,
  endedBy: { 'verification-changed': 'The request was decided before this was sent.' },
}

export const VERIFICATION_RULES: Record<string, NotificationRule> = {
  // While the files are looked through there is nothing to review yet.
  'verification-requested': rule(Payload, payload => (payload.status === 'pending' ? [] : [toAdmins(payload)]), DECIDED),
  'verification-changed': rule(
    Payload,
    payload => [payload.by === 'scanner' && payload.status === 'in_review' ? toAdmins(payload) : toExpert(payload)],
    DECIDED,
  ),
}
