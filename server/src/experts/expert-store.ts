import { eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { expertProfiles } from './expert-tables.ts'

export const countVerified = (db: Queryable): Promise<number> =>
  db.$count(expertProfiles, eq(expertProfiles.verificationStatus, 'verified'))

export const linkExpertToAccount = async (db: Queryable, expertEmail: string, accountId: string): Promise<void> => {
  await db.update(expertProfiles).set({ accountId }).where(eq(expertProfiles.expertEmail, expertEmail))
}
