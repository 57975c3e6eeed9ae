import type { HoursRange } from '#contract/projects.ts'
import type { ExpertService } from '../experts/expert-service.ts'
import { meanHours } from './analysis/plan-simulation.ts'

/** The first skill counts most. */
const blend = (rates: readonly number[]): number => {
  const weights = rates.map((_, index) => 1 / (index + 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const sum = rates.reduce((acc, rate, index) => acc + rate * (weights[index] ?? 0), 0)
  return total === 0 ? 0 : Math.round((sum / total) * 100) / 100
}

/** US dollars an hour for a task that asks for these skills. */
export const rateOfTask = async (experts: ExpertService, requiredSkillIds: readonly string[]): Promise<number> =>
  (await ratesOfTasks(experts, [{ requiredSkillIds }]))[0] ?? 0

/** The same of several tasks, with one look at the market. */
export const ratesOfTasks = async (
  experts: ExpertService,
  tasks: readonly { requiredSkillIds: readonly string[] }[],
): Promise<number[]> => {
  const rates = await experts.goingRates([...new Set(tasks.flatMap(({ requiredSkillIds }) => requiredSkillIds))])
  return tasks.map(({ requiredSkillIds }) => blend(requiredSkillIds.map(id => rates.get(id) ?? 0)))
}

/** What follows from a task's hours and rate. */
export const figuresOfTask = (hours: HoursRange, hourlyRate: number): { estimatedHours: number; estimatedCost: number } => {
  const estimatedHours = meanHours(hours)
  return { estimatedHours, estimatedCost: Math.round(estimatedHours * hourlyRate * 100) / 100 }
}
