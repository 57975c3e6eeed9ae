import { ChevronRight } from 'lucide-react'
import type { MatchPart } from '#contract/projects.ts'

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
export function WhyThisMatch({ parts, matchScore }: { parts: readonly MatchPart[]; matchScore: number }) {
  return (
    <details className="group mt-1 ml-13">
      <summary className="touch-target inline-flex min-h-8 items-center gap-1 rounded-control text-sm text-soft hover:text-ink">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform duration-150 group-open:rotate-90" />
        Why this match
      </summary>
      <table className="mt-1 w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Reason</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, points, maxPoints, reason }) => (
            <tr key={part} className="border-line border-t align-top">
              <th scope="row" className="py-1.5 pr-3 text-left font-medium">
                {PART_LABELS[part]}
              </th>
              <td className="py-1.5 pr-3 text-soft">{reason}</td>
              <td className="whitespace-nowrap py-1.5 text-right tabular-nums">
                {points} <span className="text-soft">of {maxPoints}</span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-control border-t">
            <th scope="row" colSpan={2} className="py-1.5 text-left font-semibold">
              Match score
            </th>
            <td className="py-1.5 text-right font-semibold tabular-nums">{matchScore}%</td>
          </tr>
        </tfoot>
      </table>
    </details>
  )
}
