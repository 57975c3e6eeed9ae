import type { OfferStatus } from '#contract/hiring.ts'
import { isOpenOffer } from '#contract/hiring.ts'
import { DEMO_PEOPLE } from '../accounts/account-service.ts'
import { accountByEmail } from '../accounts/account-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { insertSampleVotes } from './demo-review-store.ts'
import { completedWithoutOffers, expertIdByEmail, hasOffers, insertSampleOffer, takeSeedTurn, tasksWithBest } from './demo-store.ts'
import { SAMPLE_DEALS } from './sample-deals.ts'
import { HISTORY_CLIENTS, historyEmail } from './sample-history.ts'
import { writePlannedSample } from './seed-history.ts'

const DAY_MS = 86_400_000
const ANSWER_DAYS = 14
const WORK_DAYS = 14
const REQUEST = '00000000-0000-4000-8000-0000000dea15'

type SampleTask = Awaited<ReturnType<typeof tasksWithBest>>[number]
type Step = { status: OfferStatus; by: 'client' | 'expert'; note: string; createdAt: Date }

/** An offer as far as its steps have brought it. */
const writeOffer = (tx: Transaction, projectId: number, task: SampleTask, expertId: number, steps: readonly [Step, ...Step[]]) => {
  const { createdAt } = steps[0]
  const status = steps.at(-1)?.status ?? 'offered'
  const after = (days: number) => new Date(createdAt.getTime() + days * DAY_MS)
  const offer = {
    ...{ projectId, taskId: task.id, taskTitle: task.title, expertId, requestId: REQUEST, status, createdAt },
    ...{ scope: task.description, price: Math.max(1, Math.round(task.estimatedCost)) },
    dueDate: after(WORK_DAYS).toISOString().slice(0, 10),
    answerWithinDays: ANSWER_DAYS,
    expiresAt: isOpenOffer(status) ? after(ANSWER_DAYS) : null,
    changedAt: steps.at(-1)?.createdAt ?? createdAt,
    deliveredAt: steps.find(step => step.status === 'delivered')?.createdAt ?? null,
  }
  return insertSampleOffer(tx, offer, steps)
}

/** What the demo's expert finds: offers to answer, work under way, work that is done. */
const writeExpertsDeals = async (tx: Transaction, expertId: number, now: number) => {
  for (const { client: name, title, description, project: status, daysAgo, steps } of SAMPLE_DEALS) {
    const account = await accountByEmail(tx, historyEmail(name))
    if (!account) continue
    const createdAt = new Date(now - (daysAgo + 1) * DAY_MS)
    const projectId = await writePlannedSample(tx, { accountId: account.id, name }, { title, description }, { createdAt, status })
    const tasks = projectId === undefined ? [] : await tasksWithBest(tx, projectId)
    const [first, ...rest] = steps.map(({ daysAgo: since, ...step }) => ({ ...step, createdAt: new Date(now - since * DAY_MS) }))
    // What is completed is done to the last task.
    for (const task of status === 'completed' ? tasks : tasks.slice(0, 1))
      if (first && projectId !== undefined) await writeOffer(tx, projectId, task, expertId, [first, ...rest])
  }
}

/** Who did the completed work of the demo's client: he can review them. */
const writeClientsDeals = async (tx: Transaction, clientAccountId: string) => {
  for (const { id, createdAt } of await completedWithoutOffers(tx, clientAccountId)) {
    const at = (days: number) => new Date(createdAt.getTime() + days * DAY_MS)
    const steps: [Step, ...Step[]] = [
      { status: 'offered', by: 'client', note: '', createdAt: at(1) },
      { status: 'accepted', by: 'expert', note: '', createdAt: at(2) },
      { status: 'delivered', by: 'expert', note: 'Done as agreed.', createdAt: at(12) },
      { status: 'closed', by: 'client', note: '', createdAt: at(13) },
    ]
    for (const task of await tasksWithBest(tx, id)) if (task.bestExpertId !== null) await writeOffer(tx, id, task, task.bestExpertId, steps)
  }
}

/** Fills the demo with offers on both sides of the table. Twice is as once. */
export const seedDeals = (database: Database): Promise<void> =>
  database.transaction(async tx => {
    await takeSeedTurn(tx)
    const expertId = await expertIdByEmail(tx, DEMO_PEOPLE.expert.email)
    const client = await accountByEmail(tx, DEMO_PEOPLE.client.email)
    if (expertId === undefined || !client || (await hasOffers(tx, expertId))) return
    await writeExpertsDeals(tx, expertId, Date.now())
    await writeClientsDeals(tx, client.id)
    await insertSampleVotes(tx, HISTORY_CLIENTS.map(historyEmail))
  })
