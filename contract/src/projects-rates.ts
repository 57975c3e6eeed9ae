import type { Task } from './projects.ts'

/** What the estimates of some tasks count an hour, in US dollars, over all their hours; null where they take none. */
export const averageRate = (tasks: readonly Pick<Task, 'estimatedHours' | 'estimatedCost'>[]): number | null => {
  const hours = tasks.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0)
  return hours === 0 ? null : tasks.reduce((sum, { estimatedCost }) => sum + estimatedCost, 0) / hours
}

/** Where a going rate comes from: the median over the experts, or the product's own figure where few have the skill. */
export const GOING_RATE_EXPLAINED = 'half of the experts here ask more for such skills, half less; where few offer one, a usual rate counts'
