import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ReviewWords } from '#contract/reviews.ts'
import { REVIEW_CONTENT_MAX, REVIEW_TITLE_MAX } from '#contract/reviews-limits.ts'
import { Button } from '../ui/button.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { CountedTextField } from '../ui/counted-text-field.tsx'
import { loadReview, type ReviewDraft, saveReview, type TypedReview } from './review-draft.ts'
import { reviewContract } from './review-queries.ts'
import { StarInput } from './star-input.tsx'

interface ReviewWordsFormProps {
  label: string
  initial?: ReviewWords
  /** Keeps what is typed. */
  draft: ReviewDraft
  isPending: boolean
  submitLabel: string
  pendingLabel: string
  onSubmit: (words: ReviewWords) => void
  /** Stands before the stars. */
  children?: ReactNode
}

type Errors = Partial<Record<'rating' | 'title' | 'content', string>>

type Read = { words: ReviewWords } | { errors: Errors }

const readWords = async (typed: TypedReview): Promise<Read> => {
  const read = (await reviewContract()).ReviewWords.safeParse(typed)
  if (read.success) return { words: read.data }
  const of = (name: string) => read.error.issues.find(({ path }) => path[0] === name)?.message
  const found = { rating: typed.rating === null ? 'Choose how many stars' : of('rating'), title: of('title'), content: of('content') }
  return { errors: Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined)) }
}

/** Stars, title and words of a review. */
export function ReviewWordsForm({ label, initial, draft, isPending, submitLabel, pendingLabel, onSubmit, children }: ReviewWordsFormProps) {
  const [typed, setTyped] = useState<TypedReview>(() => ({ rating: null, title: '', content: '', ...initial, ...loadReview(draft) }))
  const [errors, setErrors] = useState<Errors>({})
  /** Counts the tries to send: each leads to what it found wrong, what is mended after it leads nowhere. */
  const [tries, setTries] = useState(0)
  const change = (changed: Partial<typeof typed>) => {
    setTyped(before => ({ ...before, ...changed }))
    saveReview(draft, { ...typed, ...changed })
    // What was wrong with what was changed is no longer what stands there.
    setErrors(before => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))))
  }
  const form = useRef<HTMLFormElement>(null)
  // The first field that wants something takes the keyboard, once it says so.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = await readWords(typed)
    setErrors('errors' in read ? read.errors : {})
    setTries(before => before + 1)
    if ('words' in read && !isPending) onSubmit(read.words)
  }
  return (
    <form ref={form} noValidate method="post" aria-label={label} onSubmit={submit} className="grid gap-4">
      {children}
      <StarInput label="Rating" value={typed.rating} error={errors.rating} onChange={rating => change({ rating })} />
      <CountedTextField
        label="Title"
        text={typed.title}
        maxCharacters={REVIEW_TITLE_MAX}
        value={typed.title}
        error={errors.title}
        onChange={event => change({ title: event.target.value })}
      />
      <CountedTextArea
        label="Your review"
        rows={5}
        text={typed.content}
        maxCharacters={REVIEW_CONTENT_MAX}
        value={typed.content}
        error={errors.content}
        onChange={event => change({ content: event.target.value })}
      />
      <Button type="submit" isPending={isPending} className="justify-self-start">
        {isPending ? pendingLabel : submitLabel}
      </Button>
    </form>
  )
}
