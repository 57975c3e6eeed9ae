import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { OFFER_SIDES, OFFER_STATUSES } from '#contract/hiring.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import { projects, tasks } from '../projects/project-tables.ts'

const moneyColumn = () => numeric({ precision: 12, scale: 2, mode: 'number' })

/** Offers of clients to experts, each for one task, with the terms as they stand. */
export const offers = pgTable(
  'offers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The plan keeps a task while an offer binds it; later it may go. */
    taskId: integer().references(() => tasks.id, { onDelete: 'set null' }),
    taskTitle: text().notNull(),
    /** Null when his account is gone: what was confirmed stays for the client. */
    expertId: integer().references(() => expertProfiles.id, { onDelete: 'set null' }),
    /** The browser's own id of the sending. */
    requestId: uuid().notNull(),
    status: text({ enum: OFFER_STATUSES }).notNull().default('offered'),
    round: integer().notNull().default(1),
    scope: text().notNull(),
    price: moneyColumn().notNull(),
    dueDate: date({ mode: 'string' }).notNull(),
    /** How long each side has for an answer. */
    answerWithinDays: smallint().notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    deliveredAt: timestamp({ withTimezone: true }),
    /** What its sides were reminded of last, so that they are once. */
    remindedOf: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Of the last move. To the millisecond, as it travels in a cursor. */
    changedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().default(sql`clock_timestamp()`),
  },
  table => [
    // A task has one expert, whoever accepts at the same moment.
    uniqueIndex('offers_hired').on(table.taskId).where(sql`status in ('accepted', 'delivered', 'closed')`),
    uniqueIndex('offers_open').on(table.taskId, table.expertId).where(sql`status in ('offered', 'countered')`),
    uniqueIndex('offers_request').on(table.projectId, table.requestId, table.taskId, table.expertId),
    // Read from their end; one that is written as falling (`desc()`) has its nulls last and serves no `order by ... desc`.
    index('offers_of_project').on(table.projectId, table.id),
    index('offers_of_expert').on(table.expertId, table.changedAt, table.id),
    index('offers_agreed').on(table.expertId, table.dueDate).where(sql`status = 'accepted'`),
    index('offers_agreed_due').on(table.dueDate).where(sql`status = 'accepted'`),
    index('offers_of_task').on(table.taskId),
    index('offers_due').on(table.expiresAt).where(sql`expires_at is not null`),
    check(
      'offers_status',
      sql`${table.status} in ('offered', 'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'delivered', 'closed')`,
    ),
    check('offers_expert', sql`${table.expertId} is not null or ${table.status} = 'closed'`),
    check('offers_price', sql`${table.price} > 0`),
    check('offers_expiry', sql`(${table.expiresAt} is not null) = (${table.status} in ('offered', 'countered'))`),
  ],
)

/** What happened to an offer, step by step; never changed. */
export const offerSteps = pgTable(
  'offer_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    status: text({ enum: OFFER_STATUSES }).notNull(),
    by: text({ enum: [...OFFER_SIDES, 'system'] }).notNull(),
    scope: text(),
    price: moneyColumn(),
    dueDate: date({ mode: 'string' }),
    /** Until when the step's terms can be answered: what is taken back gives nobody longer. */
    expiresAt: timestamp({ withTimezone: true }),
    note: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [index('offer_steps_of_offer').on(table.offerId, table.id)],
)
