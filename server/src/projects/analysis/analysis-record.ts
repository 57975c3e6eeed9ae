import { canStartAnalysis, type ProjectStatus, type Task } from '#contract/projects.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import type { RankedMatch } from '../matching/match-ranking.ts'
import { projectEvent } from '../project-events.ts'
import {
  briefOf,
  changeProject,
  clientOf,
  deleteTasks,
  insertTask,
  lockProject,
  progressOf,
  replaceMatches,
  tasksToTotal,
} from '../project-store.ts'
import type { Brief, PlannedTask } from './analyst.ts'
import { NO_TOTALS, planTotals } from './plan-totals.ts'

interface Figures {
  hourlyRate: number
  estimatedHours: number
  estimatedCost: number
}

/** A task as an analyst proposes it, with its price. */
export interface Proposal {
  task: PlannedTask
  figures: Figures
}

type Live = Parameters<typeof projectEvent>[2]
type Tell = (type: Parameters<typeof projectEvent>[0], live: Live | readonly Live[], words?: string[]) => Promise<void>

/** What one step of a run has at hand. */
interface Step {
  tx: Transaction
  tell: Tell
  tasksExpected: number | null
}

const EMPTY_PLAN = {
  questions: [],
  planNotes: [],
  failureReason: null,
  tasksExpected: null,
  statedBudget: null,
  ...NO_TOTALS,
}

/**
 * What one run of an analysis writes, each step one transaction with its event. Every step holds the project's row and looks whether the
 * run is still the project's; a run that was replaced writes nothing more and learns it from `false` or `null`.
 */
export const analysisRecord = (database: Database, projectId: number, run: string) => {
  const taskIds = new Map<string, number>()

  /** Publishes as part of the step, to the project's room and its owner's. */
  const teller =
    (tx: Transaction, { clientAccountId: ownerId, title }: { clientAccountId: string; title: string }): Tell =>
    (type, live, words = []) =>
      publish(tx, ...[live].flat().map(each => projectEvent(type, { id: projectId, ownerId }, each, { title, words })))
  const whileOurs = <T>(replaced: T, work: (step: Step) => Promise<T>): Promise<T> =>
    database.transaction(async tx => {
      const project = await lockProject(tx, projectId)
      if (project?.analysisRun !== run || project.status !== 'decomposing') return replaced
      return work({ tx, tell: teller(tx, project), tasksExpected: project.tasksExpected })
    })
  const rowOf = (task: PlannedTask, figures: Figures) => {
    const {
      title,
      description,
      deliverable,
      acceptanceCheck,
      citedSentences,
      complexityLevel,
      requiredSkillIds,
      hours,
      grounds = null,
    } = task
    const predecessors = task.predecessorKeys.map(key => taskIds.get(key)).filter(id => id !== undefined)
    return {
      ...{ projectId, position: taskIds.size + 1, title, description, deliverable, acceptanceCheck, citedSentences, complexityLevel },
      ...{ requiredSkillIds, hoursRange: hours, analystHours: hours, grounds, predecessors, ...figures },
    }
  }
  const changed = (status: ProjectStatus) => ({ type: 'project-changed' as const, projectId, status })

  return {
    /** Takes the project over; null when there is nothing to analyse any more. */
    begin: (analystNameFor: (brief: Brief) => string): Promise<{ brief: Brief; client: Awaited<ReturnType<typeof clientOf>> } | null> =>
      database.transaction(async tx => {
        const project = await lockProject(tx, projectId)
        const status = project?.status
        if (!project || !status || !(canStartAnalysis(status) || status === 'decomposing')) return null
        const tell = teller(tx, project)
        await deleteTasks(tx, projectId)
        await changeProject(tx, projectId, {
          ...EMPTY_PLAN,
          status: 'decomposing',
          analysisRun: run,
          analystName: analystNameFor(briefOf(project)),
        })
        await tell('analysis-started', changed('decomposing'))
        return { brief: briefOf(project), client: await clientOf(tx, projectId) }
      }),

    /** Takes back all tasks: another plan begins, by whoever is named. */
    startOver: (analystName: string): Promise<boolean> =>
      whileOurs(false, async ({ tx, tell }) => {
        await deleteTasks(tx, projectId)
        taskIds.clear()
        await changeProject(tx, projectId, { ...EMPTY_PLAN, analystName })
        await tell('analysis-restarted', changed('decomposing'))
        return true
      }),

    note: (planNotes: string[]): Promise<boolean> =>
      whileOurs(false, async ({ tx }) => {
        await changeProject(tx, projectId, { planNotes })
        return true
      }),

    outline: (tasksExpected: number | null, planNotes: string[], statedBudget: number | null): Promise<boolean> =>
      whileOurs(false, async ({ tx, tell }) => {
        await changeProject(tx, projectId, { tasksExpected, planNotes, statedBudget })
        const progress = { tasksExpected, tasksProposed: 0, tasksMatched: 0 }
        await tell('analysis-outlined', { type: 'analysis-progressed', projectId, progress })
        return true
      }),

    /** All of them or none, in their order. Each is told by itself. */
    propose: (proposals: readonly Proposal[]): Promise<(Proposal & { taskId: number })[] | null> =>
      whileOurs<(Proposal & { taskId: number })[] | null>(null, async ({ tx, tell, tasksExpected }) => {
        const views: Task[] = []
        const kept: (Proposal & { taskId: number })[] = []
        for (const proposal of proposals) {
          const view = await insertTask(tx, rowOf(proposal.task, proposal.figures))
          taskIds.set(proposal.task.key, view.id)
          views.push(view)
          kept.push({ ...proposal, taskId: view.id })
        }
        const progress = await progressOf(tx, projectId, tasksExpected)
        const before = progress.tasksProposed - views.length
        await tell(
          'task-proposed',
          views.map((task, at) => {
            return { type: 'task-proposed', projectId, task, progress: { ...progress, tasksProposed: before + at + 1 } }
          }),
        )
        return kept
      }),

    match: (found: readonly { taskId: number; matches: RankedMatch[] }[]): Promise<boolean> =>
      whileOurs(false, async ({ tx, tell, tasksExpected }) => {
        const views = await replaceMatches(tx, found)
        const progress = await progressOf(tx, projectId, tasksExpected)
        const before = progress.tasksMatched - found.length
        await tell(
          'task-matched',
          found.map(({ taskId }, at) => {
            const matches = views.get(taskId) ?? []
            return { type: 'task-matched', projectId, taskId, matches, progress: { ...progress, tasksMatched: before + at + 1 } }
          }),
        )
        return true
      }),

    finish: (): Promise<boolean> =>
      whileOurs(false, async ({ tx, tell }) => {
        const totals = planTotals(await tasksToTotal(tx, projectId))
        await changeProject(tx, projectId, { ...totals, status: 'decomposed', analysisRun: null })
        await tell('project-analysed', changed('decomposed'))
        return true
      }),

    /** The brief cannot be planned yet: it waits, with questions, for a better one. */
    ask: (questions: string[]): Promise<boolean> =>
      whileOurs(false, async ({ tx, tell }) => {
        await changeProject(tx, projectId, { questions, status: 'submitted', analysisRun: null })
        await tell('analysis-asked', changed('submitted'), questions)
        return true
      }),

    /** Says why there is no plan. Not bound to one run: it is the last word of a job whose every run failed. */
    fail: (failureReason: string): Promise<void> =>
      database.transaction(async tx => {
        const project = await lockProject(tx, projectId)
        if (project?.status !== 'decomposing') return
        const tell = teller(tx, project)
        await deleteTasks(tx, projectId)
        await changeProject(tx, projectId, { ...EMPTY_PLAN, failureReason, status: 'failed', analysisRun: null })
        await tell('analysis-failed', changed('failed'), [failureReason])
      }),
  }
}
