import * as z from 'zod/mini'
import { draftOf } from '../../platform/draft.ts'

/** Answers of an attempt that is under way, as JSON by the question's id: a reload loses none. */
export const answersDraft = (attemptId: string) => draftOf<{ answers: string }>(`assessment-${attemptId}`, ['answers'])

const Answers = z.record(z.string(), z.string())

export const readAnswers = (draft: ReturnType<typeof answersDraft>): Record<number, string> => {
  try {
    return Answers.safeParse(JSON.parse(draft.load().answers ?? '{}')).data ?? {}
  } catch {
    // Somebody changed it by hand: he begins anew.
    return {}
  }
}
