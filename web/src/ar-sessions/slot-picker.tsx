import { CalendarX } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { DayCalendar } from '../ui/day-calendar.tsx'
import { LoadErrorLine } from '../ui/load-error.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { cityOf, clockIn, clockThere, dayIn, weekdayIn } from './session-times.ts'
import type { SlotChoice } from './use-slot-choice.ts'

const WAITING_FOR_WHOM = 'Choose a service first: then you see when its expert has time.'

/** A day and a time out of the expert's free ones, on his clock and on one's own. */
export function SlotPicker({ choice, isKnown, error }: { choice: SlotChoice; isKnown: boolean; error?: string | undefined }) {
  const { zone, own, expertName, startsAt, day } = choice
  return (
    <div className="grid gap-3">
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        <div className="grid gap-1.5">
          <p aria-hidden="true" className="font-medium text-sm">
            Date
          </p>
          <DayCalendar
            label="Date"
            value={day}
            focused={choice.focused}
            min={choice.today}
            max={choice.lastDay}
            isUnavailable={asked => isKnown && asked >= choice.today && !choice.isFreeDay(asked)}
            onChange={choice.chooseDay}
            onFocus={choice.focus}
          />
        </div>
        <div className="grid content-start gap-3">
          <TimeSelect choice={choice} isKnown={isKnown} error={error} />
          {startsAt && clockThere(startsAt, zone, own) !== null && (
            <p className="text-sm">
              {clockIn(startsAt, own)} where you are
              {dayIn(startsAt, own) !== dayIn(startsAt, zone) && ` on ${weekdayIn(startsAt, own)}`}, {clockIn(startsAt, zone)} in{' '}
              {cityOf(zone)} for {expertName}.
            </p>
          )}
          <NothingFree choice={choice} />
        </div>
      </div>
      {choice.query.isError && <LoadErrorLine query={choice.query}>{choice.query.error.message}</LoadErrorLine>}
    </div>
  )
}

function TimeSelect({ choice, isKnown, error }: { choice: SlotChoice; isKnown: boolean; error: string | undefined }) {
  const { slots, zone, own, startsAt, isPending, isEmpty } = choice
  const label = (moment: string) => {
    const there = clockThere(moment, zone, own)
    // The calendar beside it is the expert's: where one's own day is another, it is said.
    const day = dayIn(moment, own) === dayIn(moment, zone) ? '' : `${weekdayIn(moment, own)}, `
    return there === null ? clockIn(moment, own) : `${day}${clockIn(moment, own)} · ${clockIn(moment, zone)} in ${cityOf(zone)}`
  }
  const waiting = !isKnown ? 'Choose a service first' : isPending ? 'Loading the free times...' : isEmpty ? 'No free time' : 'Choose a day'
  return (
    <NativeSelect
      label="Time"
      hint={isKnown ? `An hour. On your clock; the expert's days and hours are those of ${cityOf(zone)}.` : WAITING_FOR_WHOM}
      error={error}
      value={startsAt ?? ''}
      disabled={startsAt === null}
      options={
        startsAt === null
          ? [{ value: '', label: waiting }]
          : slots.map(slot => ({
              value: slot.startsAt,
              label: slot.isFree ? label(slot.startsAt) : `${clockIn(slot.startsAt, own)} not free`,
              isDisabled: !slot.isFree,
            }))
      }
      onChange={event => choice.chooseTime(event.target.value)}
    />
  )
}

/** Says that a month has nothing free, and leads to the next day that has. */
function NothingFree({ choice: { isEmpty, nextFree, expertName, zone, chooseDay } }: { choice: SlotChoice }) {
  if (!isEmpty) return null
  const moment = nextFree?.startsAt
  return (
    <div role="status" className="grid justify-items-start gap-2 rounded-control bg-amber-wash p-3 text-amber text-sm">
      <p className="flex items-start gap-2">
        <CalendarX aria-hidden="true" className="mt-0.5 size-4 flex-none" />
        {nextFree && !moment ? `${expertName} has no free time in the months to come.` : `${expertName} has no free time in this month.`}
      </p>
      {moment && (
        <Button variant="secondary" size="small" onClick={() => chooseDay(dayIn(moment, zone))}>
          Go to {weekdayIn(moment, zone)}
        </Button>
      )}
    </div>
  )
}
