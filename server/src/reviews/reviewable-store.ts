import { and, desc, eq, sql } from 'drizzle-orm'
import type { ReviewableWork } from '#contract/reviews.ts'
import { accounts } from '../accounts/account-tables.ts'
import { arSessions } from '../ar-sessions/session-tables.ts'
import { offers } from '../hiring/offer-tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { isOwnedBy } from '../platform/identity/ownership.ts'
import { projects } from '../projects/project-tables.ts'
import { reviews } from './review-tables.ts'

/** Work was delivered, or the project with this expert is completed. */
const workedTogether = (expertId: number) => sql`exists (
  select from ${offers} where ${offers.projectId} = ${projects.id} and ${offers.expertId} = ${expertId}
  and (${offers.deliveredAt} is not null or (${offers.status} in ('accepted', 'delivered', 'closed') and ${projects.status} = 'completed')))`

/** Whether an account may review an expert for a project, had it not done so. */
export const hasWorkedWith = async (db: Queryable, accountId: string, projectId: number, expertId: number): Promise<boolean> =>
  (await db.$count(projects, and(eq(projects.id, projectId), eq(projects.clientAccountId, accountId), workedTogether(expertId)))) > 0

const isItsClient = (accountId: string) => {
  const { id, email, emailVerified: isEmailVerified } = accounts
  const client = { accountId: arSessions.clientAccountId, email: arSessions.clientEmail }
  return sql`exists (select from ${accounts} where ${id} = ${accountId} and ${isOwnedBy({ accountId: id, email, isEmailVerified }, client)})`
}
/** Whether an account, or a guest with what is its proven address now, had an AR session with an expert in which both were connected. */
const met = (accountId: string, expertId: number) =>
  and(isItsClient(accountId), eq(arSessions.expertId, expertId), eq(arSessions.status, 'completed'))
export const hasMet = async (db: Queryable, accountId: string, sessionId: number, expertId: number): Promise<boolean> =>
  (await db.$count(arSessions, and(eq(arSessions.id, sessionId), met(accountId, expertId)))) > 0

/** More than so many to choose from are not looked through. */
const MOST_OFFERED = 50

/** The projects and sessions for which an account may review an expert and has not: sessions first, they are the newest. */
export const reviewableWork = async (db: Queryable, accountId: string, expertId: number): Promise<ReviewableWork[]> => {
  const isHis = sql`${reviews.expertId} = ${expertId} and ${reviews.reviewerAccountId} = ${accountId}`
  const sessions = await db
    .select({ projectId: sql<null>`null`, sessionId: arSessions.id, title: arSessions.title })
    .from(arSessions)
    .where(
      and(met(accountId, expertId), sql`not exists (select from ${reviews} where ${reviews.sessionId} = ${arSessions.id} and ${isHis})`),
    )
    .orderBy(desc(arSessions.id))
    .limit(MOST_OFFERED)
  const ofProjects = await db
    .select({ projectId: projects.id, sessionId: sql<null>`null`, title: projects.title })
    .from(projects)
    .where(
      and(
        eq(projects.clientAccountId, accountId),
        workedTogether(expertId),
        sql`not exists (select from ${reviews} where ${reviews.projectId} = ${projects.id} and ${isHis})`,
      ),
    )
    .orderBy(desc(projects.id))
    .limit(MOST_OFFERED)
  return [...sessions, ...ofProjects]
}
