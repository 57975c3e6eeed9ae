import { DAY_MS, dayAfter } from '#contract/hiring-terms.ts'
import { HOURS_A_DAY, type Task } from '#contract/projects.ts'

const WORKING_DAYS_A_WEEK = 5

export type ForecastTask = Pick<Task, 'id' | 'predecessors' | 'estimatedHours' | 'estimatedCost' | 'hoursRange'>

/** Who is to do a task, and what for. */
export interface ForecastChoice {
  /** Null when his account is gone. */
  expertId: number | null
  /** The price, once there is one, or the rate. */
  price: number
  /** By when it is to be done, once a day is agreed, offered or typed; null of what is done. Without it the day is worked out. */
  dueDate?: string | null
}

export interface Forecast {
  /** Of each task that is not done its day; where none is said, the one by which it is done if the answer takes its time and the work goes as badly as it can: a date to promise. */
  dueDates: ReadonlyMap<number, string>
  /** What is agreed or chosen, and the estimate of what nobody is chosen for yet. */
  cost: number
  estimatedCost: number
  workingDays: number
  /** The last of those days: so it is the same before an offer is sent, while it waits and once it is accepted. Null when all is done. */
  endsOn: string | null
}

/** Days as YYYY-MM-DD. `answerDays`: how long an expert has to answer; nobody works before. */
export interface Calendar {
  today: string
  answerDays: number
  /** Until when experts have agreed to work for others: what is asked of them comes after it. */
  busyUntil: ReadonlyMap<number, string>
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The `count`th working day after a day. */
const workingDayAfter = (today: string, count: number): string => {
  const weeks = Math.max(0, Math.floor((count - 1) / WORKING_DAYS_A_WEEK))
  let day = dayAfter(today, 7 * weeks)
  for (let left = Math.max(1, count) - WORKING_DAYS_A_WEEK * weeks; left > 0; ) {
    day = dayAfter(day, 1)
    if (!isWeekend(day)) left -= 1
  }
  return day
}

/** How many working days come after a day, up to another and with it. */
const workingDaysUntil = (today: string, until: string): number => {
  const weeks = Math.max(0, Math.floor((Date.parse(until) - Date.parse(today)) / (7 * DAY_MS)))
  let count = WORKING_DAYS_A_WEEK * weeks
  for (let day = dayAfter(today, 7 * weeks + 1); day <= until; day = dayAfter(day, 1)) if (!isWeekend(day)) count += 1
  return count
}

const daysIn = (hours: number) => Math.max(1, Math.ceil(hours / HOURS_A_DAY - 0.01))

/** When each task ends, in hours of work from today on: after those before it, and an expert does one thing at a time. */
const endsOf = (
  tasks: readonly ForecastTask[],
  choices: ReadonlyMap<number, ForecastChoice>,
  { today, answerDays, busyUntil }: Calendar,
): ReadonlyMap<number, number> => {
  const answered = workingDaysUntil(today, dayAfter(today, answerDays)) * HOURS_A_DAY
  const ends = new Map<number, number>()
  const freeFrom = new Map([...busyUntil].map(([expertId, day]) => [expertId, workingDaysUntil(today, day) * HOURS_A_DAY]))
  const known = new Set(tasks.map(({ id }) => id))
  const endOf = ({ id, predecessors, hoursRange }: ForecastTask): number => {
    const { expertId = null, dueDate } = choices.get(id) ?? {}
    if (dueDate !== undefined) return dueDate === null ? 0 : workingDaysUntil(today, dueDate) * HOURS_A_DAY
    const before = predecessors.map(other => ends.get(other) ?? 0)
    return Math.max(answered, ...before, expertId === null ? 0 : (freeFrom.get(expertId) ?? 0)) + hoursRange.pessimistic
  }
  const waiting = [...tasks]
  while (waiting.length > 0) {
    const next = Math.max(
      0,
      waiting.findIndex(({ predecessors }) => predecessors.every(id => ends.has(id) || !known.has(id))),
    )
    for (const task of waiting.splice(next, 1)) {
      const expertId = choices.get(task.id)?.expertId ?? null
      const end = endOf(task)
      ends.set(task.id, end)
      if (expertId !== null) freeFrom.set(expertId, Math.max(end, freeFrom.get(expertId) ?? 0))
    }
  }
  return ends
}

/** What a choice of experts makes of a plan's cost and dates. */
export const forecast = (tasks: readonly ForecastTask[], choices: ReadonlyMap<number, ForecastChoice>, calendar: Calendar): Forecast => {
  const { today } = calendar
  const dueDates = new Map(
    [...endsOf(tasks, choices, calendar)].flatMap(([id, hours]) => {
      const day = choices.get(id)?.dueDate
      return day === null ? [] : [[id, day ?? workingDayAfter(today, daysIn(hours))] as const]
    }),
  )
  const endsOn = [...dueDates.values()].toSorted().at(-1) ?? null
  return {
    ...{ dueDates, endsOn },
    cost: tasks.reduce((sum, task) => sum + (choices.get(task.id)?.price ?? task.estimatedCost), 0),
    estimatedCost: tasks.reduce((sum, task) => sum + task.estimatedCost, 0),
    workingDays: endsOn === null ? 0 : workingDaysUntil(today, endsOn),
  }
}
