import type { NotificationRule } from './notification-rule.ts'
import { ACCOUNT_RULES } from './rules/account-rules.ts'
import { OFFER_RULES } from './rules/offer-rules.ts'
import { PROJECT_RULES } from './rules/project-rules.ts'
import { REVIEW_RULES } from './rules/review-rules.ts'
import { SERVICE_RULES } from './rules/service-rules.ts'
import { SESSION_RECORD_RULES } from './rules/session-record-rules.ts'
import { SESSION_RULES } from './rules/session-rules.ts'
import { VERIFICATION_RULES } from './rules/verification-rules.ts'
import { WORKSPACE_RULES } from './rules/workspace-rules.ts'

/** The one table: every type of event that a service publishes has its row, also one that nobody is told of. */
export const NOTIFICATION_RULES: Readonly<Record<string, NotificationRule>> = {
  ...PROJECT_RULES,
  ...OFFER_RULES,
  ...REVIEW_RULES,
  ...SERVICE_RULES,
  ...SESSION_RULES,
  ...SESSION_RECORD_RULES,
  ...VERIFICATION_RULES,
  ...ACCOUNT_RULES,
  ...WORKSPACE_RULES,
}

/** What an event ends: by type of an earlier event about the same thing, what is said of what still waits of it. */
export const endedBy = (eventType: string): [eventType: string, reason: string][] =>
  Object.entries(NOTIFICATION_RULES).flatMap(([earlier, { endedBy: ends }]) => {
    const reason = ends[eventType]
    return reason === undefined ? [] : [[earlier, reason]]
  })
