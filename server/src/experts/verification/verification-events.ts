import type { VerificationStatus } from '#contract/experts-verification.ts'
import type { DomainEvent } from '../../platform/events/domain-event.ts'

/** What happens to an expert's requests. Whoever publishes it holds the lock on the expert. */
export const verificationEvent = (
  type: 'verification-requested' | 'verification-changed',
  {
    expertProfileId,
    ownerId,
    ...about
  }: { expertProfileId: number; ownerId: string | null; requestId: number; status: VerificationStatus },
): DomainEvent => ({ subject: `expert:${expertProfileId}`, type, payload: { ownerId, ...about } })
