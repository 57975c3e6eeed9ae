import { HoursRange } from '#contract/projects.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { areSameHours } from '../analysis/plan-totals.ts'
import type { PlanTask } from './plan-edits.ts'
import type { PlanRows } from './plan-rows.ts'
import {
  awaitMatches,
  deletePlanTasks,
  finishedAmong,
  insertPlanTask,
  newTaskIds,
  offeredAmong,
  restoreRows,
  rowsOf,
  setOrder,
  stepAside,
  updatePlanTask,
} from './plan-store.ts'

const idsOf = (tasks: readonly PlanTask[]): number[] => tasks.map(task => task.id)

/** Gives new tasks their ids, also where others refer to them. */
const withIds = async (tx: Transaction, tasks: readonly PlanTask[]): Promise<PlanTask[]> => {
  const placeholders = idsOf(tasks).filter(id => id < 0)
  if (placeholders.length === 0) return [...tasks]
  const given = await newTaskIds(tx, placeholders.length)
  const real = new Map(placeholders.map((placeholder, index) => [placeholder, given[index] ?? placeholder]))
  const realId = (id: number) => real.get(id) ?? id
  return tasks.map(task => ({ ...task, id: realId(task.id), predecessors: task.predecessors.map(realId) }))
}

const WORDS = ['title', 'description', 'deliverable', 'acceptanceCheck', 'complexityLevel', 'hourlyRate'] as const
const LISTS = ['requiredSkillIds', 'predecessors', 'citedSentences'] as const

const areSameLists = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index])

const isSame = (one: PlanTask, other: PlanTask): boolean =>
  WORDS.every(field => one[field] === other[field]) &&
  LISTS.every(field => areSameLists(one[field], other[field])) &&
  areSameHours(one.hoursRange, other.hoursRange)

const needsOtherExperts = (one: PlanTask, other: PlanTask): boolean => one.requiredSkillIds.join() !== other.requiredSkillIds.join()
const readsOtherwise = (one: PlanTask, other: PlanTask): boolean => one.title !== other.title || one.description !== other.description

/** What a task really took was recorded beside its estimate: neither is taken away from the other. */
const requireUnfinished = async (tx: Transaction, taskIds: readonly number[]): Promise<void> => {
  const finished = await finishedAmong(tx, taskIds)
  if (finished !== undefined)
    throw new AppError('conflict', `‘${finished}’ is finished: its actual hours are recorded. Take those out first, then change it.`)
}

/** What an expert was asked to do does not vanish from the plan behind his back. */
const requireUnoffered = async (tx: Transaction, taskIds: readonly number[]): Promise<void> => {
  const offered = await offeredAmong(tx, taskIds)
  if (offered !== undefined)
    throw new AppError(
      'conflict',
      `An expert has an offer for ‘${offered}’, or did the work. Withdraw the offer first, then change the plan.`,
    )
}

/** Takes a plan from one state to another. Answers the rows that were touched, before and after; null when nothing was. */
export const writePlan = async (
  tx: Transaction,
  projectId: number,
  before: readonly PlanTask[],
  wanted: readonly PlanTask[],
): Promise<{ before: PlanRows; after: PlanRows } | null> => {
  const after = await withIds(tx, wanted)
  const known = new Map(before.map(task => [task.id, task]))
  const stays = new Set(idsOf(after))
  const changed = after.flatMap(task => {
    const old = known.get(task.id)
    return old && !isSame(old, task) ? [{ old, task }] : []
  })
  const gone = idsOf(before).filter(id => !stays.has(id))
  const [oldOrder, newOrder] = [idsOf(before), idsOf(after)]
  if (changed.length === 0 && oldOrder.join() === newOrder.join()) return null

  const resized = changed.filter(({ old, task }) => !areSameHours(old.hoursRange, task.hoursRange))
  await requireUnfinished(tx, [...gone, ...resized.map(({ task }) => task.id)])
  await requireUnoffered(tx, gone)
  const touched = changed.map(({ task }) => task.id)
  const rowsBefore = await rowsOf(tx, oldOrder, [...touched, ...gone])
  await deletePlanTasks(tx, gone)
  await stepAside(tx, projectId)
  for (const { old, task } of changed) {
    await updatePlanTask(tx, task)
    const isRematched = needsOtherExperts(old, task)
    if (isRematched || readsOtherwise(old, task)) await awaitMatches(tx, task.id, !isRematched)
  }
  const fresh = after.filter(task => !known.has(task.id))
  for (const task of fresh) await insertPlanTask(tx, projectId, newOrder.indexOf(task.id) + 1, task)
  await setOrder(tx, projectId, newOrder)
  return { before: rowsBefore, after: await rowsOf(tx, newOrder, [...touched, ...idsOf(fresh)]) }
}

const hoursOf = (row: Record<string, unknown>): HoursRange => HoursRange.parse(row['hours_range'])

/** Tasks that stand before and after a change, with other hours. What waits for other tasks only is none of them. */
const resizedIn = ({ before, after }: { before: PlanRows; after: PlanRows }): number[] => {
  const hoursAfter = new Map(after.tasks.map(row => [row['id'], hoursOf(row)]))
  return before.tasks
    .filter(row => {
      const now = hoursAfter.get(row['id'])
      return now !== undefined && !areSameHours(hoursOf(row), now)
    })
    .map(row => Number(row['id']))
}

/** Takes a change back: what it added goes, what it changed or deleted is as it was, with ids, experts and predecessors. */
export const restorePlan = async (tx: Transaction, projectId: number, change: { before: PlanRows; after: PlanRows }): Promise<void> => {
  const { before, after } = change
  const added = after.order.filter(id => !before.order.includes(id))
  await requireUnfinished(tx, [...added, ...resizedIn(change)])
  await requireUnoffered(tx, added)
  await deletePlanTasks(tx, added)
  await stepAside(tx, projectId)
  await restoreRows(tx, before)
  await setOrder(tx, projectId, before.order)
}
