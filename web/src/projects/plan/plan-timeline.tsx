import { Route } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { HOURS_A_DAY, type Task } from '#contract/projects.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatHours, formatHoursRange } from '../../ui/format.ts'
import { taskAnchor } from '../task-anchor.ts'
import { type Crew, type Slot, schedule } from './plan-schedule.ts'

type TimedTask = Pick<Task, 'id' | 'title' | 'predecessors' | 'estimatedHours' | 'hoursRange'>

const MOST_TICKS = 9
const STEPS_DAYS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]

const CREWS: { crew: Crew; label: string }[] = [
  { crew: 'alone', label: 'One expert' },
  { crew: 'together', label: 'An expert for each task' },
]

/** The notes of a plan hold its deadline against the longest way alone, whoever is chosen here: without a word the two contradict each other. */
const WHAT_A_DAY_IS = `A day here is ${HOURS_A_DAY} hours of work, without weekends or waiting. A note on the deadline counts only tasks that wait for each other, as ‘An expert for each task’ does.`

const dayOf = (hours: number) => Math.floor(hours / HOURS_A_DAY) + 1
const daysIn = (hours: number) => Math.max(1, Math.ceil(hours / HOURS_A_DAY - 0.01))
const days = (count: number) => `${count} working ${count === 1 ? 'day' : 'days'}`

/** 'Day 2', or 'Days 2–4'; what ends with a day does not reach into the next. */
const daysOf = ({ start, end }: Slot): string => {
  const [first, last] = [dayOf(start), Math.max(dayOf(start), dayOf(end - 0.01))]
  return first === last ? `Day ${first}` : `Days ${first}–${last}`
}

interface PlanTimelineProps {
  tasks: readonly TimedTask[]
  /** Where a task is read in full; null where there is no such place. */
  addressOf: ((anchor: string) => string) | null
}

/** The plan laid out in time: each task as early as it can begin. */
export function PlanTimeline({ tasks, addressOf }: PlanTimelineProps) {
  const [crew, setCrew] = useState<Crew>('alone')
  const { slots, totalHours } = schedule(tasks, crew)
  const best = schedule(tasks, crew, task => task.hoursRange.optimistic).totalHours
  const worst = schedule(tasks, crew, task => task.hoursRange.pessimistic).totalHours
  const byId = new Map(tasks.map((task, index) => [task.id, { task, number: index + 1 }]))
  const scale = Math.max(HOURS_A_DAY, ...slots.map(({ id, start }) => start + (byId.get(id)?.task.hoursRange.pessimistic ?? 0)))
  return (
    <>
      <fieldset className="mb-3 flex flex-wrap gap-x-5">
        <legend className="sr-only">Who works</legend>
        {CREWS.map(({ crew: each, label }) => (
          <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input type="radio" name="crew" checked={crew === each} onChange={() => setCrew(each)} className="size-5 accent-marker-fill" />
            {label}
          </label>
        ))}
      </fieldset>
      <p aria-live="polite" className="measure mb-1 text-sm">
        <strong>About {days(daysIn(totalHours))}</strong> at {HOURS_A_DAY} h a day; {days(daysIn(best))} if all goes as well as it can,{' '}
        {days(daysIn(worst))} if all goes as badly.
      </p>
      <p className="measure mb-4 text-soft text-sm">{WHAT_A_DAY_IS}</p>
      <div className="rounded-card border border-line bg-raised p-4 sm:p-5">
        <Axis scale={scale} />
        <ol className="grid gap-3">
          {slots.map(slot => {
            const found = byId.get(slot.id)
            return found && <Row key={slot.id} slot={slot} {...found} scale={scale} addressOf={addressOf} />
          })}
        </ol>
      </div>
    </>
  )
}

const percent = (hours: number, scale: number) => `${((hours / scale) * 100).toFixed(3)}%`

function Axis({ scale }: { scale: number }) {
  const count = Math.ceil(scale / HOURS_A_DAY)
  const step = STEPS_DAYS.find(days => count / days <= MOST_TICKS) ?? count
  const ticks = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
  return (
    // On a phone the second tick begins where 'Day 1' would still stand.
    <div aria-hidden="true" className="relative mt-4 mb-2 h-5 text-soft text-xs tabular-nums sm:mt-0 sm:ml-56">
      <span className="-top-4 absolute left-0 sm:hidden">Day</span>
      {ticks.map(day => (
        <span key={day} className="absolute border-line border-l pl-1" style={{ left: percent(day * HOURS_A_DAY, scale) }}>
          {day === 0 && <span className="max-sm:hidden">Day </span>}
          {day + 1}
        </span>
      ))}
    </div>
  )
}

interface RowProps {
  slot: Slot
  task: TimedTask
  number: number
  scale: number
  addressOf: PlanTimelineProps['addressOf']
}

function Row({ slot, task, number, scale, addressOf }: RowProps) {
  const { optimistic, pessimistic } = task.hoursRange
  const name = (
    <>
      <span className="text-marker-ink tabular-nums">{number}</span> {task.title}
    </>
  )
  return (
    <li className="grid gap-x-4 gap-y-1 sm:grid-cols-[13rem_1fr] sm:items-center">
      <div className="min-w-0 text-sm">
        {addressOf === null ? (
          <span className="wrap-anywhere line-clamp-2">{name}</span>
        ) : (
          <Link to={addressOf(taskAnchor(task.id))} className="wrap-anywhere line-clamp-2 underline-offset-2 hover:underline">
            {name}
          </Link>
        )}
        <span className="flex flex-wrap items-center gap-x-2 text-soft text-xs tabular-nums">
          {daysOf(slot)} · {formatHours(task.estimatedHours)} ({formatHoursRange(optimistic, pessimistic)})
          {slot.isCritical && (
            <span className="inline-flex items-center gap-1 text-marker-ink">
              <Route aria-hidden="true" className="size-3.5" />
              longest way
            </span>
          )}
        </span>
      </div>
      <div aria-hidden="true" className="relative h-6 rounded-full bg-sunken">
        <div
          className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-control"
          style={{ left: percent(slot.start + optimistic, scale), width: percent(pessimistic - optimistic, scale) }}
        />
        <div
          className={classNames('absolute inset-y-1 min-w-1 rounded-full', slot.isCritical ? 'bg-marker' : 'bg-trust')}
          style={{ left: percent(slot.start, scale), width: percent(slot.end - slot.start, scale) }}
        />
        <div className="absolute top-1.5 h-3 w-0.5 bg-ink" style={{ left: `calc(${percent(slot.start + pessimistic, scale)} - 2px)` }} />
      </div>
    </li>
  )
}
