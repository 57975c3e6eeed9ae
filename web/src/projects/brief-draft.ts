import { uuidv7 } from 'uuidv7'
import type { ProjectBrief } from '#contract/projects.ts'
import { draftOf } from '../platform/draft.ts'

const DAY_MS = 24 * 60 * 60_000

/** The brief that is being written, begun on Home or on the form. Kept for a day: the link that confirms a new account opens another tab. */
export const briefDraft = draftOf<ProjectBrief>('brief', ['title', 'description', 'clientName', 'clientEmail'], { keptForMs: DAY_MS })

const briefRequest = draftOf<{ requestId: string; brief: string }>('brief-request', ['requestId', 'brief'], { keptForMs: DAY_MS })

/**
 * The id under which a brief is sent: until its success the same for the same words, so that sending again after a lost answer makes no
 * second project. Other words are another request: answered with the first project they would be lost.
 */
export const requestIdOf = ({ title, description, clientName, clientEmail }: ProjectBrief): string => {
  const brief = JSON.stringify([title, description, clientName, clientEmail])
  const sent = briefRequest.load()
  if (sent.requestId !== undefined && sent.brief === brief) return sent.requestId
  const requestId = uuidv7()
  briefRequest.save({ requestId, brief })
  return requestId
}

/** The brief has arrived: the next one is another. */
export const clearBrief = () => {
  briefDraft.clear()
  briefRequest.clear()
}
