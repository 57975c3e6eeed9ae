import type { HoursRange, Narrowing } from '#contract/projects.ts'
import type { TaskGrounds } from './analyst.ts'
import { narrowingOf } from './plan-narrowing.ts'
import { simulateTotals } from './plan-simulation.ts'

/** A task of a plan as its row has it. */
export interface TotalledTask {
  id: number
  title: string
  hoursRange: HoursRange
  hourlyRate: number
  /** The hours as the analyst wrote them; null for a task made by hand. */
  analystHours: HoursRange | null
  grounds: TaskGrounds | null
}

/** Figure by figure: the database keeps them in an order of its own. */
export const areSameHours = (one: HoursRange, other: HoursRange): boolean =>
  one.optimistic === other.optimistic && one.likely === other.likely && one.pessimistic === other.pessimistic

/** Whether nobody has put other hours in the place of the analyst's. */
export const areAnalystsHours = ({ hoursRange, analystHours }: Pick<TotalledTask, 'hoursRange' | 'analystHours'>): boolean =>
  analystHours !== null && areSameHours(hoursRange, analystHours)

/** What a project's row says of a plan without tasks. */
export const NO_TOTALS = {
  totalEstimatedHours: null,
  totalEstimatedCost: null,
  hoursLow: null,
  hoursHigh: null,
  costLow: null,
  costHigh: null,
  narrowing: [],
}

/** What a project's row says of its plan as a whole, from its tasks in order. To be written whenever they change. */
export const planTotals = (
  tasks: readonly TotalledTask[],
): {
  totalEstimatedHours: number
  totalEstimatedCost: number
  hoursLow: number
  hoursHigh: number
  costLow: number
  costHigh: number
  narrowing: Narrowing[]
} => {
  const uncertain = tasks.map(task => {
    // Whoever writes hours by hand knows the count, and what the work is.
    const isOnlyRead = areAnalystsHours(task)
    const grounds = isOnlyRead ? task.grounds : null
    const { id, title, hoursRange, hourlyRate } = task
    return { id, title, hours: hoursRange, hourlyRate, grounds, missingCounts: grounds?.missingCounts ?? [], isOnlyRead }
  })
  const totals = simulateTotals(uncertain)
  const { hours, cost } = totals
  return {
    totalEstimatedHours: hours.mean,
    totalEstimatedCost: cost.mean,
    hoursLow: hours.low,
    hoursHigh: hours.high,
    costLow: cost.low,
    costHigh: cost.high,
    narrowing: narrowingOf(uncertain, totals),
  }
}
