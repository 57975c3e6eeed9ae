import * as z from 'zod/mini'
import { HiringExpert } from '#contract/hiring.ts'
import { draftOf } from '../platform/draft.ts'

/** An expert as far as a choice needs him: suggested, or found. Of one whom the client came for it is not known whether he has joined. */
const ChosenExpert = z.extend(
  z.pick(HiringExpert, {
    ...{ id: true, expertName: true, expertAvatarUrl: true, title: true },
    ...{ hourlyRate: true, isVerified: true, rating: true, reviewsCount: true },
  }),
  { hasJoined: z.optional(z.boolean()) },
)
export type ChosenExpert = z.infer<typeof ChosenExpert>

/** Who is chosen for a task, and what of the proposed terms was changed by hand. `isBestMatch`: chosen with all others at once, and untouched since. */
const Choice = z.object({
  expert: ChosenExpert,
  typed: z.partialRecord(z.enum(['scope', 'price', 'dueDate', 'note']), z.string()),
  isBestMatch: z.optional(z.boolean()),
})
export type Choice = z.infer<typeof Choice>
/** By the task's id. */
export type Choices = ReadonlyMap<number, Choice>

const Kept = z.array(z.tuple([z.int(), Choice]))

/** Whose choice it is, and for which project: nobody who logs in after him in the same tab finds it. */
export interface ChoicesPlace {
  ownerEmail: string
  projectId: number
}

/** What was chosen and typed for a project and not yet sent, as JSON: a look at another page loses none of it. */
const choicesDraft = ({ ownerEmail, projectId }: ChoicesPlace) =>
  draftOf<{ choices: string }>(`hiring-${projectId}-${ownerEmail}`, ['choices'])

export const readChoices = (place: ChoicesPlace): Choices => {
  try {
    return new Map(Kept.safeParse(JSON.parse(choicesDraft(place).load().choices ?? '[]')).data ?? [])
  } catch {
    // Somebody changed it by hand: he begins anew.
    return new Map()
  }
}

export const keepChoices = (place: ChoicesPlace, choices: Choices): void => {
  const draft = choicesDraft(place)
  if (choices.size === 0) draft.clear()
  else draft.save({ choices: JSON.stringify([...choices]) })
}
