import * as z from 'zod'
import { OWN_WORKSPACES_ROOM, WorkspaceLiveEvent, workspaceRoom } from '#contract/workspaces-live.ts'
import type { WorkspaceRole } from '#contract/workspaces-rights.ts'
import type { DomainEvent } from '../platform/events/domain-event.ts'
import type { AccountActor } from '../platform/identity/actor.ts'
import type { LiveForwarder } from '../platform/live/live-rooms.ts'

export const WORKSPACE_EVENTS = [
  'workspace-created',
  'workspace-settings-changed',
  'workspace-deleted',
  'workspace-restored',
  'workspace-transferred',
  'participant-invited',
  'invitation-withdrawn',
  'invitation-declined',
  'participant-joined',
  'participant-left',
  'participant-removed',
  'participant-role-changed',
  'contents-erased',
  'voice-channels-changed',
  'file-added',
  'file-changed',
  'file-restored',
  'file-removed',
  'message-sent',
  'message-edited',
  'message-deleted',
  'message-reacted',
  'model-added',
  'model-changed',
  'model-deleted',
  'model-restored',
  'model-commented',
  'model-comment-changed',
] as const
type WorkspaceEventType = (typeof WORKSPACE_EVENTS)[number]

/** What is told of a workspace to who is not looking. Each event fills in what its words need. */
export interface WorkspaceTidings {
  /** Whom it concerns, besides whoever did it. */
  accountIds?: readonly string[]
  role?: WorkspaceRole
  invitationId?: number
  expiresAt?: string
  messageId?: number
  fileId?: number
  words?: string
  modelId?: number
  modelName?: string
}

interface WorkspaceHappening {
  live: WorkspaceLiveEvent
  /** Whose lists of workspaces are not right any more. */
  listsOf?: readonly string[]
  told?: WorkspaceTidings
}

/** What happened in a workspace, by whom. The workspace changed unless something else is said of it live. */
export const workspaceEvent = (
  type: WorkspaceEventType,
  workspace: { id: number; name: string },
  by: Pick<AccountActor, 'accountId' | 'name'> | null,
  { live = { type: 'workspace-changed', workspaceId: workspace.id }, listsOf = [], told = {} }: Partial<WorkspaceHappening> = {},
): DomainEvent => ({
  subject: workspaceRoom(workspace.id),
  type,
  payload: {
    ...{ workspaceId: workspace.id, live, listsOf },
    told: { workspaceName: workspace.name, byAccountId: by?.accountId ?? null, byName: by?.name ?? 'Onhand', accountIds: [], ...told },
  },
})

const WORKSPACE_SUBJECT = workspaceRoom(0).replace('0', '')
const Payload = z.object({ workspaceId: z.int(), live: z.unknown(), listsOf: z.array(z.string()) })

/** A workspace's events are said in its own room; that somebody's list changed, in his own. */
export const forwardWorkspaceEvents: LiveForwarder = event => {
  if (!event.subject.startsWith(WORKSPACE_SUBJECT)) return []
  const { workspaceId, live, listsOf } = Payload.parse(event.payload)
  const changed: WorkspaceLiveEvent = { type: 'workspace-changed', workspaceId }
  return [
    { room: event.subject, event: WorkspaceLiveEvent.parse(live) },
    ...listsOf.map(accountId => ({ room: OWN_WORKSPACES_ROOM.replace('me', accountId), event: changed })),
  ]
}
