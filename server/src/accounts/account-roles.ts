import type { Transaction } from '../platform/database/database.ts'
import { earnRole } from './account-store.ts'

/** Gives an account the expert's role, harmless when it has it; false when an admin took it away. */
export const becomeExpert = (tx: Transaction, accountId: string): Promise<boolean> => earnRole(tx, accountId, 'expert')
