import type { FileService } from '../files/file-service.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import type { PersonalData } from '../platform/identity/personal-data.ts'
import { activityOfAccount } from './activity/activity-store.ts'
import { filesOfAccount, forgetFilesOf } from './files/workspace-file-store.ts'
import { forgetInvitationsTo } from './invitation-store.ts'
import { forgetMessagesOf, messagesOfAccount } from './message-store.ts'
import { forgetModelWordsOf, modelsOfAccount } from './models/model-store.ts'
import { askAgainInWorkspace } from './workspace-access.ts'
import { holdWorkspacesOf } from './workspace-erasure-store.ts'
import { workspaceEvent } from './workspace-events.ts'
import {
  dropParticipant,
  eraseWorkspace,
  participantsOf,
  provenAddressOf,
  setRole,
  standingIn,
  workspacesById,
  workspacesOfAccount,
} from './workspace-store.ts'

/** A workspace whose only owner goes is its longest member's; one in which nobody else is goes with him. */
const leave = async (tx: Transaction, workspaceId: number, accountId: string): Promise<void> => {
  await askAgainInWorkspace(tx, workspaceId)
  const standing = await standingIn(tx, workspaceId, accountId)
  const others = (await participantsOf(tx, workspaceId)).filter(person => person.accountId !== accountId)
  const [heir] = others
  if (!heir) return eraseWorkspace(tx, workspaceId)
  if (heir.role !== 'owner') await setRole(tx, workspaceId, heir.accountId, 'owner')
  await dropParticipant(tx, workspaceId, accountId)
  if (standing)
    await publish(tx, workspaceEvent('participant-left', standing.workspace, null, { listsOf: [heir.accountId], told: { accountIds: [] } }))
}

/** What he brought and said is gone: whoever looks fetches all of it anew, and nobody goes on seeing it until he reloads the page. */
const tellErased = async (tx: Transaction, workspaceIds: readonly number[]): Promise<void> => {
  for (const workspace of await workspacesById(tx, workspaceIds))
    await publish(tx, workspaceEvent('contents-erased', workspace, null, { live: { type: 'contents-erased', workspaceId: workspace.id } }))
}

export const createWorkspacePersonalData = (database: Database, fileService: Pick<FileService, 'discard'>): PersonalData => ({
  domain: 'workspaces',
  export: async accountId => ({
    workspaces: (await workspacesOfAccount(database.query, accountId)).map(({ workspace, role, joinedAt }) => ({
      ...{ id: workspace.id, name: workspace.name, description: workspace.description, role, joinedAt },
    })),
    messages: (await messagesOfAccount(database.query, accountId)).map(
      ({ id, workspaceId, messageContent, createdAt, editedAt, deletedAt }) => ({
        ...{ id, workspaceId, messageContent, createdAt, editedAt, deletedAt },
      }),
    ),
    ...(await modelsOfAccount(database.query, accountId)),
    files: await filesOfAccount(database.query, accountId),
    activity: await activityOfAccount(database.query, accountId),
  }),
  erase: async (tx, accountId) => {
    const held = await holdWorkspacesOf(tx, accountId)
    for (const { workspace } of await workspacesOfAccount(tx, accountId)) await leave(tx, workspace.id, accountId)
    await forgetMessagesOf(tx, accountId)
    await forgetModelWordsOf(tx, accountId)
    await fileService.discard(tx, await forgetFilesOf(tx, accountId))
    await tellErased(tx, held)
    const email = await provenAddressOf(tx, accountId)
    if (email !== undefined) await forgetInvitationsTo(tx, email)
  },
})
