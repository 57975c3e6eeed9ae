import { type SQL, sql } from 'drizzle-orm'
import { pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { FILES_PATH } from '#contract/files.ts'
import { blobs } from '../files/file-tables.ts'
import { accounts } from './account-tables.ts'

/** The picture of an account. Other domains' stores may join it to show somebody. */
export const accountPictures = pgTable(
  'account_pictures',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blobId: uuid()
      .notNull()
      .references(() => blobs.id),
  },
  table => [uniqueIndex('account_pictures_blob').on(table.blobId)],
)

/** Where the picture of an account is read, as a column of a query; null when there is none. */
export const pictureUrlOf = (accountId: SQL): SQL<string | null> =>
  sql<
    string | null
  >`(select ${sql.raw(`'${FILES_PATH}/'`)} || picture.blob_id from ${accountPictures} picture where picture.account_id = ${accountId})`
