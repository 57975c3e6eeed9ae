import { useState } from 'react'
import { Link } from 'react-router'
import { AR_SESSION_STATUSES, type ArSession, type ArSessionStatus, arSessionStatusLabel } from '#contract/ar-sessions.ts'
import { durationWords } from '#contract/ar-sessions-record.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatFullMoment } from '../ui/format.ts'
import { LoadError } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { SessionBadge } from './session-badge.tsx'
import { sessionPath } from './session-path.ts'
import { type AllSessionsFilter, useListAllArSessions } from './session-queries.ts'

/** What the address asks for; all when it asks for none that there is. */
export const readStatus = (text: string | null): ArSessionStatus | undefined => AR_SESSION_STATUSES.find(status => status === text)

export function AllSessionsSkeleton() {
  return (
    <div role="status" aria-label="Loading sessions">
      <Skeleton className="h-80" />
    </div>
  )
}

interface AllSessionsProps {
  status: ArSessionStatus | undefined
  onStatus: (status: ArSessionStatus | undefined) => void
}

/** Sessions of everybody, searched by title or person. */
export function AllSessions({ status, onStatus }: AllSessionsProps) {
  const [words, setWords] = useState('')
  const { settled: q } = useSettled(words)
  return (
    <div className="grid gap-4">
      <div className="grid max-w-2xl gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <NativeSelect
          label="Status"
          value={status ?? ''}
          options={[
            { value: '', label: 'All Statuses' },
            ...AR_SESSION_STATUSES.map(each => ({ value: each, label: arSessionStatusLabel(each) })),
          ]}
          onChange={event => onStatus(readStatus(event.target.value))}
        />
        <TextField
          label="Search"
          type="search"
          placeholder="Title, name or email..."
          value={words}
          onChange={event => setWords(event.target.value)}
        />
      </div>
      <Sessions filter={{ ...(q === '' ? {} : { q }), ...(status && { status }) }} />
    </div>
  )
}

function Sessions({ filter }: { filter: AllSessionsFilter }) {
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListAllArSessions(filter)
  if (isPending) return <AllSessionsSkeleton />
  if (!data) {
    return (
      <LoadError title="Error Loading Sessions" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  const sessions = data.pages.flatMap(page => page.items)
  return (
    <>
      <p role="status" className="sr-only">
        {sessions.length === 1 ? '1 session' : `${sessions.length} sessions`} shown
      </p>
      {sessions.length === 0 ? (
        <EmptyState title="No Sessions Found">
          <p>No session fits what you chose.</p>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {sessions.map(session => (
            <li key={session.id}>
              <SessionRow session={session} />
            </li>
          ))}
        </ul>
      )}
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={fetchNextPage} />
    </>
  )
}

function SessionRow({ session }: { session: ArSession }) {
  const { sessionTitle, clientName, clientEmail, expertName, scheduledAt, connectedSeconds } = session
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="wrap-anywhere text-base">
          <Link to={sessionPath(session)} className="underline decoration-line underline-offset-4 hover:decoration-marker">
            {sessionTitle}
          </Link>
        </h2>
        <p className="wrap-anywhere text-soft text-sm">
          {clientName} ({clientEmail}) with {expertName}
        </p>
        <p className="text-soft text-sm tabular-nums">
          <time dateTime={scheduledAt}>{formatFullMoment(scheduledAt)}</time>
          {connectedSeconds > 0 && `, connected ${durationWords(connectedSeconds)}`}
        </p>
      </div>
      <SessionBadge session={session} />
    </article>
  )
}
