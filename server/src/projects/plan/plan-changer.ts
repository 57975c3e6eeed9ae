import { canChangePlan, type PlanChange, type Project, projectStatusLabel } from '#contract/projects.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import { type Actor, requireAccount } from '../../platform/identity/actor.ts'
import { NO_TOTALS, planTotals } from '../analysis/plan-totals.ts'
import { lockOwnProject } from '../own-project.ts'
import { projectEvent } from '../project-events.ts'
import { changeProject, type ProjectRow, tasksToTotal } from '../project-store.ts'
import { insertCorrection } from './plan-correction-store.ts'
import { type PlanEdit, type PlanTask, requireSound } from './plan-edits.ts'
import { isAwaitingMatches, planOf } from './plan-store.ts'
import { writePlan } from './plan-writing.ts'

/** The plan that was in view when somebody changed it. */
interface SeenPlan {
  projectId: number
  planVersion: number
}

/** A change of a plan: of its tasks, of its notes, or of both. */
interface Change {
  /** Absent: the tasks stay. */
  edit?: PlanEdit
  /** As they are afterwards. Absent: they stay. */
  notes?: (notes: readonly string[]) => string[]
  tell: (before: readonly PlanTask[]) => PlanChange
}

/** Changes plans for whoever owns them, each change whole or not at all. */
export interface PlanChanger {
  /** Keeps the change as a correction that can be taken back, and answers the project as it is afterwards. */
  change(actor: Actor, seen: SeenPlan, change: Change): Promise<Project>
  /** What every change ends with: totals, the next version, experts for what needs some, and the news of it. */
  settle(tx: Transaction, project: ProjectRow, change: PlanChange & { isUndone: boolean }): Promise<void>
}

interface ChangerParts {
  database: Database
  /** Has the experts of a plan's changed tasks found, as part of a transaction. */
  queueMatching: (tx: Transaction, projectId: number) => Promise<void>
  detail: (actor: Actor, projectId: number) => Promise<Project>
}

export const requireOpenPlan = (project: ProjectRow, seenVersion: number): void => {
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

/** The rows of a change that touches no task. */
const untouched = (tasks: readonly PlanTask[]) => {
  const rows = { order: tasks.map(({ id }) => id), tasks: [], matches: [] }
  return { before: rows, after: rows }
}

export const createPlanChanger = ({ database, queueMatching, detail }: ChangerParts): PlanChanger => {
  const settle: PlanChanger['settle'] = async (tx, project, change) => {
    const planVersion = project.planVersion + 1
    const tasks = await tasksToTotal(tx, project.id)
    await changeProject(tx, project.id, { ...(tasks.length === 0 ? NO_TOTALS : planTotals(tasks)), planVersion })
    if (await isAwaitingMatches(tx, project.id)) await queueMatching(tx, project.id)
    const subject = { id: project.id, ownerId: project.clientAccountId }
    await publish(tx, projectEvent('plan-changed', subject, { type: 'plan-changed', projectId: project.id, planVersion, change }))
  }

  return {
    settle,
    change: async (actor, seen, { edit, notes, tell }) => {
      const { accountId } = requireAccount(actor)
      await database.transaction(async tx => {
        const project = await lockOwnProject(tx, actor, seen.projectId)
        requireOpenPlan(project, seen.planVersion)
        const before = await planOf(tx, project.id)
        const after = edit?.(before) ?? before
        requireSound(after)
        const planNotes = notes?.(project.planNotes)
        const rows = (await writePlan(tx, project.id, before, after)) ?? (planNotes ? untouched(before) : null)
        if (rows === null) return
        const what = tell(before)
        const { id: projectId, analystName, planVersion } = project
        const notesBefore = planNotes ? project.planNotes : null
        await insertCorrection(tx, { projectId, accountId, ...what, analystName, ...rows, notesBefore, planVersion: planVersion + 1 })
        if (planNotes) await changeProject(tx, projectId, { planNotes })
        await settle(tx, project, { ...what, isUndone: false })
      })
      return detail(actor, seen.projectId)
    },
  }
}
