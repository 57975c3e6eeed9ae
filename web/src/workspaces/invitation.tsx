import { useNavigate } from 'react-router'
import { workspacePath } from '#contract/workspaces.ts'
import type { ReceivedInvitation } from '#contract/workspaces-participants.ts'
import { WORKSPACE_ROLE_WORDS } from '#contract/workspaces-rights.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatDate } from '../ui/format.ts'
import { useAcceptInvitation, useDeclineInvitation } from './workspace-mutations.ts'

const ENDED = {
  declined: { title: 'You declined this invitation', text: 'It does not work any more.' },
  expired: { title: 'This invitation has ended', text: 'It was made to work for a time, and that is over.' },
  withdrawn: { title: 'This invitation is no longer valid', text: 'It does not work any more.' },
}

/** What somebody was invited to, and the way in. */
export function Invitation({ invitation }: { invitation: ReceivedInvitation }) {
  const { id, state, workspaceId, workspaceName, inviterName, role, inviteMessage, expiresAt } = invitation
  const accept = useAcceptInvitation()
  const decline = useDeclineInvitation()
  const navigate = useNavigate()
  if (state === 'declined' || state === 'expired' || state === 'withdrawn') {
    return (
      <EmptyState level={1} title={ENDED[state].title} action={<ButtonLink to="/collaboration">Your workspaces</ButtonLink>}>
        <p>
          {ENDED[state].text} Ask {inviterName} for a new one if you still want to take part.
        </p>
      </EmptyState>
    )
  }
  const { label, meaning } = WORKSPACE_ROLE_WORDS[role]
  return (
    <EmptyState
      level={1}
      title={`‘${workspaceName}’`}
      action={
        state === 'accepted' ? (
          <ButtonLink to={workspacePath(workspaceId)}>Open the workspace</ButtonLink>
        ) : (
          <>
            <Button
              isPending={accept.isPending}
              onClick={() =>
                accept.mutate({ invitationId: id }, { onSuccess: () => navigate(workspacePath(workspaceId), { replace: true }) })
              }
            >
              Accept invitation
            </Button>
            <Button
              variant="secondary"
              isPending={decline.isPending}
              onClick={() => decline.mutate({ invitationId: id }, { onSuccess: () => navigate('/collaboration', { replace: true }) })}
            >
              Decline
            </Button>
          </>
        )
      }
    >
      <p>
        {inviterName} invites you to this workspace as: {label} ({meaning}).
      </p>
      {inviteMessage !== '' && (
        <blockquote className="wrap-anywhere my-4 border-control border-l-2 pl-3 text-left">{inviteMessage}</blockquote>
      )}
      {state === 'accepted' ? <p>You have accepted.</p> : <p>The invitation ends on {formatDate(expiresAt)}.</p>}
    </EmptyState>
  )
}
