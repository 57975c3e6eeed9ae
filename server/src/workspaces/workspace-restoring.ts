import { WORKSPACE_KEPT_DAYS } from '#contract/workspaces.ts'
import type { Database } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { workspaceEvent } from './workspace-events.ts'
import { participantsOf, unhideWorkspace } from './workspace-store.ts'

/** The operator's way back for a deleted workspace; answers what to tell him. */
export const restoreWorkspace = (database: Database, workspaceId: number): Promise<string> =>
  database.transaction(async tx => {
    const workspace = await unhideWorkspace(tx, workspaceId)
    if (!workspace)
      throw new Error(
        `there is no deleted workspace ${workspaceId}; it was never deleted, or that was more than ${WORKSPACE_KEPT_DAYS} days ago`,
      )
    const listsOf = (await participantsOf(tx, workspaceId)).map(({ accountId }) => accountId)
    await publish(tx, workspaceEvent('workspace-restored', workspace, null, { listsOf }))
    return `Workspace ${workspaceId} (${workspace.name}) is back.`
  })
