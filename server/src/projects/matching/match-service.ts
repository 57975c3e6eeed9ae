import { isAnalysed, type Match, projectStatusLabel } from '#contract/projects.ts'
import type { getMatchReceipt, MatchReceipt, refreshMatches } from '#contract/projects-matching.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Database } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { projectEvent } from '../project-events.ts'
import { mayChangeProject, maySeeProject } from '../project-policy.ts'
import { lockProject, ownerOf, progressOf, replaceMatches } from '../project-store.ts'
import type { RankedMatch } from './match-ranking.ts'
import { matchRules } from './match-rules.ts'
import { receiptById, taskToMatchById } from './match-store.ts'
import { asksTheSame, type Matching } from './matching.ts'

export interface MatchService {
  refresh(actor: Actor, input: ParsedInputOf<typeof refreshMatches>): Promise<Match[]>
  receipt(actor: Actor, input: ParsedInputOf<typeof getMatchReceipt>): Promise<MatchReceipt>
}

type KeptTask = NonNullable<Awaited<ReturnType<typeof taskToMatchById>>>

/** A task that is changed while its experts are looked for is searched for again, so many times in all. */
const MOST_SEARCHES = 3
const NO_TASK = 'This task does not exist any more; reload the page.'

export const createMatchService = (database: Database, matching: Matching): MatchService => {
  const ownTask = async (actor: Actor, taskId: number) => {
    const task = await taskToMatchById(database.query, taskId)
    const ownerId = task && (await ownerOf(database.query, task.projectId))
    if (!task || !ownerId || !maySeeProject(actor, ownerId)) throw new AppError('not_found', NO_TASK)
    if (!mayChangeProject(actor, ownerId)) throw new AppError('forbidden', 'Only the client of a project may look for its experts.')
    return task
  }

  /** Answers undefined, and keeps nothing, when the task has come to ask for something else than what was searched for. */
  const keep = (taskId: number, asked: KeptTask, matches: RankedMatch[] | undefined): Promise<Match[] | undefined> =>
    database.transaction(async tx => {
      const project = await lockProject(tx, asked.projectId)
      const now = await taskToMatchById(tx, taskId)
      if (!project || !matches || !now) throw new AppError('not_found', NO_TASK)
      if (!isAnalysed(project.status))
        throw new AppError('conflict', `This project is '${projectStatusLabel(project.status)}'. Its experts come with the analysis.`)
      if (!asksTheSame(asked, now)) return undefined
      const views = (await replaceMatches(tx, [{ taskId, matches }])).get(taskId) ?? []
      const progress = await progressOf(tx, project.id, project.tasksExpected)
      const live = { type: 'task-matched', projectId: project.id, taskId, matches: views, progress } as const
      await publish(tx, projectEvent('task-matched', { id: project.id, ownerId: project.clientAccountId }, live))
      return views
    })

  return {
    refresh: async (actor, { taskId }) => {
      for (let search = 0; search < MOST_SEARCHES; search += 1) {
        const asked = await ownTask(actor, taskId)
        // Searched before anything is locked: the plan's other writers need not wait for it.
        const views = await keep(taskId, asked, await matching.matchKeptTask(taskId))
        if (views) return views
      }
      throw new AppError('conflict', 'This task was changed while its experts were looked for; look again.')
    },
    receipt: async (actor, { matchId }) => {
      const found = await receiptById(database.query, matchId)
      if (!found || !maySeeProject(actor, found.ownerId))
        throw new AppError('not_found', 'There is no receipt for this match; look for its experts again to get one.')
      return { ...found.receipt, rules: { ...matchRules(found.receipt.rulesVersion) } }
    },
  }
}
