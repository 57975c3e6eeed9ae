import type { Task } from '#contract/projects.ts'
import type { TaskFields } from '#contract/projects-plan.ts'

/** A task as its form holds it. */
export const fieldsOf = (task: Task): TaskFields => ({
  title: task.title,
  description: task.description,
  deliverable: task.deliverable,
  acceptanceCheck: task.acceptanceCheck,
  complexityLevel: task.complexityLevel,
  hoursRange: task.hoursRange,
  requiredSkillIds: task.requiredSkillIds,
  predecessors: task.predecessors,
})

const NAMES: Record<keyof TaskFields, string> = {
  title: 'title',
  description: 'description',
  deliverable: 'deliverable',
  acceptanceCheck: 'acceptance check',
  complexityLevel: 'complexity',
  hoursRange: 'hours',
  requiredSkillIds: 'skills',
  predecessors: 'what it comes after',
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

// The keys of the record are those of the type.
const FIELD_NAMES = Object.keys(NAMES) as (keyof TaskFields)[]

/** The fields in which two states of a task differ. */
const changedFields = (before: TaskFields, after: TaskFields): (keyof TaskFields)[] =>
  FIELD_NAMES.filter(name => !isSame(before[name], after[name]))

/** Only what is different from what is known. */
export const changesOf = (known: TaskFields, typed: TaskFields): Partial<TaskFields> =>
  Object.fromEntries(changedFields(known, typed).map(name => [name, typed[name]]))

/** What was typed, over what has changed elsewhere since: whoever typed a field keeps it, all others follow. */
export const reconcile = (base: TaskFields, typed: TaskFields, latest: TaskFields): { fields: TaskFields; contested: string[] } => {
  const own = changedFields(base, typed)
  const theirs = changedFields(base, latest)
  const contested = own.filter(name => theirs.includes(name) && !isSame(typed[name], latest[name]))
  return { fields: { ...latest, ...changesOf(base, typed) }, contested: contested.map(name => NAMES[name]) }
}
