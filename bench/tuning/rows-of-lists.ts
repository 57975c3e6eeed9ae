import { understand } from '../../server/src/projects/analysis/built-in-analyst.ts'
import { itemsTogether } from './list-items.ts'
import { itemsAlone, type ListBrief, onesAsList } from './list-lines.ts'
import type { TuningBrief } from './tuning-brief.ts'

/** Of what is only measured: all of it would take as long as all the other lists together. */
const ONE_OF = 5

const idsIn = ({ title, description }: TuningBrief): string[] =>
  understand({ title, description }).choice.chosen.map(({ template }) => template.id)

const isAll = ({ wanted }: TuningBrief, ids: readonly string[]): boolean => wanted.split(' ').every(id => ids.includes(id))
const isNoMore = ({ wanted }: TuningBrief, ids: readonly string[]): boolean => ids.every(id => wanted.split(' ').includes(id))

export const rowsOfLists = (): string[][] => {
  const row = (what: string, briefs: readonly ListBrief[], isRight: (brief: TuningBrief, ids: readonly string[]) => boolean): string[] => [
    what,
    ...[true, false].map(isSeen => {
      const own = briefs.filter(one => one.isSeen === isSeen)
      return `${own.filter(({ brief }) => isRight(brief, idsIn(brief))).length} of ${own.length}`
    }),
  ]
  const isBoth = (brief: TuningBrief, ids: readonly string[]) => isAll(brief, ids) && isNoMore(brief, ids)
  const some = (briefs: readonly ListBrief[]) => briefs.filter((_, at) => at % ONE_OF === 0)
  const [alone, together] = [some(itemsAlone()), some(itemsTogether())]
  return [
    row('one item alone: just that', alone, isBoth),
    row('several items: all of them planned', together, isAll),
    row('several items: all of them and nothing else', together, isBoth),
    row('a list of parts of one work: just that', onesAsList('one'), isBoth),
    row('one work beside what is there: just that', onesAsList('had'), isBoth),
  ]
}
