import { CircleOff } from 'lucide-react'
import { Link } from 'react-router'
import type { ExpertProfile } from '#contract/experts.ts'

/** Tells an expert whom nobody may hire why, and what he can do. Whose account is suspended never comes here. */
export function OffMarketNotice({ profile }: { profile: ExpertProfile }) {
  return (
    <div role="status" className="flex max-w-3xl items-start gap-3 rounded-card bg-amber-wash p-4 text-sm">
      <CircleOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
      <div>
        <p className="font-medium">You cannot be hired at the moment, and your services are in no list.</p>
        {profile.verificationStatus === 'rejected' ? (
          <p className="mt-1">
            Your verification was refused. When an admin approves a new application, all that you had on offer is on offer again by itself.
          </p>
        ) : (
          <p className="mt-1">
            An admin has taken the role of an expert from your account. If you think that is a mistake,{' '}
            <Link to="/contact" className="underline underline-offset-4">
              write to us
            </Link>
            .
          </p>
        )}
      </div>
    </div>
  )
}
