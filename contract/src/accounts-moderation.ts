import * as z from 'zod/mini'
import { ROLES } from './accounts.ts'
import { endpoint } from './shared/endpoint.ts'
import { pageInput } from './shared/pagination.ts'
import { isoDateTime, plainText, textAtLeast } from './shared/primitives.ts'

const ACCOUNTS_PAGE_SIZE = 30
const AUDIT_PAGE_SIZE = 30
const REASON_MIN = 10

/** The roles that admins give and take; everybody is a client. */
export const GRANTED_ROLES = ['expert', 'admin'] as const
export type GrantedRole = (typeof GRANTED_ROLES)[number]

/** An account as admins see it. */
export const ModeratedAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(ROLES)),
  isEmailVerified: z.boolean(),
  createdAt: isoDateTime,
  suspendedAt: z.nullable(isoDateTime),
  suspensionReason: z.nullable(z.string()),
  /** The admin's own: nobody moderates himself. */
  isOwn: z.boolean(),
})
export type ModeratedAccount = z.infer<typeof ModeratedAccount>

export const listAccounts = endpoint({
  method: 'GET',
  path: '/_api/admin/accounts',
  summary: 'Accounts, newest first, by a part of the name or address, by role, or those that are suspended. For admins.',
  access: 'admin',
  input: z.object({
    q: z.optional(plainText('A search is text.').check(z.trim(), z.maxLength(100, { error: 'A search is at most 100 characters long.' }))),
    show: z.optional(z.enum(['expert', 'admin', 'suspended'], { error: 'show must be expert, admin or suspended.' })),
    ...pageInput(ACCOUNTS_PAGE_SIZE),
  }),
  output: z.array(ModeratedAccount),
  isPaged: true,
})

const accountId = z.uuid({ error: 'accountId must be the id of an account.' })

export const changeRole = endpoint({
  method: 'POST',
  path: '/_api/admin/accounts/role',
  summary: 'Gives an account a role or takes it away; counts from its next call on. For admins.',
  access: 'admin',
  input: z.object({
    accountId,
    role: z.enum(GRANTED_ROLES, { error: 'role must be expert or admin.' }),
    isGranted: z.boolean({ error: 'isGranted must be true or false.' }),
  }),
  output: ModeratedAccount,
})

export const suspendAccount = endpoint({
  method: 'POST',
  path: '/_api/admin/accounts/suspend',
  summary: 'Ends every sign-in of an account and lets nobody sign in to it until it is restored. For admins.',
  access: 'admin',
  input: z.object({
    accountId,
    reason: textAtLeast(REASON_MIN, `Say why in at least ${REASON_MIN} characters: the person reads it.`).check(
      z.maxLength(1000, { error: 'The reason must be at most 1000 characters long.' }),
    ),
  }),
  output: ModeratedAccount,
})

export const restoreAccount = endpoint({
  method: 'POST',
  path: '/_api/admin/accounts/restore',
  summary: 'Ends a suspension. For admins.',
  access: 'admin',
  input: z.object({ accountId }),
  output: ModeratedAccount,
})

/** What an admin did. `by` and `about` are names, null where the account is gone, or where it is about something else. */
export const AuditEntry = z.object({
  id: z.int(),
  at: isoDateTime,
  by: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  about: z.nullable(z.string()),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/_api/admin/audit',
  summary: 'What admins did, newest first. For admins.',
  access: 'admin',
  input: z.object(pageInput(AUDIT_PAGE_SIZE)),
  output: z.array(AuditEntry),
  isPaged: true,
})
