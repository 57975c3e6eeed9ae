import { projectStatusLabel } from '#contract/projects.ts'
import { canRecordActualHours, type EstimateQuality, type recordActualHours } from '#contract/projects-estimates.ts'
import type { OutputOf, ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import { atMostEvery } from '../../platform/at-most-every.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import { type Actor, requireAccount } from '../../platform/identity/actor.ts'
import type { LearnedHours } from '../analysis/learned-hours.ts'
import { projectEvent } from '../project-events.ts'
import { mayRecordHours, maySeeProject } from '../project-policy.ts'
import { lockProject } from '../project-store.ts'
import {
  deleteOutcome,
  evidenceOf,
  newestOutcomes,
  projectOfTask,
  projectsEstimated,
  tasksToRecord,
  writeOutcomes,
} from './estimate-store.ts'
import { learnFrom } from './learning.ts'
import { qualityOf } from './quality.ts'
import { outcomeOf } from './task-outcome.ts'

/** Older work says little of today's, and more of it moves nothing. */
const MOST_EVIDENCE = 20_000
const FRESH_MS = 5 * 60_000
const MOST_JUDGED = 10_000

/** How estimates fared against what work really took. */
export interface EstimateService {
  record(actor: Actor, input: ParsedInputOf<typeof recordActualHours>): Promise<OutputOf<typeof recordActualHours>>
  /** What finished work teaches about the hours of templates. */
  learned(): Promise<LearnedHours>
  /** How good past estimates were. */
  quality(): Promise<EstimateQuality>
}

const NOT_FOUND = 'There is no such task in a project of yours.'

export const createEstimateService = (database: Database): EstimateService => {
  const learned = atMostEvery(FRESH_MS, async () => learnFrom(await evidenceOf(database.query, MOST_EVIDENCE)))
  const quality = atMostEvery(FRESH_MS, async () => {
    const outcomes = await newestOutcomes(database.query, MOST_JUDGED)
    return qualityOf(outcomes, await projectsEstimated(database.query, [...new Set(outcomes.map(({ projectId }) => projectId))]))
  })

  /** The task's project, held until the transaction ends, when the actor may record hours in it. */
  const lockToRecord = async (tx: Transaction, actor: Actor, taskId: number) => {
    const projectId = await projectOfTask(tx, taskId)
    const project = projectId === undefined ? undefined : await lockProject(tx, projectId)
    if (!project || !maySeeProject(actor, project.clientAccountId)) throw new AppError('not_found', NOT_FOUND)
    if (!mayRecordHours(actor, project.clientAccountId))
      throw new AppError('forbidden', 'Only the client who submitted a project may record the hours of its tasks.')
    if (!canRecordActualHours(project.status))
      throw new AppError(
        'conflict',
        `This project is '${projectStatusLabel(project.status)}'. Hours are recorded once it is '${projectStatusLabel('in_progress')}' or '${projectStatusLabel('completed')}'.`,
      )
    return project
  }

  const write = async (tx: Transaction, taskId: number, actualHours: number, recordedBy: string) => {
    const [task] = await tasksToRecord(tx, { taskId })
    // Deleted by another hand between finding its project and holding it.
    if (!task) throw new AppError('not_found', NOT_FOUND)
    await writeOutcomes(tx, [outcomeOf(task, { actualHours, recordedBy, recordedAt: new Date() })])
  }

  return {
    learned: learned.get,
    quality: quality.get,
    record: async (actor, { taskId, actualHours: given }) => {
      const { accountId } = requireAccount(actor)
      const actualHours = given === null ? null : Math.round(given * 10) / 10
      const recorded = await database.transaction(async tx => {
        const project = await lockToRecord(tx, actor, taskId)
        if (actualHours === null) await deleteOutcome(tx, taskId)
        else await write(tx, taskId, actualHours, accountId)
        const live = { type: 'task-hours-recorded', projectId: project.id, taskId, actualHours } as const
        await publish(tx, projectEvent('task-hours-recorded', { id: project.id, ownerId: project.clientAccountId }, live))
        return { taskId, actualHours }
      })
      learned.forget()
      quality.forget()
      return recorded
    },
  }
}
