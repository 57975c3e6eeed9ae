import { CircleAlert, Clock, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExpertProfile } from '#contract/experts.ts'
import type { VerificationStatus as Status, VerificationRequest } from '#contract/experts-verification.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { formatDate } from '../ui/format.ts'
import { LoadError } from '../ui/load-error.tsx'
import { MarkCircle } from '../ui/mark.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ApplicationForm } from './application-form.tsx'
import { useListVerificationRequests } from './expert-queries.ts'

/** Where an expert stands. An imported one may be verified without ever having asked. */
const standingOf = (profile: ExpertProfile, newest: VerificationRequest | undefined): Status | 'none' => {
  if (profile.verificationStatus === 'verified') return 'approved'
  return newest?.currentStatus ?? 'none'
}

/** The first thing an expert sees: what became of his verification, and what to do next. */
export function VerificationStatus({ profile }: { profile: ExpertProfile }) {
  const { data, error, isPending, isRefetching, refetch } = useListVerificationRequests(profile.id)
  if (isPending) return <Skeleton className="h-48 max-w-2xl" />
  if (!data) {
    return (
      <LoadError title="Failed to load your verification." query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  const [newest] = data
  const standing = standingOf(profile, newest)
  return (
    <div className="grid gap-8">
      <div role="status">
        <Standing standing={standing} profile={profile} newest={newest} />
      </div>
      {(standing === 'none' || standing === 'rejected' || standing === 'needs_more_info') && (
        <ApplicationForm key={newest?.id ?? 'first'} profile={profile} />
      )}
    </div>
  )
}

function Standing({
  standing,
  profile,
  newest,
}: {
  standing: Status | 'none'
  profile: ExpertProfile
  newest: VerificationRequest | undefined
}) {
  if (standing === 'approved') {
    return (
      <Notice title="You are a Verified Expert!" tone="text-trust" icon={<ShieldCheck aria-hidden="true" className="size-6" />} isMarked>
        <p>Your profile and your services carry the badge, and it counts where clients are shown whom they could ask.</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to="/expert/services">Offer your services</ButtonLink>
          <ButtonLink to={`/experts/${profile.id}`} variant="secondary">
            See your public profile
          </ButtonLink>
        </p>
      </Notice>
    )
  }
  if (standing === 'pending' || standing === 'in_review') {
    return (
      <Notice title="Your Submission is in Review" tone="text-amber" icon={<Clock aria-hidden="true" className="size-6" />}>
        <p>
          {newest && `You handed it in on ${formatDate(newest.submittedAt)}. `}A review takes 3-5 business days. You will receive a
          notification by email when it is decided.
        </p>
      </Notice>
    )
  }
  if (standing === 'rejected' || standing === 'needs_more_info') {
    return (
      <Notice title="Action Required" tone="text-danger" icon={<CircleAlert aria-hidden="true" className="size-6" />}>
        <p>
          {standing === 'rejected'
            ? 'Your last application was rejected. You can hand in a new one.'
            : 'We need something more from you before we can decide. Please hand in a new application.'}
        </p>
        {newest?.adminNotes && (
          <blockquote className="wrap-anywhere mt-3 whitespace-pre-line border-marker border-l-2 pl-4">{newest.adminNotes}</blockquote>
        )}
      </Notice>
    )
  }
  return (
    <Notice title="Get Verified" tone="text-ink" icon={<ShieldCheck aria-hidden="true" className="size-6" />}>
      <p>
        Clients trust a badge that somebody stands behind. Hand in proofs of who you are and what you can do; a person looks at them within
        3-5 business days.
      </p>
    </Notice>
  )
}

interface NoticeProps {
  title: string
  tone: string
  icon: ReactNode
  isMarked?: boolean
  children: ReactNode
}

function Notice({ title, tone, icon, isMarked = false, children }: NoticeProps) {
  return (
    <div className="max-w-2xl">
      <h2 className="flex items-center gap-3 text-lg">
        <span className={tone}>{icon}</span>
        <span className={classNames('relative inline-block', isMarked && 'px-6 py-3')}>
          {isMarked && <MarkCircle className="pointer-events-none absolute inset-0 size-full text-marker" />}
          {title}
        </span>
      </h2>
      <div className="mt-3">{children}</div>
    </div>
  )
}
