import { Link } from 'react-router'
import type { Match, MatchPart } from '#contract/projects.ts'
import { getMatchReceipt } from '#contract/projects-matching.ts'
import { FoldSummary } from '../ui/fold-summary.tsx'
import { formatDate } from '../ui/format.ts'

const PART_LABELS: Record<MatchPart['part'], string> = {
  skills: 'Skills',
  relevance: 'Relevance',
  quality: 'Proven quality',
  verification: 'Verification',
  availability: 'Availability',
  rate: 'Rate',
  timezone: 'Time zone',
}

/** What the score is made of: the parts add up to it. */
export function WhyThisMatch({ match }: { match: Pick<Match, 'id' | 'parts' | 'matchScore' | 'isNewcomer' | 'matchedAt'> }) {
  const { id, parts, matchScore, isNewcomer, matchedAt } = match
  return (
    <details className="group mt-1 sm:ml-13">
      <FoldSummary>Why this match</FoldSummary>
      {isNewcomer && (
        <p className="mt-1 text-sm">
          Verified and new here: one of three places is kept for somebody whom few have worked with yet. Without it an expert with more
          reviews would stand here.
        </p>
      )}
      <table className="mt-1 w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">Part and reason</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, points, maxPoints, reason }) => (
            <tr key={part} className="border-line border-t align-top">
              <th scope="row" className="w-full py-1.5 pr-3 text-left font-normal">
                <span className="wrap-anywhere grid gap-x-3 sm:grid-cols-[6.5rem_1fr]">
                  <span className="font-medium">{PART_LABELS[part]}</span> <span className="text-soft">{reason}</span>
                </span>
              </th>
              <td className="whitespace-nowrap py-1.5 text-right tabular-nums">
                {points} <span className="text-soft">of {maxPoints}</span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-control border-t">
            <th scope="row" className="py-1.5 text-left font-semibold">
              Match score
            </th>
            <td className="py-1.5 text-right font-semibold tabular-nums">{matchScore}%</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-1 flex flex-wrap gap-x-4 text-soft text-sm">
        <span className="inline-flex min-h-6 items-center">Computed on {formatDate(matchedAt)}</span>
        <Link to="/how-matching-ranks" className="touch-target inline-flex min-h-6 items-center underline underline-offset-2">
          How matching ranks
        </Link>
        <a
          href={`${getMatchReceipt.path}?matchId=${id}`}
          download={`match-${id}.json`}
          className="touch-target inline-flex min-h-6 items-center underline underline-offset-2"
        >
          Receipt (JSON)
        </a>
      </p>
    </details>
  )
}
