import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { AvailabilitySettings, AvailabilitySkeleton } from '../ar-sessions/availability-form.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Where an expert says when he takes AR sessions. */
export function AvailabilityScreen() {
  return (
    <div className="page grid gap-8 py-10">
      <PageTitle title="Availability" />
      <div>
        <h1 className="text-xl">Availability</h1>
        <p className="measure mt-2 text-soft">When clients can book an AR session with you. A session takes an hour.</p>
      </div>
      <SignedInOnly waiting={<AvailabilitySkeleton />} purpose="Log in to say when you take sessions.">
        {user =>
          user.roles.includes('expert') ? (
            <AvailabilitySettings />
          ) : (
            <EmptyState
              title="This page is for experts"
              action={<ButtonLink to="/expert-verification">Expert Verification Center</ButtonLink>}
            >
              <p>Make your expert profile first; then clients can book your time.</p>
            </EmptyState>
          )
        }
      </SignedInOnly>
    </div>
  )
}
