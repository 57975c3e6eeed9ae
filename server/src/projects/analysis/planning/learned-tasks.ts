import { type LearnedHours, packageOf } from '../learned-hours.ts'
import { exactMeanHours } from '../plan-simulation.ts'
import type { ChosenPackage } from '../retrieval/packages-spoken-of.ts'
import type { DraftTask } from './draft-tasks.ts'
import { scaledHours } from './effort.ts'
import { quoted } from './wording.ts'

/** Below this nobody notices. */
const LEAST_TOLD = 0.03

/** The hours as finished jobs have taught them. What is kept as the factor is what the rounded hours really came to. */
export const withLearnedHours = (tasks: readonly DraftTask[], learned: LearnedHours): DraftTask[] =>
  tasks.map(task => {
    const factor = learned.factorOf(task.grounds.templateKeys)
    if (factor === 1) return task
    const hours = scaledHours([task.hours.optimistic, task.hours.likely, task.hours.pessimistic], factor)
    return {
      ...task,
      hours,
      grounds: { ...task.grounds, learnedFactor: Number((exactMeanHours(hours) / exactMeanHours(task.hours)).toFixed(4)) },
    }
  })

/** Where the hours of a package differ from the handbook's, and why; a sentence each. */
export const learnedNotes = (tasks: readonly DraftTask[], chosen: readonly ChosenPackage[], learned: LearnedHours): string[] =>
  chosen.flatMap(({ template }) => {
    const own = tasks.filter(({ grounds }) => grounds.templateKeys.some(key => packageOf(key) === template.id))
    const now = own.reduce((sum, { hours }) => sum + exactMeanHours(hours), 0)
    const before = own.reduce((sum, { hours, grounds }) => sum + exactMeanHours(hours) / grounds.learnedFactor, 0)
    const change = before === 0 ? 0 : now / before - 1
    if (Math.abs(change) < LEAST_TOLD) return []
    const size = `${Math.round(Math.abs(change) * 100)} % ${change > 0 ? 'more' : 'less'} hours than the handbook`
    return [`Learned from ${learned.jobsOf(template.id)} finished jobs like ${quoted(template.title)}: ${size}.`]
  })
