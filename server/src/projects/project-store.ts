import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { BINDING_OFFER_STATUSES } from '#contract/hiring.ts'
import {
  type AnalysisProgress,
  canChangePlan,
  isAnalysed,
  type Match,
  type Project,
  type ProjectSummary,
  type Task,
} from '#contract/projects.ts'
import { isRefused } from '#contract/projects-refusal.ts'
import { accounts } from '../accounts/account-tables.ts'
import { TAXONOMY } from '../catalog/taxonomy/taxonomy-index.ts'
import { expertProfiles, maySuggest, shownAvatarUrl } from '../experts/expert-tables.ts'
import { offers } from '../hiring/offer-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import type { Brief } from './analysis/analyst.ts'
import type { TotalledTask } from './analysis/plan-totals.ts'
import { presentNotes } from './analysis/planning/limit-notes.ts'
import { taskOutcomes } from './estimates/estimate-tables.ts'
import { closePlanCorrections, undoableChangeOf } from './plan/plan-correction-store.ts'
import { projects, taskMatches, tasks } from './project-tables.ts'

export type ProjectRow = typeof projects.$inferSelect
type TaskRow = typeof tasks.$inferSelect
export type ProjectChanges = Partial<typeof projects.$inferInsert>

const summary = (row: ProjectRow, clientEmail: string, taskCount: number): ProjectSummary => ({
  id: row.id,
  title: row.title,
  description: row.description,
  clientName: row.clientName,
  clientEmail,
  status: row.status,
  totalEstimatedHours: row.totalEstimatedHours,
  totalEstimatedCost: row.totalEstimatedCost,
  taskCount,
  questionCount: row.questions.length,
  isRefused: isRefused(row.questions),
  createdAt: row.createdAt.toISOString(),
})

const taskView = (row: TaskRow, matches: Match[], status: ProjectRow['status'], actualHours: number | null): Task => ({
  id: row.id,
  position: row.position,
  title: row.title,
  description: row.description,
  deliverable: row.deliverable,
  acceptanceCheck: row.acceptanceCheck,
  citedSentences: row.citedSentences,
  complexityLevel: row.complexityLevel,
  estimatedHours: row.estimatedHours,
  hoursRange: row.hoursRange,
  actualHours,
  estimatedCost: row.estimatedCost,
  hourlyRate: row.hourlyRate,
  requiredSkills: row.requiredSkillIds.map(id => TAXONOMY.skill(id)?.name ?? id),
  requiredSkillIds: row.requiredSkillIds,
  predecessors: row.predecessors,
  matches,
  // Nobody looks any more where an analysis was stopped by hand.
  isAwaitingMatches: row.matchedAt === null && (status === 'decomposing' || canChangePlan(status)),
})

/** A client's projects, newest first, below an id. */
export const projectsOf = async (db: Queryable, accountId: string, below: number | undefined, limit: number): Promise<ProjectSummary[]> => {
  const rows = await db
    .select({ project: projects, email: accounts.email, taskCount: db.$count(tasks, eq(tasks.projectId, projects.id)) })
    .from(projects)
    .innerJoin(accounts, eq(accounts.id, projects.clientAccountId))
    .where(and(eq(projects.clientAccountId, accountId), below === undefined ? undefined : lt(projects.id, below)))
    .orderBy(desc(projects.id))
    .limit(limit)
  return rows.map(row => summary(row.project, row.email, row.taskCount))
}

/** Who owns a project; undefined when there is none. */
export const ownerOf = async (db: Queryable, projectId: number): Promise<string | undefined> => {
  const [row] = await db.select({ owner: projects.clientAccountId }).from(projects).where(eq(projects.id, projectId))
  return row?.owner
}

/** What the analyst is given of a project. */
export const briefOf = ({ title, description, statedWork }: Pick<ProjectRow, 'title' | 'description' | 'statedWork'>): Brief =>
  statedWork === null ? { title, description } : { title, description, statedWork }

/** What somebody submitted, and what his plan says beside its tasks. */
export const briefAndNotesOf = async (db: Queryable, projectId: number): Promise<{ brief: Brief; planNotes: string[] } | null> => {
  const [row] = await db
    .select({ title: projects.title, description: projects.description, statedWork: projects.statedWork, planNotes: projects.planNotes })
    .from(projects)
    .where(eq(projects.id, projectId))
  return row === undefined ? null : { brief: briefOf(row), planNotes: row.planNotes }
}

/** Who matching works for. */
export const clientOf = async (
  db: Queryable,
  projectId: number,
): Promise<{ accountId: string; email: string; timezone: string | null }> => {
  const [row] = await db
    .select({ accountId: accounts.id, email: accounts.email, timezone: accounts.timezone })
    .from(projects)
    .innerJoin(accounts, eq(accounts.id, projects.clientAccountId))
    .where(eq(projects.id, projectId))
  if (!row) throw new Error(`project ${projectId} has no client`)
  return row
}

/** Reads a project and keeps every other writer of it waiting until the transaction ends. */
export const lockProject = async (tx: Transaction, projectId: number): Promise<ProjectRow | undefined> => {
  const [row] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update')
  return row
}

/**
 * The matches of tasks, best first, as they are shown. Who has become unavailable since, or turned out to be the client himself, is left
 * out.
 */
const matchesOf = async (db: Queryable, taskIds: readonly number[]): Promise<Map<number, Match[]>> => {
  const byTask = new Map<number, Match[]>(taskIds.map(id => [id, []]))
  if (taskIds.length === 0) return byTask
  const rows = await db
    .select({ match: taskMatches, expert: expertProfiles, avatarUrl: shownAvatarUrl })
    .from(taskMatches)
    .innerJoin(expertProfiles, eq(expertProfiles.id, taskMatches.expertId))
    .innerJoin(tasks, eq(tasks.id, taskMatches.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(
      and(
        inArray(taskMatches.taskId, [...taskIds]),
        maySuggest,
        sql`${expertProfiles.accountId} is distinct from ${projects.clientAccountId}`,
      ),
    )
    .orderBy(asc(taskMatches.taskId), asc(taskMatches.rank))
  for (const { match, expert, avatarUrl } of rows) {
    const { id, expertName, title, hourlyRate, verificationStatus, ratingAverage: rating, reviewsCount } = expert
    const isVerified = verificationStatus === 'verified'
    const hasJoined = expert.accountId !== null
    byTask.get(match.taskId)?.push({
      id: match.id,
      matchScore: match.matchScore,
      parts: match.parts,
      isNewcomer: match.isNewcomer,
      matchedAt: match.createdAt.toISOString(),
      expert: { id, expertName, expertAvatarUrl: avatarUrl, title, hourlyRate, isVerified, hasJoined, rating, reviewsCount },
    })
  }
  return byTask
}

const interval = (low: number | null, high: number | null) => (low === null || high === null ? null : { low, high })

/** How far the analysis of a project is, counted from its rows. */
export const progressOf = async (db: Queryable, projectId: number, tasksExpected: number | null): Promise<AnalysisProgress> => {
  const [row] = await db
    .select({ proposed: count(), matched: count(tasks.matchedAt) })
    .from(tasks)
    .where(eq(tasks.projectId, projectId))
  return { tasksExpected, tasksProposed: row?.proposed ?? 0, tasksMatched: row?.matched ?? 0 }
}

/** A project with its plan, and the account that owns it. */
export const projectById = async (
  db: Queryable,
  projectId: number,
): Promise<{ project: Omit<Project, 'mayChange'>; ownerId: string } | undefined> => {
  const [row] = await db
    .select({ project: projects, email: accounts.email })
    .from(projects)
    .innerJoin(accounts, eq(accounts.id, projects.clientAccountId))
    .where(eq(projects.id, projectId))
  if (!row) return undefined
  const found = row.project
  const taskRows = await db
    .select({ task: tasks, actualHours: taskOutcomes.actualHours })
    .from(tasks)
    .leftJoin(taskOutcomes, eq(taskOutcomes.taskId, tasks.id))
    .where(eq(tasks.projectId, projectId))
    .orderBy(asc(tasks.position))
  const matches = await matchesOf(
    db,
    taskRows.map(({ task }) => task.id),
  )
  const plan = taskRows.map(({ task, actualHours }) => taskView(task, matches.get(task.id) ?? [], found.status, actualHours))
  const project = {
    ...summary(found, row.email, taskRows.length),
    tasks: plan,
    progress: found.status === 'decomposing' ? await progressOf(db, projectId, found.tasksExpected) : null,
    questions: found.questions,
    planNotes: isAnalysed(found.status) ? presentNotes(found.planNotes, briefOf(found), plan) : found.planNotes,
    failureReason: found.failureReason,
    analystName: found.analystName,
    hoursInterval: interval(found.hoursLow, found.hoursHigh),
    costInterval: interval(found.costLow, found.costHigh),
    narrowing: found.narrowing,
    planVersion: found.planVersion,
    undoableChange: await undoableChangeOf(db, projectId),
  }
  return { project, ownerId: found.clientAccountId }
}

/** Writes a project; the same request of the same client again answers the one it made. */
export const insertProject = async (
  tx: Transaction,
  project: typeof projects.$inferInsert,
): Promise<{ projectId: number; isNew: boolean }> => {
  const [row] = await tx
    .insert(projects)
    .values(project)
    .onConflictDoUpdate({ target: [projects.clientAccountId, projects.requestId], set: { requestId: sql`excluded.request_id` } })
    .returning({ projectId: projects.id, isNew: sql<boolean>`xmax = 0` })
  if (!row) throw new Error('the project was not written')
  return row
}

export const changeProject = async (tx: Transaction, projectId: number, changes: ProjectChanges): Promise<void> => {
  if (Object.keys(changes).length > 0) await tx.update(projects).set(changes).where(eq(projects.id, projectId))
}

/** Whether an offer waits for an answer, or work that was agreed is not over. */
export const isBound = async (db: Queryable, projectId: number): Promise<boolean> =>
  (await db.$count(offers, and(eq(offers.projectId, projectId), inArray(offers.status, BINDING_OFFER_STATUSES)))) > 0

/** Of how many tasks of a plan the actual hours are recorded. */
export const countFinished = (db: Queryable, projectId: number): Promise<number> =>
  db.$count(taskOutcomes, eq(taskOutcomes.projectId, projectId))

/** Empties a plan for good: what was changed in it can no longer be taken back. */
export const deleteTasks = async (tx: Transaction, projectId: number): Promise<void> => {
  await tx.delete(tasks).where(eq(tasks.projectId, projectId))
  await closePlanCorrections(tx, projectId)
  await tx
    .update(projects)
    .set({ planVersion: sql`${projects.planVersion} + 1` })
    .where(eq(projects.id, projectId))
}

export const insertTask = async (tx: Transaction, task: typeof tasks.$inferInsert): Promise<Task> => {
  const [row] = await tx.insert(tasks).values(task).returning()
  if (!row) throw new Error('the task was not written')
  return taskView(row, [], 'decomposing', null)
}

/** A project's tasks as their totals are made from. */
export const tasksToTotal = (db: Queryable, projectId: number): Promise<TotalledTask[]> => {
  const { id, title, hoursRange, hourlyRate, analystHours, grounds } = tasks
  return db
    .select({ id, title, hoursRange, hourlyRate, analystHours, grounds })
    .from(tasks)
    .where(eq(tasks.projectId, projectId))
    .orderBy(asc(tasks.position))
}

export interface FoundForTask {
  taskId: number
  matches: Omit<typeof taskMatches.$inferInsert, 'taskId' | 'rank'>[]
}

/** Keeps tasks' matches, best first, in place of those they had, and that they were matched, also when nobody was found. As they are shown. */
export const replaceMatches = async (tx: Transaction, found: readonly FoundForTask[]): Promise<Map<number, Match[]>> => {
  const taskIds = found.map(({ taskId }) => taskId)
  const rows = found.flatMap(({ taskId, matches }) => matches.map((match, index) => ({ ...match, taskId, rank: index + 1 })))
  await tx.delete(taskMatches).where(inArray(taskMatches.taskId, taskIds))
  if (rows.length > 0) await tx.insert(taskMatches).values(rows)
  await tx.update(tasks).set({ matchedAt: sql`now()` }).where(inArray(tasks.id, taskIds))
  return matchesOf(tx, taskIds)
}
