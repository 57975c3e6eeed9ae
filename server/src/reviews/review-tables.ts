import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { REVIEW_TYPES } from '#contract/reviews-limits.ts'
import { accounts } from '../accounts/account-tables.ts'
import { arSessions } from '../ar-sessions/session-tables.ts'
import { services } from '../catalog/catalog-tables.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import { projects } from '../projects/project-tables.ts'

/** z of a 95 % interval. */
const Z = sql.raw('1.959963984540054')
const up = sql.raw('votes_up')
const all = sql.raw('(votes_up + votes_down)')

/**
 * What clients say of experts and their services. The figures of both (`rating_average`, `reviews_count`) are kept by a trigger on this table,
 * the votes here by one on `review_votes` (migration 0019_review-figures): they equal a recount whoever writes.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reviewType: text({ enum: REVIEW_TYPES }).notNull(),
    expertId: integer()
      .notNull()
      .references(() => expertProfiles.id, { onDelete: 'cascade' }),
    /** A service that goes does not take what was said of it with it: the review stays with the expert. */
    serviceId: integer().references(() => services.id, { onDelete: 'set null' }),
    projectId: integer().references(() => projects.id, { onDelete: 'set null' }),
    sessionId: integer().references(() => arSessions.id, { onDelete: 'set null' }),
    reviewerAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    reviewerName: text().notNull(),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** Names of expert and service as they were: a search finds the review by them. */
    keywords: text().notNull(),
    votesUp: integer().notNull().default(0),
    votesDown: integer().notNull().default(0),
    /** Lower bound of Wilson's interval for the share of helpful votes: 90 of 100 stands before 2 of 2. */
    helpfulness: doublePrecision()
      .notNull()
      .generatedAlwaysAs(
        sql`case when ${all} = 0 then 0 else (${up}::double precision / ${all} + ${Z} * ${Z} / (2 * ${all}) - ${Z} * sqrt((${up}::double precision / ${all} * (1 - ${up}::double precision / ${all}) + ${Z} * ${Z} / (4 * ${all})) / ${all})) / (1 + ${Z} * ${Z} / ${all}) end`,
      ),
    isSample: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    editedAt: timestamp({ withTimezone: true }),
    removedAt: timestamp({ withTimezone: true }),
    removalReason: text(),
    removedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
  },
  table => [
    // Once for each project and expert, whatever happened to the review since.
    uniqueIndex('reviews_once').on(table.reviewerAccountId, table.projectId, table.expertId),
    uniqueIndex('reviews_once_a_session').on(table.reviewerAccountId, table.sessionId, table.expertId),
    // Nulls stand as `order by ... desc` has them: else no index serves the order.
    index('reviews_of_expert').on(table.expertId, table.id.desc().nullsFirst()),
    index('reviews_of_service').on(table.serviceId, table.id.desc().nullsFirst()),
    // Foreign keys: a project or an account that goes looks for its reviews.
    index('reviews_of_project').on(table.projectId),
    index('reviews_of_session').on(table.sessionId).where(sql`session_id is not null`),
    index('reviews_removed_by').on(table.removedBy).where(sql`removed_by is not null`),
    index('reviews_by_date').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reviews_by_rating').on(table.rating.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reviews_by_lowest_rating').on(table.rating, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reviews_by_helpfulness').on(table.helpfulness.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reviews_search').using('gin', sql`(${table.title} || ' ' || ${table.content} || ' ' || ${table.keywords}) gin_trgm_ops`),
    check('reviews_rating', sql`${table.rating} between 1 and 5 and ${table.rating} * 2 = floor(${table.rating} * 2)`),
    check('reviews_type', sql`${table.reviewType} in ('expert', 'service')`),
    check('reviews_removal', sql`(${table.removedAt} is null) = (${table.removalReason} is null)`),
  ],
)

/** One answer to each review. */
export const reviewResponses = pgTable(
  'review_responses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    responderAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    responderName: text().notNull(),
    content: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [uniqueIndex('review_responses_once').on(table.reviewId), index('review_responses_of_account').on(table.responderAccountId)],
)

/** One vote of each account. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    isHelpful: boolean().notNull(),
  },
  table => [primaryKey({ columns: [table.reviewId, table.accountId] }), index('review_votes_of_account').on(table.accountId)],
)

/** What somebody holds against a review, and what an admin decided. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    reporterAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp({ withTimezone: true }),
    settledBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    isUpheld: boolean(),
  },
  table => [
    uniqueIndex('review_reports_once').on(table.reviewId, table.reporterAccountId),
    index('review_reports_waiting').on(table.id).where(sql`settled_at is null`),
    index('review_reports_of_account').on(table.reporterAccountId),
    index('review_reports_settled_by').on(table.settledBy).where(sql`settled_by is not null`),
  ],
)
