import { useState } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { ACTIVITY_GROUP_NAMES, type WorkspaceActivity } from '#contract/workspaces-activity.ts'
import { inputClass } from '../../ui/field.tsx'
import { formatDate, formatTime } from '../../ui/format.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { MorePages } from '../../ui/more-pages.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type ActivityFilter, useListActivity } from './activity-queries.ts'
import { GROUP_LOOKS, iconOf, wordsOf } from './activity-words.tsx'

const EVERYTHING: ActivityFilter = { group: null, participantId: null }

/** What happened in a workspace, the newest first, by days. */
export function ActivityFeed({ workspace }: { workspace: Workspace }) {
  const [filter, setFilter] = useState(EVERYTHING)
  const query = useListActivity(workspace.id, filter)
  const { data, error, isPending, isRefetching, refetch } = query
  const isFiltered = filter.group !== null || filter.participantId !== null
  const entries = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section aria-labelledby="activity" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="activity" className="text-lg">
          Activity Feed
        </h2>
        <Filters workspace={workspace} filter={filter} onChange={setFilter} />
      </div>
      {isPending && <Skeleton className="h-64" />}
      {!data && error && (
        <LoadError title="Failed to load activity feed." query={{ refetch, isRefetching }}>
          <p>{error.message}</p>
        </LoadError>
      )}
      {data && entries.length === 0 && (
        <p role="status" className="py-10 text-center text-soft">
          {isFiltered ? 'Nothing of this kind happened here.' : 'No activity yet.'}
        </p>
      )}
      {byDays(entries).map(({ day, ofDay }) => (
        <div key={day} className="grid gap-1">
          <h3 className="font-medium text-soft text-sm">{day}</h3>
          <ol aria-label={`Activity of ${day}`} className="divide-y divide-line">
            {ofDay.map(activity => (
              <li key={activity.id}>
                <Entry activity={activity} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      <MorePages
        hasNextPage={query.hasNextPage}
        isFetching={query.isFetchingNextPage}
        error={data ? error : null}
        onMore={() => void query.fetchNextPage()}
      />
    </section>
  )
}

/** Newest first, as they come. */
const byDays = (entries: readonly WorkspaceActivity[]): { day: string; ofDay: WorkspaceActivity[] }[] => {
  const days: { day: string; ofDay: WorkspaceActivity[] }[] = []
  for (const activity of entries) {
    const day = formatDate(activity.happenedAt)
    const last = days.at(-1)
    if (last?.day === day) last.ofDay.push(activity)
    else days.push({ day, ofDay: [activity] })
  }
  return days
}

function Entry({ activity }: { activity: WorkspaceActivity }) {
  const { who, what } = wordsOf(activity)
  const Icon = iconOf(activity.type)
  return (
    <p className="flex items-center gap-3 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-soft" />
      <span className="wrap-anywhere min-w-0 flex-1">
        {who !== '' && <span className="font-medium">{who} </span>}
        {what}
      </span>
      <time dateTime={activity.happenedAt} className="text-soft text-sm tabular-nums">
        {formatTime(activity.happenedAt)}
      </time>
    </p>
  )
}

interface FiltersProps {
  workspace: Workspace
  filter: ActivityFilter
  onChange: (filter: ActivityFilter) => void
}

const SELECT = inputClass(false, '!w-auto !bg-raised !py-1.5 !text-sm min-h-11 max-w-full')

function Filters({ workspace: { participants }, filter, onChange }: FiltersProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <select
        aria-label="What happened"
        value={filter.group ?? ''}
        className={SELECT}
        onChange={({ target }) => onChange({ ...filter, group: ACTIVITY_GROUP_NAMES.find(group => group === target.value) ?? null })}
      >
        <option value="">Everything</option>
        {ACTIVITY_GROUP_NAMES.map(group => (
          <option key={group} value={group}>
            {GROUP_LOOKS[group].label}
          </option>
        ))}
      </select>
      <select
        aria-label="Who did it"
        value={filter.participantId ?? ''}
        className={SELECT}
        onChange={({ target }) => onChange({ ...filter, participantId: Number(target.value) || null })}
      >
        <option value="">Everybody</option>
        {participants.map(({ id, participantName }) => (
          <option key={id} value={id}>
            {participantName}
          </option>
        ))}
      </select>
    </div>
  )
}
