import { BadgeCheck, CircleOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExpertProfile } from '#contract/experts.ts'
import { ASSESSMENT_NAMES } from '#contract/experts-assessments.ts'
import { useCurrentUser } from '../platform/current-user.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { formatCount, formatHourlyRate } from '../ui/format.ts'
import { Rating } from '../ui/rating.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { clockOfZone, placeOfZone } from '../ui/time-zones.ts'
import { useMinute } from '../ui/use-minute.ts'
import { availabilityLabel } from './availability.ts'
import { ProfileStatusBadge } from './verification-looks.tsx'

const LAYOUT = 'grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]'
const AVAILABILITY_TONES: Record<ExpertProfile['availabilityStatus'], BadgeTone> = {
  available: 'good',
  busy: 'waiting',
  unavailable: 'neutral',
}
const LINKS = [
  ['Website', 'websiteUrl'],
  ['Portfolio', 'portfolioUrl'],
  ['LinkedIn', 'linkedinUrl'],
  ['GitHub', 'githubUrl'],
] as const

export function ExpertPageSkeleton() {
  return (
    <div role="status" aria-label="Loading expert" className={LAYOUT}>
      <div className="grid content-start gap-6">
        <Skeleton className="h-20 max-w-md" />
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-56 !rounded-card" />
    </div>
  )
}

interface ExpertPageProps {
  profile: ExpertProfile
  /** What he offers and what was said of it: other parts of the product, put together by the screen. */
  children: ReactNode
}

/** An expert as everybody sees him. */
export function ExpertPage({ profile, children }: ExpertPageProps) {
  return (
    <article className={LAYOUT}>
      <div className="grid min-w-0 content-start gap-8">
        <header className="flex flex-wrap items-center gap-5">
          <Avatar name={profile.expertName} imageUrl={profile.avatarUrl} className="!size-20 !text-xl" />
          <div className="min-w-0 flex-1 basis-56">
            <h1 className="wrap-anywhere text-xl">{profile.expertName}</h1>
            <p className="wrap-anywhere mt-1 text-soft">{profile.title}</p>
            <ul aria-label="Badges" className="mt-3 flex flex-wrap gap-2">
              <li>
                {/* How far an application has come is between the expert and the admins, here too when one of them looks. */}
                <ProfileStatusBadge status={profile.verificationStatus === 'verified' ? 'verified' : 'not_verified'} />
              </li>
              {profile.passedAssessments.map(type => (
                <li key={type}>
                  <Badge tone="good" icon={BadgeCheck}>
                    {ASSESSMENT_NAMES[type]}
                  </Badge>
                </li>
              ))}
            </ul>
          </div>
        </header>
        {profile.isOffMarket && (
          <p role="status" className="flex items-start gap-2 rounded-control bg-amber-wash p-3 text-amber text-sm">
            <CircleOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {profile.expertName} takes no work here at the moment.
          </p>
        )}
        {profile.bio !== '' && <p className="measure wrap-anywhere whitespace-pre-line">{profile.bio}</p>}
        {profile.skills.length > 0 && (
          <section aria-labelledby="skills-heading">
            <h2 id="skills-heading" className="mb-3 text-lg">
              Skills
            </h2>
            <ul className="flex flex-wrap gap-2">
              {profile.skills.map(({ id, name }) => (
                <li key={id}>
                  <Badge>{name}</Badge>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Facts profile={profile} />
      <div className="grid min-w-0 content-start gap-10 lg:col-start-1">{children}</div>
    </article>
  )
}

function Facts({ profile }: { profile: ExpertProfile }) {
  const links = LINKS.flatMap(([label, field]) => (profile[field] === null ? [] : [{ label, url: profile[field] }]))
  return (
    <aside
      aria-label="At a glance"
      className="self-start rounded-card border border-line bg-raised p-5 lg:sticky lg:top-[calc(var(--below-header)+2rem)] lg:row-span-2"
    >
      <p className="font-display font-semibold text-xl tabular-nums">{formatHourlyRate(profile.hourlyRate)}</p>
      <p className="mt-3">
        <Badge tone={AVAILABILITY_TONES[profile.availabilityStatus]}>{availabilityLabel(profile.availabilityStatus)}</Badge>
      </p>
      <NextStep profile={profile} />
      <dl className="mt-5 grid gap-3 border-line border-t pt-4 text-sm">
        <Fact name="Rating">
          <Rating rating={profile.rating} reviewsCount={profile.reviewsCount} counted="in-words" />
        </Fact>
        <Fact name="Work done here">{formatCount(profile.completedCount)}</Fact>
        {profile.yearsExperience > 0 && <Fact name="Years of experience">{profile.yearsExperience}</Fact>}
        {profile.location !== null && <Fact name="Location">{profile.location}</Fact>}
        <Fact name="Time there">
          <LocalTime zone={profile.timezone} />
        </Fact>
      </dl>
      {links.length > 0 && (
        <ul aria-label="On the web" className="mt-4 flex flex-wrap gap-x-4 border-line border-t pt-3 text-sm">
          {links.map(({ label, url }) => (
            <li key={label}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer nofollow"
                className="touch-target inline-flex items-center underline decoration-line underline-offset-4 hover:decoration-marker"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}

/** From here to an offer, as from a service of his; who is off the market is not asked. */
function NextStep({ profile: { id, expertName, expertEmail, isOffMarket } }: { profile: ExpertProfile }) {
  const reader = useCurrentUser()
  if (reader?.email === expertEmail) {
    return (
      <p className="mt-4 grid">
        <ButtonLink to="/expert-verification" variant="secondary">
          Edit your profile
        </ButtonLink>
      </p>
    )
  }
  if (isOffMarket) return null
  return (
    <>
      <p className="mt-4 grid">
        <ButtonLink to={`/hire?expert=${id}`}>Hire {expertName}</ButtonLink>
      </p>
      <p className="mt-2 text-soft text-xs">
        For a project you have, or one you describe first: you get tasks, hours and cost before you ask.
      </p>
    </>
  )
}

/** Known in the browser only; the zone's place stands there until then. */
function LocalTime({ zone }: { zone: string }) {
  const minute = useMinute()
  const clock = minute && clockOfZone(zone, minute)
  return <>{clock ? `${clock.time} (${placeOfZone(zone)})` : placeOfZone(zone)}</>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-soft">{name}</dt>
      <dd className="wrap-anywhere text-right tabular-nums">{children}</dd>
    </div>
  )
}
