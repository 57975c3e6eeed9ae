import { useState } from 'react'
import type { WorkspaceParticipant } from '#contract/workspaces.ts'
import { WORKSPACE_ROLE_WORDS, WORKSPACE_ROLES, type WorkspaceRole } from '#contract/workspaces-rights.ts'
import { inputClass } from '../../ui/field.tsx'
import { useChangeRole } from '../workspace-mutations.ts'
import { AskFirst } from './ask-first.tsx'

interface RoleSelectProps {
  workspaceId: number
  participant: WorkspaceParticipant
}

/** What somebody may do here. An owner is unmade by himself alone, so that to make one, or to be one no longer, is asked first: a key on the field chooses. */
export function RoleSelect({ workspaceId, participant: { id, participantName, role } }: RoleSelectProps) {
  const change = useChangeRole()
  const [asked, setAsked] = useState<WorkspaceRole | null>(null)
  const give = (chosen: WorkspaceRole) =>
    change.mutate({ workspaceId, participantId: id, role: chosen }, { onSettled: () => setAsked(null) })
  const words =
    role === 'owner'
      ? {
          title: 'Be an owner no longer?',
          confirm: 'Give it up',
          text: 'You decide about settings and people no longer. Only another owner can make you one again.',
        }
      : {
          title: `Make ${participantName} an owner?`,
          confirm: 'Make owner',
          text: `${participantName} then decides about settings and people as you do, can delete the workspace, and stays an owner until ${participantName} gives it up.`,
        }
  return (
    <>
      <select
        aria-label={`Role of ${participantName}`}
        // Not disabled while it is on its way: that would throw the keyboard out of it.
        value={change.isPending && !asked ? change.variables.role : role}
        aria-disabled={change.isPending || undefined}
        className={inputClass(false, 'min-h-11 !w-auto !bg-raised')}
        onChange={event => {
          const chosen = WORKSPACE_ROLES.find(each => each === event.target.value)
          if (!chosen || change.isPending) return
          if (chosen === 'owner' || role === 'owner') setAsked(chosen)
          else give(chosen)
        }}
      >
        {WORKSPACE_ROLES.map(each => (
          <option key={each} value={each}>
            {WORKSPACE_ROLE_WORDS[each].label}
          </option>
        ))}
      </select>
      {asked && (
        <AskFirst
          title={words.title}
          confirm={words.confirm}
          isPending={change.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => give(asked)}
        >
          <p>{words.text}</p>
        </AskFirst>
      )}
    </>
  )
}
