import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { pageInput } from './shared/pagination.ts'
import { positiveIntText } from './shared/primitives.ts'
import { WORKSPACE_ID } from './workspaces.ts'
import { WORKSPACE_ROLES } from './workspaces-rights.ts'

export const ACTIVITY_GROUP_NAMES = ['messages', 'files', 'people', 'models', 'workspace'] as const
export type ActivityGroup = (typeof ACTIVITY_GROUP_NAMES)[number]

/** What a feed can be narrowed down to, with the types of entries that belong there. The first of each is the specification's. */
export const ACTIVITY_GROUPS = {
  messages: ['new_message'],
  files: ['file_upload', 'file_version', 'file_restore', 'file_remove'],
  people: ['user_join', 'user_leave', 'user_remove', 'role_change', 'owner_change'],
  models: ['model_add', 'model_remove', 'model_restore'],
  workspace: ['workspace_create', 'settings_change', 'workspace_restore'],
} as const satisfies Record<ActivityGroup, readonly string[]>
const { messages, files, people, models, workspace } = ACTIVITY_GROUPS
export const ACTIVITY_TYPES = [...messages, ...files, ...people, ...models, ...workspace] as const
export type ActivityType = (typeof ACTIVITY_TYPES)[number]
/** What is older is forgotten. */
export const ACTIVITY_KEPT_DAYS = 90

/** What somebody did in a workspace; messages of one person in a row are one entry. */
export const WorkspaceActivity = z.object({
  id: z.int(),
  type: z.enum(ACTIVITY_TYPES),
  /** Who did it; null when the account is gone, or nobody in the workspace did it. */
  actorName: z.nullable(z.string()),
  /** Whoever asks did it himself: two people may have one name. */
  isOwn: z.boolean(),
  /** Whom or what it was done to; null when that is gone, or nothing. */
  subjectName: z.nullable(z.string()),
  /** The 3D model that it is about, also one that is deleted; null when it is about none, or that is gone for good. */
  modelId: z.nullable(z.int()),
  role: z.nullable(z.enum(WORKSPACE_ROLES)),
  /** Of a run: how many. */
  count: z.int(),
  /** Of the last of them. */
  happenedAt: z.string(),
})
export type WorkspaceActivity = z.infer<typeof WorkspaceActivity>

export const listActivity = endpoint({
  method: 'GET',
  path: '/_api/collaboration/activity',
  summary: `What happened in a workspace in the last ${ACTIVITY_KEPT_DAYS} days, the newest first. \`group\` and \`participantId\` narrow it down.`,
  access: 'signed-in',
  isPaged: true,
  input: z.object({
    workspaceId: positiveIntText(WORKSPACE_ID),
    group: z.optional(z.enum(ACTIVITY_GROUP_NAMES, { error: `group is one of ${ACTIVITY_GROUP_NAMES.join(', ')}.` })),
    participantId: z.optional(positiveIntText('participantId is the id of a participant.')),
    ...pageInput(30),
  }),
  output: z.array(WorkspaceActivity),
})
