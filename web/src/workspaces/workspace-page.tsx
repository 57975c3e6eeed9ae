import { type ReactNode, Suspense, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { PartOnItsWay } from '../platform/part-on-its-way.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useImageUploads } from './board/use-image-uploads.ts'
import { useAttachment } from './chat/use-attachment.ts'
import { useFileUploads } from './files/use-file-uploads.ts'
import { RoleBadge } from './role-badge.tsx'
import { WorkspaceDescription } from './workspace-description.tsx'
import { askedTab, tabsOf, type WorkspaceTabProps } from './workspace-tabs.tsx'

/** On the phone, and in a window that becomes as narrow, the parts stand in one line, which is longer than the screen. */
const bringIntoView = (part: HTMLElement | null) => {
  const line = part?.closest('ul')
  if (!part || !line) return
  const show = () => {
    line.scrollLeft = part.offsetLeft - (line.clientWidth - part.clientWidth) / 2
  }
  show()
  const observer = new ResizeObserver(show)
  observer.observe(line)
  return () => observer.disconnect()
}

/** A workspace: what it is and where one can go on the side, the part that the address names beside it. `beside`: what goes on in any of its parts. */
export function WorkspacePage({ beside, ...props }: Omit<WorkspaceTabProps, 'uploads' | 'images' | 'attachment'> & { beside: ReactNode }) {
  const { workspace } = props
  const uploads = useFileUploads(workspace.id)
  const images = useImageUploads(workspace.id)
  const attachment = useAttachment(workspace.id)
  const { name, description, role } = workspace
  const [parameters, setParameters] = useSearchParams()
  const { tab: chosen, closed } = askedTab(workspace, parameters.get('tab'))
  const shown = useRef<HTMLDivElement>(null)
  const open = (id: string) => {
    setParameters(id === 'chat' ? {} : { tab: id }, { preventScrollReset: true })
    // Who has scrolled down in one part begins at the top of another, and stays where he is otherwise.
    if (shown.current && shown.current.getBoundingClientRect().top < 0) shown.current.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <aside
        aria-label="Workspace"
        className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:sticky lg:top-[calc(var(--below-header)+1.5rem)] lg:gap-4"
      >
        <div className="grid justify-items-start gap-1 lg:gap-2">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h1 title={name} className="wrap-anywhere line-clamp-3 text-xl">
              {name}
            </h1>
            <RoleBadge role={role} />
          </div>
          <WorkspaceDescription description={description} />
        </div>
        <nav aria-label="Parts of the workspace">
          <ul className="relative flex gap-1 overflow-x-auto lg:grid lg:gap-0">
            {tabsOf(workspace).map(({ id, label, icon: Icon }) => (
              <li key={id}>
                <button
                  ref={!closed && id === chosen.id ? bringIntoView : null}
                  type="button"
                  aria-current={!closed && id === chosen.id ? 'page' : undefined}
                  className={classNames(
                    'touch-target flex min-h-11 w-full items-center lg:min-h-10 gap-2 whitespace-nowrap rounded-control px-3 font-medium text-sm hover:bg-sunken',
                    !closed && id === chosen.id ? 'bg-sunken text-ink' : 'text-soft',
                  )}
                  onClick={() => open(id)}
                >
                  <Icon aria-hidden="true" className="size-5" />
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div
        ref={shown}
        className="min-w-0 full-window:fixed full-window:inset-0 full-window:z-45 full-window:flex full-window:flex-col full-window:gap-2 full-window:overflow-y-auto full-window:overscroll-contain full-window:bg-paper full-window:p-2 full-window:pb-[max(0.5rem,env(safe-area-inset-bottom))]"
      >
        {/* Stays below the header, and above a part that fills the window: who is heard by others can mute himself wherever he looks. */}
        <div
          data-beside
          className="sticky top-[calc(var(--below-header)+0.5rem)] z-20 not-full-window:has-[section]:mb-4 grid gap-1 full-window:static not-has-[section]:hidden"
        >
          {beside}
        </div>
        {closed ? (
          <EmptyState
            title={`${closed.label} is switched off`}
            action={
              <Button variant="secondary" onClick={() => open('chat')}>
                Go to the chat
              </Button>
            }
          >
            <p role="status">An owner switched it off for everybody in this workspace. It can be switched on in its settings.</p>
          </EmptyState>
        ) : (
          <Suspense
            key={chosen.id}
            fallback={
              <PartOnItsWay>
                <Skeleton className="h-96" />
              </PartOnItsWay>
            }
          >
            {chosen.content({ ...props, uploads, images, attachment })}
          </Suspense>
        )}
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
