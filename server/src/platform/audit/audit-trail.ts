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
