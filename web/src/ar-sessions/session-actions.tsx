import { type ArSession, isOverSession } from '#contract/ar-sessions.ts'
import { ButtonLink } from '../ui/button.tsx'

export const sessionPath = (session: { id: number }): string => `/ar-sessions/${session.id}`

/** The way into a session, by where it stands and who looks. */
export function SessionActions({ session }: { session: ArSession }) {
  const to = sessionPath(session)
  if (isOverSession(session.status)) {
    return (
      <ButtonLink to={to} variant="secondary">
        View Details
      </ButtonLink>
    )
  }
  if (session.status === 'active') return <ButtonLink to={to}>{session.role === 'client' ? 'Join Session' : 'Re-join'}</ButtonLink>
  if (session.status !== 'scheduled') return null
  return <ButtonLink to={to}>Waiting Room</ButtonLink>
}
