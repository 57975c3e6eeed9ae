import { and, count, eq, gte, inArray, max, ne, sql } from 'drizzle-orm'
import { HIRED_OFFER_STATUSES, isOpenOffer, type OfferStatus, OPEN_OFFER_STATUSES } from '#contract/hiring.ts'
import { expertProfiles, isProfileOf, shownAvatarUrl } from '../experts/expert-tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { taskMatches, tasks } from '../projects/project-tables.ts'
import { offers } from './offer-tables.ts'

// Without parameters, of which the database would not see that they are the same in two places.
const OPEN_STATUSES = sql.raw(OPEN_OFFER_STATUSES.map(status => `'${status}'`).join(', '))
/** What an offer is at this moment, as `statusNow` says it of a row: its time may be over before the job has said so. */
const offerStatusNow = sql<OfferStatus>`(case when ${offers.status} in (${OPEN_STATUSES}) and ${offers.expiresAt} <= now() then 'expired' else ${offers.status} end)`

/** As a condition that says how many rows it keeps: the planner knows nothing of the one above. */
export const isNow = (status: OfferStatus) => {
  if (status === 'expired')
    return sql`(${offers.status} = 'expired' or (${offers.status} in (${OPEN_STATUSES}) and ${offers.expiresAt} <= now()))`
  return isOpenOffer(status) ? sql`(${offers.status} = ${status} and ${offers.expiresAt} > now())` : eq(offers.status, status)
}

/** One by one where there is one: only then is an index read in its order. */
export const isOfExperts = (expertIds: readonly number[]) => {
  const [only] = expertIds
  return expertIds.length === 1 && only !== undefined ? eq(offers.expertId, only) : inArray(offers.expertId, [...expertIds])
}

/** The profiles whose offers an account answers: also one of its proven address that it has not claimed. */
export const expertIdsOf = async (
  db: Queryable,
  account: { accountId: string; email: string; isEmailVerified: boolean },
): Promise<number[]> => {
  const rows = await db.select({ id: expertProfiles.id }).from(expertProfiles).where(isProfileOf(account))
  return rows.map(({ id }) => id)
}

export const countByStatus = (db: Queryable, expertIds: readonly number[]) =>
  db.select({ status: offerStatusNow, count: count() }).from(offers).where(isOfExperts(expertIds)).groupBy(offerStatusNow)

/** A project's offers that are open, or whose work is to be checked. */
export const countWaiting = (db: Queryable, projectId: number) =>
  db
    .select({ status: offerStatusNow, count: count() })
    .from(offers)
    .where(and(eq(offers.projectId, projectId), inArray(offers.status, [...OPEN_OFFER_STATUSES, 'delivered'])))
    .groupBy(offerStatusNow)

/** Who is hired for what, in the order in which it was offered. */
export const hiredOfProject = (db: Queryable, projectId: number) =>
  db
    .select({
      offerId: offers.id,
      taskTitle: offers.taskTitle,
      expert: { id: expertProfiles.id, expertName: expertProfiles.expertName, expertAvatarUrl: shownAvatarUrl },
      ...{ status: offers.status, price: offers.price, dueDate: offers.dueDate },
    })
    .from(offers)
    .leftJoin(expertProfiles, eq(expertProfiles.id, offers.expertId))
    .where(and(eq(offers.projectId, projectId), inArray(offers.status, HIRED_OFFER_STATUSES)))
    .orderBy(offers.id)

export const countOpenTasks = (db: Queryable, projectId: number): Promise<number> =>
  db.$count(
    tasks,
    and(
      eq(tasks.projectId, projectId),
      sql`not exists (select from ${offers} hired where hired.task_id = ${tasks}.id and hired.status in ${HIRED_OFFER_STATUSES})`,
    ),
  )

/** Those of these experts who were suggested for a task of the project, or asked for one. */
export const expertsOfProject = async (db: Queryable, projectId: number, expertIds: readonly number[]): Promise<Set<number>> => {
  const suggested = db
    .select({ expertId: taskMatches.expertId })
    .from(taskMatches)
    .innerJoin(tasks, eq(tasks.id, taskMatches.taskId))
    .where(and(eq(tasks.projectId, projectId), inArray(taskMatches.expertId, [...expertIds])))
  const asked = db
    .select({ expertId: sql<number>`${offers.expertId}` })
    .from(offers)
    .where(and(eq(offers.projectId, projectId), inArray(offers.expertId, [...expertIds])))
  return new Set((await suggested.union(asked)).map(({ expertId }) => expertId))
}

/** The last day by which each of these experts has agreed to work on another project; of days that have passed nothing is known. */
export const agreedUntil = (
  db: Queryable,
  expertIds: readonly number[],
  { exceptProjectId, today }: { exceptProjectId: number; today: string },
) =>
  db
    .select({ expertId: offers.expertId, until: max(offers.dueDate) })
    .from(offers)
    .where(
      and(
        inArray(offers.expertId, [...expertIds]),
        eq(offers.status, 'accepted'),
        ne(offers.projectId, exceptProjectId),
        gte(offers.dueDate, today),
      ),
    )
    .groupBy(offers.expertId)
