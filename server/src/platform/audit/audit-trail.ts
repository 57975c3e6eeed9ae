import { and, eq, sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts'
import type { Transaction } from '../database/database.ts'
import { auditEntries } from './audit-tables.ts'

/** Something an admin did: `action` in the past tense, `subject` is kind:id. */
export interface AuditedAction {
  actorAccountId: string
  action: string
  subject: string
  detail?: Record<string, string | number | null>
}

/** Writes down what an admin does as part of the transaction that does it: there is no deed without its entry. */
export const audit = async (tx: Transaction, entry: AuditedAction): Promise<void> => {
  await tx.insert(auditEntries).values(entry)
}

/** As `audit`, of what one does again and again: it is written down once in so many minutes. */
export const auditOnce = async (tx: Transaction, entry: AuditedAction, minutes: number): Promise<void> => {
  const { actorAccountId, action, subject } = entry
  // What one page asks for at once comes at once: the second waits until the first is written.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${actorAccountId} ${action} ${subject}`}, ${ADVISORY_LOCKS.auditedOnce}))`,
  )
  const written = await tx.$count(
    auditEntries,
    and(
      eq(auditEntries.subject, subject),
      eq(auditEntries.actorAccountId, actorAccountId),
      eq(auditEntries.action, action),
      sql`${auditEntries.at} > now() - make_interval(mins => ${minutes})`,
    ),
  )
  if (written === 0) await audit(tx, entry)
}
