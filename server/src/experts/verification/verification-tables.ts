import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { DOCUMENT_KINDS, VERIFICATION_STATUSES } from '#contract/experts-verification.ts'
import { DOCUMENT_SCANS, VERIFICATION_ACTIONS } from '#contract/experts-verification-review.ts'
import { accounts } from '../../accounts/account-tables.ts'
import { blobs } from '../../files/file-tables.ts'
import { expertProfiles } from '../expert-tables.ts'

/** Requests of experts to be verified. `version` goes up with every change of the status, and of the expert's name. */
export const verificationRequests = pgTable(
  'verification_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    expertProfileId: integer()
      .notNull()
      .references(() => expertProfiles.id, { onDelete: 'cascade' }),
    requestType: text().notNull(),
    submissionNotes: text(),
    currentStatus: text({ enum: VERIFICATION_STATUSES }).notNull(),
    version: integer().notNull().default(1),
    submittedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What the expert is told with the last decision. */
    adminNotes: text(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedByAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
  },
  table => [
    index('verification_requests_of_expert').on(table.expertProfileId, table.id),
    index('verification_requests_by_status').on(table.currentStatus, table.submittedAt, table.id),
    // All of them: who waits, then who was answered.
    index('verification_requests_waiting').on(table.submittedAt, table.id).where(sql`current_status in ('pending', 'in_review')`),
    index('verification_requests_answered').on(table.submittedAt, table.id).where(sql`current_status not in ('pending', 'in_review')`),
    index('verification_requests_decided_by').on(table.decidedByAccountId),
    // One answer at a time is waited for.
    uniqueIndex('verification_requests_one_waits').on(table.expertProfileId).where(sql`current_status in ('pending', 'in_review')`),
    check(
      'verification_requests_status',
      sql`${table.currentStatus} in ('pending', 'in_review', 'approved', 'rejected', 'needs_more_info')`,
    ),
  ],
)

export const verificationDocuments = pgTable(
  'verification_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer()
      .notNull()
      .references(() => verificationRequests.id, { onDelete: 'cascade' }),
    blobId: uuid()
      .notNull()
      .references(() => blobs.id),
    documentName: text().notNull(),
    documentType: text({ enum: DOCUMENT_KINDS }).notNull(),
    scan: text({ enum: DOCUMENT_SCANS }).notNull(),
    finding: text(),
  },
  table => [
    index('verification_documents_of_request').on(table.requestId, table.id),
    uniqueIndex('verification_documents_blob').on(table.blobId),
    check('verification_documents_scan', sql`${table.scan} in ('waiting', 'clean', 'infected', 'unscanned')`),
  ],
)

/** What an expert uploaded for an application and has not handed in yet; housekeeping forgets it after DRAFT_KEPT_FOR_DAYS. */
export const verificationDraftDocuments = pgTable(
  'verification_draft_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    expertProfileId: integer()
      .notNull()
      .references(() => expertProfiles.id, { onDelete: 'cascade' }),
    blobId: uuid()
      .notNull()
      .references(() => blobs.id),
    documentType: text({ enum: DOCUMENT_KINDS }).notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('verification_draft_documents_of_expert').on(table.expertProfileId, table.id),
    uniqueIndex('verification_draft_documents_blob').on(table.blobId),
    index('verification_draft_documents_added').on(table.addedAt),
  ],
)

/** What was done about a request, never changed: its history as admins read it. */
export const verificationEvents = pgTable(
  'verification_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer()
      .notNull()
      .references(() => verificationRequests.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    byAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    action: text({ enum: VERIFICATION_ACTIONS }).notNull(),
    fromStatus: text({ enum: VERIFICATION_STATUSES }),
    toStatus: text({ enum: VERIFICATION_STATUSES }),
    text: text(),
  },
  table => [
    index('verification_events_of_request').on(table.requestId, table.id),
    index('verification_events_by').on(table.byAccountId),
    // What is counted by week: decisions, by when they fell.
    index('verification_events_decisions').on(table.at).where(sql`action = 'status-changed'`),
  ],
)
