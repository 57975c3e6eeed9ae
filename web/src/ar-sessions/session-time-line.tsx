import type { ArSession } from '#contract/ar-sessions.ts'
import { lineWords, MOMENT_LABELS } from '#contract/ar-sessions-record.ts'
import { LoadError } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { browserTimeZone } from '../ui/time-zones.ts'
import { useListSessionTimeLine } from './record-queries.ts'
import { clockIn, weekdayIn } from './session-times.ts'

/** What happened in a session, a page at a time: in a long one thousands of marks were drawn. */
export function SessionTimeLine({ session }: { session: ArSession }) {
  return (
    <section aria-labelledby="time-line-heading" className="grid gap-3">
      <h2 id="time-line-heading" className="text-lg">
        What happened
      </h2>
      <Lines session={session} />
    </section>
  )
}

function Lines({ session }: { session: ArSession }) {
  const { data, error, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListSessionTimeLine(session.id)
  if (!data) {
    if (!error) return <Skeleton className="h-48 !rounded-card" />
    return (
      <LoadError title="Could not load what happened" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  const zone = browserTimeZone() ?? 'UTC'
  const names = { client: session.clientName, expert: session.expertName, admin: 'an admin', system: 'Onhand' }
  return (
    <>
      <ol className="grid gap-3 border-line border-l-2 pl-4">
        {data.pages
          .flatMap(page => page.items)
          .map(lineWords)
          .map(({ key, kind, by, at, words }) => (
            <li key={key} className="text-sm">
              {MOMENT_LABELS[kind]}
              {by && ` by ${names[by]}`}
              {words && `: ${words}`}
              <time dateTime={at} className="block text-soft text-xs tabular-nums">
                {weekdayIn(at, zone)}, {clockIn(at, zone)}
              </time>
            </li>
          ))}
      </ol>
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={fetchNextPage} />
    </>
  )
}
