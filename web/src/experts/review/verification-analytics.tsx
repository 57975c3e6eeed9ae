import type { VerificationAnalytics as Analytics, VerificationWeek } from '#contract/experts-verification-review.ts'
import { formatDate } from '../../ui/format.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useGetVerificationAnalytics } from './review-queries.ts'
import { formatWeek, WeekBars } from './week-bars.tsx'

const HOURS_OF_DAY = 24
const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** '5 hours', '2.5 days' */
const durationOf = (hours: number): string => {
  const [count, unit] = hours < 2 * HOURS_OF_DAY ? [hours, 'hour'] : [hours / HOURS_OF_DAY, 'day']
  const shown = NUMBER.format(count)
  return `${shown} ${unit}${shown === '1' ? '' : 's'}`
}

export function VerificationAnalyticsSkeleton() {
  return (
    <div role="status" aria-label="Loading analytics" className="grid gap-8 lg:grid-cols-2">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  )
}

/** How the reviewing goes: the queue, what came of it, how long it took. */
export function VerificationAnalytics() {
  const { data, error, isPending, isRefetching, refetch } = useGetVerificationAnalytics()
  if (isPending) return <VerificationAnalyticsSkeleton />
  if (!data) {
    return (
      <LoadError title="Error Loading Analytics" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  return <Shown analytics={data} />
}

const sumOf = (weeks: readonly VerificationWeek[], field: 'submitted' | 'approved' | 'rejected' | 'needsMoreInfo'): number =>
  weeks.reduce((sum, week) => sum + week[field], 0)

function Shown({ analytics: { weeks, waitingNow, oldestWaitingSince, medianHours } }: { analytics: Analytics }) {
  const starts = weeks.map(({ from }) => from)
  const waits = oldestWaitingSince === null ? '' : ` The one that waits longest came on ${formatDate(oldestWaitingSince)}.`
  return (
    <div className="grid gap-10">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <WeekBars
          title="Queue"
          text={`${waitingNow === 1 ? '1 request waits' : `${waitingNow} requests wait`} for an answer now.${waits} A bar is how many waited when the week ended.`}
          unit="requests"
          weeks={starts}
          series={[{ name: 'Waiting', colour: 'bg-amber', values: weeks.map(week => week.waitingAtEnd) }]}
        />
        <WeekBars
          title="Time to decision"
          text={
            medianHours === null
              ? 'Nothing was decided in these weeks.'
              : `Half of the decisions came within ${durationOf(medianHours)} of handing in; 3-5 business days are promised. A bar is the middle of a week.`
          }
          unit="hours"
          weeks={starts}
          series={[{ name: 'Hours', colour: 'bg-control', values: weeks.map(week => week.medianHours) }]}
        />
        <WeekBars
          title="Outcomes"
          text={`${sumOf(weeks, 'approved')} approved, ${sumOf(weeks, 'rejected')} rejected, ${sumOf(weeks, 'needsMoreInfo')} asked for more, in ${weeks.length} weeks.`}
          unit="requests"
          weeks={starts}
          series={[
            { name: 'Approved', colour: 'bg-trust', values: weeks.map(week => week.approved) },
            { name: 'Needs more info', colour: 'bg-amber', values: weeks.map(week => week.needsMoreInfo) },
            { name: 'Rejected', colour: 'bg-danger', values: weeks.map(week => week.rejected) },
          ]}
        />
        <WeekBars
          title="Handed in"
          text={`${sumOf(weeks, 'submitted')} requests were handed in, in ${weeks.length} weeks.`}
          unit="requests"
          weeks={starts}
          series={[{ name: 'Handed in', colour: 'bg-ink', values: weeks.map(week => week.submitted) }]}
        />
      </div>
      <WeekTable weeks={weeks} />
    </div>
  )
}

const HEAD = 'py-2 pl-2 text-right font-medium align-bottom sm:pl-3'
const NUMBER_CELL = 'py-2 pl-2 text-right sm:pl-3'

function WeekTable({ weeks }: { weeks: readonly VerificationWeek[] }) {
  return (
    <section aria-labelledby="figures-heading" className="grid gap-3">
      <h2 id="figures-heading" className="text-lg">
        The weeks in figures
      </h2>
      <ScrollRegion label="Figures of the weeks" className="shows-there-is-more">
        <table className="w-full text-xs tabular-nums sm:text-sm">
          <thead className="text-soft text-xs">
            <tr className="border-line border-b">
              <th scope="col" className="py-2 text-left align-bottom font-medium">
                Week from
              </th>
              <th scope="col" className={HEAD}>
                Handed in
              </th>
              <th scope="col" className={HEAD}>
                Approved
              </th>
              <th scope="col" className={HEAD}>
                Rejected
              </th>
              <th scope="col" className={HEAD}>
                Asked for more
              </th>
              <th scope="col" className={HEAD}>
                Waiting at its end
              </th>
              <th scope="col" className={HEAD}>
                Time to decision
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-line border-b">
            {weeks.toReversed().map(week => (
              <tr key={week.from}>
                <th scope="row" className="whitespace-nowrap py-2 text-left font-normal">
                  {formatWeek(week.from)}
                </th>
                <td className={NUMBER_CELL}>{week.submitted}</td>
                <td className={NUMBER_CELL}>{week.approved}</td>
                <td className={NUMBER_CELL}>{week.rejected}</td>
                <td className={NUMBER_CELL}>{week.needsMoreInfo}</td>
                <td className={NUMBER_CELL}>{week.waitingAtEnd}</td>
                <td className={`${NUMBER_CELL} whitespace-nowrap`}>{week.medianHours === null ? '–' : durationOf(week.medianHours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
