import type { Transaction } from '../database/database.ts'

/** What a domain keeps about an account: each registers how it is handed out and how it is erased. */
export interface PersonalData {
  domain: string
  /** All of it, as plain JSON. */
  export(accountId: string): Promise<unknown>
  /** Removes it as part of the transaction that removes the account; the account itself goes last. Throws where the account may not go yet. */
  erase(tx: Transaction, accountId: string): Promise<void>
}
