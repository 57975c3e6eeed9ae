import { canChangePlan, type PlanChange, type Project, projectStatusLabel } from '#contract/projects.ts'
import type { addTask, deleteTask, editTask, mergeTasks, moveTask, splitTask, TaskFields, undoPlanChange } from '#contract/projects-plan.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import { TAXONOMY } from '../../catalog/taxonomy/taxonomy-index.ts'
import type { ExpertService } from '../../experts/expert-service.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import { type Actor, requireAccount } from '../../platform/identity/actor.ts'
import { planTotals } from '../analysis/plan-totals.ts'
import { lockOwnProject } from '../own-project.ts'
import { projectEvent } from '../project-events.ts'
import { changeProject, type ProjectRow, tasksToTotal } from '../project-store.ts'
import { rateOfTask } from '../task-price.ts'
import { insertCorrection, markUndone, undoableCorrection } from './plan-correction-store.ts'
import { added, deleted, edited, merged, moved, type PlanEdit, type PlanTask, requireSound, split } from './plan-edits.ts'
import { isAwaitingMatches, planOf } from './plan-store.ts'
import { restorePlan, writePlan } from './plan-writing.ts'

/** Its owner's hand on a plan. Each change answers the project as it is afterwards. */
export interface PlanService {
  edit(actor: Actor, input: ParsedInputOf<typeof editTask>): Promise<Project>
  add(actor: Actor, input: ParsedInputOf<typeof addTask>): Promise<Project>
  split(actor: Actor, input: ParsedInputOf<typeof splitTask>): Promise<Project>
  merge(actor: Actor, input: ParsedInputOf<typeof mergeTasks>): Promise<Project>
  move(actor: Actor, input: ParsedInputOf<typeof moveTask>): Promise<Project>
  delete(actor: Actor, input: ParsedInputOf<typeof deleteTask>): Promise<Project>
  undo(actor: Actor, input: ParsedInputOf<typeof undoPlanChange>): Promise<Project>
}

interface PlanParts {
  database: Database
  experts: ExpertService
  /** Has the experts of a plan's changed tasks found, as part of a transaction. */
  queueMatching: (tx: Transaction, projectId: number) => Promise<void>
  detail: (actor: Actor, projectId: number) => Promise<Project>
}

interface Seen {
  projectId: number
  planVersion: number
}

const requireOpenPlan = (project: ProjectRow, seenVersion: number): void => {
  if (!canChangePlan(project.status)) {
    throw new AppError(
      'conflict',
      `This project is '${projectStatusLabel(project.status)}'. Its plan can be changed while it is '${projectStatusLabel('decomposed')}' or '${projectStatusLabel('in_progress')}'.`,
    )
  }
  if (project.planVersion !== seenVersion)
    throw new AppError(
      'conflict',
      'The plan was changed meanwhile, in another window or by the analysis. Look at it as it is now, then try again.',
    )
}

const requireKnownSkills = (skillIds: readonly string[]): void => {
  const unknown = skillIds.find(id => TAXONOMY.skill(id) === null)
  if (unknown !== undefined) throw new AppError('bad_request', `There is no skill '${unknown}'. Choose one from the search.`)
}

const NO_TOTALS = {
  totalEstimatedHours: null,
  totalEstimatedCost: null,
  hoursLow: null,
  hoursHigh: null,
  costLow: null,
  costHigh: null,
  narrowing: [],
}

const titleOf = (tasks: readonly PlanTask[], id: number): string => tasks.find(task => task.id === id)?.title ?? ''

export const createPlanService = ({ database, experts, queueMatching, detail }: PlanParts): PlanService => {
  /** What every change ends with: totals, the next version, experts for what needs some, and the news of it. */
  const settle = async (tx: Transaction, project: ProjectRow, change: PlanChange & { isUndone: boolean }) => {
    const planVersion = project.planVersion + 1
    const tasks = await tasksToTotal(tx, project.id)
    await changeProject(tx, project.id, { ...(tasks.length === 0 ? NO_TOTALS : planTotals(tasks)), planVersion })
    if (await isAwaitingMatches(tx, project.id)) await queueMatching(tx, project.id)
    const subject = { id: project.id, ownerId: project.clientAccountId }
    await publish(tx, projectEvent('plan-changed', subject, { type: 'plan-changed', projectId: project.id, planVersion, change }))
  }

  const change = async (actor: Actor, seen: Seen, edit: PlanEdit, tell: (before: readonly PlanTask[]) => PlanChange) => {
    const { accountId } = requireAccount(actor)
    await database.transaction(async tx => {
      const project = await lockOwnProject(tx, actor, seen.projectId)
      requireOpenPlan(project, seen.planVersion)
      const before = await planOf(tx, project.id)
      const after = edit(before)
      requireSound(after)
      const rows = await writePlan(tx, project.id, before, after)
      if (rows === null) return
      const what = tell(before)
      const { id: projectId, analystName, planVersion } = project
      await insertCorrection(tx, { projectId, accountId, ...what, analystName, ...rows, planVersion: planVersion + 1 })
      await settle(tx, project, { ...what, isUndone: false })
    })
    return detail(actor, seen.projectId)
  }

  /** Asked before the transaction: it reads on a connection of its own. */
  const rateOf = async ({ requiredSkillIds = [] }: Partial<TaskFields>) => {
    requireKnownSkills(requiredSkillIds)
    return rateOfTask(experts, requiredSkillIds)
  }

  return {
    edit: async (actor, { taskId, projectId, planVersion, ...given }) => {
      const fields: Partial<TaskFields> = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
      const edit = edited(taskId, fields, await rateOf(fields))
      return change(actor, { projectId, planVersion }, edit, before => ({ kind: 'edited', taskTitle: titleOf(before, taskId) }))
    },
    add: async (actor, { projectId, planVersion, ...fields }) =>
      change(actor, { projectId, planVersion }, added(fields, await rateOf(fields)), () => ({ kind: 'added', taskTitle: fields.title })),
    split: (actor, { taskId, parts, isSequential, ...seen }) =>
      change(actor, seen, split(taskId, parts, isSequential), before => ({ kind: 'split', taskTitle: titleOf(before, taskId) })),
    merge: (actor, { taskIds, title, ...seen }) =>
      change(actor, seen, merged(taskIds, title), () => ({ kind: 'merged', taskTitle: title })),
    move: (actor, { taskId, position, ...seen }) =>
      change(actor, seen, moved(taskId, position), before => ({ kind: 'moved', taskTitle: titleOf(before, taskId) })),
    delete: (actor, { taskId, ...seen }) =>
      change(actor, seen, deleted(taskId), before => ({ kind: 'deleted', taskTitle: titleOf(before, taskId) })),
    undo: async (actor, { projectId, planVersion }) => {
      await database.transaction(async tx => {
        const project = await lockOwnProject(tx, actor, projectId)
        requireOpenPlan(project, planVersion)
        const correction = await undoableCorrection(tx, projectId)
        if (!correction) throw new AppError('conflict', 'There is no change left that could be taken back.')
        await restorePlan(tx, projectId, correction)
        await markUndone(tx, correction.id)
        await settle(tx, project, { kind: correction.kind, taskTitle: correction.taskTitle, isUndone: true })
      })
      return detail(actor, projectId)
    },
  }
}
