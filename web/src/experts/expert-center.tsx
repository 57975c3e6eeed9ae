import type { CurrentUser } from '#contract/accounts.ts'
import type { ExpertProfile } from '#contract/experts.ts'
import { LoadError } from '../ui/load-error.tsx'
import { focusScreenHeading } from '../ui/screen-heading.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { AssessmentList } from './assessments/assessment-list.tsx'
import { ExpertProfileForm } from './expert-profile-form.tsx'
import { useOwnProfile } from './expert-queries.ts'
import { OffMarketNotice } from './off-market-notice.tsx'
import { VerificationHistory } from './verification-history.tsx'
import { ProfileStatusBadge } from './verification-looks.tsx'
import { VerificationStatus } from './verification-status.tsx'

const CENTER_TABS = ['status', 'profile', 'assessments', 'history'] as const
export type CenterTab = (typeof CENTER_TABS)[number]
export const centerTabOf = (text: string | null): CenterTab => CENTER_TABS.find(tab => tab === text) ?? 'status'

interface ExpertCenterProps {
  user: CurrentUser
  tab: CenterTab
  onTab: (tab: CenterTab) => void
}

export function ExpertCenterSkeleton() {
  return (
    <div role="status" aria-label="Loading profile" className="grid gap-6">
      <Skeleton className="h-11 max-w-md" />
      <Skeleton className="h-72 max-w-3xl" />
    </div>
  )
}

/** An expert's own place: where his verification stands, and what he says of himself. */
export function ExpertCenter({ user, tab, onTab }: ExpertCenterProps) {
  const { data: profile, isPending, isRefetching, refetch } = useOwnProfile(user.email)
  if (isPending) return <ExpertCenterSkeleton />
  if (profile === undefined) {
    return (
      <LoadError title="Error Loading Profile" query={{ refetch, isRefetching }}>
        <p>There was an issue fetching your expert profile. Please try again later.</p>
      </LoadError>
    )
  }
  if (profile === null) {
    return (
      <section aria-labelledby="create-heading" className="grid gap-6">
        <div>
          <h2 id="create-heading" className="text-lg">
            Create Your Expert Profile
          </h2>
          <p className="measure mt-2 text-soft">
            It is what clients see of you. Your name, what you do, a few words about you, a skill and your rate are needed; the rest is up
            to you. Once it stands you can have yourself verified.
          </p>
        </div>
        <ExpertProfileForm user={user} profile={null} onSaved={() => focusScreenHeading({ isShown: true })} />
      </section>
    )
  }
  return <Parts user={user} profile={profile} tab={tab} onTab={onTab} />
}

function Parts({ user, profile, tab, onTab }: ExpertCenterProps & { profile: ExpertProfile }) {
  return (
    <div className="grid min-w-0 gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-medium">{profile.expertName}</span>
        <ProfileStatusBadge status={profile.verificationStatus} />
      </p>
      {profile.isOffMarket && <OffMarketNotice profile={profile} />}
      <Tabs
        label="Expert Verification Center"
        chosen={tab}
        onChoose={onTab}
        tabs={[
          { id: 'status', label: 'Status', content: () => <VerificationStatus profile={profile} /> },
          {
            id: 'profile',
            label: 'My Profile',
            isKept: true,
            content: () => <ExpertProfileForm key={profile.id} user={user} profile={profile} />,
          },
          { id: 'assessments', label: 'Skill Assessments', content: () => <AssessmentList profile={profile} /> },
          { id: 'history', label: 'History', content: () => <VerificationHistory expertProfileId={profile.id} /> },
        ]}
      />
    </div>
  )
}
