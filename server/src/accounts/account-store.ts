import { and, eq, lt, not, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { uuidv7 } from 'uuidv7'
import type { Role } from '#contract/accounts.ts'
import type { Queryable } from '../platform/database/database.ts'
import { accounts, credentials, signIns, verifications } from './account-tables.ts'

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

export const accountById = async (db: Queryable, accountId: string) => {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  return row
}

/** Whoever acts for this account has shown that its address is his. */
export const markAddressProven = async (db: Queryable, accountId: string): Promise<void> => {
  await db.update(accounts).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(accounts.id, accountId))
}

/** Gives an account that nobody has proven yet the name and password of whoever proves it now. */
export const replaceUnproven = async (db: Queryable, email: string, name: string, passwordHash: string): Promise<void> => {
  const [row] = await db
    .update(accounts)
    .set({ name, updatedAt: sql`now()` })
    .where(and(eq(accounts.email, email), eq(accounts.emailVerified, false)))
    .returning({ id: accounts.id })
  if (!row) return
  await db
    .update(credentials)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(and(eq(credentials.userId, row.id), eq(credentials.providerId, 'credential')))
}

export const insertVerification = async (
  db: Queryable,
  verification: { identifier: string; value: string; expiresAt: Date },
): Promise<void> => {
  await db.insert(verifications).values({ id: uuidv7(), ...verification })
}

/** Reads a value and removes it in one step, so that it is taken once however many ask; undefined when it is gone or its time is over. */
export const takeVerification = async (db: Queryable, identifier: string): Promise<string | undefined> => {
  const [row] = await db.delete(verifications).where(eq(verifications.identifier, identifier)).returning()
  return row && row.expiresAt.getTime() > Date.now() ? row.value : undefined
}

/** Forgets sign-ins, links and challenges whose time is over. */
export const forgetExpired = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(signIns).where(lt(signIns.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
}

/** The hash of an account's password; undefined when it signs in another way only. */
export const passwordHashOf = async (db: Queryable, accountId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, accountId), eq(credentials.providerId, 'credential')))
  return row?.hash ?? undefined
}

const withOne = (list: AnyPgColumn, role: Role, isIn: boolean) => {
  const others = sql`array_remove(${list}, ${role}::text)`
  return isIn ? sql`array_append(${others}, ${role}::text)` : others
}

/** Gives a role, or takes it away for as long as nobody gives it again. */
export const setRole = async (db: Queryable, accountId: string, role: Role, isGranted: boolean): Promise<void> => {
  const roles = { roles: withOne(accounts.roles, role, isGranted), withheldRoles: withOne(accounts.withheldRoles, role, !isGranted) }
  await db
    .update(accounts)
    .set({ ...roles, updatedAt: sql`now()` })
    .where(eq(accounts.id, accountId))
}

/** Gives a role that comes with what somebody did, unless it was taken from him; answers whether he has it. */
export const earnRole = async (db: Queryable, accountId: string, role: Role): Promise<boolean> => {
  const earned = await db
    .update(accounts)
    .set({ roles: withOne(accounts.roles, role, true), updatedAt: sql`now()` })
    .where(and(eq(accounts.id, accountId), not(sql`${role}::text = any(${accounts.withheldRoles})`)))
    .returning({ id: accounts.id })
  return earned.length > 0
}

export const accountsWithRole = (db: Queryable, role: Role) =>
  db
    .select({ email: accounts.email, name: accounts.name })
    .from(accounts)
    .where(sql`${role}::text = any(${accounts.roles})`)
    .orderBy(accounts.email)
