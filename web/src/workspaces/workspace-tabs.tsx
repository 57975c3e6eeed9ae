import {
  Activity,
  AudioLines,
  Box,
  Files,
  type LucideIcon,
  MessageSquare,
  PenLine,
  ScreenShare,
  Settings,
  Users,
  Video,
} from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { latePart } from '../platform/late-part.ts'
import type { ImageUploads } from './board/use-image-uploads.ts'
import type { Attachment } from './chat/use-attachment.ts'
import type { FileUploads } from './files/use-file-uploads.ts'

// Each tab's code arrives when it is opened; where it does not, the rest of the page stays.
const Chat = lazy(() => latePart(() => import('./chat/chat.tsx')).then(module => ({ default: module.Chat })))
const WorkspaceFiles = lazy(() =>
  latePart(() => import('./files/workspace-files.tsx')).then(module => ({ default: module.WorkspaceFiles })),
)
const ParticipantList = lazy(() => latePart(() => import('./participant-list.tsx')).then(module => ({ default: module.ParticipantList })))
const Whiteboard = lazy(() => latePart(() => import('./board/whiteboard.tsx')).then(module => ({ default: module.Whiteboard })))
const ActivityFeed = lazy(() => latePart(() => import('./activity/activity-feed.tsx')).then(module => ({ default: module.ActivityFeed })))
const WorkspaceSettings = lazy(() =>
  latePart(() => import('./settings/workspace-settings.tsx')).then(module => ({ default: module.WorkspaceSettings })),
)

const ModelsTab = lazy(() => latePart(() => import('./models/models-tab.tsx')).then(module => ({ default: module.ModelsTab })))

export interface WorkspaceTabProps {
  workspace: Workspace
  user: { email: string; name: string }
  /** What the page around it knows of calls. */
  calls: { arCall: ReactNode; screenShare: ReactNode; voiceChat: ReactNode }
  /** Files on their way: they go on whichever part is open. */
  uploads: FileUploads
  /** Images on their way onto the whiteboard: they go on as well, and stand on it when it is opened again. */
  images: ImageUploads
  /** What goes along with the next message of the chat. */
  attachment: Attachment
}

interface WorkspaceTab {
  /** As it stands in the address. */
  id: string
  label: string
  icon: LucideIcon
  /** The owners' switch that closes it for all. */
  switch?: 'allowScreenSharing' | 'allowWhiteboard' | 'allowVoiceChat'
  content(props: WorkspaceTabProps): ReactNode
}

const CHAT: WorkspaceTab = { id: 'chat', label: 'Chat', icon: MessageSquare, content: props => <Chat {...props} /> }

/** The specification's tabs, in its order; one stands here as soon as it does something. */
const TABS: readonly WorkspaceTab[] = [
  { id: 'ar-call', label: 'AR Call', icon: Video, content: ({ calls }) => calls.arCall },
  { id: 'files', label: 'Files', icon: Files, content: props => <WorkspaceFiles {...props} /> },
  { id: '3d-models', label: '3D Models', icon: Box, content: props => <ModelsTab {...props} /> },
  CHAT,
  { id: 'participants', label: 'Participants', icon: Users, content: props => <ParticipantList {...props} /> },
  { id: 'activity', label: 'Activity', icon: Activity, content: props => <ActivityFeed {...props} /> },
  { id: 'screen-share', label: 'Screen Share', icon: ScreenShare, switch: 'allowScreenSharing', content: ({ calls }) => calls.screenShare },
  { id: 'whiteboard', label: 'Whiteboard', icon: PenLine, switch: 'allowWhiteboard', content: props => <Whiteboard {...props} /> },
  { id: 'voice-chat', label: 'Voice Chat', icon: AudioLines, switch: 'allowVoiceChat', content: ({ calls }) => calls.voiceChat },
  { id: 'settings', label: 'Settings', icon: Settings, content: props => <WorkspaceSettings {...props} /> },
]

/** What is open in this workspace. */
export const tabsOf = (workspace: Workspace): readonly WorkspaceTab[] => TABS.filter(tab => !tab.switch || workspace[tab.switch])

/** The tab that an address asks for: the chat where it asks for none that there is. `closed`: it was switched off. */
export const askedTab = (workspace: Workspace, id: string | null): { tab: WorkspaceTab; closed?: WorkspaceTab } => {
  const asked = TABS.find(tab => tab.id === id) ?? CHAT
  return asked.switch && !workspace[asked.switch] ? { tab: CHAT, closed: asked } : { tab: asked }
}
