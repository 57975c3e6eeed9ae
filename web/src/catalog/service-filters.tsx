import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Category } from '#contract/catalog.ts'
import { MAX_SEARCH_CHARACTERS, SERVICE_SORTS, type ServiceSort } from '#contract/catalog-limits.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { formatCount } from '../ui/format.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useSearchText } from '../ui/use-settled.ts'
import { useListCategories } from './catalog-queries.ts'
import { isNarrowed, isServiceSort, NO_FILTER, type ServiceFilter, USUAL_SORT } from './service-filter.ts'
import { useCountServices } from './service-list-query.ts'

interface ServiceFiltersProps {
  filter: ServiceFilter
  /** `isTyping`: one of many small changes, no step that Back should return to. */
  onChange: (filter: ServiceFilter, options: { isTyping: boolean }) => void
}

const SORT_LABELS: Record<ServiceSort, string> = {
  relevance: 'Best match',
  rating: 'Highest rating',
  'price-low': 'Lowest rate',
  'price-high': 'Highest rate',
}

/** Search, category, AR and order. A form of the address, so that it works before any script runs. */
export function ServiceFilters({ filter, onChange }: ServiceFiltersProps) {
  const search = useSearchText(filter.q, q => onChange({ ...filter, q, isExact: false }, { isTyping: true }))
  /** With what is typed and has not gone into the address yet. */
  const choose = (chosen: Partial<ServiceFilter>) => {
    const q = search.taken()
    onChange({ ...filter, q, isExact: filter.isExact && q === filter.q, ...chosen }, { isTyping: false })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search.send()
  }
  return (
    <form
      action="/services"
      onSubmit={submit}
      className="grid items-end gap-4 sm:grid-cols-[1fr_16rem] lg:grid-cols-[1fr_16rem_12rem_auto_auto]"
    >
      <SearchField
        name="q"
        value={search.text}
        maxLength={MAX_SEARCH_CHARACTERS}
        placeholder="Search by skill, expert, or service..."
        onChange={search.type}
      />
      <CategorySelect filter={filter} onChange={categoryId => choose({ categoryId })} />
      <SortSelect filter={filter} onChange={sortBy => choose({ sortBy })} />
      <ArChoice isChosen={filter.isArOnly} onChange={isArOnly => choose({ isArOnly })} />
      {(isNarrowed(filter) || search.text !== '') && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            search.clear()
            onChange(NO_FILTER, { isTyping: false })
          }}
        >
          <X aria-hidden="true" className="size-4" />
          Clear
        </Button>
      )}
      <noscript>
        <button type="submit" className={buttonClass('secondary')}>
          Search
        </button>
      </noscript>
    </form>
  )
}

/** Ticked at once: the address, which says what is chosen, follows when the new list is there. */
function ArChoice({ isChosen, onChange }: { isChosen: boolean; onChange: (isChosen: boolean) => void }) {
  const [isTicked, setTicked] = useState(isChosen)
  const [seen, setSeen] = useState(isChosen)
  if (isChosen !== seen) {
    setSeen(isChosen)
    setTicked(isChosen)
  }
  return (
    <label className="flex min-h-11 items-center gap-2.5 font-medium text-sm">
      <input
        type="checkbox"
        name="ar"
        value="true"
        checked={isTicked}
        onChange={event => {
          setTicked(event.target.checked)
          onChange(event.target.checked)
        }}
        className="size-5 accent-marker-fill"
      />
      With AR help
    </label>
  )
}

/** Each category with how many of what is asked for are in it; one that has none of it is grey. */
function CategorySelect({ filter, onChange }: { filter: ServiceFilter; onChange: (categoryId: number | null) => void }) {
  const categories = useListCategories().data ?? []
  const { data: counts, isPlaceholderData } = useCountServices(filter)
  const optionOf = ({ id, name }: Category) => {
    const count = counts?.categories.find(({ categoryId }) => categoryId === id)?.servicesCount ?? 0
    // A sample that met none does not say that there is none.
    const isEmpty = counts !== undefined && !counts.isEstimate && !isPlaceholderData && count === 0
    const found = count > 0 ? ` (${formatCount(count)})` : isEmpty ? ' (none)' : ''
    return { value: String(id), label: `${name}${found}`, isDisabled: isEmpty && id !== filter.categoryId }
  }
  return (
    <NativeSelect
      label="Category"
      name="categoryId"
      value={filter.categoryId ?? ''}
      options={[{ value: '', label: 'All Categories' }, ...categories.map(optionOf)]}
      onChange={event => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  )
}

const orderName = (sort: ServiceSort, { q }: ServiceFilter): string =>
  sort === 'relevance' && q === '' ? 'Best reviewed' : SORT_LABELS[sort]

/** The usual order is no choice, so that it does not stand in the address. */
function SortSelect({ filter, onChange }: { filter: ServiceFilter; onChange: (sortBy: ServiceSort | null) => void }) {
  return (
    <NativeSelect
      label="Sort by"
      name="sortBy"
      value={filter.sortBy ?? USUAL_SORT}
      options={SERVICE_SORTS.map(value => ({ value, label: orderName(value, filter) }))}
      onChange={event => onChange(isServiceSort(event.target.value) && event.target.value !== USUAL_SORT ? event.target.value : null)}
    />
  )
}
