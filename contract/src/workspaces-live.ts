import * as z from 'zod/mini'
import { WorkspaceFile } from './workspaces-file.ts'
import { WorkspaceMessage } from './workspaces-messages.ts'
import { MODEL_FAR, MODEL_SCALE_MIN, ModelComment, WorkspaceModel } from './workspaces-models.ts'

/** The caller's own workspaces: which of them were changed, and which he came to or lost. */
export const OWN_WORKSPACES_ROOM = 'workspaces:me'

export const workspaceRoom = (workspaceId: number) => `workspace:${workspaceId}`

/**
 * What the room of a workspace hears, in order. `message-changed` carries the whole message, new or not, and `file-changed` the whole file; after `workspace-changed` the workspace is
 * fetched anew: its settings, who takes part in which role, or that it is gone. After `contents-erased`, with which somebody's account took along what
 * he had brought and said, so is all that is in it.
 */
export const WorkspaceLiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message-changed'), message: WorkspaceMessage, isNew: z.boolean() }),
  z.object({ type: z.literal('messages-read'), participantId: z.int(), messageId: z.int() }),
  z.object({ type: z.literal('file-changed'), file: WorkspaceFile, isNew: z.boolean() }),
  z.object({ type: z.literal('file-removed'), workspaceId: z.int(), fileId: z.int() }),
  z.object({ type: z.literal('workspace-changed'), workspaceId: z.int() }),
  z.object({ type: z.literal('contents-erased'), workspaceId: z.int() }),
  z.object({ type: z.literal('model-changed'), model: WorkspaceModel }),
  /** `by`: an event of before 2026-11-23 does not say it. */
  z.object({ type: z.literal('model-removed'), modelId: z.int(), by: z.optional(z.object({ name: z.string(), email: z.string() })) }),
  z.object({ type: z.literal('model-comment-changed'), comment: ModelComment, isRemoved: z.boolean() }),
])
export type WorkspaceLiveEvent = z.infer<typeof WorkspaceLiveEvent>

const offset = z.number().check(z.minimum(-MODEL_FAR), z.maximum(MODEL_FAR))

/**
 * What participants say to one another without its being kept. A person types for as long as he says so again; a model moves while somebody has
 * it in hand, and `model-selected` tells which one he looks at.
 */
export const WorkspaceSaid = z.discriminatedUnion('type', [
  z.object({ type: z.literal('typing'), isTyping: z.boolean() }),
  z.object({ type: z.literal('model-selected'), modelId: z.nullable(z.int()) }),
  z.object({
    ...{ type: z.literal('model-moving'), modelId: z.int(), positionX: offset, positionY: offset, positionZ: offset },
    ...{ rotationX: offset, rotationY: offset, rotationZ: offset, scaleFactor: offset.check(z.minimum(MODEL_SCALE_MIN)) },
  }),
  /** In which voice channel somebody is; null: in none. */
  z.object({ type: z.literal('voice'), channelId: z.nullable(z.int()), isMuted: z.boolean(), isDeafened: z.boolean() }),
  /** Whether somebody shows his screen, or is in the workspace's AR call. */
  z.object({ type: z.literal('calls'), isSharing: z.boolean(), isInCall: z.boolean() }),
])
export type WorkspaceSaid = z.infer<typeof WorkspaceSaid>
export const TYPING_AGAIN_MS = 3_000
export const TYPING_OVER_MS = 6_000
