import type { Task } from '#contract/projects.ts'
import type { Brief, PlannedTask } from '../analyst.ts'
import { meanHours } from '../plan-simulation.ts'
import { limitsOf, type Reading } from '../reading/brief-reading.ts'
import type { Budget } from '../reading/budget.ts'
import { shortestWorkingDays, usualCost } from './figures.ts'

type Limits = Pick<Reading, 'budget' | 'deadline'>

/** What budget and deadline are held against. */
interface PlanFigures {
  /** US dollars. */
  cost: number
  workingDays: number
}

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`

const moneyOf = ({ amount, currency }: Budget): string =>
  currency === null || currency === 'USD' ? dollars(amount) : `${currency} ${Math.round(amount).toLocaleString('en-US')}`

/** So near to a budget in another currency nobody can tell without a rate of exchange whether it covers a plan. */
const NEAR = { from: 0.75, to: 1.4 }

const budgetNote = (budget: Budget | null, { cost }: PlanFigures): string[] => {
  if (budget === null) return []
  const isOther = budget.currency !== null && budget.currency !== 'USD'
  const compared = isOther ? ` Costs are in US dollars and were compared one to one with ${budget.currency}.` : ''
  if (budget.isForPart === true && cost > budget.amount)
    return [
      `Your budget of ${moneyOf(budget)} is for a part of the work: it was not held against the whole plan, which comes to about ${dollars(cost)} at usual rates.${compared}`,
    ]
  if (isOther && cost > budget.amount * NEAR.from && cost < budget.amount * NEAR.to)
    return [
      `Your budget of ${moneyOf(budget)} is near what this plan comes to, about ${dollars(cost)} at usual rates: the rate of exchange decides whether it covers it.`,
    ]
  if (cost > budget.amount)
    return [
      `Your budget of ${moneyOf(budget)} does not cover this plan: at usual rates it comes to about ${dollars(cost)}. Leave tasks out or raise it.${compared}`,
    ]
  return [`Your budget of ${moneyOf(budget)} covers the work of this plan, about ${dollars(cost)} at usual rates.${compared}`]
}

const days = (count: number): string => `${count} working ${count === 1 ? 'day' : 'days'}`

const deadlineNote = ({ deadline }: Limits, { workingDays: needed }: PlanFigures): string[] => {
  if (deadline === null) return []
  const named = `Your deadline (“${deadline.words}”)`
  if (deadline.isSpread === true)
    return [`${named}: the work comes a little at a time, so only a calendar tells whether it is done by then.`]
  if (deadline.workingDays === null)
    return [`${named}: tasks that wait for each other need about ${days(needed)}; only a calendar tells whether that holds.`]
  if (needed > deadline.workingDays)
    return [
      `${named.slice(0, -1)}, about ${days(deadline.workingDays)}) is too short: tasks that wait for each other need about ${days(needed)}.`,
    ]
  if (needed < deadline.atLeast || deadline.atLeast === deadline.workingDays) return []
  return [`${named} cannot be judged here: tasks that wait for each other need about ${days(needed)}, and an expert must be free in time.`]
}

/** Whether budget and deadline hold. */
export const limitNotes = (limits: Limits, figures: PlanFigures): string[] => [
  ...budgetNote(limits.budget, figures),
  ...deadlineNote(limits, figures),
]

/** Of tasks as an analyst proposes them. */
export const plannedFigures = (tasks: readonly PlannedTask[]): PlanFigures => ({
  cost: usualCost(tasks),
  workingDays: shortestWorkingDays(tasks.map(({ key, hours, predecessorKeys }) => ({ key, hours: meanHours(hours), predecessorKeys }))),
})

const IS_LIMIT_NOTE = /^Your (?:budget of|deadline \()/

/**
 * The notes of a plan as it is now: its client changes tasks, and then what was said of budget and deadline when it was made is no longer
 * true. Those are said anew, in the place where they stood.
 */
export const presentNotes = (
  notes: readonly string[],
  brief: Brief,
  tasks: readonly Pick<Task, 'id' | 'estimatedHours' | 'estimatedCost' | 'predecessors'>[],
): string[] => {
  if (tasks.length === 0) return [...notes]
  const now = limitNotes(limitsOf(brief), {
    cost: tasks.reduce((sum, { estimatedCost }) => sum + estimatedCost, 0),
    workingDays: shortestWorkingDays(
      tasks.map(({ id, estimatedHours, predecessors }) => ({ key: id, hours: estimatedHours, predecessorKeys: predecessors })),
    ),
  })
  const others = notes.filter(note => !IS_LIMIT_NOTE.test(note))
  const stood = notes.findIndex(note => IS_LIMIT_NOTE.test(note))
  const place = stood < 0 ? others.length : stood
  return [...others.slice(0, place), ...now, ...others.slice(place)]
}
