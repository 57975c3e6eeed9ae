import type { HoursRange } from '#contract/projects.ts'
import { COMPLEXITY_LEVELS } from '#contract/projects.ts'
import { stemsOf } from '../reading/stems.ts'
import type { DraftTask } from './draft-tasks.ts'
import { joinedGrounds } from './grounds.ts'

/** A plan that a client still reads as a whole; one of many wishes may be longer. */
const MOST_TASKS = 12
const MOST_TASKS_OF_A_WISH = 4
const SAME_TITLE = 0.6
/** Of the shorter of two tasks of the same kind: one visit, one set-up, one report. */
const SHORTER_PART = 0.5
const MOST_SKILLS = 5
/** Long titles are joined tasks already: rather join others. */
const CHARACTERS_LIKE_AN_HOUR = 4

const likeness = (a: string, b: string): number => {
  const first = new Set(stemsOf(a))
  const second = new Set(stemsOf(b))
  const both = [...first].filter(stem => second.has(stem)).length
  return both / Math.max(1, first.size + second.size - both)
}

const isSameKind = (a: DraftTask, b: DraftTask): boolean =>
  a.packageId !== b.packageId && a.requiredSkillIds[0] === b.requiredSkillIds[0] && likeness(a.title, b.title) >= SAME_TITLE

const addHours = (a: HoursRange, b: HoursRange, shareOfB: number): HoursRange => {
  const add = (x: number, y: number) => Math.round((x + y * shareOfB) * 4) / 4
  return { optimistic: add(a.optimistic, b.optimistic), likely: add(a.likely, b.likely), pessimistic: add(a.pessimistic, b.pessimistic) }
}

const harder = (a: DraftTask, b: DraftTask) =>
  COMPLEXITY_LEVELS.indexOf(a.complexityLevel) >= COMPLEXITY_LEVELS.indexOf(b.complexityLevel) ? a.complexityLevel : b.complexityLevel

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])]

/** Puts `merged` in the place of `from` and `into` wherever tasks wait for one of them. */
const replaced = (tasks: readonly DraftTask[], gone: DraftTask, merged: DraftTask): DraftTask[] =>
  tasks.map(task => {
    if (task.key === merged.key || !task.predecessorKeys.includes(gone.key)) return task
    return {
      ...task,
      predecessorKeys: union(
        task.predecessorKeys.map(key => (key === gone.key ? merged.key : key)),
        [],
      ),
    }
  })

const together = (same: DraftTask, task: DraftTask): DraftTask => {
  const [longer, shorter] = same.hours.likely >= task.hours.likely ? [same, task] : [task, same]
  return {
    ...longer,
    key: same.key,
    packageId: same.packageId,
    complexityLevel: harder(same, task),
    requiredSkillIds: union(same.requiredSkillIds, task.requiredSkillIds).slice(0, MOST_SKILLS),
    hours: addHours(longer.hours, shorter.hours, SHORTER_PART),
    grounds: joinedGrounds(longer, shorter, SHORTER_PART),
    predecessorKeys: union(same.predecessorKeys, task.predecessorKeys),
    speaksOf: union(same.speaksOf, task.speaksOf),
  }
}

/** The planned tasks that a task waits for, also by way of others. */
const waitedFor = (planned: readonly DraftTask[], task: DraftTask): DraftTask[] => {
  const keys = new Set(task.predecessorKeys)
  return planned
    .toReversed()
    .filter(other => {
      if (!keys.has(other.key)) return false
      for (const key of other.predecessorKeys) keys.add(key)
      return true
    })
    .toReversed()
}

/** Tasks of the same kind in two packages become one: the longer, and a part of the shorter. What it waits for comes before it. */
export const mergeSameKind = (tasks: readonly DraftTask[]): DraftTask[] => {
  const merged: DraftTask[] = []
  const standsIn = new Map<string, string>()
  for (const drafted of tasks) {
    const task = {
      ...drafted,
      predecessorKeys: union(
        drafted.predecessorKeys.map(key => standsIn.get(key) ?? key),
        [],
      ),
    }
    const at = merged.findIndex(other => isSameKind(other, task))
    const same = merged[at]
    const before = waitedFor(merged, task)
    if (same === undefined || before.includes(same)) merged.push(task)
    else {
      const moved = merged.slice(at).filter(other => before.includes(other))
      merged.splice(at, merged.length - at, ...moved, together(same, task), ...merged.slice(at + 1).filter(other => !moved.includes(other)))
      standsIn.set(task.key, same.key)
    }
  }
  return merged
}

const startSmall = (title: string): string => (/^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title)

type Part = NonNullable<DraftTask['parts']>[number]

const partsOf = ({ title, hours, parts }: DraftTask): readonly Part[] => parts ?? [{ title, likely: hours.likely }]

/** Two titles in full; a longer chain goes by its longest step. */
const titleOf = (parts: readonly Part[]): string => {
  const [first, second] = parts
  if (parts.length === 2 && first !== undefined && second !== undefined) return `${first.title}, then ${startSmall(second.title)}`
  const [longest] = parts.toSorted((a, b) => b.likely - a.likely)
  return `${longest?.title ?? ''}, with the ${parts.length - 1} steps around it`
}

const joined = (first: DraftTask, second: DraftTask): DraftTask => ({
  ...first,
  title: titleOf([...partsOf(first), ...partsOf(second)]),
  parts: [...partsOf(first), ...partsOf(second)],
  description: `${first.description} ${second.description}`,
  deliverable: `${first.deliverable}; ${startSmall(second.deliverable)}`,
  acceptanceCheck: `${first.acceptanceCheck}; ${startSmall(second.acceptanceCheck)}`,
  complexityLevel: harder(first, second),
  requiredSkillIds: union(first.requiredSkillIds, second.requiredSkillIds).slice(0, MOST_SKILLS),
  hours: addHours(first.hours, second.hours, 1),
  grounds: joinedGrounds(first, second, 1),
  predecessorKeys: union(
    first.predecessorKeys,
    second.predecessorKeys.filter(key => key !== first.key),
  ),
  speaksOf: union(first.speaksOf, second.speaksOf),
})

/** The two smallest neighbours of one package become one task until the plan is short enough. */
export const shorten = (tasks: readonly DraftTask[]): DraftTask[] => {
  let plan = [...tasks]
  const most = Math.max(MOST_TASKS, MOST_TASKS_OF_A_WISH * new Set(tasks.map(({ packageId }) => packageId)).size)
  while (plan.length > most) {
    const pairs = plan.flatMap((first, at) => {
      const second = plan[at + 1]
      const belongs = second !== undefined && second.packageId === first.packageId
      return belongs
        ? [
            {
              at,
              first,
              second,
              hours: first.hours.likely + second.hours.likely + (first.title.length + second.title.length) / CHARACTERS_LIKE_AN_HOUR,
            },
          ]
        : []
    })
    const smallest = pairs.sort((a, b) => a.hours - b.hours || a.at - b.at)[0]
    if (smallest === undefined) return plan
    const both = joined(smallest.first, smallest.second)
    plan = replaced([...plan.slice(0, smallest.at), both, ...plan.slice(smallest.at + 2)], smallest.second, both)
  }
  return plan
}
