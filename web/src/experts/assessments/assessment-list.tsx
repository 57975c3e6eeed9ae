import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import type { AssessmentType, ExpertProfile } from '#contract/experts.ts'
import {
  ASSESSMENT_NAMES,
  type AssessmentResult,
  type AssessmentState,
  ATTEMPT_MINUTES,
  ATTEMPTS_PER_MONTH,
  PASS_THRESHOLD,
  QUESTIONS_PER_ATTEMPT,
  RETRY_AFTER_HOURS,
} from '#contract/experts-assessments.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDate, formatMoment } from '../../ui/format.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { focusScreenHeading } from '../../ui/screen-heading.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useListAssessments } from './assessment-queries.ts'
import { AssessmentRun } from './assessment-run.tsx'

const SUBJECTS: Record<AssessmentType, string> = {
  it_cybersecurity: 'Networks, accounts, attacks, backups, and what to do when something has happened.',
  smart_home: 'Radios and wiring, automations, heating, and a home that still works without the internet.',
  ar_support: 'Guiding somebody safely through his own camera: seeing, saying, marking.',
}

/** The assessments, where the expert stands with each, and the one that is under way. */
export function AssessmentList({ profile }: { profile: ExpertProfile }) {
  const { data, error, isPending, isRefetching, refetch } = useListAssessments()
  const [running, setRunning] = useState<AssessmentType | null>(null)
  const [result, setResult] = useState<AssessmentResult | null>(null)
  if (running !== null) {
    const end = (ended: AssessmentResult | null) => {
      setRunning(null)
      setResult(ended)
      requestAnimationFrame(() => focusScreenHeading({ isShown: true }))
    }
    return <AssessmentRun profile={profile} skillType={running} onEnd={end} />
  }
  if (isPending) return <Skeleton className="h-64" />
  if (!data) {
    return (
      <LoadError title="Failed to load assessment" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  return (
    <div className="grid gap-6">
      <p className="measure text-soft">
        {QUESTIONS_PER_ATTEMPT} questions in {ATTEMPT_MINUTES} minutes; from {PASS_THRESHOLD}% on it is passed, and its badge stands on your
        profile and your services. Whoever does not pass may try again after {RETRY_AFTER_HOURS} hours, {ATTEMPTS_PER_MONTH} times a month.
      </p>
      <div role="status">{result && <Outcome result={result} />}</div>
      <ul className="divide-y divide-line border-line border-y">
        {data.map(state => (
          <li key={state.skillType}>
            <AssessmentRow state={state} onStart={() => setRunning(state.skillType)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Outcome({ result }: { result: AssessmentResult }) {
  const { skillName, scorePercentage, hasPassed, passThreshold, nextAttemptAt } = result
  return (
    <p className={hasPassed ? 'rounded-control bg-trust-wash px-4 py-3 text-trust' : 'rounded-control bg-amber-wash px-4 py-3 text-amber'}>
      {skillName}: {scorePercentage}%.{' '}
      {hasPassed
        ? 'You have passed, and the badge is yours.'
        : `${passThreshold}% are needed. ${nextAttemptAt === null ? 'You can try again now.' : `You can try again from ${formatMoment(nextAttemptAt)} on.`}`}
    </p>
  )
}

const pastOf = ({ attempts, lastScore }: AssessmentState): string | null => {
  if (attempts === 0) return null
  return lastScore === null ? 'Last time the time ran out.' : `Last time: ${lastScore}%.`
}

function AssessmentRow({ state, onStart }: { state: AssessmentState; onStart: () => void }) {
  const { skillType, hasPassed, passedAt, openUntil, nextAttemptAt } = state
  const name = ASSESSMENT_NAMES[skillType]
  return (
    <article className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-base">{name}</h2>
        <p className="text-soft text-sm">{SUBJECTS[skillType]}</p>
        {!hasPassed && pastOf(state) && <p className="mt-1 text-sm">{pastOf(state)}</p>}
      </div>
      {hasPassed ? (
        <div className="text-right">
          <Badge tone="good" icon={BadgeCheck}>
            Passed
          </Badge>
          {passedAt !== null && <p className="mt-1 text-soft text-xs">{formatDate(passedAt)}</p>}
        </div>
      ) : nextAttemptAt !== null ? (
        <p className="text-soft text-sm">Again from {formatMoment(nextAttemptAt)}</p>
      ) : (
        <Button
          variant={openUntil === null ? 'secondary' : 'primary'}
          aria-label={`${openUntil === null ? 'Start' : 'Go on with'} ${name}`}
          onClick={onStart}
        >
          {openUntil === null ? 'Start' : 'Go on'}
        </Button>
      )}
    </article>
  )
}
