import { MessageSquare, Settings, Users } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { late } from '../platform/late.ts'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { RoleBadge } from './role-badge.tsx'

// Each tab's code arrives when it is opened.
const Chat = lazy(() => late(() => import('./chat/chat.tsx')).then(module => ({ default: module.Chat })))
const ParticipantList = lazy(() => late(() => import('./participant-list.tsx')).then(module => ({ default: module.ParticipantList })))
const WorkspaceSettings = lazy(() =>
  late(() => import('./settings/workspace-settings.tsx')).then(module => ({ default: module.WorkspaceSettings })),
)

interface WorkspacePageProps {
  workspace: Workspace
  user: { email: string; name: string }
}

/** The specification's tabs, in its order; one stands here as soon as it does something. */
const TABS = [
  { id: 'chat', label: 'Chat', icon: MessageSquare, content: (props: WorkspacePageProps): ReactNode => <Chat {...props} /> },
  {
    id: 'participants',
    label: 'Participants',
    icon: Users,
    content: (props: WorkspacePageProps): ReactNode => <ParticipantList {...props} />,
  },
  {
    id: 'settings',
    label: 'Settings',
    icon: Settings,
    content: (props: WorkspacePageProps): ReactNode => <WorkspaceSettings {...props} />,
  },
] as const
type TabId = (typeof TABS)[number]['id']

/** A workspace: what it is and where one can go on the side, the chosen part beside it. */
export function WorkspacePage(props: WorkspacePageProps) {
  const { name, description, role } = props.workspace
  const [chosenId, setChosenId] = useState<TabId>('chat')
  const chosen = TABS.find(({ id }) => id === chosenId) ?? TABS[0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <aside aria-label="Workspace" className="grid gap-4 lg:sticky lg:top-22">
        <div className="grid justify-items-start gap-2">
          <h1 className="wrap-anywhere text-xl">{name}</h1>
          {description !== '' && <p className="wrap-anywhere whitespace-pre-wrap text-soft text-sm">{description}</p>}
          <RoleBadge role={role} />
        </div>
        <nav aria-label="Parts of the workspace">
          <ul className="flex gap-1 overflow-x-auto lg:grid">
            {TABS.map(({ id, label, icon: Icon }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === chosen.id ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-11 w-full items-center gap-2 whitespace-nowrap rounded-control px-3 font-medium text-sm hover:bg-sunken',
                    id === chosen.id ? 'bg-sunken text-ink' : 'text-soft',
                  )}
                  onClick={() => setChosenId(id)}
                >
                  <Icon aria-hidden="true" className="size-5" />
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div className="min-w-0">
        <Suspense fallback={<Skeleton className="h-96" />}>{chosen.content(props)}</Suspense>
      </div>
    </div>
  )
}

export function WorkspaceSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading workspace"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10"
    >
      <div className="grid content-start gap-4">
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
      <Skeleton className="h-96" />
    </div>
  )
}
