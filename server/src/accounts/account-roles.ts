import type { Transaction } from '../platform/database/database.ts'
import { setRole } from './account-store.ts'

/** Gives an account the expert's role; harmless when it has it. */
export const becomeExpert = (tx: Transaction, accountId: string): Promise<void> => setRole(tx, accountId, 'expert', true)
