import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { RATING_MAX, RATING_MIN, RATING_STEP } from '#contract/reviews-limits.ts'
import { fillOf, STARS, StarShape } from './star-rating.tsx'

interface StarInputProps {
  label: string
  /** Null: none chosen yet. */
  value: number | null
  error?: string | undefined
  onChange: (value: number) => void
}

const KEYS: Record<string, (value: number) => number> = {
  ArrowRight: value => value + RATING_STEP,
  ArrowUp: value => value + RATING_STEP,
  ArrowLeft: value => value - RATING_STEP,
  ArrowDown: value => value - RATING_STEP,
  PageUp: value => value + 1,
  PageDown: value => value - 1,
  Home: () => RATING_MIN,
  End: () => RATING_MAX,
}

const within = (value: number) => Math.min(RATING_MAX, Math.max(RATING_MIN, value))
const words = (value: number | null) => (value === null ? 'Not rated yet' : `${value} of ${RATING_MAX} stars`)

/** Stars to choose, in halves: a slider for the keyboard, its left and right halves for pointer and finger. */
export function StarInput({ label, value, error, onChange }: StarInputProps) {
  const id = useId()
  const [shown, setShown] = useState<number | null>(null)
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (step) onChange(within(value === null && event.key.startsWith('Arrow') ? RATING_MIN : step(value ?? 0)))
    else if (/^[1-5]$/.test(event.key)) onChange(Number(event.key))
    else return
    event.preventDefault()
  }
  const under = (event: PointerEvent, star: number): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return within(event.clientX - left < width / 2 ? star - RATING_STEP : star)
  }
  return (
    <div className="grid gap-1.5">
      <span id={id} className="font-medium text-sm">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-3">
        <div
          role="slider"
          tabIndex={0}
          aria-labelledby={id}
          aria-valuemin={RATING_MIN}
          aria-valuemax={RATING_MAX}
          aria-valuenow={value ?? RATING_MIN}
          aria-valuetext={words(value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onKeyDown={press}
          onPointerLeave={() => setShown(null)}
          className="inline-flex w-fit touch-manipulation rounded-control"
        >
          {STARS.map(star => (
            <span
              key={star}
              className="grid size-11 cursor-pointer place-items-center"
              onPointerMove={event => event.pointerType === 'mouse' && setShown(under(event, star))}
              onPointerUp={event => onChange(under(event, star))}
            >
              <StarShape fill={fillOf(shown ?? value ?? 0, star)} className="size-8" />
            </span>
          ))}
        </div>
        <span aria-hidden="true" className="text-soft text-sm tabular-nums">
          {words(shown ?? value)}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className="flex items-center gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="size-4 flex-none" />
          {error}
        </p>
      )}
    </div>
  )
}
