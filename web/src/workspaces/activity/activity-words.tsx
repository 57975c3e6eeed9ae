import { Box, File, type LucideIcon, MessageSquare, Settings, Users } from 'lucide-react'
import { ACTIVITY_GROUPS, type ActivityGroup, type ActivityType, type WorkspaceActivity } from '#contract/workspaces-activity.ts'
import { WORKSPACE_ROLE_WORDS } from '#contract/workspaces-rights.ts'

export const GROUP_LOOKS: Record<ActivityGroup, { label: string; icon: LucideIcon }> = {
  messages: { label: 'Messages', icon: MessageSquare },
  files: { label: 'Files', icon: File },
  people: { label: 'People', icon: Users },
  models: { label: '3D models', icon: Box },
  workspace: { label: 'Settings', icon: Settings },
}

/** What belongs together has one icon. */
export const iconOf = (type: ActivityType): LucideIcon => {
  const [group] = Object.entries(ACTIVITY_GROUPS).find(([, types]) => types.some(each => each === type)) ?? ['workspace']
  return Object.entries(GROUP_LOOKS).find(([name]) => name === group)?.[1].icon ?? Settings
}

type Words = (activity: WorkspaceActivity, subject: string) => string

const WORDS: Record<ActivityType, Words> = {
  new_message: ({ count }) => (count === 1 ? 'sent a message' : `sent ${count} messages`),
  file_upload: (_each, file) => `uploaded ${file}`,
  file_version: (_each, file) => `uploaded a new version of ${file}`,
  file_restore: (_each, file) => `brought back ${file}`,
  file_remove: (_each, file) => `deleted ${file}`,
  user_join: () => 'joined',
  user_leave: () => 'left',
  user_remove: (_each, person) => `removed ${person}`,
  role_change: ({ role }, person) => `changed the role of ${person}${role === null ? '' : ` to ${WORKSPACE_ROLE_WORDS[role].label}`}`,
  owner_change: (_each, person) => `handed the ownership over to ${person}`,
  model_add: (_each, model) => `added the 3D model ${model}`,
  model_remove: (_each, model) => `deleted ${model}`,
  model_restore: (_each, model) => `brought back ${model}`,
  workspace_create: () => 'opened the workspace',
  settings_change: () => 'changed the settings',
  workspace_restore: () => 'The workspace was restored',
}

/** What stands for something whose name is told no longer. */
const GONE: Partial<Record<ActivityGroup, string>> = {
  files: 'a file that is gone',
  people: 'a former participant',
  models: 'a 3D model that is gone',
}

/** 'Anna sent 12 messages', in two parts: who, and what. */
export const wordsOf = (activity: WorkspaceActivity): { who: string; what: string } => {
  const { type, actorName, subjectName } = activity
  const group = Object.entries(ACTIVITY_GROUPS).find(([, types]) => types.some(each => each === type))?.[0]
  const gone = Object.entries(GONE).find(([name]) => name === group)?.[1] ?? ''
  const who = type === 'workspace_restore' ? '' : (actorName ?? 'Former participant')
  return { who, what: WORDS[type](activity, subjectName === null ? gone : `‘${subjectName}’`) }
}
