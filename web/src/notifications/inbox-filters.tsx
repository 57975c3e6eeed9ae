import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { NOTIFICATION_CATEGORIES } from '#contract/notifications-kinds.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { categoryLabel } from './category-icon.tsx'
import { type InboxFilter, PLACES, STATUSES } from './inbox-filter.ts'

interface InboxFiltersProps {
  filter: InboxFilter
  onChange: (filter: InboxFilter) => void
}

const CATEGORIES = NOTIFICATION_CATEGORIES.map(value => ({ value, label: categoryLabel(value) }))

/** What is shown of the inbox, and which part of it. On a phone the rarer ones open when they are asked for. */
export function InboxFilters({ filter, onChange }: InboxFiltersProps) {
  const { status, place, category, from, until } = filter
  const [isOpen, setOpen] = useState(false)
  const moreId = useId()
  const moreInUse = [category, from, until].filter(value => value !== null).length
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
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={moreId}
        className="col-span-2 justify-self-start md:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden="true" className="size-4" />
        {moreInUse === 0 ? 'More filters' : `More filters (${moreInUse} in use)`}
      </Button>
      <div id={moreId} className={classNames('contents', !isOpen && 'max-md:hidden')}>
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
          className="min-w-0"
          max={until ?? undefined}
          value={from ?? ''}
          onChange={({ target }) => onChange({ ...filter, from: target.value || null })}
        />
        <TextField
          label="Until"
          type="date"
          className="min-w-0"
          min={from ?? undefined}
          value={until ?? ''}
          onChange={({ target }) => onChange({ ...filter, until: target.value || null })}
        />
      </div>
    </div>
  )
}
