import { Settings2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type InboxFilter, isNarrowed } from './inbox-filter.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxList } from './inbox-list.tsx'
import { useListNotifications } from './notification-queries.ts'

const SKELETONS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

export function InboxSkeleton() {
  return (
    <div role="status" aria-label="Loading notifications" className="grid gap-px overflow-hidden rounded-card border border-line">
      {SKELETONS.map(name => (
        <div key={name} className="flex min-h-26 items-start gap-3 bg-raised p-4">
          <Skeleton className="size-5" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-1/5" />
          </span>
        </div>
      ))}
    </div>
  )
}

interface InboxProps {
  email: string
  filter: InboxFilter
  onFilter: (filter: InboxFilter) => void
  onPreferences: () => void
}

/** Everything that a person was told, newest first. */
export function Inbox({ email, filter, onFilter, onPreferences }: InboxProps) {
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListNotifications(
    email,
    filter,
  )
  const notifications = data?.pages.flatMap(page => page.notifications)
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-80">
          <InboxFilters filter={filter} onChange={onFilter} />
        </div>
        <Button variant="secondary" onClick={onPreferences}>
          <Settings2 aria-hidden="true" className="size-5" />
          Preferences
        </Button>
      </div>
      {isPending && <InboxSkeleton />}
      {!data && error && (
        <LoadError title="Error loading notifications. Please try again." query={{ refetch, isRefetching }}>
          <p>{error.message}</p>
        </LoadError>
      )}
      {notifications?.length === 0 && !hasNextPage && (
        <NothingHere filter={filter} onClear={() => onFilter({ ...filter, status: 'all', category: null, from: null, until: null })} />
      )}
      {notifications && (notifications.length > 0 || hasNextPage) && (
        <div>
          <InboxList key={JSON.stringify(filter)} email={email} place={filter.place} notifications={notifications} />
          <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={fetchNextPage} />
        </div>
      )}
    </div>
  )
}

const EMPTY: Record<InboxFilter['place'], { title: string; text: string }> = {
  inbox: { title: 'No notifications yet', text: 'What happens to your projects, offers, reviews and account is told here as it happens.' },
  archive: { title: 'The archive is empty', text: 'What you archive leaves the inbox and is kept here.' },
  snoozed: { title: 'Nothing is snoozed', text: 'What you snooze waits here and comes back to the inbox by itself.' },
}

function NothingHere({ filter, onClear }: { filter: InboxFilter; onClear: () => void }) {
  if (!isNarrowed(filter)) {
    const { title, text } = EMPTY[filter.place]
    return (
      <EmptyState title={title}>
        <p>{text}</p>
      </EmptyState>
    )
  }
  const action = (
    <Button variant="secondary" onClick={onClear}>
      Clear filters
    </Button>
  )
  return (
    <EmptyState title="Nothing matches these filters" action={action}>
      <p>Choose another status, category or time, or look in another place.</p>
    </EmptyState>
  )
}
