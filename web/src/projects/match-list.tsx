import { BadgeCheck, Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MATCHES_PER_TASK, type Match } from '#contract/projects.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { formatHourlyRate } from '../ui/format.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { WhyThisMatch } from './why-this-match.tsx'

interface MatchListProps {
  matches: readonly Match[]
  taskTitle: string
  /** The analysis still looks for experts. */
  isAwaited: boolean
  /** What can be done with the list. */
  tools?: ReactNode
}

/** The experts suggested for a task. */
export function MatchList({ matches, taskTitle, isAwaited, tools }: MatchListProps) {
  return (
    <section aria-label={`Matched experts for ${taskTitle}`} className="border-line border-t">
      {matches.length > 0 ? (
        <ul className="divide-y divide-line">
          {matches.slice(0, MATCHES_PER_TASK).map(match => (
            <li key={match.id} className="arrives min-w-0 px-5 py-3">
              <MatchRow match={match} />
            </li>
          ))}
        </ul>
      ) : isAwaited ? (
        <div className="flex items-center gap-3 px-5 py-3">
          <Skeleton className="size-10 !rounded-full" />
          <span className="text-soft text-sm">Looking for experts...</span>
        </div>
      ) : (
        <p className="px-5 py-3 text-soft text-sm">No expert matches this task yet.</p>
      )}
      {!isAwaited && tools}
    </section>
  )
}

/** What a client would want to know before he opens why: who is busy, or not here yet. */
function Against({ match: { parts, expert } }: { match: Match }) {
  const said = parts.filter(({ part, points, maxPoints }) => part === 'availability' && points < maxPoints / 2).map(({ reason }) => reason)
  const all = expert.hasJoined ? said : [...said, 'has not joined yet']
  return all.length === 0 ? null : <p className="wrap-anywhere text-sm">But: {all.join('; ')}.</p>
}

function MatchRow({ match }: { match: Match }) {
  const { expert, matchScore } = match
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={expert.expertName} imageUrl={expert.expertAvatarUrl} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2">
            <Link
              to={`/experts/${expert.id}`}
              className="touch-target wrap-anywhere inline-flex min-h-6 items-center font-semibold underline underline-offset-2"
            >
              {expert.expertName}
            </Link>
            {expert.isVerified && (
              <Badge tone="good" icon={BadgeCheck}>
                Verified
              </Badge>
            )}
            {match.isNewcomer && <Badge icon={Sprout}>New here</Badge>}
          </p>
          <p className="wrap-anywhere text-soft text-sm">{expert.title}</p>
          <Against match={match} />
        </div>
        <p className="text-right text-sm tabular-nums">
          <span className="block font-semibold text-base">
            <span className="sr-only">Match score: </span>
            {matchScore}%
          </span>
          <span className="text-soft">{formatHourlyRate(expert.hourlyRate)}</span>
        </p>
      </div>
      {match.parts.length > 0 && <WhyThisMatch match={match} />}
    </>
  )
}
