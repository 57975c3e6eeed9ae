import type { VerificationStatus } from '#contract/experts-verification.ts'
import type { DomainEvent } from '../../platform/events/domain-event.ts'

export const VERIFICATION_EVENTS = ['verification-requested', 'verification-changed'] as const

interface VerificationTidings {
  expertProfileId: number
  ownerId: string | null
  requestId: number
  status: VerificationStatus
  expertName: string
  requestType: string
  /** `scanner`: the files were looked through. */
  by: 'expert' | 'admin' | 'scanner'
  reason?: string
}

/** What happens to an expert's requests. Whoever publishes it holds the lock on the expert. */
export const verificationEvent = (
  type: (typeof VERIFICATION_EVENTS)[number],
  { expertProfileId, ...about }: VerificationTidings,
): DomainEvent => ({ subject: `expert:${expertProfileId}`, type, payload: about })
