import * as z from 'zod'
import type { ActivityType } from '#contract/workspaces-activity.ts'
import { WorkspaceRole } from '#contract/workspaces-rights.ts'
import type { EventConsumer } from '../../platform/events/dispatcher.ts'
import { noteActivity } from './activity-store.ts'

/** What the feed says of which events. Of the others it says nothing: edited words, invitations that are the owners' own affair. */
const TYPE_OF: Readonly<Record<string, ActivityType>> = {
  'message-sent': 'new_message',
  'file-added': 'file_upload',
  'file-changed': 'file_version',
  'file-restored': 'file_restore',
  'file-removed': 'file_remove',
  'participant-joined': 'user_join',
  'participant-left': 'user_leave',
  'participant-removed': 'user_remove',
  'participant-role-changed': 'role_change',
  'workspace-transferred': 'owner_change',
  'model-added': 'model_add',
  'model-deleted': 'model_remove',
  'model-restored': 'model_restore',
  'workspace-created': 'workspace_create',
  'workspace-settings-changed': 'settings_change',
  'workspace-restored': 'workspace_restore',
}
/** Those that were done to somebody. */
const IS_ABOUT_SOMEBODY: readonly ActivityType[] = ['user_remove', 'role_change', 'owner_change']

const Payload = z.object({
  workspaceId: z.int(),
  listsOf: z.array(z.string()),
  told: z.object({
    byAccountId: z.nullable(z.string()),
    accountIds: z.array(z.string()),
    role: z.optional(WorkspaceRole),
    fileId: z.optional(z.int()),
    modelId: z.optional(z.int()),
  }),
})

/** Writes the feed of workspaces from what happens in them. */
export const consumeForActivity: EventConsumer = async (tx, event) => {
  const type = TYPE_OF[event.type]
  if (!type) return
  const { workspaceId, listsOf, told } = Payload.parse(event.payload)
  const [about] = told.accountIds
  await noteActivity(tx, {
    ...{ workspaceId, type, happenedAt: event.createdAt, fileId: told.fileId ?? null, modelId: told.modelId ?? null },
    // Who is let in by another is who joined.
    accountId: (type === 'user_join' ? listsOf[0] : undefined) ?? told.byAccountId,
    ...(IS_ABOUT_SOMEBODY.includes(type) ? { aboutAccountId: about ?? null } : {}),
    ...(type === 'role_change' ? { role: told.role ?? null } : {}),
  })
}
