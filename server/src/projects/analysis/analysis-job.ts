import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { ExpertService } from '../../experts/expert-service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { matchTask } from '../matching/match-task.ts'
import { figuresOfTask, rateOfTask } from '../task-price.ts'
import { analysisRecord } from './analysis-record.ts'
import type { Analyst, PlannedTask } from './analyst.ts'

const Input = z.object({ projectId: z.int() })

export type AnalysisJob = JobKind<typeof Input>

const FAILED = 'The analysis ended without a plan. Try again, or say in one more sentence what you want in the end.'

/**
 * The analysis of a project as a job: plan, price and match task after task, each kept and told as soon as it stands. A run that was
 * killed is started over from the brief; one that was replaced (cancelled by hand, or by a newer run) stops at its next write.
 */
export const createAnalysisJob = (database: Database, analyst: Analyst, experts: ExpertService): AnalysisJob => {
  const price = async (task: PlannedTask) => {
    const hourlyRate = await rateOfTask(experts, task.requiredSkillIds)
    return { hourlyRate, ...figuresOfTask(task.hours, hourlyRate) }
  }

  const work: AnalysisJob['work'] = async ({ projectId }, signal) => {
    const record = analysisRecord(database, projectId, uuidv7())
    const begun = await record.begin(analyst.name)
    if (!begun) return
    const timesSuggested = new Map<number, number>()
    let isPlanned = false
    for await (const step of analyst.analyse(begun.brief, signal)) {
      signal.throwIfAborted()
      if (step.kind === 'questions') return record.ask(step.questions)
      if (step.kind === 'outline') {
        isPlanned = true
        if (!(await record.outline(step.taskCount, step.planNotes))) return
        continue
      }
      const { task } = step
      const figures = await price(task)
      const taskId = await record.propose(task, figures)
      if (taskId === null) return
      const toMatch = {
        title: task.title,
        description: task.description,
        requiredSkillIds: task.requiredSkillIds,
        goingRate: figures.hourlyRate,
      }
      const matches = await matchTask(experts, toMatch, begun.client, timesSuggested)
      if (!(await record.match(taskId, matches))) return
    }
    if (!isPlanned) throw new Error(FAILED)
    await record.finish()
  }

  return {
    queue: 'analyse-project',
    input: Input,
    keyOf: ({ projectId }) => String(projectId),
    retries: 2,
    timeoutSeconds: 300,
    concurrency: 2,
    work,
    giveUp: async ({ projectId }, error) => {
      await analysisRecord(database, projectId, uuidv7()).fail(
        error instanceof Error && error.message === FAILED
          ? FAILED
          : 'Something went wrong while the brief was analysed; please try again.',
      )
    },
  }
}
