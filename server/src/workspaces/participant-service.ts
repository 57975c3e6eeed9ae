import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Workspace } from '#contract/workspaces.ts'
import type { changeParticipantRole, removeParticipant, transferWorkspace } from '#contract/workspaces-participants.ts'
import type { WorkspaceRole } from '#contract/workspaces-rights.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { askAgainInWorkspace, inWorkspace, seenBy, tellGone } from './workspace-access.ts'
import { workspaceEvent } from './workspace-events.ts'
import { dropParticipant, type ParticipantRow, participantsOf, setRole } from './workspace-store.ts'

/** Who takes part in a workspace, and as what. What changes here holds from the next call and the next word on. */
export interface ParticipantService {
  changeRole(actor: Actor, input: ParsedInputOf<typeof changeParticipantRole>): Promise<Workspace>
  remove(actor: Actor, input: ParsedInputOf<typeof removeParticipant>): Promise<Workspace>
  transfer(actor: Actor, input: ParsedInputOf<typeof transferWorkspace>): Promise<Workspace>
  leave(actor: Actor, workspaceId: number): Promise<{ hasLeft: true }>
}

const LAST_OWNER = 'A workspace has an owner. Hand it over to somebody first, or delete it.'

const participantIn = async (tx: Transaction, workspaceId: number, participantId: number): Promise<ParticipantRow> => {
  const found = (await participantsOf(tx, workspaceId)).find(({ id }) => id === participantId)
  if (!found) throw new AppError('not_found', 'This person does not take part here any more. Reload the page to see who does.')
  return found
}

const requireAnotherOwner = async (tx: Transaction, workspaceId: number, accountId: string): Promise<void> => {
  const people = await participantsOf(tx, workspaceId)
  if (!people.some(person => person.role === 'owner' && person.accountId !== accountId)) throw new AppError('conflict', LAST_OWNER)
}

export const createParticipantService = (database: Database): ParticipantService => {
  const changed = (role: WorkspaceRole, accountIds: readonly string[]) => ({ listsOf: accountIds, told: { accountIds, role } })
  return {
    changeRole: (actor, { workspaceId, participantId, role }) =>
      inWorkspace(database, actor, { workspaceId, right: 'changeRoles' }, async ({ tx, workspace, account }) => {
        const { accountId, role: before } = await participantIn(tx, workspaceId, participantId)
        if (before === role) return seenBy(tx, actor, workspaceId)
        if (before === 'owner' && accountId !== account.accountId) throw new AppError('forbidden', 'Owners lay down their role themselves.')
        if (before === 'owner') await requireAnotherOwner(tx, workspaceId, accountId)
        await setRole(tx, workspaceId, accountId, role)
        await publish(tx, workspaceEvent('participant-role-changed', workspace, account, changed(role, [accountId])))
        await askAgainInWorkspace(tx, workspaceId)
        return seenBy(tx, actor, workspaceId)
      }),
    remove: (actor, { workspaceId, participantId }) =>
      inWorkspace(database, actor, { workspaceId, right: 'changeRoles' }, async ({ tx, workspace, account }) => {
        const { accountId, role } = await participantIn(tx, workspaceId, participantId)
        if (role === 'owner') throw new AppError('forbidden', 'An owner is removed by nobody. He can leave, or lay down his role.')
        await dropParticipant(tx, workspaceId, accountId)
        await tellGone(tx, { workspace, account }, 'participant-removed', accountId)
        return seenBy(tx, actor, workspaceId)
      }),
    transfer: (actor, { workspaceId, participantId }) =>
      inWorkspace(database, actor, { workspaceId, right: 'transfer' }, async ({ tx, workspace, account }) => {
        const { accountId } = await participantIn(tx, workspaceId, participantId)
        if (accountId === account.accountId) throw new AppError('bad_request', 'Choose somebody else: the workspace is yours already.')
        await setRole(tx, workspaceId, accountId, 'owner')
        await setRole(tx, workspaceId, account.accountId, 'member')
        const told = { ...changed('owner', [accountId]), listsOf: [accountId, account.accountId] }
        await publish(tx, workspaceEvent('workspace-transferred', workspace, account, told))
        await askAgainInWorkspace(tx, workspaceId)
        return seenBy(tx, actor, workspaceId)
      }),
    leave: (actor, workspaceId) =>
      inWorkspace(database, actor, { workspaceId, right: 'leave' }, async ({ tx, workspace, account, role }) => {
        if (role === 'owner') await requireAnotherOwner(tx, workspaceId, account.accountId)
        await dropParticipant(tx, workspaceId, account.accountId)
        await tellGone(tx, { workspace, account }, 'participant-left', account.accountId)
        return { hasLeft: true }
      }),
  }
}
