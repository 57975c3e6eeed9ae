import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { expertProfiles, mayHire } from './expert-tables.ts'

/** Those who can be hired. */
export const countVerified = (db: Queryable): Promise<number> =>
  db.$count(expertProfiles, and(eq(expertProfiles.verificationStatus, 'verified'), mayHire))

export const linkExpertToAccount = async (db: Queryable, expertEmail: string, accountId: string): Promise<void> => {
  await db.update(expertProfiles).set({ accountId }).where(eq(expertProfiles.expertEmail, expertEmail))
}

export const setExpertTimezone = async (db: Queryable, expertId: number, timezone: string): Promise<void> => {
  await db.update(expertProfiles).set({ timezone }).where(eq(expertProfiles.id, expertId))
}
