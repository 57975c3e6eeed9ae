import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Role } from '#contract/accounts.ts'
import type { Queryable } from '../platform/database/database.ts'
import { accounts } from './account-tables.ts'

export interface NewAccount {
  email: string
  name: string
  roles: Role[]
  emailVerified: boolean
  isSample: boolean
}

export const accountByEmail = async (db: Queryable, email: string) => {
  const [row] = await db.select().from(accounts).where(eq(accounts.email, email))
  return row
}

/** Makes an account, or brings the one of this address up to date. Answers its id. */
export const upsertAccount = async (db: Queryable, account: NewAccount): Promise<string> => {
  const [row] = await db
    .insert(accounts)
    .values({ id: uuidv7(), ...account })
    .onConflictDoUpdate({
      target: accounts.email,
      set: { name: account.name, roles: account.roles, emailVerified: account.emailVerified, updatedAt: sql`now()` },
    })
    .returning({ id: accounts.id })
  if (!row) throw new Error(`the account of ${account.email} was not written`)
  return row.id
}
