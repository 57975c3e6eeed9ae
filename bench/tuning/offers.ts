import { NOTHING_LEARNED } from '../../server/src/projects/analysis/learned-hours.ts'
import { worksMeant } from '../../server/src/projects/analysis/wish-work.ts'
import { keptInParts } from './in-parts.ts'
import { unknownWork } from './unknown-work.ts'

const NOTHING_PLANNED: ReadonlySet<string> = new Set()

/** The ids of the works that a wish would be offered as, by itself. */
const offeredFor = (wish: string): string[] =>
  (worksMeant({ title: '', description: wish }, [wish], NOTHING_PLANNED, NOTHING_LEARNED).get(wish) ?? []).map(({ packageId }) => packageId)

/** What a wish would be offered as, were it left open: those of briefs in parts that were not taught, and those that no package knows. */
export const rowsOfOffers = (): string[][] => {
  const cells = (offersOf: (isSeen: boolean) => readonly boolean[]) =>
    [true, false].map(isSeen => {
      const offers = offersOf(isSeen)
      return `${offers.filter(isOffered => isOffered).length} of ${offers.length}`
    })
  const known = keptInParts().flatMap(({ inParts, isSeen }) =>
    inParts.parts.flatMap(({ part, packages, text }) => {
      if (part !== 'wish' || packages.length === 0) return []
      const offered = offeredFor(text)
      return [{ isSeen, isRight: packages.some(id => offered.includes(id)), isMany: offered.length > 1 }]
    }),
  )
  const unknown = unknownWork().map(({ brief, isSeen }) => ({ isSeen, isAny: offeredFor(brief.description).length > 0 }))
  const of = <One extends { isSeen: boolean }>(all: readonly One[], holds: (one: One) => boolean) =>
    cells(isSeen => all.filter(one => one.isSeen === isSeen).map(holds))
  return [
    ['a known wish: the right work is offered', ...of(known, ({ isRight }) => isRight)],
    ['a known wish: more than one is offered', ...of(known, ({ isMany }) => isMany)],
    ['a wish that no package knows: some work is offered', ...of(unknown, ({ isAny }) => isAny)],
  ]
}
