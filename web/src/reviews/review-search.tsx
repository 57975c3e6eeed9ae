import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { REVIEW_SEARCH_MAX } from '#contract/reviews-limits.ts'
import { inputClass } from '../ui/field.tsx'
import { useSearchText } from '../ui/use-settled.ts'

interface ReviewSearchProps {
  search: string
  onChange: (search: string) => void
}

/** Searches reviews once the typing pauses. */
export function ReviewSearch({ search, onChange }: ReviewSearchProps) {
  const id = useId()
  const { text, type, send } = useSearchText(search, onChange)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form action="/reviews" onSubmit={submit} className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        Search
      </label>
      <span className="relative grid">
        <Search aria-hidden="true" className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-soft" />
        <input
          id={id}
          type="search"
          name="search"
          value={text}
          maxLength={REVIEW_SEARCH_MAX}
          placeholder="Search reviews by content, expert, or service..."
          autoComplete="off"
          enterKeyHint="search"
          onChange={event => type(event.target.value)}
          className={inputClass(false, 'min-h-11 !pl-10')}
        />
      </span>
    </form>
  )
}
