import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isBindingOffer, isHired, OFFER_STATUSES } from '#contract/hiring.ts'
import { expertProfiles } from '../../experts/expert-tables.ts'
import { offers } from '../../hiring/offer-tables.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { taskOutcomes } from '../estimates/estimate-tables.ts'
import { taskMatches, tasks } from '../project-tables.ts'
import { figuresOfTask } from '../task-price.ts'
import type { PlanTask } from './plan-edits.ts'
import type { PlanRows } from './plan-rows.ts'

/** A plan in the order in which it is listed. */
export const planOf = async (db: Queryable, projectId: number): Promise<PlanTask[]> => {
  const rows = await db.select().from(tasks).where(eq(tasks.projectId, projectId)).orderBy(asc(tasks.position))
  return rows.map(row => ({
    ...{ id: row.id, title: row.title, description: row.description, deliverable: row.deliverable },
    ...{ acceptanceCheck: row.acceptanceCheck, complexityLevel: row.complexityLevel, hoursRange: row.hoursRange },
    ...{ requiredSkillIds: row.requiredSkillIds, predecessors: row.predecessors, citedSentences: row.citedSentences },
    hourlyRate: row.hourlyRate,
  }))
}

/** By task, the work packages and tasks that its hours came from, as far as its analyst could tell; none of a task that somebody added. */
export const templateTasksOf = async (db: Queryable, projectId: number): Promise<{ id: number; keys: readonly string[] }[]> => {
  const rows = await db.select({ id: tasks.id, grounds: tasks.grounds }).from(tasks).where(eq(tasks.projectId, projectId))
  return rows.map(({ id, grounds }) => ({ id, keys: grounds?.templateKeys ?? [] }))
}

/** Those of all of them. */
export const templateKeysOf = async (db: Queryable, projectId: number): Promise<string[]> =>
  (await templateTasksOf(db, projectId)).flatMap(({ keys }) => keys)

/** Ids that no task has or will have, for tasks that are about to be written and refer to each other. */
export const newTaskIds = async (tx: Transaction, count: number): Promise<number[]> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('tasks', 'id'))::int as id from generate_series(1, ${count})`,
  )
  return rows.map(row => row.id)
}

/** The rows of some tasks, whole: columns that this file knows nothing of come back too. */
export const rowsOf = async (tx: Transaction, order: number[], taskIds: readonly number[]): Promise<PlanRows> => {
  if (taskIds.length === 0) return { order, tasks: [], matches: [] }
  const wanted = [...taskIds]
  const tasksFound = await tx
    .select({ row: sql<Record<string, unknown>>`to_jsonb(${tasks})` })
    .from(tasks)
    .where(inArray(tasks.id, wanted))
  const matchesFound = await tx
    .select({ row: sql<Record<string, unknown>>`to_jsonb(${taskMatches})` })
    .from(taskMatches)
    .where(inArray(taskMatches.taskId, wanted))
  return { order, tasks: tasksFound.map(({ row }) => row), matches: matchesFound.map(({ row }) => row) }
}

const columnsOf = (task: PlanTask) => {
  const { id: _, ...fields } = task
  return { ...fields, ...figuresOfTask(task.hoursRange, task.hourlyRate) }
}

/** Numbers the tasks anew. A position is taken once: they all step aside first. */
export const stepAside = async (tx: Transaction, projectId: number): Promise<void> => {
  await tx
    .update(tasks)
    .set({ position: sql`-${tasks.position}` })
    .where(eq(tasks.projectId, projectId))
}
export const setOrder = async (tx: Transaction, projectId: number, order: readonly number[]): Promise<void> => {
  if (order.length === 0) return
  const places = sql.join(
    order.map((id, index): SQL => sql`(${id}::int, ${index + 1}::int)`),
    sql`, `,
  )
  await tx.execute(
    sql`update tasks set position = place.position from (values ${places}) place (id, position) where tasks.id = place.id and project_id = ${projectId}`,
  )
}

export const insertPlanTask = async (tx: Transaction, projectId: number, position: number, task: PlanTask): Promise<void> => {
  await tx
    .insert(tasks)
    .overridingSystemValue()
    .values({ id: task.id, projectId, position, ...columnsOf(task) })
}

export const updatePlanTask = async (tx: Transaction, task: PlanTask): Promise<void> => {
  await tx.update(tasks).set(columnsOf(task)).where(eq(tasks.id, task.id))
}

export const deletePlanTasks = async (tx: Transaction, taskIds: readonly number[]): Promise<void> => {
  if (taskIds.length > 0) await tx.delete(tasks).where(inArray(tasks.id, [...taskIds]))
}

/** Its experts are to be found anew; with other skills those that are known no longer fit. */
export const awaitMatches = async (tx: Transaction, taskId: number, doOldOnesFit: boolean): Promise<void> => {
  await tx.update(tasks).set({ matchedAt: null }).where(eq(tasks.id, taskId))
  if (!doOldOnesFit) await tx.delete(taskMatches).where(eq(taskMatches.taskId, taskId))
}

/** What a change of a plan can touch in the row of a task. */
const CHANGEABLE = [
  ...['title', 'description', 'deliverable', 'acceptance_check', 'cited_sentences', 'complexity_level', 'hours_range', 'estimated_hours'],
  ...['hourly_rate', 'estimated_cost', 'required_skill_ids', 'predecessors', 'matched_at'],
]

/** The columns that kept rows have and that still exist. One that a migration has added since keeps its value or gets its default. */
const keptColumns = async (
  tx: Transaction,
  table: 'tasks' | 'task_matches',
  rows: readonly Record<string, unknown>[],
): Promise<string[]> => {
  const { rows: columns } = await tx.execute<{ name: string }>(
    sql`select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`,
  )
  return columns.map(({ name }) => name).filter(name => rows.every(row => name in row))
}

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

/** Puts rows back as they were: those that are gone with all their columns, those that stand with what a change can touch. */
export const restoreRows = async (tx: Transaction, rows: PlanRows): Promise<void> => {
  if (rows.tasks.length === 0) return
  const saved = sql`jsonb_populate_recordset(null::tasks, ${JSON.stringify(rows.tasks)}::jsonb)`
  const kept = await keptColumns(tx, 'tasks', rows.tasks)
  const changes = kept.filter(name => CHANGEABLE.includes(name)).map(name => sql`${sql.identifier(name)} = saved.${sql.identifier(name)}`)
  await tx.execute(sql`update tasks set ${listed(changes)} from ${saved} saved where tasks.id = saved.id`)
  // Positions are given afterwards; until then each stands aside.
  const values = kept.map(name => (name === 'position' ? sql`-saved.position - 1000000` : sql`saved.${sql.identifier(name)}`))
  await tx.execute(sql`
    insert into tasks (${listed(kept.map(name => sql`${sql.identifier(name)}`))}) overriding system value
    select ${listed(values)} from ${saved} saved where not exists (select from tasks where tasks.id = saved.id)`)
  const ids = rows.tasks.map(row => Number(row['id']))
  await tx.delete(taskMatches).where(inArray(taskMatches.taskId, ids))
  if (rows.matches.length === 0) return
  const matchColumns = (await keptColumns(tx, 'task_matches', rows.matches)).map(name => sql`${sql.identifier(name)}`)
  // An expert who has left meanwhile is not suggested again.
  await tx.execute(sql`
    insert into task_matches (${listed(matchColumns)}) overriding system value
    select ${listed(matchColumns.map(column => sql`saved.${column}`))} from jsonb_populate_recordset(null::task_matches, ${JSON.stringify(rows.matches)}::jsonb) saved
    where exists (select from ${expertProfiles} where ${expertProfiles.id} = saved.expert_id)`)
}

/** Of some tasks the first that is finished: somebody has recorded what it really took. */
export const finishedAmong = async (tx: Transaction, taskIds: readonly number[]): Promise<string | undefined> => {
  if (taskIds.length === 0) return undefined
  const [row] = await tx
    .select({ title: tasks.title })
    .from(taskOutcomes)
    .innerJoin(tasks, eq(tasks.id, taskOutcomes.taskId))
    .where(inArray(tasks.id, [...taskIds]))
    .limit(1)
  return row?.title
}

const KEEPS_ITS_TASK = OFFER_STATUSES.filter(status => isBindingOffer(status) || isHired(status))

/** Of some tasks the first that an offer keeps in the plan. */
export const offeredAmong = async (tx: Transaction, taskIds: readonly number[]): Promise<string | undefined> => {
  if (taskIds.length === 0) return undefined
  const [row] = await tx
    .select({ title: tasks.title })
    .from(offers)
    .innerJoin(tasks, eq(tasks.id, offers.taskId))
    .where(and(inArray(tasks.id, [...taskIds]), inArray(offers.status, KEEPS_ITS_TASK)))
    .limit(1)
  return row?.title
}

/** Whether some task of a plan waits for its experts. */
export const isAwaitingMatches = async (db: Queryable, projectId: number): Promise<boolean> =>
  (await db.$count(tasks, sql`${tasks.projectId} = ${projectId} and ${tasks.matchedAt} is null`)) > 0
