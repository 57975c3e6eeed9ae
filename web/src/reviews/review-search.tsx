import type { FormEvent } from 'react'
import { REVIEW_SEARCH_MAX } from '#contract/reviews-limits.ts'
import { SearchField } from '../ui/search-field.tsx'
import { useSearchText } from '../ui/use-settled.ts'

interface ReviewSearchProps {
  search: string
  onChange: (search: string) => void
}

/** Searches reviews once the typing pauses. */
export function ReviewSearch({ search, onChange }: ReviewSearchProps) {
  const { text, type, send } = useSearchText(search, onChange)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form action="/reviews" onSubmit={submit}>
      <SearchField
        name="search"
        value={text}
        maxLength={REVIEW_SEARCH_MAX}
        placeholder="Search reviews by content, expert, or service..."
        onChange={type}
      />
    </form>
  )
}
