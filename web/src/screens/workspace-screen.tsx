import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { getWorkspace, WORKSPACE_NOT_FOUND, type Workspace } from '#contract/workspaces.ts'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { errorCodeOf } from '../platform/app-error.ts'
import { useIsLive } from '../platform/live-room.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NoLongerMember, TypedText } from '../workspaces/no-longer-member.tsx'
import { useLiveWorkspace, useOwnWorkspace } from '../workspaces/use-live-workspace.ts'
import { PresenceProvider } from '../workspaces/use-presence.tsx'
import { useJoinWorkspace } from '../workspaces/workspace-mutations.ts'
import { WorkspaceSkeleton } from '../workspaces/workspace-page.tsx'
import { useGetWorkspace } from '../workspaces/workspace-queries.ts'
import { WorkspaceWithCalls } from './workspace-calls.tsx'

export function WorkspaceScreen() {
  const asked = getWorkspace.input.safeParse(useParams())
  return (
    <div className="page pt-2 pb-8 sm:pt-6">
      <PageTitle title="Workspace" section="Collaboration" />
      <Link
        to="/collaboration"
        className="touch-target mb-1 inline-flex sm:mb-4 min-h-9 items-center gap-1.5 text-soft text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to workspaces
      </Link>
      <SignedInOnly
        waiting={<WorkspaceSkeleton />}
        purpose="A workspace is shown to those who take part in it. Log in to see it."
        level={1}
      >
        {user =>
          asked.success ? <LoadedWorkspace key={asked.data.workspaceId} workspaceId={asked.data.workspaceId} user={user} /> : <NotFound />
        }
      </SignedInOnly>
    </div>
  )
}

function LoadedWorkspace({ workspaceId, user }: { workspaceId: number; user: { email: string; name: string } }) {
  useOwnWorkspace(workspaceId)
  const { data, error, isRefetching, refetch } = useGetWorkspace(workspaceId, useIsLive())
  // Who was removed, or finds it deleted, sees no more of it: also what this page still knows.
  if (errorCodeOf(error) === 'not_found') return data ? <NoLongerMember workspace={data} userEmail={user.email} /> : <NotFound />
  if (error && errorCodeOf(error) === 'forbidden') {
    return (
      <div className="grid gap-6">
        <JoinFirst workspaceId={workspaceId} why={error.message} />
        {data && <TypedText workspaceId={workspaceId} userEmail={user.email} />}
      </div>
    )
  }
  if (data) {
    return <LiveWorkspace workspace={data} user={user} />
  }
  if (!error) return <WorkspaceSkeleton />
  return (
    <LoadError level={1} title="Error Loading Workspace" query={{ refetch, isRefetching }}>
      <p>{error.message}</p>
    </LoadError>
  )
}

/** Stands for as long as he takes part: who comes back listens anew. */
function LiveWorkspace({ workspace, user }: { workspace: Workspace; user: { email: string; name: string } }) {
  useLiveWorkspace(workspace.id, user.email)
  return (
    <>
      <PageTitle title={workspace.name} section="Collaboration" />
      <PresenceProvider workspaceId={workspace.id}>
        <WorkspaceWithCalls workspace={workspace} user={user} />
      </PresenceProvider>
    </>
  )
}

function JoinFirst({ workspaceId, why }: { workspaceId: number; why: string }) {
  const join = useJoinWorkspace()
  return (
    <EmptyState
      level={1}
      title="A public workspace"
      action={
        <Button isPending={join.isPending} onClick={() => join.mutate({ workspaceId })}>
          Join
        </Button>
      }
    >
      <p className="wrap-anywhere">{why} Whoever joins begins as a viewer.</p>
    </EmptyState>
  )
}

function NotFound() {
  return (
    <>
      <PageTitle title="Workspace Not Found" section="Collaboration" />
      <ErrorState level={1} title="Workspace Not Found" action={<ButtonLink to="/collaboration">Your workspaces</ButtonLink>}>
        <p>{WORKSPACE_NOT_FOUND}</p>
      </ErrorState>
    </>
  )
}
