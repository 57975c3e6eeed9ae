import type { ProjectBrief } from '#contract/projects.ts'
import { draftOf } from '../platform/draft.ts'

export const BRIEF_KEPT_FOR_MS = 24 * 60 * 60_000

/** The brief that is being written, begun on Home or on the form. Kept for a day: the link that confirms a new account opens another tab. */
export const briefDraft = draftOf<ProjectBrief>('brief', ['title', 'description', 'clientName', 'clientEmail'], {
  keptForMs: BRIEF_KEPT_FOR_MS,
})
