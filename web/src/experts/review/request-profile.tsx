import type { ReactNode } from 'react'
import type { ExpertProfile } from '#contract/experts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { formatHourlyRate } from '../../ui/format.ts'
import { availabilityLabel } from '../availability.ts'

const LINKS = [
  ['Website', 'websiteUrl'],
  ['LinkedIn', 'linkedinUrl'],
  ['GitHub', 'githubUrl'],
  ['Portfolio', 'portfolioUrl'],
] as const

/** What the expert says of himself, to be held against his documents. */
export function RequestProfile({ profile }: { profile: ExpertProfile }) {
  const links = LINKS.flatMap(([label, field]) => (profile[field] === null ? [] : [{ label, url: profile[field] }]))
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={profile.expertName} imageUrl={profile.avatarUrl} className="!size-12" />
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium">{profile.expertName}</p>
          <p className="wrap-anywhere text-soft text-sm">{profile.title}</p>
        </div>
      </div>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <Fact name="Email">{profile.expertEmail}</Fact>
        <Fact name="Phone number">{profile.phoneNumber ?? 'none given'}</Fact>
        <Fact name="Location">{profile.location ?? 'none given'}</Fact>
        <Fact name="Time zone">{profile.timezone}</Fact>
        <Fact name="Years of experience">{profile.yearsExperience}</Fact>
        <Fact name="Hourly rate">{formatHourlyRate(profile.hourlyRate)}</Fact>
        <Fact name="Availability">{availabilityLabel(profile.availabilityStatus)}</Fact>
        <Fact name="Work done here">
          {profile.completedCount} completed, {profile.reviewsCount} reviewed
        </Fact>
      </dl>
      {profile.bio !== '' && <p className="wrap-anywhere whitespace-pre-line text-sm">{profile.bio}</p>}
      {profile.skills.length > 0 && (
        <ul aria-label="Skills" className="flex flex-wrap gap-1.5">
          {profile.skills.map(({ id, name }) => (
            <li key={id}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul aria-label="On the web" className="grid gap-1 text-sm">
          {links.map(({ label, url }) => (
            <li key={label} className="wrap-anywhere">
              {label}:{' '}
              <a href={url} target="_blank" rel="noreferrer nofollow" className="underline underline-offset-4">
                {url}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft text-xs">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
