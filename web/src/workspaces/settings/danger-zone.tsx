import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Workspace } from '#contract/workspaces.ts'
import { mayInWorkspace } from '#contract/workspaces-rights.ts'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { useDeleteWorkspace, useLeaveWorkspace, useTransferWorkspace } from '../workspace-mutations.ts'
import { AskFirst } from './ask-first.tsx'

interface DangerZoneProps {
  workspace: Workspace
  user: { email: string }
}

const LIST = '/collaboration'

/** What is hard to take back: handing over, leaving, deleting. */
export function DangerZone({ workspace, user }: DangerZoneProps) {
  const { role, participants } = workspace
  const isLastOwner = role === 'owner' && participants.filter(each => each.role === 'owner').length === 1
  return (
    <div className="grid max-w-xl gap-8">
      {mayInWorkspace(role, 'transfer') && <Transfer workspace={workspace} user={user} />}
      {!isLastOwner && <Leave workspace={workspace} />}
      {mayInWorkspace(role, 'delete') && <Delete workspace={workspace} />}
    </div>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3">
      <div>
        <h3 className="font-semibold text-base">{title}</h3>
        <p className="text-soft text-sm">{text}</p>
      </div>
      {children}
    </div>
  )
}

function Transfer({ workspace: { id, participants }, user }: DangerZoneProps) {
  const transfer = useTransferWorkspace()
  const [chosenId, setChosenId] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const others = participants.filter(({ participantEmail }) => participantEmail !== user.email)
  const chosen = others.find(other => String(other.id) === chosenId) ?? others[0]
  if (!chosen) return null
  return (
    <Part title="Hand the ownership over" text="Somebody else becomes the owner in your place. You stay as a member.">
      <NativeSelect
        label="New owner"
        value={String(chosen.id)}
        options={others.map(other => ({ value: String(other.id), label: other.participantName }))}
        onChange={event => setChosenId(event.target.value)}
      />
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Hand over
      </Button>
      {isAsking && (
        <AskFirst
          title={`Hand over to ${chosen.participantName}?`}
          confirm="Hand over"
          isPending={transfer.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => transfer.mutate({ workspaceId: id, participantId: chosen.id }, { onSettled: () => setIsAsking(false) })}
        >
          <p>From then on {chosen.participantName} decides about settings and people, and you do not.</p>
        </AskFirst>
      )}
    </Part>
  )
}

function Leave({ workspace: { id, name, isPublic } }: { workspace: Workspace }) {
  const leave = useLeaveWorkspace()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Part title="Leave" text="You take part no longer. What you wrote stays for the others.">
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Leave Workspace
      </Button>
      {isAsking && (
        <AskFirst
          title={`Leave ‘${name}’?`}
          confirm="Leave"
          isPending={leave.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => leave.mutate({ workspaceId: id }, { onSuccess: () => navigate(LIST) })}
        >
          <p>{isPublic ? 'You can join again as a viewer.' : 'Only an owner can invite you back.'}</p>
        </AskFirst>
      )}
    </Part>
  )
}

function Delete({ workspace: { id } }: { workspace: Workspace }) {
  const remove = useDeleteWorkspace()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Part title="Delete" text="The workspace goes for all who take part, with all that is in it.">
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Delete Workspace
      </Button>
      {isAsking && (
        <AskFirst
          title="Delete Workspace"
          confirm="Delete Workspace"
          isPending={remove.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => remove.mutate({ workspaceId: id }, { onSuccess: () => navigate(LIST) })}
        >
          <p>Are you sure you want to delete this workspace? This action cannot be undone.</p>
        </AskFirst>
      )}
    </Part>
  )
}
