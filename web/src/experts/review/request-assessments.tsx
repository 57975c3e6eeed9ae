import { BadgeCheck } from 'lucide-react'
import { ASSESSMENT_NAMES, type AssessmentState, PASS_THRESHOLD } from '#contract/experts-assessments.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatDate } from '../../ui/format.ts'

/** '80 % on Nov 3, 2026, in the 2nd attempt' as plain words. */
const scoreOf = ({ lastScore, lastAt, attempts, openUntil }: AssessmentState): string => {
  if (attempts === 0) return openUntil === null ? 'Not tried.' : 'The first attempt is under way.'
  const score = lastScore === null ? 'Time ran out' : `${lastScore}% of the points`
  const when = lastAt === null ? '' : ` on ${formatDate(lastAt)}`
  return `${score}${when}; ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}.`
}

/** What the expert proved by the house's own questions, and what passes. */
export function RequestAssessments({ assessments }: { assessments: readonly AssessmentState[] }) {
  return (
    <div className="grid gap-2">
      <AssessmentScores assessments={assessments} />
      <p className="text-soft text-xs">{PASS_THRESHOLD}% of the points pass. They are scored here; the expert sees no answers.</p>
    </div>
  )
}

export function AssessmentScores({ assessments }: { assessments: readonly AssessmentState[] }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-base">Assessments</h3>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {assessments.map(state => (
          <li key={state.skillType} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span>
              <span className="block font-medium">{ASSESSMENT_NAMES[state.skillType]}</span>
              <span className="block text-soft text-xs tabular-nums">{scoreOf(state)}</span>
            </span>
            {state.hasPassed && (
              <Badge tone="good" icon={BadgeCheck}>
                Passed
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
