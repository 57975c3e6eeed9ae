import * as z from 'zod/mini'
import { HiringExpert } from '#contract/hiring.ts'
import { draftOf } from '../platform/draft.ts'

/** An expert as far as a choice needs him: suggested, or found. */
const ChosenExpert = z.pick(HiringExpert, {
  ...{ id: true, expertName: true, expertAvatarUrl: true, title: true },
  ...{ hourlyRate: true, isVerified: true, rating: true, reviewsCount: true },
})
export type ChosenExpert = z.infer<typeof ChosenExpert>

/** Who is chosen for a task, and what of the proposed terms was changed by hand. */
const Choice = z.object({ expert: ChosenExpert, typed: z.partialRecord(z.enum(['scope', 'price', 'dueDate', 'note']), z.string()) })
export type Choice = z.infer<typeof Choice>
/** By the task's id. */
export type Choices = ReadonlyMap<number, Choice>

const Kept = z.array(z.tuple([z.int(), Choice]))

/** What was chosen and typed for a project and not yet sent, as JSON: a look at another page loses none of it. */
const choicesDraft = (projectId: number) => draftOf<{ choices: string }>(`hiring-${projectId}`, ['choices'])

export const readChoices = (projectId: number): Choices => {
  try {
    return new Map(Kept.safeParse(JSON.parse(choicesDraft(projectId).load().choices ?? '[]')).data ?? [])
  } catch {
    // Somebody changed it by hand: he begins anew.
    return new Map()
  }
}

export const keepChoices = (projectId: number, choices: Choices): void => {
  const draft = choicesDraft(projectId)
  if (choices.size === 0) draft.clear()
  else draft.save({ choices: JSON.stringify([...choices]) })
}
