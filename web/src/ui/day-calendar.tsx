import { type CalendarDate, parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { classNames } from './class-names.ts'

interface DayCalendarProps {
  label: string
  /** Days are written '2026-11-23'. Null: none is chosen. */
  value: string | null
  /** Where the keyboard is, and with it the month that is shown. */
  focused: string
  min: string
  max: string
  isUnavailable: (day: string) => boolean
  onChange: (day: string) => void
  onFocus: (day: string) => void
}

const turnClass = 'touch-target inline-flex size-10 items-center justify-center rounded-control hover:bg-sunken disabled:opacity-40'
const CELL =
  'grid size-10 cursor-pointer place-items-center rounded-full text-sm tabular-nums outline-offset-2 hover:bg-sunken data-selected:bg-marker-fill data-selected:font-semibold data-selected:text-on-marker'
const GONE = 'data-outside-month:invisible data-disabled:cursor-not-allowed data-disabled:text-soft data-disabled:opacity-55'
const TAKEN = 'data-unavailable:cursor-not-allowed data-unavailable:text-soft data-unavailable:line-through data-unavailable:opacity-70'

/** A month of which one day is chosen; days that cannot be had are seen and not chosen. Loaded where it is needed. */
export function DayCalendar({ label, value, focused, min, max, isUnavailable, onChange, onFocus }: DayCalendarProps) {
  return (
    <Calendar
      aria-label={label}
      value={value === null ? null : parseDate(value)}
      focusedValue={parseDate(focused)}
      minValue={parseDate(min)}
      maxValue={parseDate(max)}
      firstDayOfWeek="mon"
      isDateUnavailable={date => isUnavailable(date.toString())}
      onChange={(date: CalendarDate) => onChange(date.toString())}
      onFocusChange={date => onFocus(date.toString())}
      className="w-fit"
    >
      <header className="mb-1 flex items-center justify-between">
        <Button slot="previous" className={turnClass}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        <Heading className="font-medium text-sm" />
        <Button slot="next" className={turnClass}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className="border-separate border-spacing-0.5">
        <CalendarGridHeader>
          {day => <CalendarHeaderCell className="size-8 font-medium text-soft text-xs">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{date => <CalendarCell date={date} className={classNames(CELL, GONE, TAKEN)} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
