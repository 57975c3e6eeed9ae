import * as z from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import type { RankedMatch } from '../matching/match-ranking.ts'
import { asksTheSame, type Matching } from '../matching/matching.ts'
import { projectEvent } from '../project-events.ts'
import { lockProject, progressOf, replaceMatches } from '../project-store.ts'
import { tasksAwaitingMatches } from './plan-match-store.ts'

const Input = z.object({ projectId: z.int() })

type AwaitingTask = Awaited<ReturnType<typeof tasksAwaitingMatches>>[number]

/** Finds the experts of tasks that their owner has changed or added. One that is changed again meanwhile waits for the next round. */
export const createPlanMatchJob = (database: Database, matching: Matching): JobKind<typeof Input> => {
  const keep = (projectId: number, asked: AwaitingTask, matches: RankedMatch[]): Promise<void> =>
    database.transaction(async tx => {
      const project = await lockProject(tx, projectId)
      const now = (await tasksAwaitingMatches(tx, projectId)).find(task => task.id === asked.id)
      if (!project || !now || !asksTheSame(asked, now)) return
      const views = (await replaceMatches(tx, [{ taskId: asked.id, matches }])).get(asked.id) ?? []
      const progress = await progressOf(tx, projectId, project.tasksExpected)
      const live = { type: 'task-matched' as const, projectId, taskId: asked.id, matches: views, progress }
      await publish(tx, projectEvent('task-matched', { id: projectId, ownerId: project.clientAccountId }, live))
    })

  return {
    queue: 'match-plan',
    input: Input,
    keyOf: ({ projectId }) => String(projectId),
    retries: 2,
    timeoutSeconds: 120,
    concurrency: 2,
    work: async ({ projectId }, signal) => {
      for (const task of await tasksAwaitingMatches(database.query, projectId)) {
        signal.throwIfAborted()
        const matches = await matching.matchKeptTask(task.id)
        if (matches) await keep(projectId, task, matches)
      }
    },
    // Nobody is left looking: the tasks say that no expert was found, and any change of them looks again.
    giveUp: async ({ projectId }) => {
      for (const task of await tasksAwaitingMatches(database.query, projectId)) await keep(projectId, task, [])
    },
  }
}
