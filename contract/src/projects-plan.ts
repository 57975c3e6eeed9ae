import * as z from 'zod/mini'
import { COMPLEXITY_LEVELS, PROJECT_ID, Project } from './projects.ts'
import { endpoint } from './shared/endpoint.ts'
import { plainText, positiveInt, textAtLeast } from './shared/primitives.ts'

const TASK_TITLE_MAX = 200
export const TASK_TEXT_MAX = 4_000
const TASK_HOURS_MIN = 0.1
export const TASK_HOURS_MAX = 10_000
export const MAX_TASK_SKILLS = 10
export const MAX_PLAN_TASKS = 100
export const MAX_SPLIT_PARTS = 6

/** Each change computes the plan's range anew. */
export const PLAN_CHANGES_PER_MINUTE = 120

const TASK_ID = 'Task ID must be a positive integer'
const PLAN_VERSION = 'planVersion must be the version of the plan that was changed.'

const longText = (name: string) =>
  plainText(`${name} is text.`).check(
    z.trim(),
    z.maxLength(TASK_TEXT_MAX, { error: `${name} must be at most ${TASK_TEXT_MAX} characters long` }),
  )

const HOURS_OUT_OF_RANGE = `Hours must be a number from ${TASK_HOURS_MIN} to ${TASK_HOURS_MAX}`
const taskHours = z.pipe(
  z
    .number({ error: HOURS_OUT_OF_RANGE })
    .check(z.minimum(TASK_HOURS_MIN, { error: HOURS_OUT_OF_RANGE }), z.maximum(TASK_HOURS_MAX, { error: HOURS_OUT_OF_RANGE })),
  z.transform(hours => Math.round(hours * 10) / 10),
)

const NOT_ORDERED = 'Each figure must be at least the one before it: best case, likely, worst case'

/** Hours as a person gives them, in tenths: the best case, the likely one, the worst. */
const TaskHours = z.object({ optimistic: taskHours, likely: taskHours, pessimistic: taskHours }).check(
  z.refine(({ optimistic, likely }) => optimistic <= likely, { error: NOT_ORDERED, path: ['likely'] }),
  z.refine(({ likely, pessimistic }) => likely <= pessimistic, { error: NOT_ORDERED, path: ['pessimistic'] }),
)

const taskId = positiveInt(TASK_ID)

/** What its owner may say of a task: also the form's schema. */
export const TaskFields = z.object({
  title: textAtLeast(3, 'Say in at least 3 characters what the task is').check(
    z.maxLength(TASK_TITLE_MAX, { error: `Task title must be at most ${TASK_TITLE_MAX} characters long` }),
  ),
  description: longText('Description'),
  deliverable: longText('Deliverable'),
  acceptanceCheck: longText('Acceptance check'),
  complexityLevel: z.enum(COMPLEXITY_LEVELS, { error: 'Complexity is low, medium, high or expert' }),
  hoursRange: TaskHours,
  /** Ids of the taxonomy, the most important first. */
  requiredSkillIds: z.array(z.string(), { error: 'Skills are a list of ids' }).check(
    z.minLength(1, { error: 'Choose at least one skill: the cost and the experts follow from it' }),
    z.maxLength(MAX_TASK_SKILLS, { error: `Choose at most ${MAX_TASK_SKILLS} skills` }),
    z.refine(ids => new Set(ids).size === ids.length, { error: 'Each skill counts once' }),
  ),
  /** Tasks that must be done before this one. */
  predecessors: z.array(taskId, { error: 'Predecessors are a list of task ids' }).check(z.maxLength(MAX_PLAN_TASKS)),
})
export type TaskFields = z.infer<typeof TaskFields>

/** Every change of a plan names the project and the version that was in view; one that is older is refused with 409. */
export const planInput = {
  projectId: positiveInt(PROJECT_ID),
  planVersion: z.int({ error: PLAN_VERSION }).check(z.nonnegative({ error: PLAN_VERSION })),
}

export const editTask = endpoint({
  method: 'POST',
  path: '/_api/projects/tasks/edit',
  summary:
    'Changes a task of a plan; what is left out stays. Totals follow at once, experts are looked for anew when skills or words change.',
  access: 'signed-in',
  input: z.object({ ...planInput, taskId, ...z.partial(TaskFields).shape }),
  output: Project,
  rateLimitPerMinute: PLAN_CHANGES_PER_MINUTE,
})

export const addTask = endpoint({
  method: 'POST',
  path: '/_api/projects/tasks/add',
  summary: 'Adds a task at the end of a plan.',
  access: 'signed-in',
  input: z.object({ ...planInput, ...TaskFields.shape }),
  output: Project,
  rateLimitPerMinute: PLAN_CHANGES_PER_MINUTE,
})

/** One part of a task that is split; the rest it takes from the task. */
const TaskPart = z.pick(TaskFields, { title: true, description: true, hoursRange: true })
export type TaskPart = z.infer<typeof TaskPart>

const PARTS = `A task is split into 2 to ${MAX_SPLIT_PARTS} parts`

/** How a task is split: also the form's schema. */
export const TaskSplit = z.object({
  parts: z.array(TaskPart, { error: PARTS }).check(z.minLength(2, { error: PARTS }), z.maxLength(MAX_SPLIT_PARTS, { error: PARTS })),
  /** Each part waits for the one before it. */
  isSequential: z._default(z.boolean(), true),
})

export const splitTask = endpoint({
  method: 'POST',
  path: '/_api/projects/tasks/split',
  summary:
    'Splits a task into parts. The first keeps its id; what waited for the task waits for the last part, or for all when they can be done side by side.',
  access: 'signed-in',
  input: z.object({
    ...planInput,
    taskId,
    ...TaskSplit.shape,
  }),
  output: Project,
  rateLimitPerMinute: PLAN_CHANGES_PER_MINUTE,
})

const TASKS_TO_MERGE = 'Choose at least two tasks to merge'

/** How tasks are merged: also the form's schema. */
export const TaskMerger = z.object({
  taskIds: z.array(taskId, { error: TASKS_TO_MERGE }).check(
    z.minLength(2, { error: TASKS_TO_MERGE }),
    z.maxLength(MAX_PLAN_TASKS),
    z.refine(ids => new Set(ids).size === ids.length, { error: TASKS_TO_MERGE }),
  ),
  title: TaskFields.shape.title,
})

export const mergeTasks = endpoint({
  method: 'POST',
  path: '/_api/projects/tasks/merge',
  summary: 'Merges tasks into the first of them in the order of the plan: hours and cost add up, skills and predecessors are united.',
  access: 'signed-in',
  input: z.object({ ...planInput, ...TaskMerger.shape }),
  output: Project,
  rateLimitPerMinute: PLAN_CHANGES_PER_MINUTE,
})

export const moveTask = endpoint({
  method: 'POST',
  path: '/_api/projects/tasks/move',
  summary: 'Puts a task at another place of the list, counted from 1. Predecessors stay as they are.',
  access: 'signed-in',
  input: z.object({ ...planInput, taskId, position: positiveInt('A position is counted from 1') }),
  output: Project,
  rateLimitPerMinute: PLAN_CHANGES_PER_MINUTE,
})

export const deleteTask = endpoint({
  method: 'POST',
  path: '/_api/projects/tasks/delete',
  summary: 'Deletes a task. What waited for it waits for its predecessors. `undoPlanChange` brings it back whole.',
  access: 'signed-in',
  input: z.object({ ...planInput, taskId }),
  output: Project,
  rateLimitPerMinute: PLAN_CHANGES_PER_MINUTE,
})

export const undoPlanChange = endpoint({
  method: 'POST',
  path: '/_api/projects/tasks/undo',
  summary: 'Takes back the last change of a plan that was not taken back yet: tasks come back with their ids, experts and predecessors.',
  access: 'signed-in',
  input: z.object(planInput),
  output: Project,
  rateLimitPerMinute: PLAN_CHANGES_PER_MINUTE,
})

/** Tasks that would each wait for itself, in a circle that is named; empty when the plan has none. */
export const circleIn = (tasks: readonly { id: number; predecessors: readonly number[] }[]): number[] => {
  const before = new Map(tasks.map(task => [task.id, task.predecessors]))
  const done = new Set<number>()
  const path: number[] = []
  const visit = (id: number): number[] => {
    const at = path.indexOf(id)
    if (at >= 0) return path.slice(at)
    if (done.has(id)) return []
    path.push(id)
    for (const earlier of before.get(id) ?? []) {
      const circle = visit(earlier)
      if (circle.length > 0) return circle
    }
    path.pop()
    done.add(id)
    return []
  }
  for (const { id } of tasks) {
    const circle = visit(id)
    if (circle.length > 0) return circle
  }
  return []
}
