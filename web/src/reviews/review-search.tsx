import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { REVIEW_SEARCH_MAX } from '#contract/reviews-limits.ts'
import { inputClass } from '../ui/field.tsx'

const SEARCH_DEBOUNCE_MS = 500

interface ReviewSearchProps {
  search: string
  onChange: (search: string) => void
}

/** Searches reviews once the typing pauses. */
export function ReviewSearch({ search, onChange }: ReviewSearchProps) {
  const id = useId()
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(search)
  const [sent, setSent] = useState(search)
  if (search !== seen) {
    setSeen(search)
    // The address that comes of one's own typing must not take back what was typed since.
    if (search !== sent) setText(search)
  }
  const send = () => {
    const typed = text.trim()
    if (typed === search) return
    setSent(typed)
    onChange(typed)
  }
  useEffect(() => {
    if (text.trim() === search) return
    const timer = setTimeout(send, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  })
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
          onChange={event => setText(event.target.value)}
          className={inputClass(false, 'min-h-11 !pl-10')}
        />
      </span>
    </form>
  )
}
