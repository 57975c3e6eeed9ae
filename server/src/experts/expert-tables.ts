import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ASSESSMENT_TYPES } from '#contract/experts.ts'
import { pictureUrlOf } from '../accounts/account-picture-tables.ts'
import { accounts } from '../accounts/account-tables.ts'
import { RATING_STANDING } from '../platform/database/rating-standing.ts'
import { isOwnedBy } from '../platform/identity/ownership.ts'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What an expert is searched by when somebody hires: name, title, address. Every word stands after a space. */
export const searchedWords = ({
  expertName,
  title,
  expertEmail,
}: {
  expertName: AnyPgColumn
  title: AnyPgColumn
  expertEmail: AnyPgColumn
}) => sql`(' ' || ${expertName} || ' ' || ${title} || ' ' || ${expertEmail})`

/** Expert profiles. An imported expert has no account until he verifies the address. */
export const expertProfiles = pgTable(
  'expert_profiles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    expertEmail: text().notNull(),
    expertName: text().notNull(),
    title: text().notNull(),
    bio: text().notNull().default(''),
    avatarUrl: text(),
    location: text(),
    timezone: text().notNull().default('UTC'),
    websiteUrl: text(),
    linkedinUrl: text(),
    githubUrl: text(),
    portfolioUrl: text(),
    phoneNumber: text(),
    yearsExperience: integer().notNull().default(0),
    availabilityStatus: text().notNull().default('available'),
    verificationStatus: text().notNull().default('not_verified'),
    hourlyRate: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    /** Ids of the taxonomy, the strongest first. */
    skillIds: text().array().notNull().default(sql`'{}'`),
    ratingAverage: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    reviewsCount: integer().notNull().default(0),
    completedCount: integer().notNull().default(0),
    /** Types of the assessments he passed; kept here so that lists need not look for it. */
    passedAssessments: text({ enum: ASSESSMENT_TYPES }).array().notNull().default(sql`'{}'`),
    isSample: boolean().notNull().default(false),
    search: tsvector().generatedAlwaysAs(sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', bio), 'B')`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    uniqueIndex('expert_profiles_email').on(table.expertEmail),
    uniqueIndex('expert_profiles_account').on(table.accountId),
    index('expert_profiles_location_trigrams').using('gin', sql`${table.location} gin_trgm_ops`),
    index('expert_profiles_words_trigrams').using('gin', sql`${searchedWords(table)} gin_trgm_ops`),
    // A word that many have is not worth the trigrams: the best are walked until there are enough.
    index('expert_profiles_best').on(sql`(${table.availabilityStatus} = 'unavailable')`, sql.raw(`(${RATING_STANDING}) desc`), table.id),
    index('expert_profiles_verification').on(table.verificationStatus, table.id),
    check('expert_profiles_availability', sql`${table.availabilityStatus} in ('available', 'busy', 'unavailable')`),
    check('expert_profiles_verification', sql`${table.verificationStatus} in ('verified', 'pending', 'rejected', 'not_verified')`),
    check('expert_profiles_rate', sql`${table.hourlyRate} >= 0`),
    check('expert_profiles_email_is_lower_case', sql`${table.expertEmail} = lower(${table.expertEmail})`),
  ],
)

/**
 * Each skill of each expert who may be suggested: how the market is searched without reading whole profiles. Kept by a trigger on
 * `expert_profiles` (migration expert-skills-kept-by-trigger), never written by hand; an unavailable expert has no rows.
 */
export const expertSkills = pgTable(
  'expert_skills',
  {
    expertId: integer()
      .notNull()
      .references(() => expertProfiles.id, { onDelete: 'cascade' }),
    skillId: text().notNull(),
    /** Among his own skills, from 0: the strongest first. */
    place: smallint().notNull(),
    /** From 0 to 1, a rough order of proven quality, verification and availability; what counts is computed by the ranking. */
    standing: real().notNull(),
    hourlyRate: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.expertId, table.skillId] }),
    // Answers a search from the index alone, which asks for the falling order as it stands here: nulls last.
    index('expert_skills_best').on(table.skillId, table.standing.desc(), table.expertId, table.place, table.hourlyRate),
  ],
)

/**
 * As a condition of a query: who was refused when he was verified, whose account is suspended, and from whom the role of an expert was taken,
 * is neither found nor hired. The triggers that hold back services (migration services-held-back) say the same.
 */
export const mayHire = sql`(${expertProfiles.verificationStatus} <> 'rejected' and not exists (select from ${accounts} owner where owner.id = ${expertProfiles}.account_id and (owner.suspended_at is not null or 'expert' = any(owner.withheld_roles))))`

/** Likewise: whom nobody may hire, and who is unavailable, is suggested to nobody. */
export const maySuggest = sql`${expertProfiles.availabilityStatus} <> 'unavailable' and ${mayHire}`

/** As a condition of a query: the profile is this account's own. */
export const isProfileOf = (account: Parameters<typeof isOwnedBy>[0]) =>
  isOwnedBy(account, { accountId: expertProfiles.accountId, email: expertProfiles.expertEmail })

/** The picture an expert is shown with, as a column of a query: the one his profile names, else his account's. */
export const shownAvatarUrl = sql<string | null>`coalesce(${expertProfiles.avatarUrl}, ${pictureUrlOf(sql`${expertProfiles}.account_id`)})`
