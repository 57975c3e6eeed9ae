import type { WorkspaceInvitation } from '#contract/workspaces-participants.ts'
import { Button } from '../../ui/button.tsx'
import { EmailText } from '../../ui/email-text.tsx'
import { formatDate } from '../../ui/format.ts'
import { LoadErrorLine } from '../../ui/load-error.tsx'
import { RoleBadge } from '../role-badge.tsx'
import { useWithdrawInvitation } from '../workspace-mutations.ts'
import { useListInvitations } from '../workspace-queries.ts'

/** Invitations that nobody has answered. */
export function WaitingInvitations({ workspaceId }: { workspaceId: number }) {
  const { data, error, isRefetching, refetch } = useListInvitations(workspaceId)
  if (error && !data) return <LoadErrorLine query={{ refetch, isRefetching }}>Could not load the invitations.</LoadErrorLine>
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="invitations" className="grid gap-2">
      <h3 id="invitations" className="font-semibold text-base">
        Invitations not answered
      </h3>
      <ul className="grid">
        {data.map(invitation => (
          <Waiting key={invitation.id} invitation={invitation} workspaceId={workspaceId} />
        ))}
      </ul>
    </section>
  )
}

function Waiting({ invitation, workspaceId }: { invitation: WorkspaceInvitation; workspaceId: number }) {
  const { id, inviteeEmail, role, expiresAt, state } = invitation
  const withdraw = useWithdrawInvitation(workspaceId)
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b py-3 last:border-b-0">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="font-medium">
          <EmailText>{inviteeEmail}</EmailText>
        </p>
        <p className="text-soft text-sm">
          {state === 'expired' ? 'Ended' : 'Ends'} {formatDate(expiresAt)}
        </p>
      </div>
      <RoleBadge role={role} />
      <Button
        variant="quiet"
        size="small"
        aria-label={`Withdraw the invitation to ${inviteeEmail}`}
        isPending={withdraw.isPending}
        onClick={() => withdraw.mutate({ invitationId: id })}
      >
        Withdraw
      </Button>
    </li>
  )
}
