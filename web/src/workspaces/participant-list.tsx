import type { Workspace } from '#contract/workspaces.ts'
import { Avatar } from '../ui/avatar.tsx'
import { EmailText } from '../ui/email-text.tsx'
import { RoleBadge } from './role-badge.tsx'

/** Who takes part, for everybody to see. */
export function ParticipantList({ workspace: { participants } }: { workspace: Workspace }) {
  return (
    <section aria-labelledby="participants" className="grid gap-4">
      <h2 id="participants" className="text-lg">
        Participants ({participants.length})
      </h2>
      <ul className="grid gap-1">
        {participants.map(({ id, participantName, participantEmail, role }) => (
          <li key={id} className="flex items-center gap-3 border-line border-b py-3 last:border-b-0">
            <Avatar name={participantName} />
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-medium">{participantName}</p>
              <p className="text-soft text-sm">
                <EmailText>{participantEmail}</EmailText>
              </p>
            </div>
            <RoleBadge role={role} />
          </li>
        ))}
      </ul>
    </section>
  )
}
