import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { createWorkspace, Workspace } from '#contract/workspaces.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type AccountActor, type Actor, requireAccount } from '../platform/identity/actor.ts'
import { seenBy } from './workspace-access.ts'
import { workspaceEvent } from './workspace-events.ts'
import { hiredAccounts, serviceExists } from './workspace-origin-store.ts'
import {
  addParticipants,
  insertWorkspace,
  lockStanding,
  type NewWorkspace,
  type WorkspaceRow,
  workspaceOfProject,
  workspaceOfSession,
} from './workspace-store.ts'

/** What workspaces ask of projects. */
export interface WorkspaceProjects {
  /** Keeps the caller's own project for the transaction, or refuses. */
  lockOwn(tx: Transaction, actor: Actor, projectId: number): Promise<{ title: string }>
}

/** What workspaces ask of AR sessions. */
export interface WorkspaceSessions {
  /** Keeps a session of the caller's for the transaction, or refuses; `accountIds` are its two sides, as far as they have accounts. */
  lockOwn(tx: Transaction, actor: Actor, sessionId: number): Promise<{ title: string; accountIds: readonly string[] }>
}

export interface OpeningParts {
  database: Database
  projects: WorkspaceProjects
  sessions: WorkspaceSessions
}

/** How a workspace begins: by itself, or of a project or an AR session, each of which has one. */
export interface WorkspaceOpening {
  create(actor: Actor, input: ParsedInputOf<typeof createWorkspace>): Promise<Workspace>
  ofProject(actor: Actor, projectId: number): Promise<{ workspaceId: number }>
  ofSession(actor: Actor, sessionId: number): Promise<{ workspaceId: number }>
}

const NAME_MAX = 120
const nameFor = (title: string, what: string): string => (title.trim().length < 3 ? `${what} ${title}` : title).slice(0, NAME_MAX)

const asMember = (accountId: string) => ({ accountId, role: 'member' as const })

/** Writes a workspace with its owner and whoever takes part from the beginning. */
const write = async (tx: Transaction, owner: AccountActor, people: readonly string[], given: NewWorkspace): Promise<WorkspaceRow> => {
  const { serviceId } = given
  if (serviceId != null && !(await serviceExists(tx, serviceId))) throw new AppError('not_found', 'There is no such service.')
  const workspace = await insertWorkspace(tx, given)
  const others = await addParticipants(tx, workspace.id, [
    { accountId: owner.accountId, role: 'owner' },
    ...people.filter(accountId => accountId !== owner.accountId).map(asMember),
  ])
  const told = { accountIds: others.filter(accountId => accountId !== owner.accountId), role: 'member' as const }
  await publish(tx, workspaceEvent('workspace-created', workspace, owner, { listsOf: others, told }))
  return workspace
}

/** Into a workspace that there is come who belongs to what it is of, and whoever opens it: also after he left it to others. */
const comeBack = async (
  tx: Transaction,
  account: AccountActor,
  { id, name, people }: { id: number; name: string; people: readonly string[] },
): Promise<{ workspaceId: number }> => {
  const standing = await lockStanding(tx, id, account.accountId)
  const joined = await addParticipants(tx, id, [account.accountId, ...people].map(asMember))
  for (const accountId of standing ? joined : []) {
    const told = { accountIds: [accountId], role: 'member' as const }
    await publish(tx, workspaceEvent('participant-joined', { id, name }, account, { listsOf: [accountId], told }))
  }
  return { workspaceId: id }
}

export const createWorkspaceOpening = ({ database, projects, sessions }: OpeningParts): WorkspaceOpening => ({
  create: (actor, { ownerEmail: _email, ownerName: _name, description, ...given }) => {
    const account = requireAccount(actor)
    const { projectId, arSessionId } = given
    return database.transaction(async tx => {
      if (projectId != null) await projects.lockOwn(tx, actor, projectId)
      const session = arSessionId == null ? undefined : await sessions.lockOwn(tx, actor, arSessionId)
      if (projectId != null && (await workspaceOfProject(tx, projectId)) !== undefined)
        throw new AppError('conflict', 'This project has a workspace already. Open it from the page of the project.')
      if (arSessionId != null && (await workspaceOfSession(tx, arSessionId)) !== undefined)
        throw new AppError('conflict', 'This session has a workspace already. Open it from the page of the session.')
      const hired = projectId == null ? [] : await hiredAccounts(tx, projectId)
      const people = [...new Set([...hired, ...(session?.accountIds ?? [])])]
      const { id } = await write(tx, account, people, { ...given, description: description ?? '' })
      return seenBy(tx, actor, id)
    })
  },
  ofProject: (actor, projectId) => {
    const account = requireAccount(actor)
    return database.transaction(async tx => {
      const { title } = await projects.lockOwn(tx, actor, projectId)
      const known = await workspaceOfProject(tx, projectId)
      const people = await hiredAccounts(tx, projectId)
      if (known !== undefined) return comeBack(tx, account, { id: known, name: title, people })
      const { id } = await write(tx, account, people, { name: nameFor(title, 'Project'), projectId })
      return { workspaceId: id }
    })
  },
  ofSession: (actor, sessionId) => {
    const account = requireAccount(actor)
    return database.transaction(async tx => {
      const { title, accountIds } = await sessions.lockOwn(tx, actor, sessionId)
      const known = await workspaceOfSession(tx, sessionId)
      // Only whoever opens it comes back: the other side may have left it for good.
      if (known !== undefined) return comeBack(tx, account, { id: known, name: title, people: [] })
      const given: NewWorkspace = { name: nameFor(title, 'Session'), workspaceType: 'ar_session', arSessionId: sessionId }
      const { id } = await write(tx, account, accountIds, given)
      return { workspaceId: id }
    })
  },
})
