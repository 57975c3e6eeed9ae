import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import { isRefused } from '#contract/projects-refusal.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { ExpertService } from '../../experts/expert-service.ts'
import type { Database } from '../../platform/database/database.ts'
import { inBursts } from '../../platform/in-bursts.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { budgetRateOf, type Matching, type PlanToMatch, type TaskToMatch } from '../matching/matching.ts'
import { figuresOfTask, ratesOfTasks } from '../task-price.ts'
import { analysisRecord, type Proposal } from './analysis-record.ts'
import { openRun, type RunOutcome } from './analysis-run.ts'
import { stopRuns } from './analysis-run-store.ts'
import type { AnalysisStep, Analyst, Brief, PlannedTask } from './analyst.ts'

const Input = z.object({ projectId: z.int() })

export type AnalysisJob = JobKind<typeof Input>

const NO_PLAN = 'The analysis ended without a plan. Try again, or say in one more sentence what you want in the end.'
const BROKEN = 'Something went wrong while the brief was analysed; please try again.'

/** What the client is told of an error: of one that nobody foresaw nothing but that it happened. */
const inClientWords = (error: unknown): string => (error instanceof AppError && error.code !== 'internal' ? error.message : BROKEN)

type AnalysisRecord = ReturnType<typeof analysisRecord>

/** A task that stands, with what its experts are looked for by. */
interface ProposedTask {
  taskId: number
  estimatedCost: number
  toMatch: Omit<TaskToMatch, 'budgetRate'>
}

type PlanStep = Exclude<AnalysisStep, { kind: 'questions' }>

/** Keeps a plan step by step as an analyst yields it. `keep` answers false when another run took the project over. */
const planInTheMaking = (experts: ExpertService, matching: Matching, record: AnalysisRecord, plan: PlanToMatch, signal: AbortSignal) => {
  const proposed: ProposedTask[] = []
  let statedBudget: number | null = null
  let hasOutline = false

  const priced = async (tasks: readonly PlannedTask[]): Promise<Proposal[]> => {
    const rates = await ratesOfTasks(experts, tasks)
    return tasks.map((task, at) => {
      const hourlyRate = rates[at] ?? 0
      return { task, figures: { hourlyRate, ...figuresOfTask(task.hours, hourlyRate) } }
    })
  }
  const match = async (tasks: readonly ProposedTask[]): Promise<boolean> => {
    const planCost = proposed.reduce((sum, task) => sum + task.estimatedCost, 0)
    const toMatch = tasks.map(task => ({ ...task.toMatch, budgetRate: budgetRateOf(task.toMatch.goingRate, statedBudget, planCost) }))
    const found = await matching.matchTasks(toMatch, plan, signal)
    return record.match(tasks.flatMap(({ taskId }, at) => (found[at] === undefined ? [] : [{ taskId, matches: found[at] }])))
  }
  const keepTasks = async (tasks: readonly PlannedTask[]): Promise<boolean> => {
    if (tasks.length === 0) return true
    const kept = await record.propose(await priced(tasks))
    if (kept === null) return false
    const next = kept.map(({ taskId, task, figures }): ProposedTask => {
      const { title, citedSentences, requiredSkillIds } = task
      const { hourlyRate: goingRate, estimatedCost } = figures
      return { taskId, estimatedCost, toMatch: { title, citedSentences, requiredSkillIds, goingRate } }
    })
    proposed.push(...next)
    // What a budget leaves for an hour is known once the whole plan is.
    return statedBudget === null ? match(next) : true
  }
  const startOver = (analystName: string): Promise<boolean> => {
    plan.inPlan.clear()
    proposed.splice(0)
    statedBudget = null
    hasOutline = false
    return record.startOver(analystName)
  }

  const keepOther = (step: Exclude<PlanStep, { kind: 'task' }>): Promise<boolean> => {
    if (step.kind === 'start-over') return startOver(step.analystName)
    if (step.kind === 'notes') return record.note(step.planNotes)
    hasOutline = true
    statedBudget = step.statedBudget
    return record.outline(step.taskCount, step.planNotes, statedBudget)
  }

  return {
    /** Tasks that come one right after the other are kept together. */
    keep: async (steps: readonly PlanStep[]): Promise<boolean> => {
      let tasks: PlannedTask[] = []
      for (const step of steps) {
        if (step.kind === 'task') tasks.push(step.task)
        else {
          if (!((await keepTasks(tasks)) && (await keepOther(step)))) return false
          tasks = []
        }
      }
      return keepTasks(tasks)
    },
    finish: async (): Promise<boolean> => {
      if (!hasOutline) throw new AppError('unavailable', NO_PLAN)
      if (statedBudget !== null && proposed.length > 0 && !(await match(proposed))) return false
      return record.finish()
    },
  }
}

/**
 * The analysis of a project as a job: plan, price and match task after task, each kept and told as soon as it stands (those that an analyst
 * names in one breath together: a transaction for each took most of the time of a plan). A run that was
 * killed is started over from the brief; one that was replaced (cancelled by hand, or by a newer run) stops at its next write.
 */
export const createAnalysisJob = (database: Database, analyst: Analyst, experts: ExpertService, matching: Matching): AnalysisJob => {
  const work: AnalysisJob['work'] = async ({ projectId }, signal) => {
    const id = uuidv7()
    const record = analysisRecord(database, projectId, id)
    const answererOf = (brief: Brief) => analyst.standIn?.(brief) ?? analyst
    const begun = await record.begin(brief => answererOf(brief).name)
    if (!begun) return
    const answerer = answererOf(begun.brief)
    const run = await openRun(database, { run: id, projectId, analystName: answerer.name }, signal)
    await run.closeAfter(async (account): Promise<RunOutcome> => {
      const plan = planInTheMaking(experts, matching, record, { projectId, client: begun.client, inPlan: new Map() }, signal)
      // Who is no longer asked is not waited for: by then the next step has been asked for.
      const stop = new AbortController()
      const steps = answerer.analyse(begun.brief, AbortSignal.any([signal, stop.signal]), { projectId, account })
      const stopped = (): RunOutcome => {
        stop.abort()
        return 'stopped'
      }
      const keep: typeof plan.keep = async some => {
        try {
          return await plan.keep(some)
        } catch (error) {
          // Here, since leaving the loop waits for the step that was asked for.
          stop.abort()
          throw error
        }
      }
      for await (const burst of inBursts(steps)) {
        signal.throwIfAborted()
        const asked = burst.find(step => step.kind === 'questions')
        // What comes before the questions may take back what an analyst has planned until now.
        if (!(await keep(burst.filter(step => step.kind !== 'questions')))) return stopped()
        if (asked === undefined) continue
        if (!(await record.ask(asked.questions))) return stopped()
        return isRefused(asked.questions) ? 'refused' : 'asked'
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
      await analysisRecord(database, projectId, uuidv7()).fail(inClientWords(error))
      // After the last kill nobody else closes what was running.
      await stopRuns(database.query, projectId)
    },
  }
}
