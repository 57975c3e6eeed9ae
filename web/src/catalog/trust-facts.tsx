import { BadgeCheck, BriefcaseBusiness, CircleDot, Clock, type LucideIcon, MapPin, ShieldCheck, Star } from 'lucide-react'
import type { ServiceDetail } from '#contract/catalog.ts'
import { formatCount } from '../ui/format.ts'
import { countReviews } from '../ui/rating.tsx'

type Expert = ServiceDetail['expert']

const AVAILABILITY: Record<Expert['availabilityStatus'], string> = {
  available: 'Takes new requests',
  busy: 'Busy: answers may take longer',
  unavailable: 'Takes no requests at the moment',
}

interface Fact {
  icon: LucideIcon
  text: string
}

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`

/** Only what is known: a fact that nothing stands behind is left out. */
const factsOf = ({ expert, isExpertVerified, expertBadges }: ServiceDetail): Fact[] => [
  ...(isExpertVerified ? [{ icon: ShieldCheck, text: 'Identity and proofs checked by us' }] : []),
  ...(expert.reviewsCount > 0
    ? [{ icon: Star, text: `${expert.rating.toFixed(1)} of 5 in ${countReviews(expert.reviewsCount)} over all services` }]
    : []),
  ...expertBadges.map(name => ({ icon: BadgeCheck, text: `Passed the assessment '${name}'` })),
  ...(expert.completedCount > 0
    ? [{ icon: BriefcaseBusiness, text: `${counted(expert.completedCount, 'job', 'jobs')} brought to an end here` }]
    : []),
  ...(expert.yearsExperience > 0 ? [{ icon: Clock, text: `${counted(expert.yearsExperience, 'year', 'years')} of experience` }] : []),
  ...(expert.location ? [{ icon: MapPin, text: `${expert.location}, time zone ${expert.timezone}` }] : []),
  { icon: CircleDot, text: AVAILABILITY[expert.availabilityStatus] },
]

/** What speaks for an expert, beside his own words. */
export function TrustFacts({ service }: { service: ServiceDetail }) {
  return (
    <ul className="grid gap-2 text-sm">
      {factsOf(service).map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-start gap-2.5">
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-trust" />
          {text}
        </li>
      ))}
    </ul>
  )
}
