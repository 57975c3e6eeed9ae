import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { SESSION_SIDES } from '#contract/ar-sessions.ts'
import { blobs } from '../../files/file-tables.ts'
import { arSessions } from '../session-tables.ts'

const ofSession = () =>
  integer()
    .notNull()
    .references(() => arSessions.id, { onDelete: 'cascade' })
const by = () => text({ enum: SESSION_SIDES }).notNull()

/** Marks as they were drawn, in the order in which they were saved. */
export const arAnnotations = pgTable(
  'ar_annotations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: ofSession(),
    by: by(),
    annotationType: text().notNull(),
    annotationData: jsonb().notNull(),
    /** By the clock of who drew it. */
    timestampMs: bigint({ mode: 'number' }).notNull(),
    /** The browser's own id of it: saved twice, it is one. */
    operationId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('ar_annotations_of_session').on(table.sessionId, table.id),
    uniqueIndex('ar_annotations_operation').on(table.sessionId, table.operationId).where(sql`operation_id is not null`),
  ],
)

export const arMessages = pgTable(
  'ar_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: ofSession(),
    messageId: uuid().notNull(),
    by: by(),
    content: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('ar_messages_of_session').on(table.sessionId, table.id),
    uniqueIndex('ar_messages_message').on(table.sessionId, table.messageId),
  ],
)

export const arSnapshots = pgTable(
  'ar_snapshots',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: ofSession(),
    blobId: uuid()
      .notNull()
      .references(() => blobs.id),
    by: by(),
    caption: text().notNull(),
    takenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [index('ar_snapshots_of_session').on(table.sessionId, table.id), uniqueIndex('ar_snapshots_blob').on(table.blobId)],
)

export const arNotes = pgTable(
  'ar_notes',
  { sessionId: ofSession(), by: by(), notes: text().notNull(), savedAt: timestamp({ withTimezone: true }).notNull().defaultNow() },
  table => [primaryKey({ columns: [table.sessionId, table.by] })],
)

/** Who allows the call to be recorded. From when until when both did stands in the time line. */
export const arRecordingConsents = pgTable('ar_recording_consents', {
  sessionId: ofSession().primaryKey(),
  client: boolean().notNull().default(false),
  expert: boolean().notNull().default(false),
})

export const arRecordings = pgTable(
  'ar_recordings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: ofSession(),
    /** Null once it was removed. */
    blobId: uuid().references(() => blobs.id),
    seconds: integer().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** Its row stays: a page that died after it had sent it would send it again. */
    removedAt: timestamp({ withTimezone: true }),
  },
  table => [
    uniqueIndex('ar_recordings_once').on(table.sessionId, table.startedAt),
    index('ar_recordings_of_session').on(table.sessionId, table.id),
    uniqueIndex('ar_recordings_blob').on(table.blobId),
    check('ar_recordings_seconds', sql`${table.seconds} > 0`),
    check('ar_recordings_removed', sql`(${table.blobId} is null) = (${table.removedAt} is not null)`),
  ],
)
