import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import type { PlannedTask } from '../analyst.ts'
import { meanHours } from '../plan-simulation.ts'

/** Hours of real work that one person gets done in a day. */
const HOURS_A_DAY = 6

/** What the tasks cost at usual rates: the market may ask more or less, so it only serves to compare with a stated budget. */
export const usualCost = (tasks: readonly PlannedTask[]): number =>
  tasks.reduce((sum, { hours, requiredSkillIds }) => sum + meanHours(hours) * TAXONOMY.defaultHourlyRate(requiredSkillIds[0] ?? ''), 0)

/** The working days of the longest chain of tasks that wait for each other. Takes tasks with predecessors first. */
export const shortestWorkingDays = (tasks: readonly PlannedTask[]): number => {
  const ends = new Map<string, number>()
  for (const { key, hours, predecessorKeys } of tasks) {
    const start = Math.max(0, ...predecessorKeys.map(before => ends.get(before) ?? 0))
    ends.set(key, start + meanHours(hours))
  }
  return Math.ceil(Math.max(0, ...ends.values()) / HOURS_A_DAY)
}
