import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import { WorkspaceList, WorkspaceListSkeleton } from '../workspaces/workspace-list.tsx'

export function CollaborationScreen() {
  return (
    <div className="page py-10">
      <PageTitle title="Collaboration Workspaces" />
      <h1 className="mb-8 text-xl">Collaboration Workspaces</h1>
      <SignedInOnly waiting={<WorkspaceListSkeleton />} purpose="A workspace is shown to those who take part in it. Log in to see yours.">
        {user => <WorkspaceList user={user} />}
      </SignedInOnly>
    </div>
  )
}
