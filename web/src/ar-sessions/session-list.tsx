import type { ReactNode } from 'react'
import { arSessionStatusLabel, SESSION_FILTERS, type SessionFilter } from '#contract/ar-sessions.ts'
import { isSignedOutError } from '../platform/app-error.ts'
import { useIsLive } from '../platform/live-room.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { SessionCard, SessionCardSkeleton } from './session-card.tsx'
import { useListArSessions } from './session-queries.ts'
import { useLiveSessions } from './use-live-sessions.ts'

const SKELETONS = ['one', 'two', 'three', 'four', 'five', 'six']
const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

/** What the address asks for; all when it asks for none that there is. */
export const readSessionFilter = (text: string | null): SessionFilter | undefined => SESSION_FILTERS.find(filter => filter === text)

export function SessionListSkeleton() {
  return (
    <div role="status" aria-label="Loading sessions" className={GRID}>
      {SKELETONS.map(name => (
        <SessionCardSkeleton key={name} />
      ))}
    </div>
  )
}

interface StatusFilterProps {
  status: SessionFilter | undefined
  onChange: (status: SessionFilter | undefined) => void
}

function StatusFilter({ status, onChange }: StatusFilterProps) {
  return (
    <div className="w-full max-w-56">
      <NativeSelect
        label="Status"
        value={status ?? ''}
        options={[
          { value: '', label: 'All Statuses' },
          ...SESSION_FILTERS.map(filter => ({ value: filter, label: arSessionStatusLabel(filter) })),
        ]}
        onChange={event => onChange(readSessionFilter(event.target.value))}
      />
    </div>
  )
}

/** What stands in place of a list that has none, and how to have a first one. */
export interface EmptySessions {
  text: string
  action: ReactNode
}

interface SessionListProps extends StatusFilterProps {
  /** Stands in place of the list for who is neither signed in nor here by a link. */
  forVisitors: ReactNode
  empty: EmptySessions
}

/** None at all, or none of those that are asked for. */
function NoSessions({ status, onChange, empty }: SessionListProps) {
  const title = 'No AR sessions found.'
  if (status === undefined)
    return (
      <EmptyState title={title} action={empty.action}>
        <p>{empty.text}</p>
      </EmptyState>
    )
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" onClick={() => onChange(undefined)}>
          Show all
        </Button>
      }
    >
      <p>None of your sessions is {arSessionStatusLabel(status).toLowerCase()} now.</p>
    </EmptyState>
  )
}

/** The caller's sessions: those to come first, the nearest first, then the past ones. */
export function SessionList(props: SessionListProps) {
  useLiveSessions()
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListArSessions(
    props.status,
    useIsLive(),
  )
  if (isSignedOutError(error)) return props.forVisitors
  const sessions = data?.pages.flatMap(page => page.items)
  return (
    <div className="grid gap-6">
      <StatusFilter status={props.status} onChange={props.onChange} />
      {isPending && <SessionListSkeleton />}
      {error && !data && <LoadError title={`Error fetching sessions: ${error.message}`} query={{ refetch, isRefetching }} />}
      {sessions?.length === 0 && <NoSessions {...props} />}
      {sessions && sessions.length > 0 && (
        <ul aria-label="AR sessions" className={GRID}>
          {sessions.map(session => (
            <li key={session.id} className="flex min-w-0">
              <SessionCard session={session} />
            </li>
          ))}
        </ul>
      )}
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={data ? error : null} onMore={fetchNextPage} />
    </div>
  )
}
