import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { expertProfiles, tsvector } from '../experts/expert-tables.ts'
import { blobs } from '../files/file-tables.ts'
import { RATING_STANDING } from '../platform/database/rating-standing.ts'
import { BELONGS_TO, MARKS } from './search/search-marks.ts'

export const categories = pgTable(
  'categories',
  { id: integer().primaryKey().generatedAlwaysAsIdentity(), name: text().notNull() },
  table => [uniqueIndex('categories_name').on(sql`lower(${table.name})`)],
)

const standing = sql.raw(`(${RATING_STANDING})`)

/** What experts offer. `keywords`: the names of its skills, written with it, so that a search finds it by them. */
export const services = pgTable(
  'services',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    expertId: integer()
      .notNull()
      .references(() => expertProfiles.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    title: text().notNull(),
    description: text().notNull(),
    skillIds: text().array().notNull().default(sql`'{}'`),
    hourlyRate: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    isArEnabled: boolean().notNull().default(false),
    isPaused: boolean().notNull().default(false),
    /** Never offered yet: nobody but its expert and admins sees it. */
    isDraft: boolean().notNull().default(false),
    /** Then only an admin puts it back on the market. */
    isPausedByAdmin: boolean().notNull().default(false),
    pauseReason: text(),
    /** It would be on offer, but its expert may not be hired; comes and goes by triggers (migration services-held-back). */
    isHeldBack: boolean().notNull().default(false),
    ratingAverage: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    reviewsCount: integer().notNull().default(0),
    keywords: text().notNull().default(''),
    /** Its expert's name and title, for the same: kept by triggers (migration words-of-experts), never written by hand. */
    expertWords: text().notNull().default(''),
    /** Its words and marks; nothing while it is paused. */
    search: tsvector().generatedAlwaysAs(
      sql.raw(
        `case when is_paused then ''::tsvector else setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', keywords || ' ' || expert_words), 'B') || setweight(to_tsvector('english', description), 'C') || ${MARKS} end`,
      ),
    ),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    // One expert does not offer the same thing twice; the bulk import finds a service by it.
    uniqueIndex('services_of_expert').on(table.expertId, table.title),
    // Rising, and read backwards: a falling index puts missing values where no query asks for them, and would serve none.
    index('services_by_standing').on(standing, table.id).where(sql`not is_paused`),
    index('services_by_category_and_standing').on(table.categoryId, standing, table.id).where(sql`not is_paused`),
    index('services_by_rating').on(table.ratingAverage, table.id).where(sql`not is_paused`),
    index('services_by_category').on(table.categoryId, table.ratingAverage, table.id).where(sql`not is_paused`),
    index('services_by_rate').on(table.hourlyRate, table.id).where(sql`not is_paused`),
    index('services_by_category_and_rate').on(table.categoryId, table.hourlyRate, table.id).where(sql`not is_paused`),
    index('services_search').using('gin', table.search).with({ fastupdate: false }),
    index('services_search_sample').using('gin', table.search).with({ fastupdate: false }).where(sql.raw(BELONGS_TO.sample)),
    index('services_search_well_rated').using('gin', table.search).with({ fastupdate: false }).where(sql.raw(BELONGS_TO.wellRated)),
    check('services_rate', sql`${table.hourlyRate} >= 0`),
    check('services_paused_by_admin', sql`${table.isPaused} or not ${table.isPausedByAdmin}`),
    check('services_draft', sql`${table.isPaused} or not ${table.isDraft}`),
    check('services_held_back', sql`${table.isPaused} or not ${table.isHeldBack}`),
  ],
)

/** Pictures of services, in their order. */
export const servicePictures = pgTable(
  'service_pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    blobId: uuid()
      .notNull()
      .references(() => blobs.id),
    place: integer().notNull(),
    /** What can be seen, for those who do not see it. */
    text: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  table => [index('service_pictures_of_service').on(table.serviceId, table.place), uniqueIndex('service_pictures_blob').on(table.blobId)],
)

/**
 * Every word that any service has or had, as it was written: what a misspelt word may mean. Kept by a trigger on `services` (migration
 * words-of-services), never written by hand. A word that is gone from all services does no harm: it finds nothing.
 */
export const serviceWords = pgTable('service_words', { word: text().primaryKey() }, table => [
  index('service_words_by_beginning').on(sql`${table.word} text_pattern_ops`),
  index('service_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`).with({ fastupdate: false }),
])
