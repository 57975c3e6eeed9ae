import { HOURS_A_DAY } from '#contract/projects.ts'
import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import type { PlannedTask } from '../analyst.ts'
import { meanHours } from '../plan-simulation.ts'

/** What the tasks cost at usual rates: the market may ask more or less, so it only serves to compare with a stated budget. */
export const usualCost = (tasks: readonly PlannedTask[]): number =>
  tasks.reduce((sum, { hours, requiredSkillIds }) => sum + meanHours(hours) * TAXONOMY.defaultHourlyRate(requiredSkillIds[0] ?? ''), 0)

/** The working days of the longest chain of tasks that wait for each other. */
export const shortestWorkingDays = <Key>(tasks: readonly { key: Key; hours: number; predecessorKeys: readonly Key[] }[]): number => {
  const byKey = new Map(tasks.map(task => [task.key, task]))
  const ends = new Map<Key, number>()
  const endOf = (key: Key): number => {
    const task = byKey.get(key)
    if (task === undefined) return 0
    const end = ends.get(key) ?? Math.max(0, ...task.predecessorKeys.map(endOf)) + task.hours
    ends.set(key, end)
    return end
  }
  return Math.ceil(Math.max(0, ...tasks.map(({ key }) => endOf(key))) / HOURS_A_DAY)
}
