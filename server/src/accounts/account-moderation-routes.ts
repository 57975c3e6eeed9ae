import { changeRole, listAccounts, listAuditEntries, restoreAccount, suspendAccount } from '#contract/accounts-moderation.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { AccountModerationService } from './account-moderation-service.ts'

export const bindAccountModeration = (bind: Bind, moderation: AccountModerationService): void => {
  bind(listAccounts, moderation.list)
  bind(changeRole, moderation.changeRole)
  bind(suspendAccount, moderation.suspend)
  bind(restoreAccount, (actor, { accountId }) => moderation.restore(actor, accountId))
  bind(listAuditEntries, (_actor, input) => moderation.audit(input))
}
