import type { ProjectStatus } from '#contract/projects.ts'
import { accountByEmail, upsertAccount } from '../accounts/account-store.ts'
import { TAXONOMY } from '../catalog/taxonomy/taxonomy-index.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import type { PlannedTask } from '../projects/analysis/analyst.ts'
import { analyseBrief, builtInAnalyst } from '../projects/analysis/built-in-analyst.ts'
import { meanHours, simulateTotals } from '../projects/analysis/plan-simulation.ts'
import { tasksToRecord, writeOutcomes } from '../projects/estimates/estimate-store.ts'
import { outcomeOf } from '../projects/estimates/task-outcome.ts'
import { insertProject } from '../projects/project-store.ts'
import { insertPlan, takeSeedTurn } from './demo-store.ts'
import { HISTORY_BRIEFS, HISTORY_CLIENTS, historyEmail, luckOfJob, sampleActualHours } from './sample-history.ts'
import { sampleRandom } from './sample-random.ts'

const DAY_MS = 86_400_000
/** The newest job of the past, and the days between two. */
const NEWEST_DAYS_AGO = 6
const DAYS_APART = 8

/** Records made-up hours for the first tasks of a sample project: for all of them, or `share` of them. */
export const recordSampleHours = async (
  tx: Transaction,
  projectId: number,
  seed: string,
  share: number,
  recordedAt: Date,
): Promise<void> => {
  const random = sampleRandom(`hours of ${seed}`)
  const ofJob = luckOfJob(random)
  const tasks = await tasksToRecord(tx, { projectId })
  const done = tasks.slice(0, Math.ceil(tasks.length * share))
  const outcomes = done.map(task => {
    const actualHours = sampleActualHours(random, task.hoursRange, ofJob)
    return outcomeOf(task, { actualHours, recordedBy: task.clientAccountId, recordedAt })
  })
  await writeOutcomes(tx, outcomes)
}

const priced = (task: PlannedTask) => {
  const hourlyRate = TAXONOMY.defaultHourlyRate(task.requiredSkillIds[0] ?? '')
  const estimatedHours = meanHours(task.hours)
  return { hourlyRate, estimatedHours, estimatedCost: Math.round(estimatedHours * hourlyRate * 100) / 100 }
}

/** Writes a sample project with the plan that the analyst makes of it today; undefined where it would only ask. */
export const writePlannedSample = async (
  tx: Transaction,
  client: { accountId: string; name: string },
  brief: { title: string; description: string },
  { createdAt, status }: { createdAt: Date; status: ProjectStatus },
): Promise<number | undefined> => {
  const planned = analyseBrief(brief).flatMap(step => (step.kind === 'task' ? [step.task] : []))
  if (planned.length === 0) return undefined
  const { hours, cost } = simulateTotals(
    planned.map(task => ({ ...task, ...priced(task), missingCounts: task.grounds?.missingCounts ?? [], isOnlyRead: true })),
  )
  const { projectId } = await insertProject(tx, {
    ...{
      clientAccountId: client.accountId,
      clientName: client.name,
      ...brief,
      createdAt,
      status,
      analystName: builtInAnalyst.name,
    },
    ...{ totalEstimatedHours: hours.mean, totalEstimatedCost: cost.mean },
    ...{ hoursLow: hours.low, hoursHigh: hours.high, costLow: cost.low, costHigh: cost.high },
  })
  await insertPlan(
    tx,
    planned.map(({ hours: hoursRange, grounds = null, ...task }, at) => ({
      ...{ ...task, projectId, position: at + 1, hoursRange, analystHours: hoursRange, grounds, predecessors: [] },
      ...priced({ ...task, hours: hoursRange }),
    })),
  )
  return projectId
}

const writeJob = async (
  tx: Transaction,
  client: { accountId: string; name: string },
  brief: { title: string; description: string },
  createdAt: Date,
) => {
  const projectId = await writePlannedSample(tx, client, brief, { createdAt, status: 'completed' })
  // What the analyst would only ask about is no finished work.
  if (projectId !== undefined) await recordSampleHours(tx, projectId, brief.title, 1, new Date(createdAt.getTime() + 3 * DAY_MS))
}

/** Fills the demo with finished sample work whose true hours are known, so that estimates can be seen judged. Twice is as once. */
export const seedHistory = (database: Database): Promise<void> =>
  database.transaction(async tx => {
    await takeSeedTurn(tx)
    if (await accountByEmail(tx, historyEmail(HISTORY_CLIENTS[0]))) return
    const clients: { accountId: string; name: string }[] = []
    for (const name of HISTORY_CLIENTS) {
      const email = historyEmail(name)
      clients.push({ name, accountId: await upsertAccount(tx, { email, name, roles: ['client'], emailVerified: true, isSample: true }) })
    }
    for (const [at, [title, description]] of HISTORY_BRIEFS.entries()) {
      const client = clients[at % clients.length]
      const daysAgo = NEWEST_DAYS_AGO + (HISTORY_BRIEFS.length - at) * DAYS_APART
      if (client) await writeJob(tx, client, { title, description }, new Date(Date.now() - daysAgo * DAY_MS))
    }
  })
