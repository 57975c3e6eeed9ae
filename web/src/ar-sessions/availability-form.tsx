import { type FormEvent, type ReactNode, useState } from 'react'
import { type Availability, BUFFER_MINUTES, NOTICE_HOURS, WEEKDAYS } from '#contract/ar-sessions-availability.ts'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TimeZoneField } from '../ui/time-zone-field.tsx'
import { availabilityError, rangesOf, withWeekday } from './availability-draft.ts'
import { AvailabilityExceptions } from './availability-exceptions.tsx'
import { useGetAvailability, useSaveAvailability } from './availability-queries.ts'
import { TimeRanges } from './time-ranges.tsx'

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const WORKDAYS = WEEKDAYS.slice(1, 5)
const noticeWords = (hours: number) => (hours === 0 ? 'At any time before' : hours === 1 ? '1 hour before' : `${hours} hours before`)
const bufferWords = (minutes: number) => (minutes === 0 ? 'Nothing' : `${minutes} minutes`)

export function AvailabilitySkeleton() {
  return (
    <div role="status" aria-label="Loading your availability" className="grid max-w-3xl gap-6">
      <Skeleton className="h-16" />
      <Skeleton className="h-96" />
    </div>
  )
}

/** When an expert takes sessions. */
export function AvailabilitySettings() {
  const { data, error, isRefetching, refetch } = useGetAvailability()
  if (data) return <AvailabilityForm saved={data} />
  if (!error) return <AvailabilitySkeleton />
  return (
    <LoadError title="Could not load your availability" query={{ refetch, isRefetching }}>
      <p>{error.message}</p>
    </LoadError>
  )
}

function AvailabilityForm({ saved }: { saved: Availability }) {
  const [draft, setDraft] = useState(saved)
  const save = useSaveAvailability()
  const error = availabilityError(draft)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (error === null) save.mutate(draft)
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="grid max-w-3xl gap-10">
      <TimeZoneField
        label="Time zone"
        hint="Your times are meant on this clock; clients see them on theirs too."
        value={draft.timezone}
        onChange={timezone => setDraft({ ...draft, timezone })}
      />
      <Part title="Every week">
        <Week draft={draft} onChange={setDraft} />
      </Part>
      <Part title="Days that are different">
        <AvailabilityExceptions draft={draft} onChange={setDraft} />
      </Part>
      <Part title="Room around a session">
        <div className="grid gap-5 sm:grid-cols-2">
          <NativeSelect
            label="Can be booked until"
            value={String(draft.noticeHours)}
            options={NOTICE_HOURS.map(hours => ({ value: String(hours), label: noticeWords(hours) }))}
            onChange={event => setDraft({ ...draft, noticeHours: Number(event.target.value) })}
          />
          <NativeSelect
            label="Keep free after each session"
            value={String(draft.bufferMinutes)}
            options={BUFFER_MINUTES.map(minutes => ({ value: String(minutes), label: bufferWords(minutes) }))}
            onChange={event => setDraft({ ...draft, bufferMinutes: Number(event.target.value) })}
          />
        </div>
      </Part>
      <div className="sticky bottom-14 z-10 -mx-1 flex flex-wrap items-center gap-3 border-line border-t bg-paper px-1 py-3 md:bottom-0">
        <Button type="submit" isPending={save.isPending} disabled={!isChanged || error !== null}>
          {save.isPending ? 'Saving...' : 'Save availability'}
        </Button>
        <p role="status" className="text-soft text-sm">
          {error ?? (isChanged ? 'There are changes that are not saved.' : 'Everything is saved.')}
        </p>
      </div>
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

function Week({ draft, onChange }: { draft: Availability; onChange: (draft: Availability) => void }) {
  const copyMonday = () => onChange(WORKDAYS.reduce((copied, weekday) => withWeekday(copied, weekday, rangesOf(draft, 1)), draft))
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="grid w-full divide-y divide-line border-line border-y">
        {WEEKDAYS.map(weekday => {
          const name = DAY_NAMES[weekday - 1] ?? ''
          return (
            <li key={weekday} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <h3 className="flex min-h-11 items-center font-medium text-sm">{name}</h3>
              <TimeRanges day={name} ranges={rangesOf(draft, weekday)} onChange={ranges => onChange(withWeekday(draft, weekday, ranges))} />
            </li>
          )
        })}
      </ul>
      <Button variant="secondary" size="small" onClick={copyMonday}>
        Use Monday's times until Friday
      </Button>
    </div>
  )
}
