import {
  AGREED_WORK_OF_OTHERS,
  type countReceivedOffers,
  type listAgreedWork,
  type ProjectHiringStanding,
} from '#contract/hiring-standing.ts'
import { dayOf } from '#contract/hiring-terms.ts'
import type { OutputOf, ParsedInputOf } from '#contract/shared/endpoint.ts'
import type { Database } from '../platform/database/database.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import type { ProjectHiring } from '../projects/project-hiring.ts'
import {
  agreedUntil,
  countByStatus,
  countOpenTasks,
  countWaiting,
  expertIdsOf,
  expertsOfProject,
  hiredOfProject,
} from './offer-count-store.ts'

/** How far hiring is, in figures: for a client's project, for an expert, and for whoever chooses among experts. */
export interface HiringStandingService {
  ofProject(actor: Actor, projectId: number): Promise<ProjectHiringStanding>
  received(actor: Actor): Promise<OutputOf<typeof countReceivedOffers>>
  agreedWork(actor: Actor, input: ParsedInputOf<typeof listAgreedWork>): Promise<OutputOf<typeof listAgreedWork>>
}

export const createHiringStandingService = (database: Database, projects: Pick<ProjectHiring, 'requireOwn'>): HiringStandingService => ({
  ofProject: async (actor, projectId) => {
    await projects.requireOwn(actor, projectId)
    return database.snapshot(async tx => {
      const waiting = new Map((await countWaiting(tx, projectId)).map(({ status, count }) => [status, count]))
      const hired = await hiredOfProject(tx, projectId)
      return {
        unanswered: waiting.get('offered') ?? 0,
        toAnswer: waiting.get('countered') ?? 0,
        toCheck: waiting.get('delivered') ?? 0,
        openTasks: await countOpenTasks(tx, projectId),
        agreedTotal: hired.reduce((cents, { price }) => cents + Math.round(price * 100), 0) / 100,
        hired,
      }
    })
  },
  received: async actor => {
    const counts = await countByStatus(database.query, await expertIdsOf(database.query, requireAccount(actor)))
    return { counts, waiting: counts.find(({ status }) => status === 'offered')?.count ?? 0 }
  },
  agreedWork: async (actor, { projectId, expertIds }) => {
    await projects.requireOwn(actor, projectId)
    const known = await expertsOfProject(database.query, projectId, expertIds)
    const others = [...new Set(expertIds)].filter(id => !known.has(id)).slice(0, AGREED_WORK_OF_OTHERS)
    const rows = await agreedUntil(database.query, [...known, ...others], { exceptProjectId: projectId, today: dayOf(Date.now()) })
    return rows.flatMap(({ expertId, until }) => (expertId === null || until === null ? [] : [{ expertId, until }]))
  },
})
