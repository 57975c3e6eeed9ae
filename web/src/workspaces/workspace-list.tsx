import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { type WorkspaceSummary, workspacePath } from '#contract/workspaces.ts'
import { OWN_WORKSPACES_ROOM } from '#contract/workspaces-live.ts'
import { late } from '../platform/late.ts'
import { useLiveRoom } from '../platform/live-room.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { ReceivedInvitations } from './received-invitations.tsx'
import { WorkspaceCard, WorkspaceCardSkeleton } from './workspace-card.tsx'
import { useListWorkspaces, WORKSPACE_LIST_KEY } from './workspace-queries.ts'

const CreateWorkspaceDialog = lazy(() =>
  late(() => import('./create-workspace-dialog.tsx')).then(module => ({ default: module.CreateWorkspaceDialog })),
)

const SKELETONS = ['one', 'two', 'three', 'four', 'five', 'six']
const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

export function WorkspaceListSkeleton() {
  return (
    <div role="status" aria-label="Loading workspaces" className={GRID}>
      {SKELETONS.map(name => (
        <WorkspaceCardSkeleton key={name} />
      ))}
    </div>
  )
}

/** The workspaces of whoever is signed in, then those that are open to everybody; with a search and the way to a new one. */
export function WorkspaceList({ user }: { user: { email: string; name: string } }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { settled, settle } = useSettled(typed)
  const [isCreating, setIsCreating] = useState(false)
  const queryClient = useQueryClient()
  const fetchAnew = () => void queryClient.invalidateQueries({ queryKey: WORKSPACE_LIST_KEY })
  useLiveRoom(OWN_WORKSPACES_ROOM, { onEvent: fetchAnew, onReset: fetchAnew })
  return (
    <>
      <form
        noValidate
        className="mb-6 flex flex-wrap items-end gap-4"
        onSubmit={event => {
          event.preventDefault()
          settle(typed.trim())
        }}
      >
        <div className="min-w-0 flex-[1_1_16rem]">
          <SearchField name="q" value={typed} placeholder="Name or description" maxLength={100} onChange={setTyped} />
        </div>
        <Button onClick={() => setIsCreating(true)}>
          <Plus aria-hidden="true" className="size-5" />
          Create Workspace
        </Button>
      </form>
      <ReceivedInvitations userEmail={user.email} />
      <Found user={user} q={settled.trim()} onCreate={() => setIsCreating(true)} />
      {isCreating && (
        <Suspense>
          <CreateWorkspaceDialog user={user} onCreated={({ id }) => navigate(workspacePath(id))} onClose={() => setIsCreating(false)} />
        </Suspense>
      )}
    </>
  )
}

function Found({ user, q, onCreate }: { user: { email: string }; q: string; onCreate: () => void }) {
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListWorkspaces(user.email, q)
  if (isPending) return <WorkspaceListSkeleton />
  if (!data) {
    return (
      <LoadError title="Error Loading Workspaces" query={{ refetch, isRefetching }}>
        <p>{error?.message}</p>
      </LoadError>
    )
  }
  const found = data.pages.flatMap(page => page.items)
  if (found.length === 0) return <Nothing isSearch={q !== ''} onCreate={onCreate} />
  const [own, open] = [found.filter(({ role }) => role !== null), found.filter(({ role }) => role === null)]
  return (
    <>
      <Cards label="Your workspaces" workspaces={own} />
      {open.length > 0 && (
        <section aria-labelledby="open-workspaces" className={own.length > 0 ? 'mt-10' : undefined}>
          <h2 id="open-workspaces" className="mb-4 text-lg">
            Open to everybody
          </h2>
          <Cards label="Open to everybody" workspaces={open} />
        </section>
      )}
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={fetchNextPage} />
    </>
  )
}

function Cards({ label, workspaces }: { label: string; workspaces: readonly WorkspaceSummary[] }) {
  if (workspaces.length === 0) return null
  return (
    <ul aria-label={label} className={GRID}>
      {workspaces.map(workspace => (
        <li key={workspace.id} className="grid min-w-0">
          <WorkspaceCard workspace={workspace} />
        </li>
      ))}
    </ul>
  )
}

function Nothing({ isSearch, onCreate }: { isSearch: boolean; onCreate: () => void }) {
  if (isSearch) {
    return (
      <EmptyState title="No Workspaces Found">
        <p>No workspaces match your search. Try a different term.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No Workspaces Found" action={<Button onClick={onCreate}>Create Your First Workspace</Button>}>
      <p>A workspace keeps a team together: its chat, its people and who may do what.</p>
    </EmptyState>
  )
}
