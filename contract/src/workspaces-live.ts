import * as z from 'zod/mini'
import { WorkspaceMessage } from './workspaces-messages.ts'

/** The caller's own workspaces: which of them were changed, and which he came to or lost. */
export const OWN_WORKSPACES_ROOM = 'workspaces:me'

export const workspaceRoom = (workspaceId: number) => `workspace:${workspaceId}`

/**
 * What the room of a workspace hears, in order. `message-changed` carries the whole message, new or not; after `workspace-changed` the workspace is
 * fetched anew: its settings, who takes part in which role, or that it is gone.
 */
export const WorkspaceLiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message-changed'), message: WorkspaceMessage, isNew: z.boolean() }),
  z.object({ type: z.literal('messages-read'), participantId: z.int(), messageId: z.int() }),
  z.object({ type: z.literal('workspace-changed'), workspaceId: z.int() }),
])
export type WorkspaceLiveEvent = z.infer<typeof WorkspaceLiveEvent>

/** What participants say to one another without its being kept. A person types for as long as he says so again. */
export const WorkspaceSaid = z.discriminatedUnion('type', [z.object({ type: z.literal('typing'), isTyping: z.boolean() })])
export type WorkspaceSaid = z.infer<typeof WorkspaceSaid>
export const TYPING_AGAIN_MS = 3_000
export const TYPING_OVER_MS = 6_000
