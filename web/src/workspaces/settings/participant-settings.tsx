import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Workspace, WorkspaceParticipant } from '#contract/workspaces.ts'
import { mayInWorkspace } from '#contract/workspaces-rights.ts'
import { late } from '../../platform/late.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailText } from '../../ui/email-text.tsx'
import { RoleBadge } from '../role-badge.tsx'
import { useRemoveParticipant } from '../workspace-mutations.ts'
import { AskFirst } from './ask-first.tsx'
import { RoleSelect } from './role-select.tsx'
import { WaitingInvitations } from './waiting-invitations.tsx'

const InviteDialog = lazy(() => late(() => import('./invite-dialog.tsx')).then(module => ({ default: module.InviteDialog })))

interface ParticipantSettingsProps {
  workspace: Workspace
  user: { email: string; name: string }
}

export function ParticipantSettings({ workspace, user }: ParticipantSettingsProps) {
  const [isInviting, setIsInviting] = useState(false)
  const mayInvite = mayInWorkspace(workspace.role, 'invite')
  return (
    <div className="grid gap-6">
      {mayInvite && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsInviting(true)}>
          <UserPlus aria-hidden="true" className="size-5" />
          Invite
        </Button>
      )}
      <ul aria-label="Participants" className="grid">
        {workspace.participants.map(participant => (
          <Participant key={participant.id} workspace={workspace} participant={participant} user={user} />
        ))}
      </ul>
      {mayInvite && <WaitingInvitations workspaceId={workspace.id} />}
      {isInviting && (
        <Suspense>
          <InviteDialog workspaceId={workspace.id} user={user} onClose={() => setIsInviting(false)} />
        </Suspense>
      )}
    </div>
  )
}

interface ParticipantProps extends ParticipantSettingsProps {
  participant: WorkspaceParticipant
}

function Participant({ workspace, participant, user }: ParticipantProps) {
  const { id, participantName, participantEmail, role } = participant
  const isSelf = participantEmail === user.email
  const [isRemoving, setIsRemoving] = useState(false)
  const remove = useRemoveParticipant()
  const mayChange = mayInWorkspace(workspace.role, 'changeRoles')
  // The last owner hands the workspace over instead.
  const mayLayDown = isSelf && workspace.participants.filter(each => each.role === 'owner').length > 1
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b py-3 last:border-b-0">
      <Avatar name={participantName} />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="wrap-anywhere font-medium">
          {participantName}
          {isSelf && ' (you)'}
        </p>
        <p className="text-soft text-sm">
          <EmailText>{participantEmail}</EmailText>
        </p>
      </div>
      {role === 'owner' && <RoleBadge role={role} />}
      {mayChange && (role !== 'owner' || mayLayDown) ? (
        <RoleSelect workspaceId={workspace.id} participant={participant} />
      ) : (
        role !== 'owner' && <RoleBadge role={role} />
      )}
      {mayChange && role !== 'owner' && (
        <Button variant="quiet" size="small" aria-label={`Remove ${participantName}`} onClick={() => setIsRemoving(true)}>
          Remove
        </Button>
      )}
      {isRemoving && (
        <AskFirst
          title={`Remove ${participantName}?`}
          confirm="Remove"
          isPending={remove.isPending}
          onClose={() => setIsRemoving(false)}
          onConfirm={() => remove.mutate({ workspaceId: workspace.id, participantId: id }, { onSettled: () => setIsRemoving(false) })}
        >
          <p>
            {participantName} sees the workspace no longer, at once. What was written stays. You can invite {participantName} again.
          </p>
        </AskFirst>
      )}
    </li>
  )
}
