import { useNavigate } from 'react-router'
import { workspacePath } from '#contract/workspaces.ts'
import type { ReceivedInvitation } from '#contract/workspaces-participants.ts'
import { WORKSPACE_ROLE_WORDS } from '#contract/workspaces-rights.ts'
import { Button } from '../ui/button.tsx'
import { formatDate } from '../ui/format.ts'
import { LoadErrorLine } from '../ui/load-error.tsx'
import { useAcceptInvitation, useDeclineInvitation } from './workspace-mutations.ts'
import { useListReceivedInvitations } from './workspace-queries.ts'

/** What whoever is signed in was invited to and has not answered; nothing where there is none. */
export function ReceivedInvitations({ userEmail }: { userEmail: string }) {
  const { data, error, isRefetching, refetch } = useListReceivedInvitations(userEmail)
  // Here and not in the row: it is gone from the list before the answer has been told.
  const accept = useAcceptInvitation()
  const decline = useDeclineInvitation()
  const navigate = useNavigate()
  if (error && !data) return <LoadErrorLine query={{ refetch, isRefetching }}>Could not load your invitations.</LoadErrorLine>
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="received-invitations" className="mb-8">
      <h2 id="received-invitations" className="mb-4 text-lg">
        Invitations for you
      </h2>
      <ul className="grid gap-3">
        {data.map(invitation => (
          <Received
            key={invitation.id}
            invitation={invitation}
            isAccepting={accept.isPending && accept.variables.invitationId === invitation.id}
            isDeclining={decline.isPending && decline.variables.invitationId === invitation.id}
            onAccept={() => accept.mutate({ invitationId: invitation.id }, { onSuccess: ({ id }) => navigate(workspacePath(id)) })}
            onDecline={() => decline.mutate({ invitationId: invitation.id })}
          />
        ))}
      </ul>
    </section>
  )
}

interface ReceivedProps {
  invitation: ReceivedInvitation
  isAccepting: boolean
  isDeclining: boolean
  onAccept: () => void
  onDecline: () => void
}

function Received({ invitation, isAccepting, isDeclining, onAccept, onDecline }: ReceivedProps) {
  const { workspaceName, inviterName, role, inviteMessage, expiresAt } = invitation
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line p-4">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="wrap-anywhere font-medium">You are invited to ‘{workspaceName}’</p>
        <p className="wrap-anywhere text-soft text-sm">
          {inviterName} invites you as: {WORKSPACE_ROLE_WORDS[role].label}. Ends on {formatDate(expiresAt)}.
        </p>
        {inviteMessage !== '' && <p className="wrap-anywhere mt-1 line-clamp-3 whitespace-pre-wrap text-sm">{inviteMessage}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Accept the invitation to ${workspaceName}`} isPending={isAccepting} onClick={onAccept}>
          Accept
        </Button>
        <Button variant="secondary" aria-label={`Decline the invitation to ${workspaceName}`} isPending={isDeclining} onClick={onDecline}>
          Decline
        </Button>
      </div>
    </li>
  )
}
