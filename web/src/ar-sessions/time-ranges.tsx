import { CircleAlert, Plus, X } from 'lucide-react'
import type { TimeRange } from '#contract/ar-sessions-availability.ts'
import { Button } from '../ui/button.tsx'
import { inputClass } from '../ui/field.tsx'
import { CLOCK_STEPS, rangeAfter, rangesError } from './availability-draft.ts'

interface TimeRangesProps {
  /** Of which day, for who does not see it. */
  day: string
  ranges: readonly TimeRange[]
  onChange: (ranges: readonly TimeRange[]) => void
}

/** The times of one day; none means that it is free of sessions. */
export function TimeRanges({ day, ranges, onChange }: TimeRangesProps) {
  const error = rangesError(ranges)
  const set = (index: number, changed: Partial<TimeRange>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...changed } : range)))
  return (
    <div className="grid justify-items-start gap-2">
      {ranges.length === 0 && <p className="flex min-h-11 items-center text-soft text-sm">No sessions</p>}
      {ranges.map((range, index) => (
        // Two ranges of a day may be alike while they are being set: their place is what tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: the controls hold no state of their own
        <div key={index} className="flex flex-wrap items-center gap-2">
          <Clock label={`${day}, time ${index + 1}, from`} value={range.from} onChange={from => set(index, { from })} />
          <span aria-hidden="true" className="text-soft">
            –
          </span>
          <Clock label={`${day}, time ${index + 1}, until`} value={range.until} onChange={until => set(index, { until })} />
          <Button
            variant="quiet"
            aria-label={`${day}: remove ${range.from} to ${range.until}`}
            className="!px-2.5"
            onClick={() => onChange(ranges.filter((_, at) => at !== index))}
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        </div>
      ))}
      {error && (
        <p role="alert" className="flex items-center gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="size-4" />
          {error}
        </p>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-label={`${day}: add a time`}
        className="-ml-3"
        onClick={() => onChange([...ranges, rangeAfter(ranges)])}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add a time
      </Button>
    </div>
  )
}

function Clock({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const steps = CLOCK_STEPS.includes(value) ? CLOCK_STEPS : [...CLOCK_STEPS, value].sort()
  return (
    <select
      aria-label={label}
      value={value}
      onChange={event => onChange(event.target.value)}
      className={inputClass(false, '!w-auto min-h-11 !bg-raised tabular-nums')}
    >
      {steps.map(step => (
        <option key={step} value={step}>
          {step}
        </option>
      ))}
    </select>
  )
}
