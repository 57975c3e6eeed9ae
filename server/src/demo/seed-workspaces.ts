import { DEMO_PEOPLE } from '../accounts/account-service.ts'
import { accountByEmail } from '../accounts/account-store.ts'
import type { Database } from '../platform/database/database.ts'
import { insertMessage } from '../workspaces/message-store.ts'
import { addParticipants, insertWorkspace, noteRead, workspacesOfAccount } from '../workspaces/workspace-store.ts'
import { takeSeedTurn } from './demo-store.ts'
import { SAMPLE_WORKSPACE } from './sample-workspace.ts'

const HOUR_MS = 3_600_000

/** Gives the demo's client and expert a workspace in which they have begun; the client has the last word still to read. Twice is as once. */
export const seedWorkspaces = (database: Database): Promise<void> =>
  database.transaction(async tx => {
    await takeSeedTurn(tx)
    const client = await accountByEmail(tx, DEMO_PEOPLE.client.email)
    const expert = await accountByEmail(tx, DEMO_PEOPLE.expert.email)
    if (!client || !expert || (await workspacesOfAccount(tx, client.id)).length > 0) return
    const { name, description, messages } = SAMPLE_WORKSPACE
    const { id: workspaceId } = await insertWorkspace(tx, { name, description })
    await addParticipants(tx, workspaceId, [
      { accountId: client.id, role: 'owner' },
      { accountId: expert.id, role: 'member' },
    ])
    const people = { client: client.id, expert: expert.id }
    const now = Date.now()
    for (const { by, hoursAgo, text } of messages) {
      const createdAt = new Date(now - hoursAgo * HOUR_MS)
      const messageId = await insertMessage(tx, { workspaceId, accountId: people[by], messageContent: text, createdAt })
      await noteRead(tx, workspaceId, expert.id, messageId)
      if (by === 'client') await noteRead(tx, workspaceId, client.id, messageId)
    }
  })
