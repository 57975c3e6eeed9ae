import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { ExpertService } from '../../experts/expert-service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { matchTask } from '../matching/match-task.ts'
import { figuresOfTask, rateOfTask } from '../task-price.ts'
import { analysisRecord } from './analysis-record.ts'
import { openRun, type RunOutcome } from './analysis-run.ts'
import type { AnalysisStep, Analyst, PlannedTask } from './analyst.ts'

const Input = z.object({ projectId: z.int() })

export type AnalysisJob = JobKind<typeof Input>

const FAILED = 'The analysis ended without a plan. Try again, or say in one more sentence what you want in the end.'

type AnalysisRecord = ReturnType<typeof analysisRecord>
type Client = NonNullable<Awaited<ReturnType<AnalysisRecord['begin']>>>['client']

/** Keeps a plan step by step as an analyst yields it. `keep` answers false when another run took the project over. */
const planInTheMaking = (experts: ExpertService, record: AnalysisRecord, client: Client) => {
  const timesSuggested = new Map<number, number>()
  let hasOutline = false

  const price = async (task: PlannedTask) => {
    const hourlyRate = await rateOfTask(experts, task.requiredSkillIds)
    return { hourlyRate, ...figuresOfTask(task.hours, hourlyRate) }
  }
  const keepTask = async (task: PlannedTask): Promise<boolean> => {
    const figures = await price(task)
    const taskId = await record.propose(task, figures)
    if (taskId === null) return false
    const toMatch = {
      title: task.title,
      description: task.description,
      requiredSkillIds: task.requiredSkillIds,
      goingRate: figures.hourlyRate,
    }
    const matches = await matchTask(experts, toMatch, client, timesSuggested)
    return record.match(taskId, matches)
  }
  const startOver = (analystName: string): Promise<boolean> => {
    timesSuggested.clear()
    hasOutline = false
    return record.startOver(analystName)
  }

  return {
    keep: (step: Exclude<AnalysisStep, { kind: 'questions' }>): Promise<boolean> => {
      if (step.kind === 'start-over') return startOver(step.analystName)
      if (step.kind === 'notes') return record.note(step.planNotes)
      if (step.kind === 'task') return keepTask(step.task)
      hasOutline = true
      return record.outline(step.taskCount, step.planNotes)
    },
    finish: (): Promise<boolean> => {
      if (!hasOutline) throw new Error(FAILED)
      return record.finish()
    },
  }
}

/**
 * The analysis of a project as a job: plan, price and match task after task, each kept and told as soon as it stands. A run that was
 * killed is started over from the brief; one that was replaced (cancelled by hand, or by a newer run) stops at its next write.
 */
export const createAnalysisJob = (database: Database, analyst: Analyst, experts: ExpertService): AnalysisJob => {
  const work: AnalysisJob['work'] = async ({ projectId }, signal) => {
    const id = uuidv7()
    const record = analysisRecord(database, projectId, id)
    const begun = await record.begin(analyst.name)
    if (!begun) return
    const run = await openRun(database, { run: id, projectId, analystName: analyst.name }, signal)
    await run.closeAfter(async (account): Promise<RunOutcome> => {
      const plan = planInTheMaking(experts, record, begun.client)
      for await (const step of analyst.analyse(begun.brief, signal, { projectId, account })) {
        signal.throwIfAborted()
        if (step.kind === 'questions') return (await record.ask(step.questions)) ? 'asked' : 'stopped'
        if (!(await plan.keep(step))) return 'stopped'
      }
      return (await plan.finish()) ? 'planned' : 'stopped'
    })
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
