import * as z from 'zod'
import { ROLES, type Role } from '#contract/accounts.ts'
import type {
  AuditEntry,
  changeRole,
  listAccounts,
  listAuditEntries,
  ModeratedAccount,
  suspendAccount,
} from '#contract/accounts-moderation.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { audit } from '../platform/audit/audit-trail.ts'
import { decodeCursor, pageOf } from '../platform/database/cursor.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { type AccountEventType, accountEvent } from './account-events.ts'
import { accountsBelow, auditBelow, endSignIns, lockAccount, type ModeratedRow, setSuspension } from './account-moderation-store.ts'
import { isDemoPerson } from './account-service.ts'
import { setRole } from './account-store.ts'

/** What admins do about accounts (the endpoints let nobody else in). Each deed stands in the audit. */
export interface AccountModerationService {
  list(actor: Actor, input: ParsedInputOf<typeof listAccounts>): Promise<Page<ModeratedAccount>>
  changeRole(actor: Actor, input: ParsedInputOf<typeof changeRole>): Promise<ModeratedAccount>
  suspend(actor: Actor, input: ParsedInputOf<typeof suspendAccount>): Promise<ModeratedAccount>
  restore(actor: Actor, accountId: string): Promise<ModeratedAccount>
  audit(input: ParsedInputOf<typeof listAuditEntries>): Promise<Page<AuditEntry>>
}

interface Deed {
  action: AccountEventType
  role?: Role
  reason?: string
}

const viewFor =
  (actor: Actor) =>
  ({ createdAt, suspendedAt, roles, ...row }: ModeratedRow): ModeratedAccount => ({
    ...row,
    roles: ROLES.filter(role => roles.includes(role)),
    createdAt: createdAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
    isOwn: actor.kind === 'account' && actor.accountId === row.id,
  })

export const createAccountModerationService = (database: Database): AccountModerationService => {
  /** Does something about an account of somebody else, and answers how it stands then. `deed` answers what it was, and what its owner is told of it. */
  const moderate = (actor: Actor, accountId: string, deed: (tx: Transaction, account: ModeratedRow) => Promise<Deed>) =>
    database.transaction(async tx => {
      const admin = requireAccount(actor)
      const account = await lockAccount(tx, accountId)
      if (!account) throw new AppError('not_found', 'There is no such account.')
      if (accountId === admin.accountId) throw new AppError('forbidden', 'This is your own account: another admin does that.')
      if (isDemoPerson(account.email)) throw new AppError('conflict', 'The people of the demo stay as they are.')
      const { action, role, reason } = await deed(tx, account)
      await audit(tx, { actorAccountId: admin.accountId, action, subject: `account:${accountId}`, detail: role ? { role } : {} })
      await publish(tx, accountEvent(action, accountId, { ...(role ? { role } : {}), ...(reason ? { reason } : {}) }))
      const changed = await lockAccount(tx, accountId)
      return viewFor(actor)(changed ?? account)
    })

  return {
    list: async (actor, { q, show, cursor, limit }) => {
      const filter = { words: q, ...(show === 'suspended' ? { isSuspended: true } : { role: show }) }
      const rows = await accountsBelow(database.query, filter, decodeCursor(z.uuid(), cursor), limit + 1)
      return pageOf(rows.map(viewFor(actor)), limit, last => last.id)
    },
    changeRole: (actor, { accountId, role, isGranted }) =>
      moderate(actor, accountId, async (tx, account) => {
        if (account.roles.includes(role) === isGranted)
          throw new AppError('conflict', `${account.name} ${isGranted ? 'has this role already' : 'does not have this role'}.`)
        if (role === 'admin' && isGranted && !account.isEmailVerified)
          throw new AppError('conflict', `${account.email} is not confirmed yet: whoever signed up with it may be somebody else.`)
        await setRole(tx, accountId, role, isGranted)
        return { action: isGranted ? 'role-granted' : 'role-revoked', role }
      }),
    suspend: (actor, { accountId, reason }) =>
      moderate(actor, accountId, async (tx, account) => {
        if (account.suspendedAt !== null) throw new AppError('conflict', `${account.name} is suspended already.`)
        await setSuspension(tx, accountId, reason)
        await endSignIns(tx, accountId)
        return { action: 'account-suspended', reason }
      }),
    restore: (actor, accountId) =>
      moderate(actor, accountId, async (tx, account) => {
        if (account.suspendedAt === null) throw new AppError('conflict', `${account.name} is not suspended.`)
        await setSuspension(tx, accountId, null)
        return { action: 'account-restored' }
      }),
    audit: async ({ cursor, limit }) => {
      const rows = await auditBelow(database.query, decodeCursor(z.int(), cursor), limit + 1)
      return pageOf(
        rows.map(row => ({ ...row, at: row.at.toISOString() })),
        limit,
        last => last.id,
      )
    },
  }
}
