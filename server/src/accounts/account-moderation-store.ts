import { and, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#contract/accounts.ts'
import { arSessions } from '../ar-sessions/session-tables.ts'
import { services } from '../catalog/catalog-tables.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import { verificationRequests } from '../experts/verification/verification-tables.ts'
import { auditEntries } from '../platform/audit/audit-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { containing } from '../platform/database/like-pattern.ts'
import { reviews } from '../reviews/review-tables.ts'
import { accounts, signIns } from './account-tables.ts'

export interface AccountFilter {
  words?: string | undefined
  role?: Role | undefined
  isSuspended?: boolean | undefined
}

const columns = {
  id: accounts.id,
  name: accounts.name,
  email: accounts.email,
  roles: accounts.roles,
  isEmailVerified: accounts.emailVerified,
  createdAt: accounts.createdAt,
  suspendedAt: accounts.suspendedAt,
  suspensionReason: accounts.suspensionReason,
}
const found = (db: Queryable) => db.select(columns).from(accounts)
export type ModeratedRow = Awaited<ReturnType<typeof found>>[number]

const conditions = ({ words, role, isSuspended }: AccountFilter): SQL[] => [
  ...(words ? [sql`(${accounts.name} ilike ${containing(words)} or ${accounts.email} ilike ${containing(words)})`] : []),
  ...(role ? [sql`${role}::text = any(${accounts.roles})`] : []),
  ...(isSuspended ? [isNotNull(accounts.suspendedAt)] : []),
]

/** Ids grow with time: newest first is by id. */
export const accountsBelow = (db: Queryable, filter: AccountFilter, below: string | undefined, limit: number): Promise<ModeratedRow[]> =>
  found(db)
    .where(and(...conditions(filter), below === undefined ? undefined : lt(accounts.id, below)))
    .orderBy(desc(accounts.id))
    .limit(limit)

/** Held until the transaction ends: two admins at one account take turns. */
export const lockAccount = async (tx: Transaction, accountId: string): Promise<ModeratedRow | undefined> => {
  const [row] = await found(tx).where(eq(accounts.id, accountId)).for('update')
  return row
}

export const setSuspension = async (tx: Transaction, accountId: string, reason: string | null): Promise<void> => {
  const suspendedAt = reason === null ? null : sql`now()`
  await tx.update(accounts).set({ suspendedAt, suspensionReason: reason, updatedAt: sql`now()` }).where(eq(accounts.id, accountId))
}

export const endSignIns = async (tx: Transaction, accountId: string): Promise<void> => {
  await tx.delete(signIns).where(eq(signIns.userId, accountId))
}

export const isSuspended = async (db: Queryable, accountId: string): Promise<boolean> => {
  const [row] = await found(db).where(eq(accounts.id, accountId))
  return row?.suspendedAt != null
}

const subjectId = sql`split_part(${auditEntries.subject}, ':', 2)`
/** Whom or what an entry is about, by the name it has now. */
const subjectName = sql<string | null>`case split_part(${auditEntries.subject}, ':', 1)
  when 'account' then (select told.name from ${accounts} told where told.id = ${subjectId}::uuid)
  when 'verification-request' then (select expert.expert_name from ${verificationRequests} asked join ${expertProfiles} expert on expert.id = asked.expert_profile_id where asked.id = ${subjectId}::int)
  when 'service' then (select offered.title from ${services} offered where offered.id = ${subjectId}::int)
  when 'ar-session' then (select held.title from ${arSessions} held where held.id = ${subjectId}::int)
  when 'review' then (select told.reviewer_name from ${reviews} told where told.id = ${subjectId}::int) end`

/** What admins did, with the names there still are. */
export const auditBelow = (db: Queryable, below: number | undefined, limit: number) =>
  db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      by: accounts.name,
      action: auditEntries.action,
      subject: auditEntries.subject,
      about: subjectName,
      detail: auditEntries.detail,
    })
    .from(auditEntries)
    .leftJoin(accounts, eq(accounts.id, auditEntries.actorAccountId))
    .where(below === undefined ? undefined : lt(auditEntries.id, below))
    .orderBy(desc(auditEntries.id))
    .limit(limit)
