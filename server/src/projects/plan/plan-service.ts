import type { Project } from '#contract/projects.ts'
import type { addTask, deleteTask, editTask, mergeTasks, moveTask, splitTask, TaskFields, undoPlanChange } from '#contract/projects-plan.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import { TAXONOMY } from '../../catalog/taxonomy/taxonomy-index.ts'
import type { ExpertService } from '../../experts/expert-service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { lockOwnProject } from '../own-project.ts'
import { changeProject } from '../project-store.ts'
import { rateOfTask } from '../task-price.ts'
import { type PlanChanger, requireOpenPlan } from './plan-changer.ts'
import { markUndone, undoableCorrection } from './plan-correction-store.ts'
import { added, deleted, edited, merged, moved, type PlanTask, split } from './plan-edits.ts'
import { restorePlan } from './plan-writing.ts'

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
  changer: PlanChanger
  detail: (actor: Actor, projectId: number) => Promise<Project>
}

const requireKnownSkills = (skillIds: readonly string[]): void => {
  const unknown = skillIds.find(id => TAXONOMY.skill(id) === null)
  if (unknown !== undefined) throw new AppError('bad_request', `There is no skill '${unknown}'. Choose one from the search.`)
}

const titleOf = (tasks: readonly PlanTask[], id: number): string => tasks.find(task => task.id === id)?.title ?? ''

export const createPlanService = ({ database, experts, changer: { change, settle }, detail }: PlanParts): PlanService => {
  /** Asked before the transaction: it reads on a connection of its own. */
  const rateOf = async ({ requiredSkillIds = [] }: Partial<TaskFields>) => {
    requireKnownSkills(requiredSkillIds)
    return rateOfTask(experts, requiredSkillIds)
  }

  return {
    edit: async (actor, { taskId, projectId, planVersion, ...given }) => {
      const fields: Partial<TaskFields> = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
      const edit = edited(taskId, fields, await rateOf(fields))
      return change(actor, { projectId, planVersion }, { edit, tell: before => ({ kind: 'edited', taskTitle: titleOf(before, taskId) }) })
    },
    add: async (actor, { projectId, planVersion, ...fields }) =>
      change(
        actor,
        { projectId, planVersion },
        { edit: added(fields, await rateOf(fields)), tell: () => ({ kind: 'added', taskTitle: fields.title }) },
      ),
    split: (actor, { taskId, parts, isSequential, ...seen }) =>
      change(actor, seen, {
        edit: split(taskId, parts, isSequential),
        tell: before => ({ kind: 'split', taskTitle: titleOf(before, taskId) }),
      }),
    merge: (actor, { taskIds, title, ...seen }) =>
      change(actor, seen, { edit: merged(taskIds, title), tell: () => ({ kind: 'merged', taskTitle: title }) }),
    move: (actor, { taskId, position, ...seen }) =>
      change(actor, seen, { edit: moved(taskId, position), tell: before => ({ kind: 'moved', taskTitle: titleOf(before, taskId) }) }),
    delete: (actor, { taskId, ...seen }) =>
      change(actor, seen, { edit: deleted(taskId), tell: before => ({ kind: 'deleted', taskTitle: titleOf(before, taskId) }) }),
    undo: async (actor, { projectId, planVersion }) => {
      await database.transaction(async tx => {
        const project = await lockOwnProject(tx, actor, projectId)
        requireOpenPlan(project, planVersion)
        const correction = await undoableCorrection(tx, projectId)
        if (!correction) throw new AppError('conflict', 'There is no change left that could be taken back.')
        await restorePlan(tx, projectId, correction)
        if (correction.notesBefore !== null) await changeProject(tx, projectId, { planNotes: correction.notesBefore })
        await markUndone(tx, correction.id)
        await settle(tx, project, { kind: correction.kind, taskTitle: correction.taskTitle, isUndone: true })
      })
      return detail(actor, projectId)
    },
  }
}
