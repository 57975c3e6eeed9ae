import type { Task } from '#contract/projects.ts'

type ScheduledTask = Pick<Task, 'id' | 'predecessors' | 'estimatedHours' | 'hoursRange'>

/** `alone`: one expert does everything; `together`: each task has its own expert, who begins as soon as he can. */
export type Crew = 'alone' | 'together'

export interface Slot {
  id: number
  /** Hours of work after the plan's beginning. */
  start: number
  end: number
  /** Any delay of it delays the end of the plan. */
  isCritical: boolean
}

/** Less is the rounding of figures, not time to spare. */
const NO_SLACK_HOURS = 0.05

/** Predecessors first, otherwise as listed. */
export const inWorkingOrder = <T extends { id: number; predecessors: readonly number[] }>(tasks: readonly T[]): T[] => {
  const waiting = [...tasks]
  const done = new Set<number>()
  const known = new Set(tasks.map(({ id }) => id))
  const order: T[] = []
  while (waiting.length > 0) {
    // A circle cannot come from the server; were there one, the first would go first all the same.
    const next = Math.max(
      0,
      waiting.findIndex(({ predecessors }) => predecessors.every(id => done.has(id) || !known.has(id))),
    )
    for (const task of waiting.splice(next, 1)) {
      done.add(task.id)
      order.push(task)
    }
  }
  return order
}

/** When each task begins and ends if it begins as early as it can. */
export const schedule = (
  tasks: readonly ScheduledTask[],
  crew: Crew,
  hoursOf: (task: ScheduledTask) => number = task => task.estimatedHours,
): { slots: Slot[]; totalHours: number } => {
  const order = inWorkingOrder(tasks)
  const starts = new Map<number, number>()
  const ends = new Map<number, number>()
  let lastEnd = 0
  for (const task of order) {
    const start = crew === 'alone' ? lastEnd : Math.max(0, ...task.predecessors.map(id => ends.get(id) ?? 0))
    starts.set(task.id, start)
    ends.set(task.id, start + hoursOf(task))
    lastEnd = start + hoursOf(task)
  }
  const totalHours = Math.max(0, ...ends.values())
  const latestEnds = new Map<number, number>()
  for (const task of order.toReversed()) {
    const followers = order.filter(({ predecessors }) => predecessors.includes(task.id))
    const latest = followers.map(follower => (latestEnds.get(follower.id) ?? totalHours) - hoursOf(follower))
    latestEnds.set(task.id, Math.min(totalHours, ...latest))
  }
  const slots = order.map(({ id }) => {
    const end = ends.get(id) ?? 0
    return { id, start: starts.get(id) ?? 0, end, isCritical: crew === 'together' && (latestEnds.get(id) ?? 0) - end < NO_SLACK_HOURS }
  })
  return { slots, totalHours }
}
