import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Availability } from '#contract/ar-sessions-availability.ts'
import { Button } from '../ui/button.tsx'
import { formatDay } from '../ui/format.ts'
import { TextField } from '../ui/text-field.tsx'
import { withException } from './availability-draft.ts'
import { dayIn } from './session-times.ts'
import { TimeRanges } from './time-ranges.tsx'

interface AvailabilityExceptionsProps {
  draft: Availability
  onChange: (draft: Availability) => void
}

/** Holidays, and days with other hours. A new one is a day off until it is given times. */
export function AvailabilityExceptions({ draft, onChange }: AvailabilityExceptionsProps) {
  const today = dayIn(new Date().toISOString(), draft.timezone)
  const [date, setDate] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const add = () => {
    if (date === '') return setError('Choose the day.')
    if (date < today) return setError('That day is over. Choose one to come.')
    setError(undefined)
    setDate('')
    onChange(withException(draft, date, []))
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-48">
          <TextField label="Day" type="date" min={today} value={date} error={error} onChange={event => setDate(event.target.value)} />
        </div>
        <Button variant="secondary" onClick={add}>
          Add this day
        </Button>
      </div>
      {draft.exceptions.length > 0 && (
        <ul className="grid divide-y divide-line border-line border-y">
          {draft.exceptions.map(exception => {
            const name = formatDay(exception.date)
            return (
              <li key={exception.date} className="grid items-start gap-x-6 gap-y-1 py-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
                <h3 className="flex min-h-11 items-center font-medium text-sm">{name}</h3>
                <TimeRanges
                  day={name}
                  ranges={exception.ranges}
                  onChange={ranges => onChange(withException(draft, exception.date, ranges))}
                />
                <Button
                  variant="quiet"
                  aria-label={`${name}: as every week again`}
                  onClick={() => onChange(withException(draft, exception.date, null))}
                >
                  <Trash2 aria-hidden="true" className="size-4" />
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
