import { randomUUID } from 'node:crypto'
import { moveOffer, type Offer, sendOffers } from '#contract/hiring.ts'
import type { Caller } from './app.ts'
import { type PlannedProject, plannedProject } from './planned-project.ts'

/** A month from now: no test lasts so long. */
export const dueDate = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

export const TERMS = { scope: 'Find out why the boiler knocks, and write it down.', price: 240, dueDate: dueDate() }

export interface HiringProject extends PlannedProject {
  /** Experts with accounts of their own. */
  bea: Caller
  pia: Caller
  beaId: number
  piaId: number
  taskId(index: number): number
  /** Cleo's offer to an expert, Bea if nobody else is said, for the first task or another. */
  offer(given?: { expertId?: number; task?: number; price?: number }): Promise<Offer>
  /** An offer to Bea that she has accepted and whose work she has delivered. */
  delivered(task?: number): Promise<Offer>
}

export const move = async (
  caller: Caller,
  offer: Offer,
  to: 'offered' | 'countered' | 'accepted' | 'declined' | 'withdrawn' | 'delivered' | 'closed',
  note?: string,
) => caller.call(moveOffer, { offerId: offer.id, round: offer.round, to, ...(note === undefined ? {} : { note }) })

/** Cleo's planned project, and two experts who can answer offers. */
export const hiringProject = async (): Promise<HiringProject> => {
  const planned = await plannedProject()
  const { app, cleo, project } = planned
  const join = async (name: string) => {
    const caller = await app.person(name, ['client', 'expert'])
    const { rows } = await app.database.pool.query(
      'update expert_profiles set account_id = $1, expert_email = $2 where expert_name = $3 returning id',
      [caller.accountId, caller.email, name],
    )
    return { caller, id: Number(rows[0].id) }
  }
  const [bea, pia] = [await join('Bea'), await join('Pia')]
  const taskId = (index: number) => project.tasks[index]?.id ?? 0
  const offer: HiringProject['offer'] = async ({ expertId = bea.id, task = 0, price = TERMS.price } = {}) => {
    const offers = [{ ...TERMS, price, taskId: taskId(task), expertId }]
    const sent = await cleo.call(sendOffers, { projectId: project.id, requestId: randomUUID(), answerWithinDays: 7, offers })
    const [made] = sent.body ?? []
    if (!made) throw new Error(sent.error.error)
    return made
  }
  return {
    ...planned,
    ...{ bea: bea.caller, beaId: bea.id, pia: pia.caller, piaId: pia.id, taskId, offer },
    delivered: async task => {
      const accepted = await move(bea.caller, await offer({ task: task ?? 0 }), 'accepted')
      return (await move(bea.caller, accepted.body, 'delivered')).body
    },
  }
}
