import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { expertProfiles } from './expert-tables.ts'

/** An expert as matching sees him: no name, no picture. `textRank` from 0 to 1: how well his own words fit the task's. */
export interface ExpertCandidate {
  id: number
  skillIds: string[]
  hourlyRate: number
  ratingAverage: number
  reviewsCount: number
  completedCount: number
  yearsExperience: number
  verificationStatus: string
  availabilityStatus: string
  timezone: string
  textRank: number
}

export interface CandidateSearch {
  requiredSkillIds: readonly string[]
  /** Skills that may stand in for a required one. */
  relatedSkillIds: readonly string[]
  /** The task's own words. */
  words: readonly string[]
  /** The client, who is never matched to his own project. */
  except: { accountId: string; email: string }
  limit: number
}

const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`
const hits = (ids: readonly string[]) =>
  sql<number>`(select count(*)::int from unnest(${expertProfiles.skillIds}) skill where skill = any(${textArray(ids)}))`

/**
 * The experts worth ranking. The GIN index on the skills narrows first, a cheap count of hits orders, and only the best `limit` have their
 * text ranked: ranking text for every match of a common skill would cost seconds at 100,000 experts.
 */
export const findCandidates = async (db: Queryable, search: CandidateSearch): Promise<ExpertCandidate[]> => {
  const { requiredSkillIds, relatedSkillIds, words, except, limit } = search
  const all = [...requiredSkillIds, ...relatedSkillIds]
  const best = db
    .select({ id: expertProfiles.id })
    .from(expertProfiles)
    .where(
      and(
        sql`${expertProfiles.skillIds} && ${textArray(all)}`,
        ne(expertProfiles.availabilityStatus, 'unavailable'),
        sql`${expertProfiles.accountId} is distinct from ${except.accountId}`,
        ne(expertProfiles.expertEmail, except.email),
      ),
    )
    .orderBy(
      sql`${hits(requiredSkillIds)} * 2 + ${hits(relatedSkillIds)} desc`,
      sql`(${expertProfiles.verificationStatus} = 'verified') desc`,
      sql`${expertProfiles.ratingAverage} desc`,
      expertProfiles.id,
    )
    .limit(limit)
  const query = words.join(' or ')
  return db
    .select({
      id: expertProfiles.id,
      skillIds: expertProfiles.skillIds,
      hourlyRate: expertProfiles.hourlyRate,
      ratingAverage: expertProfiles.ratingAverage,
      reviewsCount: expertProfiles.reviewsCount,
      completedCount: expertProfiles.completedCount,
      yearsExperience: expertProfiles.yearsExperience,
      verificationStatus: expertProfiles.verificationStatus,
      availabilityStatus: expertProfiles.availabilityStatus,
      timezone: expertProfiles.timezone,
      textRank: sql<number>`least(1, 4 * ts_rank(${expertProfiles.search}, websearch_to_tsquery('english', ${query})))::float8`,
    })
    .from(expertProfiles)
    .where(inArray(expertProfiles.id, best))
}

/** The median hourly rate of each skill that at least `minExperts` experts have. */
export const medianRates = async (db: Queryable, skillIds: readonly string[], minExperts: number): Promise<Map<string, number>> => {
  const skill = sql<string>`skill`
  const rows = await db
    .select({ skill, rate: sql<number>`percentile_cont(0.5) within group (order by ${expertProfiles.hourlyRate}::float8)` })
    .from(sql`${expertProfiles}, unnest(${expertProfiles.skillIds}) skill`)
    .where(and(sql`${expertProfiles.skillIds} && ${textArray(skillIds)}`, sql`skill = any(${textArray(skillIds)})`))
    .groupBy(skill)
    .having(sql`count(*) >= ${minExperts}`)
  return new Map(rows.map(row => [row.skill, row.rate]))
}

export const countVerified = (db: Queryable): Promise<number> =>
  db.$count(expertProfiles, eq(expertProfiles.verificationStatus, 'verified'))

export const linkExpertToAccount = async (db: Queryable, expertEmail: string, accountId: string): Promise<void> => {
  await db.update(expertProfiles).set({ accountId }).where(eq(expertProfiles.expertEmail, expertEmail))
}
