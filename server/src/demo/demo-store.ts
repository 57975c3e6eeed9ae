import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { expertProfiles } from '../experts/expert-tables.ts'
import { verificationRequests } from '../experts/verification/verification-tables.ts'
import { offerSteps, offers } from '../hiring/offer-tables.ts'
import { ADVISORY_LOCKS } from '../platform/database/advisory-locks.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { projects, taskMatches, tasks } from '../projects/project-tables.ts'

/** Stands as the analysis of a sample project that still waits for its plan. Whoever takes the project over puts another in its place. */
export const SEED_RUN = '00000000-0000-4000-8000-0000000d3530'

/** Nodes that start at once seed one after the other, until the transaction ends. */
export const takeSeedTurn = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.seed})`)
}

export const hasSamplePeople = async (db: Queryable): Promise<boolean> => {
  const [row] = await db.select({ id: expertProfiles.id }).from(expertProfiles).where(eq(expertProfiles.isSample, true)).limit(1)
  return row !== undefined
}

/** Sample projects whose plan was not made yet, or whose analysis ended with a killed process. */
export const projectsAwaitingPlan = (db: Queryable, clientAccountId: string, titles: string[]): Promise<{ id: number; title: string }[]> =>
  db
    .select({ id: projects.id, title: projects.title })
    .from(projects)
    .where(
      and(
        eq(projects.clientAccountId, clientAccountId),
        inArray(projects.title, titles),
        or(eq(projects.analysisRun, SEED_RUN), eq(projects.status, 'decomposing')),
      ),
    )
    .orderBy(projects.id)

type NewTask = typeof tasks.$inferInsert & { predecessorKeys: readonly string[]; key: string }

/** Writes a whole plan at once; tasks refer to each other by their keys until they have ids. */
export const insertPlan = async (tx: Transaction, plan: readonly NewTask[]): Promise<void> => {
  const ids = new Map<string, number>()
  for (const { key, predecessorKeys, ...task } of plan) {
    const predecessors = predecessorKeys.flatMap(before => ids.get(before) ?? [])
    const [row] = await tx
      .insert(tasks)
      .values({ ...task, predecessors, matchedAt: sql`now()` })
      .returning({ id: tasks.id })
    if (row) ids.set(key, row.id)
  }
}

export const expertIdByEmail = async (db: Queryable, email: string): Promise<number | undefined> => {
  const [row] = await db.select({ id: expertProfiles.id }).from(expertProfiles).where(eq(expertProfiles.expertEmail, email))
  return row?.id
}

/** The tasks of a project in order, each with the expert who fits best; null where nobody does. */
export const tasksWithBest = (db: Queryable, projectId: number) =>
  db
    .select({
      ...{ id: tasks.id, title: tasks.title, description: tasks.description, estimatedCost: tasks.estimatedCost },
      bestExpertId: taskMatches.expertId,
    })
    .from(tasks)
    .leftJoin(taskMatches, and(eq(taskMatches.taskId, tasks.id), eq(taskMatches.rank, 1)))
    .where(eq(tasks.projectId, projectId))
    .orderBy(asc(tasks.position))

/** Completed projects of a client for which nobody was ever hired. */
export const completedWithoutOffers = (db: Queryable, clientAccountId: string) =>
  db
    .select({ id: projects.id, createdAt: projects.createdAt })
    .from(projects)
    .where(
      and(
        eq(projects.clientAccountId, clientAccountId),
        eq(projects.status, 'completed'),
        sql`not exists (select from ${offers} where ${offers.projectId} = ${projects.id})`,
      ),
    )

export const hasOffers = async (db: Queryable, expertId: number): Promise<boolean> =>
  (await db.$count(offers, eq(offers.expertId, expertId))) > 0

type SampleOffer = typeof offers.$inferInsert
type SampleStep = Pick<typeof offerSteps.$inferInsert, 'status' | 'by' | 'note' | 'createdAt'>

/** Writes an offer with its history; the first step sets the terms. */
export const insertSampleOffer = async (tx: Transaction, offer: SampleOffer, steps: readonly SampleStep[]): Promise<void> => {
  const [row] = await tx
    .insert(offers)
    .values({ ...offer, round: steps.length })
    .returning({ id: offers.id })
  if (!row) throw new Error('the sample offer was not written')
  const { scope, price, dueDate } = offer
  const terms = { scope, price, dueDate }
  await tx.insert(offerSteps).values(steps.map((step, at) => ({ ...step, offerId: row.id, ...(at === 0 ? terms : {}) })))
}

/** Sample experts of one standing, as they apply for verification; the demo's own expert comes first. */
export const sampleApplicants = (db: Queryable, verificationStatus: string, limit: number) =>
  db
    .select({
      id: expertProfiles.id,
      accountId: expertProfiles.accountId,
      expertEmail: expertProfiles.expertEmail,
      expertName: expertProfiles.expertName,
    })
    .from(expertProfiles)
    .where(and(eq(expertProfiles.isSample, true), eq(expertProfiles.verificationStatus, verificationStatus)))
    .orderBy(sql`${expertProfiles.accountId} is null`, expertProfiles.id)
    .limit(limit)
export type SampleApplicant = Awaited<ReturnType<typeof sampleApplicants>>[number]

export const hasVerificationRequests = async (db: Queryable): Promise<boolean> => (await db.$count(verificationRequests)) > 0
