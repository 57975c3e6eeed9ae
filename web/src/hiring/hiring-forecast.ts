import type { Task } from '#contract/projects.ts'

/** What an expert gets done of somebody's work on a day. */
const HOURS_A_DAY = 6
const DAY_MS = 86_400_000

export type ForecastTask = Pick<Task, 'id' | 'predecessors' | 'estimatedHours' | 'estimatedCost' | 'hoursRange'>

/** Who is to do a task, and what for: the price, once there is one, or the rate. */
export interface ForecastChoice {
  expertId: number
  price: number
}

export interface Forecast {
  /** Of each task the day by which it is done if it goes as badly as it can: a date to promise. */
  dueDates: ReadonlyMap<number, string>
  /** What is agreed or chosen, and the estimate of what nobody is chosen for yet. */
  cost: number
  estimatedCost: number
  workingDays: number
  /** The day on which all of it is done, as things go on average. */
  endsOn: string
}

const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6

/** The `count`th working day after a day; both as YYYY-MM-DD. */
const workingDayAfter = (today: string, count: number): string => {
  let day = new Date(`${today}T00:00:00Z`)
  for (let left = Math.max(1, count); left > 0; ) {
    day = new Date(day.getTime() + DAY_MS)
    if (!isWeekend(day)) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

const daysIn = (hours: number) => Math.max(1, Math.ceil(hours / HOURS_A_DAY - 0.01))

/** When each task ends, in hours of work: after those before it, and an expert does one thing at a time. */
const endsOf = (
  tasks: readonly ForecastTask[],
  expertOf: (taskId: number) => number | undefined,
  hoursOf: (task: ForecastTask) => number,
) => {
  const ends = new Map<number, number>()
  const freeFrom = new Map<number, number>()
  const known = new Set(tasks.map(({ id }) => id))
  const waiting = [...tasks]
  while (waiting.length > 0) {
    const next = Math.max(
      0,
      waiting.findIndex(({ predecessors }) => predecessors.every(id => ends.has(id) || !known.has(id))),
    )
    for (const task of waiting.splice(next, 1)) {
      const expertId = expertOf(task.id)
      const start = Math.max(
        0,
        ...task.predecessors.map(id => ends.get(id) ?? 0),
        expertId === undefined ? 0 : (freeFrom.get(expertId) ?? 0),
      )
      const end = start + hoursOf(task)
      ends.set(task.id, end)
      if (expertId !== undefined) freeFrom.set(expertId, end)
    }
  }
  return ends
}

/** What a choice of experts makes of a plan's cost and dates, were the work to begin on the next working day. */
export const forecast = (tasks: readonly ForecastTask[], choices: ReadonlyMap<number, ForecastChoice>, today: string): Forecast => {
  const expertOf = (taskId: number) => choices.get(taskId)?.expertId
  const likely = endsOf(tasks, expertOf, task => task.estimatedHours)
  const worst = endsOf(tasks, expertOf, task => task.hoursRange.pessimistic)
  const workingDays = daysIn(Math.max(0, ...likely.values()))
  return {
    dueDates: new Map([...worst].map(([id, hours]) => [id, workingDayAfter(today, daysIn(hours))])),
    cost: tasks.reduce((sum, task) => sum + (choices.get(task.id)?.price ?? task.estimatedCost), 0),
    estimatedCost: tasks.reduce((sum, task) => sum + task.estimatedCost, 0),
    workingDays,
    endsOn: workingDayAfter(today, workingDays),
  }
}
