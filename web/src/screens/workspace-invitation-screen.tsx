import { useParams } from 'react-router'
import { getInvitation } from '#contract/workspaces-participants.ts'
import { LogInAsAnother } from '../accounts/log-in-as-another.tsx'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { errorCodeOf } from '../platform/app-error.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Invitation } from '../workspaces/invitation.tsx'
import { useGetInvitation } from '../workspaces/workspace-queries.ts'

/** Where the link of an invitation leads. */
export function WorkspaceInvitationScreen() {
  const asked = getInvitation.input.safeParse(useParams())
  return (
    <div className="page py-10">
      <PageTitle title="Invitation" section="Collaboration" />
      <SignedInOnly
        waiting={<Skeleton className="h-64" />}
        purpose="You are invited to a workspace. Log in with the address that the invitation was sent to, or sign up with it."
        level={1}
      >
        {({ email }) =>
          asked.success ? <LoadedInvitation invitationId={asked.data.invitationId} userEmail={email} /> : <NotFound userEmail={email} />
        }
      </SignedInOnly>
    </div>
  )
}

function LoadedInvitation({ invitationId, userEmail }: { invitationId: number; userEmail: string }) {
  const { data, error, isRefetching, refetch } = useGetInvitation(invitationId)
  if (data) return <Invitation invitation={data} />
  if (!error) return <Skeleton className="h-64" />
  if (errorCodeOf(error) === 'not_found') return <NotFound userEmail={userEmail} />
  return (
    <LoadError level={1} title="The invitation could not be loaded" query={{ refetch, isRefetching }}>
      <p>{error.message}</p>
    </LoadError>
  )
}

function NotFound({ userEmail }: { userEmail: string }) {
  return (
    <ErrorState
      level={1}
      title="No invitation for you"
      action={
        <>
          <LogInAsAnother />
          <ButtonLink to="/collaboration" variant="secondary">
            Your workspaces
          </ButtonLink>
        </>
      }
    >
      <p className="wrap-anywhere">
        You are logged in as {userEmail}. An invitation is for the address that it was sent to: log in with that one, or ask for an
        invitation to yours.
      </p>
    </ErrorState>
  )
}
