import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { expertProfiles, expertSkills, maySuggest } from './expert-tables.ts'

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

/** A required skill: its points in full, and the skills that may stand in for it with what they earn of them. */
export interface WantedSkill {
  skillId: string
  points: number
  standIns: readonly { skillId: string; points: number }[]
}

export interface CandidateSearch {
  wanted: readonly WantedSkill[]
  /** How much of a skill's points its place among an expert's own leaves, from the first place on; the last figure holds for all after it. */
  prominence: readonly number[]
  /** What the best standing earns. */
  standingPoints: number
  /** The task's own words, and those its client wrote, in his own language: whichever of the two an expert's text fits better counts. */
  texts: readonly (readonly string[])[]
  /** How many times the rank of an expert's words counts. */
  textFactor: number
  /** The client, who is never matched to his own project. */
  except: { accountId: string; email: string }
  limit: number
}

/**
 * Holders of one skill that are looked at, the best standing first. Above what a market of some hundred thousand has of its commonest
 * skill; beyond it a search takes no longer, however the market grows.
 */
const MAX_HOLDERS = 25_000
/** Whoever only has a related skill comes after those who have the skill itself: fewer of them do. */
const MAX_STAND_INS = 500

/** One list to go through: a skill, for which of the wanted ones it counts, its points, and how many of its holders. */
const listsOf = (wanted: readonly WantedSkill[]): SQL => {
  const lists = wanted.flatMap(({ skillId, points, standIns }, need) => [
    sql`(${skillId}::text, ${need}::int, ${points}::real, ${MAX_HOLDERS}::int)`,
    ...standIns.map(standIn => sql`(${standIn.skillId}::text, ${need}::int, ${standIn.points}::real, ${MAX_STAND_INS}::int)`),
  ])
  return sql.join(lists, sql`, `)
}

/** The experts who can score best, by what the index on their skills knows: skills, their place, standing. */
const bestByIndex = ({ wanted, prominence, standingPoints, limit }: CandidateSearch): SQL => {
  const factors = sql`(${sql.param([...prominence])}::real[])[least(holder.place + 1, ${prominence.length}::int)]`
  const earned = wanted.map((_, need) => sql`coalesce(max(list.points * ${factors}) filter (where list.need = ${need}::int), 0)`)
  return sql`
    select holder.expert_id as id
    from (values ${listsOf(wanted)}) list(skill_id, need, points, most)
    cross join lateral (
      select ${expertSkills.expertId} as expert_id, ${expertSkills.place} as place, ${expertSkills.standing} as standing
      from ${expertSkills} where ${eq(expertSkills.skillId, sql`list.skill_id`)}
      order by ${expertSkills.standing} desc nulls last, ${expertSkills.expertId} limit list.most
    ) holder
    group by holder.expert_id
    order by ${sql.join(earned, sql` + `)} + ${standingPoints}::real * max(holder.standing) desc, holder.expert_id
    limit ${limit}`
}

/**
 * The experts worth ranking. The first step reads the index on skills alone; only the best `limit` have their profile read and their text
 * ranked: that for every holder of a common skill would take seconds at 100,000 experts.
 */
export const findCandidates = async (db: Queryable, search: CandidateSearch): Promise<ExpertCandidate[]> => {
  if (search.wanted.length === 0) return []
  const { except, texts, textFactor } = search
  const ranks = texts.map(words => sql`ts_rank(${expertProfiles.search}, websearch_to_tsquery('english', ${words.join(' or ')}))`)
  const { rows } = await db.execute<{ id: number }>(bestByIndex(search))
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
      textRank: sql<number>`least(1, ${textFactor}::float8 * greatest(${sql.join(ranks, sql`, `)}))::float8`,
    })
    .from(expertProfiles)
    .where(
      and(
        inArray(
          expertProfiles.id,
          rows.map(row => row.id),
        ),
        maySuggest,
        sql`${expertProfiles.accountId} is distinct from ${except.accountId}`,
        ne(expertProfiles.expertEmail, except.email),
      ),
    )
}

/** The median hourly rate of each skill that at least `minExperts` experts have. */
export const medianRates = async (db: Queryable, skillIds: readonly string[], minExperts: number): Promise<Map<string, number>> => {
  const rows = await db
    .select({
      skill: expertSkills.skillId,
      rate: sql<number>`percentile_cont(0.5) within group (order by ${expertSkills.hourlyRate}::float8)`,
    })
    .from(expertSkills)
    .where(inArray(expertSkills.skillId, [...skillIds]))
    .groupBy(expertSkills.skillId)
    .having(sql`count(*) >= ${minExperts}`)
  return new Map(rows.map(row => [row.skill, row.rate]))
}
