import { uuidv7 } from 'uuidv7'
import type { ProjectBrief } from '#contract/projects.ts'
import { draftOf } from '../platform/draft.ts'
import { BRIEF_KEPT_FOR_MS, briefDraft } from './brief-draft.ts'

const sentRequest = draftOf<{ requestId: string; brief: string }>('brief-request', ['requestId', 'brief'], { keptForMs: BRIEF_KEPT_FOR_MS })

/**
 * The id under which a brief is sent: until its success the same for the same words, so that sending again after a lost answer makes no
 * second project. Other words are another request: answered with the first project they would be lost.
 */
export const requestIdOf = ({ title, description, clientName, clientEmail }: ProjectBrief): string => {
  const brief = JSON.stringify([title, description, clientName, clientEmail])
  const sent = sentRequest.load()
  if (sent.requestId !== undefined && sent.brief === brief) return sent.requestId
  const requestId = uuidv7()
  sentRequest.save({ requestId, brief })
  return requestId
}

/** The brief has arrived: the next one is another. */
export const clearBrief = () => {
  briefDraft.clear()
  sentRequest.clear()
}
