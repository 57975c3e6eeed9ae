import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The outbox: domain events, written in the transaction that they tell of. */
export const domainEvents = pgTable(
  'domain_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    type: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    dispatchedAt: timestamp({ withTimezone: true }),
  },
  table => [index('domain_events_waiting').on(table.id).where(sql`dispatched_at is null`)],
)

/**
 * Events that a consumer failed on. Until it is tried again an event holds up what else happens to its subject; once it is set aside it
 * holds up nothing. Who takes the row away lets the event be handed on again.
 */
export const eventFailures = pgTable(
  'event_failures',
  {
    eventId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => domainEvents.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    attempts: integer().notNull(),
    /** What went wrong the last time. */
    error: text().notNull(),
    retryAt: timestamp({ withTimezone: true }).notNull(),
    setAsideAt: timestamp({ withTimezone: true }),
  },
  table => [index('event_failures_open').on(table.subject).where(sql`set_aside_at is null`)],
)

/** The last sequence number of each live room. */
export const liveRooms = pgTable('live_rooms', { room: text().primaryKey(), seq: integer().notNull() })

/** What was said in each room of late, so that a browser that was away can catch up from any node. */
export const liveMessages = pgTable(
  'live_messages',
  {
    room: text().notNull(),
    seq: integer().notNull(),
    event: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.room, table.seq] }), index('live_messages_age').on(table.createdAt)],
)
