import { NOTIFICATION_CATEGORIES } from '#contract/notifications-kinds.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { categoryLabel } from './category-icon.tsx'
import { type InboxFilter, PLACES, STATUSES } from './inbox-filter.ts'

interface InboxFiltersProps {
  filter: InboxFilter
  onChange: (filter: InboxFilter) => void
}

const CATEGORIES = NOTIFICATION_CATEGORIES.map(value => ({ value, label: categoryLabel(value) }))

/** What is shown of the inbox, and which part of it. */
export function InboxFilters({ filter, onChange }: InboxFiltersProps) {
  const { status, place, category, from, until } = filter
  return (
    // biome-ignore lint/a11y/useSemanticElements: React does not know the element in every browser
    <div role="search" aria-label="Filter notifications" className="grid grid-cols-2 gap-4 md:grid-cols-5">
      <NativeSelect
        label="Status"
        value={status}
        options={STATUSES}
        onChange={({ target }) => onChange({ ...filter, status: STATUSES.find(({ value }) => value === target.value)?.value ?? 'all' })}
      />
      <NativeSelect
        label="Place"
        value={place}
        options={PLACES}
        onChange={({ target }) => onChange({ ...filter, place: PLACES.find(({ value }) => value === target.value)?.value ?? 'inbox' })}
      />
      <div className="col-span-2 md:col-span-1">
        <NativeSelect
          label="Category"
          value={category ?? ''}
          options={[{ value: '', label: 'All categories' }, ...CATEGORIES]}
          onChange={({ target }) =>
            onChange({ ...filter, category: CATEGORIES.find(({ value }) => value === target.value)?.value ?? null })
          }
        />
      </div>
      <TextField
        label="From"
        type="date"
        max={until ?? undefined}
        value={from ?? ''}
        onChange={({ target }) => onChange({ ...filter, from: target.value || null })}
      />
      <TextField
        label="Until"
        type="date"
        min={from ?? undefined}
        value={until ?? ''}
        onChange={({ target }) => onChange({ ...filter, until: target.value || null })}
      />
    </div>
  )
}
