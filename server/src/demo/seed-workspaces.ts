import { DEMO_PEOPLE } from '../accounts/account-service.ts'
import { accountByEmail } from '../accounts/account-store.ts'
import type { FileService } from '../files/file-service.ts'
import type { Database } from '../platform/database/database.ts'
import { noteActivity } from '../workspaces/activity/activity-store.ts'
import { WORKSPACE_FILE } from '../workspaces/files/workspace-file-sharing.ts'
import { insertFile, insertVersion } from '../workspaces/files/workspace-file-store.ts'
import { insertMessage } from '../workspaces/message-store.ts'
import { addParticipants, insertWorkspace, noteRead, workspacesOfAccount } from '../workspaces/workspace-store.ts'
import { takeSeedTurn } from './demo-store.ts'
import { samplePdf } from './sample-document.ts'
import { SAMPLE_WORKSPACE } from './sample-workspace.ts'

const HOUR_MS = 3_600_000
/** Before the first word. */
const BEGUN_HOURS_AGO = 31

/** Gives the demo's client and expert a workspace in which they have begun; the client has the last word still to read. Twice is as once. */
export const seedWorkspaces = (database: Database, keepFile: FileService['keepMade']): Promise<void> =>
  database.transaction(async tx => {
    await takeSeedTurn(tx)
    const client = await accountByEmail(tx, DEMO_PEOPLE.client.email)
    const expert = await accountByEmail(tx, DEMO_PEOPLE.expert.email)
    if (!client || !expert || (await workspacesOfAccount(tx, client.id)).length > 0) return
    const { name, description, messages, files } = SAMPLE_WORKSPACE
    const { id: workspaceId } = await insertWorkspace(tx, { name, description })
    await addParticipants(tx, workspaceId, [
      { accountId: client.id, role: 'owner' },
      { accountId: expert.id, role: 'member' },
    ])
    const people = { client: client.id, expert: expert.id }
    const now = Date.now()
    await noteActivity(tx, {
      workspaceId,
      type: 'workspace_create',
      accountId: client.id,
      happenedAt: new Date(now - BEGUN_HOURS_AGO * HOUR_MS),
    })
    for (const { by, hoursAgo, text } of messages) {
      const createdAt = new Date(now - hoursAgo * HOUR_MS)
      const messageId = await insertMessage(tx, { workspaceId, accountId: people[by], messageContent: text, createdAt })
      await noteRead(tx, workspaceId, expert.id, messageId)
      await noteActivity(tx, { workspaceId, type: 'new_message', accountId: people[by], happenedAt: createdAt })
      if (by === 'client') await noteRead(tx, workspaceId, client.id, messageId)
    }
    for (const { by, fileName, mediaType, lines } of files) {
      const accountId = people[by]
      const bytes = mediaType === 'application/pdf' ? samplePdf(lines) : Buffer.from(`${lines.join('\n')}\n`)
      const { id: blobId, sizeBytes } = await keepFile(bytes, {
        ...{ originalName: fileName, mediaType, ownerAccountId: null, purpose: WORKSPACE_FILE },
      })
      const fileId = await insertFile(tx, { workspaceId, accountId, fileName })
      await insertVersion(tx, fileId, { blobId, mediaType, sizeBytes, accountId })
      await noteActivity(tx, { workspaceId, type: 'file_upload', happenedAt: new Date(), accountId, fileId })
    }
  })
