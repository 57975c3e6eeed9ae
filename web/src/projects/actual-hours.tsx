import { Check, Undo2 } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Task } from '#contract/projects.ts'
import { ActualHours as ActualHoursInput } from '#contract/projects-estimates.ts'
import { Button } from '../ui/button.tsx'
import { formatHours } from '../ui/format.ts'
import { TextField } from '../ui/text-field.tsx'
import { useRecordActualHours } from './use-record-actual-hours.ts'

interface ActualHoursProps {
  projectId: number
  task: Pick<Task, 'id' | 'title' | 'actualHours' | 'estimatedHours' | 'hoursRange'>
  mayChange: boolean
}

/** A 5 % difference is no difference. */
const AS_ESTIMATED = 0.05

/** '19 % more than estimated, within the range' */
const comparison = (actual: number, { estimatedHours, hoursRange }: ActualHoursProps['task']): string => {
  const difference = estimatedHours === 0 ? 0 : actual / estimatedHours - 1
  const size =
    Math.abs(difference) <= AS_ESTIMATED
      ? 'as estimated'
      : `${Math.round(Math.abs(difference) * 100)} % ${difference > 0 ? 'more' : 'less'} than estimated`
  const isWithin = actual >= hoursRange.optimistic && actual <= hoursRange.pessimistic
  return `${size}, ${isWithin ? 'within' : 'outside'} the range`
}

/** What a task of a begun project really took: to be recorded, corrected and taken back by its owner. */
export function ActualHours({ projectId, task, mayChange }: ActualHoursProps) {
  const { actualHours, title } = task
  const [isOpen, setOpen] = useState(false)
  const [removed, setRemoved] = useState<number>()
  const record = useRecordActualHours(projectId, task.id)
  const opener = useRef<HTMLButtonElement>(null)
  // What was pressed is gone once these hours are shown: the keyboard goes on at what came in its place.
  const returnsWith = useRef<{ hours: number | null } | null>(null)
  useEffect(() => {
    if (isOpen || returnsWith.current?.hours !== actualHours) return
    returnsWith.current = null
    opener.current?.focus()
  }, [isOpen, actualHours])
  const close = (hours: number | null) => {
    returnsWith.current = { hours }
    setOpen(false)
    setRemoved(undefined)
  }
  const save = (hours: number) => record.mutate(hours, { onSuccess: recorded => close(recorded.actualHours) })
  const remove = () => {
    returnsWith.current = { hours: null }
    setRemoved(actualHours ?? undefined)
    record.mutate(null)
  }

  if (isOpen)
    return <HoursForm title={title} before={actualHours} isPending={record.isPending} onSave={save} onCancel={() => close(actualHours)} />
  if (actualHours === null) {
    return (
      mayChange && (
        <div className="flex flex-wrap gap-x-2">
          <Button
            ref={opener}
            variant="secondary"
            size="small"
            aria-label={`Record hours taken for ${title}`}
            onClick={() => setOpen(true)}
          >
            Record hours taken
          </Button>
          {removed !== undefined && (
            <Button variant="quiet" size="small" isPending={record.isPending} onClick={() => save(removed)}>
              <Undo2 aria-hidden="true" className="size-4" />
              Undo: {formatHours(removed)}
            </Button>
          )}
        </div>
      )
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="flex items-center gap-1.5 text-sm tabular-nums">
        <Check aria-hidden="true" className="size-4 text-trust" />
        <span>
          <span className="font-semibold">Took {formatHours(actualHours)}</span>: {comparison(actualHours, task)}
        </span>
      </p>
      {mayChange && (
        <span className="flex">
          <Button ref={opener} variant="quiet" size="small" aria-label={`Change hours taken for ${title}`} onClick={() => setOpen(true)}>
            Change
          </Button>
          <Button variant="quiet" size="small" aria-label={`Remove hours taken for ${title}`} isPending={record.isPending} onClick={remove}>
            Remove
          </Button>
        </span>
      )}
    </div>
  )
}

interface HoursFormProps {
  title: string
  before: number | null
  isPending: boolean
  onSave: (hours: number) => void
  onCancel: () => void
}

function HoursForm({ title, before, isPending, onSave, onCancel }: HoursFormProps) {
  const [text, setText] = useState(before === null ? '' : String(before))
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A decimal comma is a decimal point.
    const parsed = ActualHoursInput.safeParse(text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')))
    setError(parsed.error?.issues[0]?.message)
    if (parsed.success) onSave(parsed.data)
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={`Hours taken for ${title}`}
      className="grid gap-3"
      onSubmit={submit}
      onKeyDown={event => event.key === 'Escape' && onCancel()}
    >
      <div className="max-w-48">
        <TextField
          label="Hours it really took"
          error={error}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </div>
      <div className="flex gap-2">
        <Button type="submit" size="small" isPending={isPending}>
          Save hours
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
