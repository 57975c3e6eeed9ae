import type { Offer } from '#contract/hiring.ts'
import type { Project } from '#contract/projects.ts'
import type { Choice, Choices, ChosenExpert } from './kept-choices.ts'

/** The expert whom somebody came for: from a service of his, and then at its rate; or from his own page. */
export interface Wanted {
  expert: ChosenExpert
  serviceTitle: string | null
}

export const wantedChoice = ({ expert, serviceTitle }: Wanted): Choice => ({
  expert,
  typed: serviceTitle === null ? {} : { note: `I come from your service ‘${serviceTitle}’.` },
})

/** An expert as he is chosen wherever he stands: whom the client came for, at the terms he came for. */
export const choiceOfExpert = (expert: ChosenExpert, wanted: Wanted | null): Choice =>
  wanted?.expert.id === expert.id ? wantedChoice(wanted) : { expert, typed: {} }

/** He is chosen already where it is clear what for: for the tasks he was suggested for, or for the only one there is. */
export const choicesWithWanted = (kept: Choices, project: Project, offers: readonly Offer[], wanted: Wanted | null): Choices => {
  if (wanted === null || [...kept.values()].some(({ expert }) => expert.id === wanted.expert.id)) return kept
  if (offers.some(({ expert }) => expert?.id === wanted.expert.id)) return kept
  const suggestedFor = project.tasks.filter(task => task.matches.some(({ expert }) => expert.id === wanted.expert.id))
  const clear = project.tasks.length === 1 ? project.tasks : suggestedFor
  return new Map([...clear.map(({ id }) => [id, wantedChoice(wanted)] as const), ...kept])
}
