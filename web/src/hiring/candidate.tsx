import { BadgeCheck, ExternalLink } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { Task } from '#contract/projects.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { formatDate, formatHourlyRate, formatMoney } from '../ui/format.ts'
import { Rating } from '../ui/rating.tsx'
import type { ChoiceEffect } from './choice-effect.ts'
import type { ChosenExpert } from './kept-choices.ts'
import { afterOtherWorkInWords, againstEstimate, NOT_JOINED } from './offer-words.ts'
import { type Standing, tasksInWords } from './suggested-for.ts'

/** Where an expert stands on the hiring page. `number`: the task's, as it stands in the plan. */
const candidateAnchor = (number: number, expertId: number): string => `task-${number}-expert-${expertId}`

interface CandidateProps {
  task: Task
  /** As it stands in the plan. */
  number: number
  expert: ChosenExpert
  /** Null for one who was searched. */
  matchScore: number | null
  /** Where else he stands: at a later task he stands in short. */
  standing: Standing
  /** The reasons of the match. */
  why: ReactNode
  effect: ChoiceEffect
  /** Why he is not asked now; null when he can be. */
  whyNot: string | null
  /** When he declined this task; null when he did not. */
  declinedAt: string | null
  isChosen: boolean
  onChoose: () => void
}

/** An expert who could do a task: what speaks for him, and what choosing him does to cost and dates. */
export function Candidate({
  task,
  number,
  expert,
  matchScore,
  standing,
  why,
  effect,
  whyNot,
  declinedAt,
  isChosen,
  onChoose,
}: CandidateProps) {
  const id = useId()
  const isWhole = standing.first === null
  return (
    <div
      id={candidateAnchor(number, expert.id)}
      tabIndex={-1}
      className={classNames('rounded-control border', isChosen ? 'border-marker' : 'border-line')}
    >
      <label className="flex cursor-pointer items-start gap-3 px-3 pt-2.5">
        <input
          type="radio"
          name={`expert-of-${task.id}`}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-facts ${id}-effect`}
          checked={isChosen}
          disabled={whyNot !== null}
          onChange={onChoose}
          className={classNames('mt-0.5 size-5 flex-none accent-marker-fill', isWhole && 'sm:mt-2.5')}
        />
        {isWhole && <Avatar name={expert.expertName} imageUrl={expert.expertAvatarUrl} className="max-sm:!hidden" />}
        <span className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <span className="min-w-0 flex-1 basis-52">
            <span className="flex flex-wrap items-center gap-x-2">
              <span id={`${id}-name`} className="wrap-anywhere font-semibold">
                {expert.expertName}
              </span>
              {isWhole && expert.isVerified && (
                <Badge tone="good" icon={BadgeCheck}>
                  Verified
                </Badge>
              )}
            </span>
            <span id={`${id}-facts`} className="block text-sm">
              {isWhole && <span className="wrap-anywhere block text-soft">{expert.title}</span>}
              <Facts {...{ expert, matchScore, standing }} />
              {isWhole && expert.hasJoined === false && <span className="block text-soft">{NOT_JOINED}</span>}
              {declinedAt !== null && <span className="block font-semibold">Declined this task on {formatDate(declinedAt)}</span>}
            </span>
          </span>
          <Effect id={`${id}-effect`} effect={effect} whyNot={whyNot} />
        </span>
      </label>
      {/* Both on one line; what opens goes on below it. */}
      <div className={classNames('flow-root px-3 pb-1.5', !isWhole && 'sm:[&>details]:!ml-8')}>
        {standing.first === null ? <ToProfile expert={expert} /> : <ToDetails expert={expert} number={standing.first} />}
        {why}
      </div>
    </div>
  )
}

function ToProfile({ expert: { id, expertName } }: Pick<CandidateProps, 'expert'>) {
  return (
    <Link
      to={`/experts/${id}`}
      target="_blank"
      className="touch-target float-right inline-flex min-h-9 items-center gap-1.5 text-sm underline underline-offset-2"
    >
      <span>
        Profile<span className="sr-only"> of {expertName}, in a new tab</span>
      </span>
      <ExternalLink aria-hidden="true" className="size-3.5" />
    </Link>
  )
}

function ToDetails({ expert: { id, expertName }, number }: Pick<CandidateProps, 'expert' | 'number'>) {
  return (
    <a
      href={`#${candidateAnchor(number, id)}`}
      className="touch-target float-right inline-flex min-h-9 items-center text-sm underline underline-offset-2"
    >
      <span>
        Details<span className="sr-only"> of {expertName}</span> at task {number}
      </span>
    </a>
  )
}

function Facts({ expert, matchScore, standing }: Pick<CandidateProps, 'expert' | 'matchScore' | 'standing'>) {
  const { rating, reviewsCount, hourlyRate } = expert
  return (
    <span className="flex flex-wrap gap-x-3 tabular-nums">
      {standing.first === null && (
        <>
          <Rating rating={rating} reviewsCount={reviewsCount} counted="in-words" />
          <span>{formatHourlyRate(hourlyRate)}</span>
        </>
      )}
      {matchScore !== null && <span>{matchScore}% match</span>}
      {standing.others.length > 0 && <span className="text-soft">Also suggested for {tasksInWords(standing.others)}</span>}
    </span>
  )
}

function Effect({ id, effect, whyNot }: { id: string; effect: ChoiceEffect; whyNot: string | null }) {
  return (
    <span id={id} className="block text-sm tabular-nums sm:text-right">
      {whyNot !== null ? (
        <span className="font-semibold">{whyNot}</span>
      ) : (
        <>
          <span className="block">
            <span className="font-semibold">{formatMoney(effect.price)}</span>
            <span className="text-soft">, {againstEstimate(effect.difference)}</span>
          </span>
          {effect.afterOtherWork && <span className="block text-soft">{afterOtherWorkInWords(effect.afterOtherWork)}</span>}
        </>
      )}
    </span>
  )
}
