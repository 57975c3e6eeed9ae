import { LOOKS_ON } from '#contract/calls-live.ts'
import { mayInWorkspace, type WorkspaceRole } from '#contract/workspaces-rights.ts'
import type { Database } from '../platform/database/database.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { channelById } from './voice-store.ts'
import { standingIn, type WorkspaceRow } from './workspace-store.ts'

type Switch = 'allowVoiceChat' | 'allowScreenSharing'

/** What a call asks of whoever holds it. */
export interface WorkspaceCalls {
  mayJoin(actor: Actor, id: number): Promise<boolean>
  /** `LOOKS_ON` for who may look and listen only. */
  sideOf(actor: Actor, id: number): Promise<string | undefined>
}

/** Who may join the calls of a workspace: all who take part in it, while its owners allow it; a viewer looks on. */
export const createWorkspaceCalls = (database: Database): Record<'voice' | 'screen' | 'workspace', WorkspaceCalls> => {
  const db = database.query
  const roleIn = async (actor: Actor, workspaceId: number | undefined, needed?: Switch): Promise<WorkspaceRole | null> => {
    if (actor.kind !== 'account' || workspaceId === undefined) return null
    const standing = await standingIn(db, workspaceId, actor.accountId)
    const isOn = (workspace: WorkspaceRow) => needed === undefined || workspace[needed]
    return standing && isOn(standing.workspace) ? standing.role : null
  }
  const callsOf = (workspaceOf: (id: number) => Promise<number | undefined>, needed?: Switch): WorkspaceCalls => ({
    mayJoin: async (actor, id) => (await roleIn(actor, await workspaceOf(id), needed)) !== null,
    sideOf: async (actor, id) => (mayInWorkspace(await roleIn(actor, await workspaceOf(id), needed), 'talk') ? undefined : LOOKS_ON),
  })
  return {
    voice: callsOf(async channelId => (await channelById(db, channelId))?.workspaceId, 'allowVoiceChat'),
    screen: callsOf(async workspaceId => workspaceId, 'allowScreenSharing'),
    workspace: callsOf(async workspaceId => workspaceId),
  }
}
