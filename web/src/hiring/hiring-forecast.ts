import { DAY_MS, dayAfter } from '#contract/hiring-terms.ts'
import type { Task } from '#contract/projects.ts'

/** What an expert gets done of somebody's work on a day. */
export const HOURS_A_DAY = 6
const WORKING_DAYS_A_WEEK = 5

export type ForecastTask = Pick<Task, 'id' | 'predecessors' | 'estimatedHours' | 'estimatedCost' | 'hoursRange'>

/** Who is to do a task, and what for. */
export interface ForecastChoice {
  /** Null when his account is gone. */
  expertId: number | null
  /** The price, once there is one, or the rate. */
  price: number
  /** What was agreed is done by a day, or done; the others wait for an answer. */
  agreed?: { dueDate: string; isDone: boolean }
}

export interface Forecast {
  /** Of each task the day by which it is done if the answer takes its time and the work goes as badly as it can: a date to promise. */
  dueDates: ReadonlyMap<number, string>
  /** What is agreed or chosen, and the estimate of what nobody is chosen for yet. */
  cost: number
  estimatedCost: number
  workingDays: number
  /** The day on which all of it is done, if the answers take their time and the work goes as it does on average. */
  endsOn: string
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
  hoursOf: (task: ForecastTask) => number,
) => {
  const answered = workingDaysUntil(today, dayAfter(today, answerDays)) * HOURS_A_DAY
  const ends = new Map<number, number>()
  const freeFrom = new Map([...busyUntil].map(([expertId, day]) => [expertId, workingDaysUntil(today, day) * HOURS_A_DAY]))
  const known = new Set(tasks.map(({ id }) => id))
  const endOf = (task: ForecastTask): number => {
    const { expertId = null, agreed } = choices.get(task.id) ?? {}
    if (agreed) return agreed.isDone ? 0 : workingDaysUntil(today, agreed.dueDate) * HOURS_A_DAY
    const before = task.predecessors.map(id => ends.get(id) ?? 0)
    return Math.max(answered, ...before, expertId === null ? 0 : (freeFrom.get(expertId) ?? 0)) + hoursOf(task)
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
  const likely = endsOf(tasks, choices, calendar, task => task.estimatedHours)
  const worst = endsOf(tasks, choices, calendar, task => task.hoursRange.pessimistic)
  const workingDays = daysIn(Math.max(0, ...likely.values()))
  return {
    dueDates: new Map([...worst].map(([id, hours]) => [id, workingDayAfter(calendar.today, daysIn(hours))])),
    cost: tasks.reduce((sum, task) => sum + (choices.get(task.id)?.price ?? task.estimatedCost), 0),
    estimatedCost: tasks.reduce((sum, task) => sum + task.estimatedCost, 0),
    workingDays,
    endsOn: workingDayAfter(calendar.today, workingDays),
  }
}
