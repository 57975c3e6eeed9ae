import type { OfferBrief } from '#contract/hiring.ts'
import { PROJECT_PROCESS, type ProjectStatus } from '#contract/projects.ts'
import { mayMove } from '#contract/shared/process.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { type BriefWords, briefForExpert, titleForExpert } from './brief-for-experts.ts'
import { lockOwnProject, requireOwnProject } from './own-project.ts'
import { projectEvent } from './project-events.ts'
import { changeProject, lockProject, type ProjectRow } from './project-store.ts'

/** A project as hiring sees it, held by the transaction that asked for it. */
export interface HiringProject {
  id: number
  ownerId: string
  title: string
  status: ProjectStatus
}

/** What hiring asks of projects. Whoever moves an offer holds its project first, so that plan and offers never change at once. */
export interface ProjectHiring {
  requireOwn(actor: Actor, projectId: number): Promise<void>
  lockOwn(tx: Transaction, actor: Actor, projectId: number): Promise<HiringProject>
  lock(tx: Transaction, projectId: number): Promise<HiringProject | undefined>
  /** What an expert reads of it: all once he is hired, before that what he needs to answer. */
  briefFor(words: BriefWords, isHired: boolean): OfferBrief
  /** Likewise its title, or that of a task. */
  titleFor(title: string, of: 'project' | 'task', isHired: boolean): string
  /** Moves the project as the system may; one that is elsewhere stays. */
  move(tx: Transaction, project: HiringProject, to: 'in_progress' | 'completed'): Promise<void>
}

const view = ({ id, clientAccountId, title, status }: ProjectRow): HiringProject => ({ id, ownerId: clientAccountId, title, status })

export const createProjectHiring = (database: Database): ProjectHiring => ({
  requireOwn: (actor, projectId) => requireOwnProject(database.query, actor, projectId),
  lockOwn: async (tx, actor, projectId) => view(await lockOwnProject(tx, actor, projectId)),
  lock: async (tx, projectId) => {
    const row = await lockProject(tx, projectId)
    return row && view(row)
  },
  briefFor: briefForExpert,
  titleFor: titleForExpert,
  move: async (tx, { id, ownerId, status }, to) => {
    if (!mayMove(PROJECT_PROCESS, 'system', status, to)) return
    await changeProject(tx, id, { status: to })
    const live = { type: 'project-changed', projectId: id, status: to } as const
    await publish(tx, projectEvent('project-updated', { id, ownerId }, live))
  },
})
