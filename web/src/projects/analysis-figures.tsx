import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnalysisFigures as Figures } from '#contract/projects-analyses.ts'
import { LoadErrorLine } from '../ui/load-error.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAnalysisFigures } from './analysis-queries.ts'
import { daysInWords, formatCost, formatDay, formatTokens } from './analysis-words.ts'

/** The newest days as bars and as a table, and what today may still cost. */
export function AnalysisFigures() {
  const { data, error, refetch, isRefetching } = useAnalysisFigures()
  if (data) return <Shown figures={data} />
  return (
    <Frame>
      {error ? (
        <LoadErrorLine query={{ refetch, isRefetching }}>The days could not be counted: {error.message}</LoadErrorLine>
      ) : (
        <div role="status" aria-label="Loading days" className="grid gap-3">
          <Skeleton className="h-5 w-80 max-w-full" />
          <Skeleton className="h-32" />
        </div>
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="days-heading" className="grid gap-3">
      <h2 id="days-heading" className="text-lg">
        Day by day
      </h2>
      {children}
    </section>
  )
}

function Shown({ figures }: { figures: Figures }) {
  const { allowance } = figures
  return (
    <Frame>
      <p className="text-soft text-sm">{daysInWords(figures)}</p>
      <DayBars days={figures.days} />
      <DayTable days={figures.days} />
      {allowance !== null && (
        <div className="grid max-w-md gap-1.5">
          <p className="text-sm tabular-nums">
            Today {formatCost(allowance.taken)} of {formatCost(allowance.limit)} for the model (UTC)
          </p>
          <ProgressBar label="Share of today's allowance that is used" value={allowance.taken / allowance.limit} />
        </div>
      )}
    </Frame>
  )
}

const share = (count: number, most: number) => `${(count / most) * 100}%`

/** A bar a day: what was planned as asked, and above it what fell back or failed. The table says the same in figures. */
function DayBars({ days }: Pick<Figures, 'days'>) {
  const most = Math.max(1, ...days.map(({ runs }) => runs))
  return (
    <div aria-hidden="true" className="grid max-w-3xl gap-2">
      <div className="flex h-32 items-end gap-1 border-line border-b sm:gap-2">
        {days.map(({ day, runs, fellBack, failed }) => {
          const troubled = Math.min(runs, fellBack + failed)
          return (
            <div key={day} className="flex h-full min-w-0 flex-1 flex-col justify-end gap-px">
              <div className="rounded-t-[3px] bg-amber" style={{ height: share(troubled, most) }} />
              <div className="bg-trust" style={{ height: share(runs - troubled, most) }} />
            </div>
          )
        })}
      </div>
      <div className="flex justify-between text-soft text-xs tabular-nums">
        <span>{formatDay(days[0]?.day ?? '')}</span>
        <span className="flex flex-wrap justify-center gap-x-4">
          <Legend colour="bg-trust">as asked</Legend>
          <Legend colour="bg-amber">fell back or failed</Legend>
        </span>
        <span>{formatDay(days.at(-1)?.day ?? '')}</span>
      </div>
    </div>
  )
}

function Legend({ colour, children }: { colour: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`size-2.5 rounded-[3px] ${colour}`} />
      {children}
    </span>
  )
}

const NUMBER = 'py-1.5 pl-3 text-right font-normal'

function DayTable({ days }: Pick<Figures, 'days'>) {
  return (
    <details className="group max-w-3xl">
      <summary className="touch-target inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-control text-sm text-soft hover:text-ink">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        The days in figures
      </summary>
      <table className="w-full text-sm tabular-nums">
        <thead className="text-soft text-xs">
          <tr>
            <th scope="col" className="py-1.5 text-left font-normal">
              Day
            </th>
            <th scope="col" className={NUMBER}>
              Runs
            </th>
            <th scope="col" className={NUMBER}>
              Fell back
            </th>
            <th scope="col" className={NUMBER}>
              Failed
            </th>
            <th scope="col" className={`${NUMBER} max-sm:hidden`}>
              From cache
            </th>
            <th scope="col" className={`${NUMBER} max-sm:hidden`}>
              Tokens
            </th>
            <th scope="col" className={NUMBER}>
              Cost
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {days.toReversed().map(day => (
            <tr key={day.day}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {formatDay(day.day)}
              </th>
              <td className={NUMBER}>{day.runs}</td>
              <td className={NUMBER}>{day.fellBack}</td>
              <td className={NUMBER}>{day.failed}</td>
              <td className={`${NUMBER} max-sm:hidden`}>{day.fromCache}</td>
              <td className={`${NUMBER} max-sm:hidden`}>{formatTokens(day.tokens)}</td>
              <td className={NUMBER}>{formatCost(day.cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
