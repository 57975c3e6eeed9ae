import {
  canStartAnalysis,
  type createProject,
  type decomposeProject,
  type listProjects,
  PROJECT_PROCESS,
  PROJECT_STATUSES,
  type Project,
  type ProjectStatus,
  type ProjectSummary,
  projectStatusLabel,
  type updateProject,
} from '#contract/projects.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { MAX_INT } from '#contract/shared/primitives.ts'
import { mayMove } from '#contract/shared/process.ts'
import { decodeCursor, pageOf, RowId } from '../platform/database/cursor.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { lockOwnProject, PROJECT_NOT_FOUND } from './own-project.ts'
import { projectEvent } from './project-events.ts'
import { mayChangeProject, maySeeProject } from './project-policy.ts'
import { changeProject, insertProject, ownerOf, type ProjectChanges, projectById, projectsOf } from './project-store.ts'
import { requireReplaceable, requireUnbound } from './replaceable-plan.ts'

export interface ProjectService {
  list(actor: Actor, input: ParsedInputOf<typeof listProjects>): Promise<Page<ProjectSummary>>
  detail(actor: Actor, projectId: number): Promise<Project>
  create(actor: Actor, input: ParsedInputOf<typeof createProject>): Promise<Project>
  decompose(actor: Actor, input: ParsedInputOf<typeof decomposeProject>): Promise<{ projectId: number }>
  update(actor: Actor, input: ParsedInputOf<typeof updateProject>): Promise<{ id: number }>
  /** Whether the actor may hear what happens in a project's room. */
  mayListen(actor: Actor, projectId: string): Promise<boolean>
}

/** Queues the analysis of a project as part of a transaction. */
export type QueueAnalysis = (tx: Transaction, projectId: number) => Promise<void>

const isStatus = (value: string): value is ProjectStatus => PROJECT_STATUSES.some(status => status === value)

/** The new status if it is one to make by hand, undefined when it stays. */
const statusMove = (from: ProjectStatus, wanted: string | undefined): ProjectStatus | undefined => {
  if (wanted === undefined || wanted === from) return undefined
  if (!isStatus(wanted)) throw new AppError('bad_request', `Unknown status '${wanted}'. Choose one of ${PROJECT_STATUSES.join(', ')}.`)
  if (mayMove(PROJECT_PROCESS, 'owner', from, wanted) && wanted !== 'decomposing') return wanted
  throw new AppError('conflict', `A project cannot be set to '${projectStatusLabel(wanted)}' by hand; the analysis does that.`)
}

export const createProjectService = (database: Database, queueAnalysis: QueueAnalysis): ProjectService => {
  const detail = async (actor: Actor, projectId: number) => {
    // One moment: a plan that is changed meanwhile must not be answered with the version it had before.
    const found = await database.snapshot(tx => projectById(tx, projectId))
    if (!found || !maySeeProject(actor, found.ownerId)) throw new AppError('not_found', PROJECT_NOT_FOUND)
    return { ...found.project, mayChange: mayChangeProject(actor, found.ownerId) }
  }

  return {
    list: async (actor, { cursor, limit }) => {
      const { accountId } = requireAccount(actor)
      const rows = await projectsOf(database.query, accountId, decodeCursor(RowId, cursor), limit + 1)
      return pageOf(rows, limit, last => last.id)
    },
    detail,
    create: async (actor, input) => {
      const { accountId } = requireAccount(actor)
      return database.transaction(async tx => {
        const { title, description, clientName, requestId = null } = input
        const { projectId, isNew } = await insertProject(tx, { clientAccountId: accountId, clientName, title, description, requestId })
        if (isNew) {
          const live = { type: 'project-changed', projectId, status: 'submitted' } as const
          await publish(tx, projectEvent('project-submitted', { id: projectId, ownerId: accountId }, live))
          await queueAnalysis(tx, projectId)
        }
        const created = await projectById(tx, projectId)
        if (!created) throw new Error(`project ${projectId} was not written`)
        return { ...created.project, mayChange: true }
      })
    },
    decompose: (actor, { projectId, discardsActualHours = false }) =>
      database.transaction(async tx => {
        const project = await lockOwnProject(tx, actor, projectId)
        if (project.status === 'decomposing') return { projectId }
        if (!canStartAnalysis(project.status)) {
          throw new AppError(
            'conflict',
            `This project is '${projectStatusLabel(project.status)}'. Set it back to '${projectStatusLabel('submitted')}' to have it analysed again.`,
          )
        }
        await requireReplaceable(tx, projectId, discardsActualHours)
        await queueAnalysis(tx, projectId)
        return { projectId }
      }),
    update: (actor, { projectId, status, ...given }) =>
      database.transaction(async tx => {
        const project = await lockOwnProject(tx, actor, projectId)
        const move = statusMove(project.status, status)
        if (move) await requireUnbound(tx, projectId)
        const changes: ProjectChanges = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
        // Whatever analysis runs finds another hand at work and stops.
        if (move) Object.assign(changes, { status: move, analysisRun: null, failureReason: null })
        // Set back by hand, a brief is read anew; a plan that goes on stays the one of the work that was named.
        if (move === 'submitted') changes.statedWork = null
        await changeProject(tx, projectId, changes)
        const now = move ?? project.status
        await publish(
          tx,
          projectEvent(
            'project-updated',
            { id: projectId, ownerId: project.clientAccountId },
            { type: 'project-changed', projectId, status: now },
          ),
        )
        return { id: projectId }
      }),
    mayListen: async (actor, id) => {
      const projectId = Number(id)
      const ownerId = Number.isInteger(projectId) && projectId <= MAX_INT ? await ownerOf(database.query, projectId) : undefined
      return ownerId !== undefined && maySeeProject(actor, ownerId)
    },
  }
}
