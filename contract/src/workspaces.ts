import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { pageInput } from './shared/pagination.ts'
import { email, plainText, positiveInt, positiveIntText, textAtLeast } from './shared/primitives.ts'
import { WorkspaceFile } from './workspaces-file.ts'
import { WorkspaceModel } from './workspaces-models.ts'
import { WORKSPACE_ROLES } from './workspaces-rights.ts'

export const WORKSPACE_ID = 'A valid workspace ID is required.'
export const WORKSPACE_NOT_FOUND = 'The requested workspace could not be found.'
const WORKSPACE_NAME_MIN = 3
export const WORKSPACE_NAME_MAX = 120
export const WORKSPACE_DESCRIPTION_MAX = 2_000
/** Of a card's description. */
export const WORKSPACE_PREVIEW_CHARACTERS = 120
/** Deleted is deleted for its people; for so long the operator can bring it back by `npm run admin -- restore-workspace <id>`. */
export const WORKSPACE_KEPT_DAYS = 30

export const WORKSPACE_TYPES = ['general', 'ar_session'] as const

export const workspacePath = (workspaceId: number): string => `/collaboration/${workspaceId}`

const nameWith = (message: string) =>
  textAtLeast(WORKSPACE_NAME_MIN, message).check(
    z.maxLength(WORKSPACE_NAME_MAX, { error: `Workspace name must be at most ${WORKSPACE_NAME_MAX} characters long.` }),
  )
const name = nameWith(`Workspace name must be at least ${WORKSPACE_NAME_MIN} characters long.`)
const description = plainText('A description is text.').check(
  z.trim(),
  z.maxLength(WORKSPACE_DESCRIPTION_MAX, { error: `A description must be at most ${WORKSPACE_DESCRIPTION_MAX} characters long.` }),
)
const flag = (field: string) => z.boolean({ error: `${field} is true or false.` })
const switches = {
  allowScreenSharing: z.optional(flag('allowScreenSharing')),
  allowWhiteboard: z.optional(flag('allowWhiteboard')),
  allowVoiceChat: z.optional(flag('allowVoiceChat')),
}

/** Somebody who takes part. `lastReadMessageId`: how far he has read the chat; 0 before the first. */
export const WorkspaceParticipant = z.object({
  id: z.int(),
  participantName: z.string(),
  participantEmail: z.string(),
  role: z.enum(WORKSPACE_ROLES),
  lastReadMessageId: z.int(),
})
export type WorkspaceParticipant = z.infer<typeof WorkspaceParticipant>

/** A workspace as a list shows it. `role`: the reader's own; null where he does not take part and may join. */
export const WorkspaceSummary = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  workspaceType: z.enum(WORKSPACE_TYPES),
  isPublic: z.boolean(),
  role: z.nullable(z.enum(WORKSPACE_ROLES)),
  participantCount: z.int(),
  fileCount: z.int(),
  unreadCount: z.int(),
})
export type WorkspaceSummary = z.infer<typeof WorkspaceSummary>

/** A workspace as its participants see it. */
export const Workspace = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  workspaceType: z.enum(WORKSPACE_TYPES),
  isPublic: z.boolean(),
  allowScreenSharing: z.boolean(),
  allowWhiteboard: z.boolean(),
  allowVoiceChat: z.boolean(),
  projectId: z.nullable(z.int()),
  /** The AR session it was made for: shown to whom that session is shown. */
  arSessionId: z.nullable(z.int()),
  createdAt: z.string(),
  /** The reader's own. */
  role: z.enum(WORKSPACE_ROLES),
  participants: z.array(WorkspaceParticipant),
  shared3dModels: z.array(WorkspaceModel),
  /** The newest; the others are asked for by pages. */
  files: z.array(WorkspaceFile),
  fileCount: z.int(),
})
export type Workspace = z.infer<typeof Workspace>

const LIST_EMAIL = 'A valid user email is required to fetch workspaces.'

export const listWorkspaces = endpoint({
  method: 'GET',
  path: '/_api/collaboration/workspaces',
  summary: 'The workspaces of the caller, then those that are open to everybody; each newest first. `q` looks in names and descriptions.',
  access: 'signed-in',
  ownEmail: 'userEmail',
  isPaged: true,
  input: z.object({
    userEmail: email(LIST_EMAIL),
    q: z.optional(plainText('q is text.').check(z.trim(), z.maxLength(100, { error: 'Search for at most 100 characters.' }))),
    ...pageInput(60),
  }),
  output: z.array(WorkspaceSummary),
})

export const getWorkspace = endpoint({
  method: 'GET',
  path: '/_api/collaboration/workspaces/detail',
  summary: 'A workspace of the caller. 403 for one that he may join, 404 for any other.',
  access: 'signed-in',
  input: z.object({ workspaceId: positiveIntText(WORKSPACE_ID) }),
  output: Workspace,
})

export const createWorkspace = endpoint({
  method: 'POST',
  path: '/_api/collaboration/workspaces',
  summary:
    'Makes a workspace whose owner is the caller. With `projectId`, one of his own projects, its hired experts take part at once; with `arSessionId`, one of his sessions, its other side.',
  access: 'signed-in',
  ownEmail: 'ownerEmail',
  input: z.object({
    name,
    description: z.optional(z.nullable(description)),
    ownerEmail: email('Owner email must be a valid email address.'),
    ownerName: textAtLeast(1, 'Owner name is required.'),
    workspaceType: z._default(z.enum(WORKSPACE_TYPES, { error: `workspaceType is one of ${WORKSPACE_TYPES.join(', ')}.` }), 'general'),
    isPublic: z._default(flag('isPublic'), false),
    ...switches,
    projectId: z.optional(z.nullable(positiveInt('Project ID must be a positive integer'))),
    serviceId: z.optional(z.nullable(positiveInt('Service ID must be a positive integer'))),
    arSessionId: z.optional(z.nullable(positiveInt('AR session ID must be a positive integer'))),
  }),
  output: Workspace,
  rateLimitPerMinute: 20,
})

/** The create dialog: the call's input, without what the page fills in. */
export const WorkspaceForm = z.object({ name, description })
export type WorkspaceForm = z.infer<typeof WorkspaceForm>

export const openProjectWorkspace = endpoint({
  method: 'POST',
  path: '/_api/collaboration/workspaces/of-project',
  summary: "The workspace of the caller's own project, made at the first time; who is hired for the project takes part.",
  access: 'signed-in',
  input: z.object({ projectId: positiveInt('Project ID must be a positive integer') }),
  output: z.object({ workspaceId: z.int() }),
  rateLimitPerMinute: 20,
})

export const openSessionWorkspace = endpoint({
  method: 'POST',
  path: '/_api/collaboration/workspaces/of-session',
  summary:
    "The workspace of an AR session of the caller's, made at the first time; client and expert take part, as far as they have accounts.",
  access: 'signed-in',
  input: z.object({ sessionId: positiveInt('AR session ID must be a positive integer') }),
  output: z.object({ workspaceId: z.int() }),
  rateLimitPerMinute: 20,
})

const SETTINGS_EMAIL = 'A valid user email is required for authorization.'

export const changeWorkspaceSettings = endpoint({
  method: 'POST',
  path: '/_api/collaboration/workspace-settings',
  summary: 'Changes what is given. Owners only.',
  access: 'signed-in',
  ownEmail: 'userEmail',
  input: z.object({
    workspaceId: positiveInt(WORKSPACE_ID),
    userEmail: email(SETTINGS_EMAIL),
    name: z.optional(name),
    description: z.optional(z.nullable(description)),
    isPublic: z.optional(flag('isPublic')),
    ...switches,
  }),
  output: Workspace,
})

/** The form of the General tab. */
export const WorkspaceSettings = z.object({
  name: nameWith(`Workspace name must be at least ${WORKSPACE_NAME_MIN} characters.`),
  description,
  isPublic: z.boolean(),
  allowScreenSharing: z.boolean(),
  allowWhiteboard: z.boolean(),
  allowVoiceChat: z.boolean(),
})
export type WorkspaceSettings = z.infer<typeof WorkspaceSettings>

export const joinWorkspace = endpoint({
  method: 'POST',
  path: '/_api/collaboration/workspaces/join',
  summary: 'Takes part in a public workspace as a viewer. Harmless for who takes part already.',
  access: 'signed-in',
  input: z.object({ workspaceId: positiveInt(WORKSPACE_ID) }),
  output: Workspace,
})

export const deleteWorkspace = endpoint({
  method: 'POST',
  path: '/_api/collaboration/workspaces/delete',
  summary: `Deletes a workspace for all. Owners only. The operator can restore it for ${WORKSPACE_KEPT_DAYS} days.`,
  access: 'signed-in',
  input: z.object({ workspaceId: positiveInt(WORKSPACE_ID) }),
  output: z.object({ isDeleted: z.literal(true) }),
})
