import { and, desc, eq, sql } from 'drizzle-orm'
import type { ReviewableProject } from '#contract/reviews.ts'
import { offers } from '../hiring/offer-tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { projects } from '../projects/project-tables.ts'
import { reviews } from './review-tables.ts'

/** Work was delivered, or the project with this expert is completed. */
const workedTogether = (expertId: number) => sql`exists (
  select from ${offers} where ${offers.projectId} = ${projects.id} and ${offers.expertId} = ${expertId}
  and (${offers.deliveredAt} is not null or (${offers.status} in ('accepted', 'delivered', 'closed') and ${projects.status} = 'completed')))`

/** Whether an account may review an expert for a project, had it not done so. The booked AR session comes here too, once there are any. */
export const hasWorkedWith = async (db: Queryable, accountId: string, projectId: number, expertId: number): Promise<boolean> =>
  (await db.$count(projects, and(eq(projects.id, projectId), eq(projects.clientAccountId, accountId), workedTogether(expertId)))) > 0

/** The projects for which an account may review an expert and has not. */
export const reviewableProjects = (db: Queryable, accountId: string, expertId: number): Promise<ReviewableProject[]> =>
  db
    .select({ projectId: projects.id, projectTitle: projects.title })
    .from(projects)
    .where(
      and(
        eq(projects.clientAccountId, accountId),
        workedTogether(expertId),
        sql`not exists (select from ${reviews} where ${reviews.projectId} = ${projects.id} and ${reviews.expertId} = ${expertId} and ${reviews.reviewerAccountId} = ${accountId})`,
      ),
    )
    .orderBy(desc(projects.id))
    .limit(50)
    .execute()
