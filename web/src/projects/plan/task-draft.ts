import * as z from 'zod/mini'
import { COMPLEXITY_LEVELS } from '#contract/projects.ts'
import type { TaskFields } from '#contract/projects-plan.ts'
import { draftOf } from '../../platform/draft.ts'
import { changesOf } from './task-changes.ts'

/** As a form holds them: what was typed need not be right yet. An empty field of hours is no number, and null as JSON. */
const figure = z.pipe(
  z.nullable(z.number()),
  z.transform(hours => hours ?? Number.NaN),
)
const Typed = z.object({
  ...{ title: z.string(), description: z.string(), deliverable: z.string(), acceptanceCheck: z.string() },
  complexityLevel: z.enum(COMPLEXITY_LEVELS),
  hoursRange: z.object({ optimistic: figure, likely: figure, pessimistic: figure }),
  requiredSkillIds: z.array(z.string()),
  predecessors: z.array(z.int()),
})
const Kept = z.object({ base: Typed, typed: Typed })

/** What was typed of a task, and what the task was then: what has changed of it since is seen by that. */
export interface TaskDraft {
  base: TaskFields
  typed: TaskFields
}

/** Whose task it is, in which project; null for one that is to be added. */
export interface TaskDraftPlace {
  ownerEmail: string
  projectId: number
  taskId: number | null
}

const draftFor = ({ ownerEmail, projectId, taskId }: TaskDraftPlace) =>
  draftOf<{ task: string }>(`task-${projectId}-${taskId ?? 'new'}-${ownerEmail}`, ['task'])

export const readTaskDraft = (place: TaskDraftPlace): TaskDraft | null => {
  try {
    return Kept.safeParse(JSON.parse(draftFor(place).load().task ?? 'null')).data ?? null
  } catch {
    // Somebody changed it by hand: he begins anew.
    return null
  }
}

export const keepTaskDraft = (place: TaskDraftPlace, draft: TaskDraft): void => {
  if (Object.keys(changesOf(draft.base, draft.typed)).length === 0) forgetTaskDraft(place)
  else draftFor(place).save({ task: JSON.stringify(draft) })
}

export const forgetTaskDraft = (place: TaskDraftPlace): void => draftFor(place).clear()
