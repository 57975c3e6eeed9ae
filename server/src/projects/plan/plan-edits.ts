import { COMPLEXITY_LEVELS, type ComplexityLevel, type HoursRange } from '#contract/projects.ts'
import {
  circleIn,
  MAX_PLAN_TASKS,
  MAX_TASK_SKILLS,
  TASK_HOURS_MAX,
  TASK_TEXT_MAX,
  type TaskFields,
  type TaskPart,
} from '#contract/projects-plan.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { TaskGrounds } from '../analysis/analyst.ts'

/** A task as its owner's changes see it. One that is new has an id below zero until it is written. */
export interface PlanTask extends TaskFields {
  id: number
  citedSentences: string[]
  /** US dollars an hour. */
  hourlyRate: number
  /** Of a new task that an analyst made: what its hours rest on, and the hours as he gave them. */
  grounds?: TaskGrounds | null
  analystHours?: HoursRange
}

/** What its owner has a plan become. Pure: the same plan and the same change give the same plan. */
export type PlanEdit = (tasks: readonly PlanTask[]) => PlanTask[]

const TASK_NOT_FOUND = 'This task is no longer part of the plan. Look at the plan as it is now.'

const find = (tasks: readonly PlanTask[], id: number): PlanTask => {
  const found = tasks.find(task => task.id === id)
  if (!found) throw new AppError('not_found', TASK_NOT_FOUND)
  return found
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** Has every task that waited for one of `from` wait for `to` instead. */
const redirect = (tasks: readonly PlanTask[], from: readonly number[], to: readonly number[]): PlanTask[] =>
  tasks.map(task =>
    task.predecessors.some(id => from.includes(id))
      ? { ...task, predecessors: unique(task.predecessors.flatMap(id => (from.includes(id) ? to : [id]))).filter(id => id !== task.id) }
      : task,
  )

/** Refuses a plan that could not be worked through, in words that name the tasks. */
export const requireSound = (tasks: readonly PlanTask[]): void => {
  if (tasks.length > MAX_PLAN_TASKS) throw new AppError('conflict', `A plan holds at most ${MAX_PLAN_TASKS} tasks.`)
  const ids = new Set(tasks.map(task => task.id))
  for (const task of tasks) {
    if (task.predecessors.some(id => !ids.has(id)))
      throw new AppError(
        'bad_request',
        `A task that comes before ‘${task.title}’ is not part of this plan. Choose from the tasks that are.`,
      )
  }
  const circle = circleIn(tasks).map(id => `‘${tasks.find(task => task.id === id)?.title}’`)
  if (circle.length === 1) throw new AppError('conflict', `${circle[0]} cannot wait for itself.`)
  if (circle.length > 1)
    throw new AppError('conflict', `Then ${circle.join(' would wait for ')} and so for itself. Take one of them out of what comes before.`)
}

/** `hourlyRate`: the going rate of the skills that the change names; it counts when they are others than before. */
export const edited =
  (id: number, change: Partial<TaskFields>, hourlyRate: number): PlanEdit =>
  tasks => {
    const task = find(tasks, id)
    const isRepriced = change.requiredSkillIds !== undefined && change.requiredSkillIds.join() !== task.requiredSkillIds.join()
    const now = { ...task, ...change, ...(isRepriced ? { hourlyRate } : {}) }
    return tasks.map(other => (other === task ? now : other))
  }

export const added =
  (fields: TaskFields, hourlyRate: number): PlanEdit =>
  tasks => [...tasks, { ...fields, id: -1, citedSentences: [], hourlyRate }]

/** `tasks`: with ids below zero, which they refer to each other by. */
export const appended =
  (more: readonly PlanTask[]): PlanEdit =>
  tasks => [...tasks, ...more]

/** `task`: with an id below zero, behind the last of those that it waits for, or before the first that waits for it; `followers` do from now on. */
export const inserted =
  (task: PlanTask, followers: readonly number[]): PlanEdit =>
  tasks => {
    const last = tasks.findLastIndex(({ id }) => task.predecessors.includes(id))
    const follower = tasks.findIndex(({ id }) => followers.includes(id))
    const place = last >= 0 ? last + 1 : follower >= 0 ? follower : tasks.length
    const waiting = tasks.map(one => (followers.includes(one.id) ? { ...one, predecessors: unique([...one.predecessors, task.id]) } : one))
    return waiting.toSpliced(place, 0, task)
  }

/** The first part keeps the task's id, and so what hangs on it; what waited for the task waits for the last part, or for all. */
export const split =
  (id: number, parts: readonly TaskPart[], isSequential: boolean): PlanEdit =>
  tasks => {
    const task = find(tasks, id)
    const ids = parts.map((_, index) => (index === 0 ? id : -index))
    const made = parts.map((part, index) => {
      const before = isSequential && index > 0 ? ids.slice(index - 1, index) : task.predecessors
      return { ...task, ...part, id: ids[index] ?? id, predecessors: before }
    })
    const others = redirect(tasks, [id], isSequential ? ids.slice(-1) : ids)
    return others.flatMap(other => (other.id === id ? made : [other]))
  }

const sumOfHours = (tasks: readonly PlanTask[]): HoursRange => {
  const sum = (figure: keyof HoursRange) => Math.round(tasks.reduce((total, task) => total + task.hoursRange[figure], 0) * 10) / 10
  return { optimistic: sum('optimistic'), likely: sum('likely'), pessimistic: sum('pessimistic') }
}

const hardest = (tasks: readonly PlanTask[]): ComplexityLevel =>
  tasks
    .map(task => task.complexityLevel)
    .reduce((one, other) => (COMPLEXITY_LEVELS.indexOf(other) > COMPLEXITY_LEVELS.indexOf(one) ? other : one))

/** One rate for several tasks, by the hours that each asks for: the cost of the whole stays. */
const blendedRate = (tasks: readonly PlanTask[]): number => {
  const weights = tasks.map(({ hoursRange }) => hoursRange.optimistic + 4 * hoursRange.likely + hoursRange.pessimistic)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const cost = tasks.reduce((sum, task, index) => sum + task.hourlyRate * (weights[index] ?? 0), 0)
  return total === 0 ? 0 : Math.round((cost / total) * 100) / 100
}

const lines = (texts: readonly string[]): string => unique(texts.filter(text => text !== '')).join('\n')

/** A task that could not be saved from its form afterwards is not made. */
const requireOneTasksSize = ({ description, deliverable, acceptanceCheck, hoursRange }: PlanTask): void => {
  const texts = [
    ['descriptions', description],
    ['deliverables', deliverable],
    ['acceptance checks', acceptanceCheck],
  ] as const
  for (const [name, text] of texts) {
    if (text.length > TASK_TEXT_MAX)
      throw new AppError(
        'conflict',
        `The ${name} of these tasks have ${text.length} characters together; one task holds at most ${TASK_TEXT_MAX}. Shorten one, or merge fewer tasks.`,
      )
  }
  if (hoursRange.pessimistic > TASK_HOURS_MAX)
    throw new AppError('conflict', `These tasks take more than ${TASK_HOURS_MAX} hours together, too many for one task. Merge fewer.`)
}

/** The first of them in the order of the plan stays, made of all; the others go. */
export const merged =
  (ids: readonly number[], title: string): PlanEdit =>
  tasks => {
    for (const id of ids) find(tasks, id)
    const chosen = tasks.filter(task => ids.includes(task.id))
    const [first] = chosen
    if (!first) throw new AppError('not_found', TASK_NOT_FOUND)
    const whole: PlanTask = {
      id: first.id,
      title,
      description: lines(chosen.map(task => task.description)),
      deliverable: lines(chosen.map(task => task.deliverable)),
      acceptanceCheck: lines(chosen.map(task => task.acceptanceCheck)),
      complexityLevel: hardest(chosen),
      hoursRange: sumOfHours(chosen),
      requiredSkillIds: unique(chosen.flatMap(task => task.requiredSkillIds)).slice(0, MAX_TASK_SKILLS),
      predecessors: unique(chosen.flatMap(task => task.predecessors)).filter(id => !ids.includes(id)),
      citedSentences: unique(chosen.flatMap(task => task.citedSentences)),
      hourlyRate: blendedRate(chosen),
    }
    requireOneTasksSize(whole)
    const others = redirect(
      tasks.filter(task => !ids.includes(task.id) || task === first),
      ids,
      [first.id],
    )
    return others.map(task => (task.id === first.id ? whole : task))
  }

/** `position` counts from 1; past the end is the end. */
export const moved =
  (id: number, position: number): PlanEdit =>
  tasks => {
    const task = find(tasks, id)
    const others = tasks.filter(other => other !== task)
    return [...others.slice(0, position - 1), task, ...others.slice(position - 1)]
  }

/** What waited for the task waits for its predecessors. */
export const deleted =
  (id: number): PlanEdit =>
  tasks => {
    const task = find(tasks, id)
    return redirect(
      tasks.filter(other => other !== task),
      [id],
      task.predecessors,
    )
  }
