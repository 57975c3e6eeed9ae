import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { AR_SESSION_STATUSES, SESSION_MOMENTS, SESSION_SIDES } from '#contract/ar-sessions.ts'
import { accounts } from '../accounts/account-tables.ts'
import { services } from '../catalog/catalog-tables.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import { projects, tasks } from '../projects/project-tables.ts'

const ACTORS = [...SESSION_SIDES, 'admin', 'system'] as const
const moment = () => timestamp({ withTimezone: true, precision: 3 })

/**
 * Booked sessions. One expert has one at a time: the exclusion constraint `ar_sessions_one_at_a_time` over `busy_from` and `busy_until`
 * (migration ar-sessions-one-at-a-time) says so of those that are scheduled or active, whoever writes.
 */
export const arSessions = pgTable(
  'ar_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null when his account is gone: what happened stays for the client. */
    expertId: integer().references(() => expertProfiles.id, { onDelete: 'set null' }),
    expertName: text().notNull(),
    /** Null for a client who came by a mailed link, or whose account is gone. */
    clientAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    clientName: text().notNull(),
    clientEmail: text().notNull(),
    clientTimezone: text(),
    serviceId: integer().references(() => services.id, { onDelete: 'set null' }),
    projectId: integer().references(() => projects.id, { onDelete: 'set null' }),
    taskId: integer().references(() => tasks.id, { onDelete: 'set null' }),
    title: text().notNull(),
    description: text(),
    status: text({ enum: AR_SESSION_STATUSES }).notNull().default('scheduled'),
    /** Counts its moves; calendars know it as the sequence. */
    revision: integer().notNull().default(0),
    /** The browser's own id of the booking. */
    requestId: uuid(),
    startsAt: moment().notNull(),
    busyFrom: moment().notNull(),
    busyUntil: moment().notNull(),
    /** Until then a visitor's booking waits for its link to be opened; null for one that is confirmed. */
    heldUntil: moment(),
    startedAt: moment(),
    endedAt: moment(),
    connectedSeconds: integer().notNull().default(0),
    /** Both sides have been in the call since then. */
    connectedSince: moment(),
    cancelledBy: text({ enum: ACTORS }),
    cancelReason: text(),
    isCancelledLate: boolean().notNull().default(false),
    /** What its sides were reminded of last, so that they are once. */
    remindedOf: text(),
    /** When the expert was told last that the client waits. */
    waitingToldAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  table => [
    uniqueIndex('ar_sessions_request').on(table.clientEmail, table.requestId).where(sql`request_id is not null`),
    index('ar_sessions_of_client').on(table.clientAccountId, table.startsAt, table.id),
    index('ar_sessions_of_guest').on(table.clientEmail, table.startsAt, table.id),
    index('ar_sessions_of_expert').on(table.expertId, table.startsAt, table.id),
    index('ar_sessions_by_time').on(table.startsAt, table.id),
    index('ar_sessions_of_service').on(table.serviceId),
    index('ar_sessions_of_project').on(table.projectId),
    index('ar_sessions_of_task').on(table.taskId),
    index('ar_sessions_to_come').on(table.startsAt).where(sql`status = 'scheduled'`),
    index('ar_sessions_active').on(table.startedAt).where(sql`status = 'active'`),
    index('ar_sessions_guests').on(table.startsAt).where(sql`client_account_id is null and client_email <> ''`),
    index('ar_sessions_held').on(table.heldUntil).where(sql`held_until is not null`),
    check('ar_sessions_status', sql`${table.status} in ('scheduled', 'active', 'completed', 'ended', 'cancelled')`),
    check('ar_sessions_cancelled', sql`(${table.status} = 'cancelled') = (${table.cancelledBy} is not null)`),
    check('ar_sessions_busy', sql`${table.busyFrom} < ${table.busyUntil}`),
    check('ar_sessions_held', sql`${table.heldUntil} is null or ${table.status} in ('scheduled', 'cancelled')`),
    check('ar_sessions_expert', sql`${table.expertId} is not null or ${table.status} not in ('scheduled', 'active')`),
  ],
)

/** The time line of a session; never changed, but for a parting that was none: they were together again within a minute. */
export const arSessionMoments = pgTable(
  'ar_session_moments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer()
      .notNull()
      .references(() => arSessions.id, { onDelete: 'cascade' }),
    kind: text({ enum: SESSION_MOMENTS }).notNull(),
    by: text({ enum: ACTORS }),
    at: moment().notNull().default(sql`clock_timestamp()`),
  },
  table => [index('ar_session_moments_of_session').on(table.sessionId, table.id)],
)

/** When an expert takes sessions, on the clock of the zone in his profile. Who has no row has the usual hours. */
export const arAvailability = pgTable('ar_availability', {
  expertId: integer()
    .primaryKey()
    .references(() => expertProfiles.id, { onDelete: 'cascade' }),
  weekly: jsonb().notNull(),
  exceptions: jsonb().notNull(),
  noticeHours: smallint().notNull(),
  bufferMinutes: smallint().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})

/** Links that let somebody without an account into one session, of which only the hash of the token is kept. */
export const arGuestLinks = pgTable(
  'ar_guest_links',
  {
    id: uuid().primaryKey(),
    sessionId: integer()
      .notNull()
      .references(() => arSessions.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    /** Sent because somebody asked for it, which anybody can. */
    isAskedFor: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    openedAt: moment(),
    revokedAt: moment(),
  },
  table => [uniqueIndex('ar_guest_links_token').on(table.tokenHash), index('ar_guest_links_of_session').on(table.sessionId)],
)

/** Who was in the call from when until when, each place by itself. */
export const arSessionStays = pgTable(
  'ar_session_stays',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer()
      .notNull()
      .references(() => arSessions.id, { onDelete: 'cascade' }),
    side: text({ enum: SESSION_SIDES }).notNull(),
    peerId: text().notNull(),
    enteredAt: moment().notNull(),
    /** When the node he is connected with last said that he is there: a server that is killed says nothing of those who leave. */
    seenAt: moment().notNull().default(sql`now()`),
    leftAt: moment(),
  },
  table => [
    index('ar_session_stays_seen').on(table.seenAt).where(sql`left_at is null`),
    uniqueIndex('ar_session_stays_open').on(table.sessionId, table.peerId).where(sql`left_at is null`),
    index('ar_session_stays_of_session').on(table.sessionId, table.id),
  ],
)
