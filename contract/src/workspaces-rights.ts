import * as z from 'zod/mini'

export const WORKSPACE_ROLES = ['owner', 'member', 'viewer'] as const
export const WorkspaceRole = z.enum(WORKSPACE_ROLES, { error: `role is one of ${WORKSPACE_ROLES.join(', ')}.` })
export type WorkspaceRole = z.infer<typeof WorkspaceRole>

/** What is said of a role where one is chosen. */
export const WORKSPACE_ROLE_WORDS: Record<WorkspaceRole, { label: string; meaning: string }> = {
  owner: { label: 'Owner', meaning: 'Full administrative access' },
  member: { label: 'Member', meaning: 'Can edit and collaborate' },
  viewer: { label: 'Viewer', meaning: 'Can view content' },
}

interface Right {
  /** As the permission table calls it. */
  label: string
  roles: readonly WorkspaceRole[]
}

const EVERYBODY = WORKSPACE_ROLES
const COLLABORATORS = ['owner', 'member'] as const
const OWNERS = ['owner'] as const

/** Who may do what in a workspace. The server enforces it, the browser shows by it, the permission table is drawn from it. */
export const WORKSPACE_RIGHTS = {
  read: { label: 'Read the chat and see who takes part', roles: EVERYBODY },
  leave: { label: 'Leave the workspace', roles: EVERYBODY },
  write: { label: 'Write, reply and react in the chat', roles: COLLABORATORS },
  talk: { label: 'Talk in voice channels, share the screen and start AR calls; viewers look on and listen', roles: COLLABORATORS },
  changeChannels: { label: 'Add and rename voice channels, and remove own ones', roles: COLLABORATORS },
  changeOwn: { label: 'Edit and delete own messages', roles: COLLABORATORS },
  draw: { label: 'Draw on the whiteboard', roles: COLLABORATORS },
  moderate: { label: 'Delete messages of others', roles: OWNERS },
  shapeModels: { label: 'Add, move and delete 3D models, and comment on them', roles: COLLABORATORS },
  share: { label: 'Upload files and delete own ones', roles: COLLABORATORS },
  clearChannels: { label: 'Remove the first voice channels and those of others', roles: OWNERS },
  clearFiles: { label: 'Delete files of others', roles: OWNERS },
  invite: { label: 'Invite people and withdraw invitations', roles: OWNERS },
  changeRoles: { label: 'Change roles and remove people', roles: OWNERS },
  changeSettings: { label: 'Change name, description and switches', roles: OWNERS },
  transfer: { label: 'Hand the ownership over', roles: OWNERS },
  delete: { label: 'Delete the workspace', roles: OWNERS },
} as const satisfies Record<string, Right>

export type WorkspaceRight = keyof typeof WORKSPACE_RIGHTS

export const mayInWorkspace = (role: WorkspaceRole | null, right: WorkspaceRight): boolean => {
  const { roles }: Right = WORKSPACE_RIGHTS[right]
  return role !== null && roles.includes(role)
}
