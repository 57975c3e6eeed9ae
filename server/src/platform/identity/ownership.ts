import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Actor } from './actor.ts'

/** Whose something is: an account's, or, while no account has claimed it, whoever's the address is. */
export interface Owner {
  accountId: string | null
  email: string
}

/** The rule of who is the expert: by his account; by a proven address only while nobody has claimed the profile. */
export const isOwner = (actor: Actor, { accountId, email }: Owner): boolean => {
  if (actor.kind !== 'account') return false
  return accountId === null ? actor.isEmailVerified && actor.email === email : actor.accountId === accountId
}

/** The same as a condition of a query: `owner` are columns; the account may be columns, too. */
export const isOwnedBy = (
  account: { accountId: SQLWrapper | string; email: SQLWrapper | string; isEmailVerified: SQLWrapper | boolean },
  owner: { accountId: SQLWrapper; email: SQLWrapper },
): SQL =>
  sql`(${owner.accountId} = ${account.accountId} or (${owner.accountId} is null and ${owner.email} = ${account.email} and ${account.isEmailVerified}))`
