import type { ProjectBrief } from '#contract/projects.ts'
import { draftOf } from '../platform/draft.ts'

/** The brief that is being written in this tab, begun on Home or on the form. */
export const briefDraft = draftOf<ProjectBrief>('brief', ['title', 'description', 'clientName', 'clientEmail'])
