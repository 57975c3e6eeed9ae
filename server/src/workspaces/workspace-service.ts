import * as z from 'zod'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import {
  type changeWorkspaceSettings,
  type listWorkspaces,
  WORKSPACE_NOT_FOUND,
  type Workspace,
  type WorkspaceSummary,
} from '#contract/workspaces.ts'
import type { WorkspaceRole } from '#contract/workspaces-rights.ts'
import { decodeCursor, pageOf, RowId } from '../platform/database/cursor.ts'
import type { Database } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { askAgainInWorkspace, inWorkspace, seenBy, standingOfActor } from './workspace-access.ts'
import { workspaceEvent } from './workspace-events.ts'
import { createWorkspaceOpening, type OpeningParts, type WorkspaceOpening } from './workspace-opening.ts'
import {
  addParticipants,
  changeWorkspace,
  hideWorkspace,
  listedWorkspaces,
  lockStanding,
  participantsOf,
  type WorkspaceChanges,
} from './workspace-store.ts'

/** Workspaces as a whole; who takes part is `participant-service.ts`, what is said `message-service.ts`. */
export interface WorkspaceService extends WorkspaceOpening {
  list(actor: Actor, input: ParsedInputOf<typeof listWorkspaces>): Promise<Page<WorkspaceSummary>>
  detail(actor: Actor, workspaceId: number): Promise<Workspace>
  change(actor: Actor, input: ParsedInputOf<typeof changeWorkspaceSettings>): Promise<Workspace>
  join(actor: Actor, workspaceId: number): Promise<Workspace>
  delete(actor: Actor, workspaceId: number): Promise<{ isDeleted: true }>
  /** Whether somebody may hear what is said in the room of a workspace, and be seen there. */
  mayListen(actor: Actor, id: string): Promise<boolean>
  /** As what he is there; undefined when he does not take part. */
  roleOf(actor: Actor, id: string): Promise<WorkspaceRole | undefined>
}

const Position = z.object({ isOwn: z.boolean(), id: RowId })

const listFor =
  (database: Database): WorkspaceService['list'] =>
  async (actor, { q, cursor, limit }) => {
    const { accountId } = requireAccount(actor)
    const after = decodeCursor(Position, cursor)
    const rows = await listedWorkspaces(database.query, { accountId, q, after, limit: limit + 1 })
    const { items, nextCursor } = pageOf(rows, limit, ({ isOwn, workspace }) => ({ isOwn, id: workspace.id }))
    return {
      nextCursor,
      items: items.map(({ workspace, unreadCount, isOwn: _own, ...item }) => ({
        ...{ ...workspace, ...item },
        unreadCount: item.role === null ? 0 : unreadCount,
      })),
    }
  }

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
        // What is switched off ends at once.
        await askAgainInWorkspace(tx, workspace.id)
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

export const createWorkspaceService = (parts: OpeningParts): WorkspaceService => {
  const { database } = parts
  const roleOf: WorkspaceService['roleOf'] = async (actor, id) => (await standingOfActor(database.query, actor, id))?.role ?? undefined
  return {
    list: listFor(database),
    detail: (actor, workspaceId) => database.snapshot(tx => seenBy(tx, actor, workspaceId)),
    ...createWorkspaceOpening(parts),
    change: changeFor(database),
    join: joinFor(database),
    delete: (actor, workspaceId) =>
      inWorkspace(database, actor, { workspaceId, right: 'delete' }, async ({ tx, workspace, account }) => {
        const people = (await participantsOf(tx, workspaceId)).map(({ accountId }) => accountId)
        await hideWorkspace(tx, workspaceId)
        await publish(tx, workspaceEvent('workspace-deleted', workspace, account, { listsOf: people, told: { accountIds: people } }))
        await askAgainInWorkspace(tx, workspaceId)
        return { isDeleted: true }
      }),
    mayListen: async (actor, id) => (await roleOf(actor, id)) !== undefined,
    roleOf,
  }
}
