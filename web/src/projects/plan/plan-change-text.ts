import type { PlanChange } from '#contract/projects.ts'

/** What has happened to a plan, as it is said aloud. */
export const planChangeText = ({ kind, taskTitle, isUndone }: PlanChange & { isUndone: boolean }): string =>
  isUndone ? `Taken back: ‘${taskTitle}’ ${kind}` : `Plan changed: ‘${taskTitle}’ ${kind}`

/** The same as what the button that takes it back speaks of. */
export const undoText = ({ kind, taskTitle }: PlanChange): string => `Undo: ‘${taskTitle}’ ${kind}`
