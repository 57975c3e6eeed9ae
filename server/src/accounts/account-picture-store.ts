import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { accountPictures } from './account-picture-tables.ts'

export const pictureOf = async (db: Queryable, accountId: string): Promise<string | undefined> => {
  const [row] = await db.select().from(accountPictures).where(eq(accountPictures.accountId, accountId))
  return row?.blobId
}

/** Takes the picture away; answers the file that it was. */
export const takePicture = async (tx: Transaction, accountId: string): Promise<string[]> => {
  const rows = await tx.delete(accountPictures).where(eq(accountPictures.accountId, accountId)).returning()
  return rows.map(row => row.blobId)
}

export const putPicture = async (tx: Transaction, accountId: string, blobId: string): Promise<void> => {
  await tx.insert(accountPictures).values({ accountId, blobId }).onConflictDoUpdate({ target: accountPictures.accountId, set: { blobId } })
}
