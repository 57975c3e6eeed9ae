import * as z from 'zod'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { MAX_INT } from '#contract/shared/primitives.ts'
import {
  type changeWorkspaceSettings,
  type createWorkspace,
  type listWorkspaces,
  WORKSPACE_NOT_FOUND,
  type Workspace,
  type WorkspaceSummary,
} from '#contract/workspaces.ts'
import { workspaceRoom } from '#contract/workspaces-live.ts'
import { decodeCursor, pageOf } from '../platform/database/cursor.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type AccountActor, type Actor, requireAccount } from '../platform/identity/actor.ts'
import { askAgainInRoom } from '../platform/live/live-store.ts'
import { inWorkspace, seenBy } from './workspace-access.ts'
import { workspaceEvent } from './workspace-events.ts'
import { hiredAccounts, serviceExists } from './workspace-origin-store.ts'
import {
  addParticipants,
  changeWorkspace,
  hideWorkspace,
  insertWorkspace,
  listedWorkspaces,
  lockStanding,
  type NewWorkspace,
  participantsOf,
  standingIn,
  type WorkspaceChanges,
  type WorkspaceRow,
  workspaceOfProject,
} from './workspace-store.ts'

/** What workspaces ask of projects. */
export interface WorkspaceProjects {
  /** Keeps the caller's own project for the transaction, or refuses. */
  lockOwn(tx: Transaction, actor: Actor, projectId: number): Promise<{ title: string }>
}

interface WorkspaceParts {
  database: Database
  projects: WorkspaceProjects
}

/** Workspaces as a whole; who takes part is `participant-service.ts`, what is said `message-service.ts`. */
export interface WorkspaceService {
  list(actor: Actor, input: ParsedInputOf<typeof listWorkspaces>): Promise<Page<WorkspaceSummary>>
  detail(actor: Actor, workspaceId: number): Promise<Workspace>
  create(actor: Actor, input: ParsedInputOf<typeof createWorkspace>): Promise<Workspace>
  ofProject(actor: Actor, projectId: number): Promise<{ workspaceId: number }>
  change(actor: Actor, input: ParsedInputOf<typeof changeWorkspaceSettings>): Promise<Workspace>
  join(actor: Actor, workspaceId: number): Promise<Workspace>
  delete(actor: Actor, workspaceId: number): Promise<{ isDeleted: true }>
  /** Whether somebody may hear what is said in the room of a workspace, and be seen there. */
  mayListen(actor: Actor, id: string): Promise<boolean>
}

const Position = z.object({ isOwn: z.boolean(), id: z.int().max(MAX_INT) })
const NAME_MAX = 120

const listFor =
  (database: Database): WorkspaceService['list'] =>
  async (actor, { q, cursor, limit }) => {
    const { accountId } = requireAccount(actor)
    const after = decodeCursor(Position, cursor)
    const rows = await listedWorkspaces(database.query, { accountId, q, after, limit: limit + 1 })
    const { items, nextCursor } = pageOf(rows, limit, ({ isOwn, workspace }) => ({ isOwn, id: workspace.id }))
    return {
      nextCursor,
      items: items.map(({ workspace, role, participantCount, unreadCount }) => ({
        ...workspace,
        ...{ role, participantCount },
        unreadCount: role === null ? 0 : unreadCount,
      })),
    }
  }

/** Writes a workspace with its owner and, of a project, those who are hired for it. */
const write = async (tx: Transaction, owner: AccountActor, given: NewWorkspace): Promise<WorkspaceRow> => {
  const { projectId, serviceId } = given
  if (serviceId != null && !(await serviceExists(tx, serviceId))) throw new AppError('not_found', 'There is no such service.')
  if (projectId != null && (await workspaceOfProject(tx, projectId)) !== undefined)
    throw new AppError('conflict', 'This project has a workspace already. Open it from the page of the project.')
  const workspace = await insertWorkspace(tx, given)
  const hired = projectId == null ? [] : await hiredAccounts(tx, projectId)
  const others = await addParticipants(tx, workspace.id, [
    { accountId: owner.accountId, role: 'owner' },
    ...hired.filter(accountId => accountId !== owner.accountId).map(accountId => ({ accountId, role: 'member' as const })),
  ])
  const told = { accountIds: others.filter(accountId => accountId !== owner.accountId), role: 'member' as const }
  await publish(tx, workspaceEvent('workspace-created', workspace, owner, { listsOf: others, told }))
  return workspace
}

/** The workspace of a project, with whoever is hired for it by now. */
const openFor =
  ({ database, projects }: WorkspaceParts) =>
  (actor: Actor, projectId: number) => {
    const account = requireAccount(actor)
    return database.transaction(async tx => {
      const project = await projects.lockOwn(tx, actor, projectId)
      const known = await workspaceOfProject(tx, projectId)
      if (known === undefined) {
        const { id } = await write(tx, account, { name: nameFor(project.title), projectId })
        return { workspaceId: id }
      }
      const standing = await lockStanding(tx, known, account.accountId)
      // It is the client's: he comes back into it, also after he left it to others.
      const people = (await hiredAccounts(tx, projectId)).map(accountId => ({ accountId, role: 'member' as const }))
      const joined = await addParticipants(tx, known, [{ accountId: account.accountId, role: 'member' }, ...people])
      for (const accountId of standing ? joined : []) {
        const told = { accountIds: [accountId], role: 'member' as const }
        await publish(tx, workspaceEvent('participant-joined', { id: known, name: project.title }, account, { listsOf: [accountId], told }))
      }
      return { workspaceId: known }
    })
  }

const nameFor = (title: string): string => (title.trim().length < 3 ? `Project ${title}` : title).slice(0, NAME_MAX)

/** What was given and is something else than before. */
const changesIn = (input: ParsedInputOf<typeof changeWorkspaceSettings>): WorkspaceChanges => {
  const { name, description, isPublic, allowScreenSharing, allowWhiteboard, allowVoiceChat } = input
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description: description ?? '' }),
    ...(isPublic === undefined ? {} : { isPublic }),
    ...(allowScreenSharing === undefined ? {} : { allowScreenSharing }),
    ...(allowWhiteboard === undefined ? {} : { allowWhiteboard }),
    ...(allowVoiceChat === undefined ? {} : { allowVoiceChat }),
  }
}

const changeFor =
  (database: Database): WorkspaceService['change'] =>
  (actor, input) =>
    inWorkspace(database, actor, { workspaceId: input.workspaceId, right: 'changeSettings' }, async ({ tx, workspace, account }) => {
      const changes = changesIn(input)
      if (Object.keys(changes).length > 0) {
        await changeWorkspace(tx, workspace.id, changes)
        const people = await participantsOf(tx, workspace.id)
        const listsOf = people.map(({ accountId }) => accountId)
        await publish(tx, workspaceEvent('workspace-settings-changed', { ...workspace, ...changes }, account, { listsOf }))
      }
      return seenBy(tx, actor, workspace.id)
    })

const joinFor =
  (database: Database): WorkspaceService['join'] =>
  (actor, workspaceId) => {
    const account = requireAccount(actor)
    return database.transaction(async tx => {
      const standing = await lockStanding(tx, workspaceId, account.accountId)
      if (!standing || (standing.role === null && !standing.workspace.isPublic)) throw new AppError('not_found', WORKSPACE_NOT_FOUND)
      const joined = await addParticipants(tx, workspaceId, [{ accountId: account.accountId, role: 'viewer' }])
      if (joined.length > 0) await publish(tx, workspaceEvent('participant-joined', standing.workspace, account, { listsOf: joined }))
      return seenBy(tx, actor, workspaceId)
    })
  }

export const createWorkspaceService = (parts: WorkspaceParts): WorkspaceService => {
  const { database, projects } = parts
  return {
    list: listFor(database),
    detail: (actor, workspaceId) => database.snapshot(tx => seenBy(tx, actor, workspaceId)),
    create: (actor, { ownerEmail: _email, ownerName: _name, description, ...given }) => {
      const account = requireAccount(actor)
      return database.transaction(async tx => {
        if (given.projectId != null) await projects.lockOwn(tx, actor, given.projectId)
        const { id } = await write(tx, account, { ...given, description: description ?? '' })
        return seenBy(tx, actor, id)
      })
    },
    ofProject: openFor(parts),
    change: changeFor(database),
    join: joinFor(database),
    delete: (actor, workspaceId) =>
      inWorkspace(database, actor, { workspaceId, right: 'delete' }, async ({ tx, workspace, account }) => {
        const people = (await participantsOf(tx, workspaceId)).map(({ accountId }) => accountId)
        await hideWorkspace(tx, workspaceId)
        await publish(tx, workspaceEvent('workspace-deleted', workspace, account, { listsOf: people, told: { accountIds: people } }))
        await askAgainInRoom(tx, workspaceRoom(workspaceId))
        return { isDeleted: true }
      }),
    mayListen: async (actor, id) => {
      const workspaceId = z.coerce.number().int().positive().max(MAX_INT).safeParse(id)
      if (actor.kind !== 'account' || !workspaceId.success) return false
      const standing = await standingIn(database.query, workspaceId.data, actor.accountId)
      return standing !== undefined && standing.role !== null
    },
  }
}
