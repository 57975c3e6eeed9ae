import { understand } from '../server/src/projects/analysis/built-in-analyst.ts'
import { hear } from '../server/src/projects/analysis/retrieval/hearing.ts'
import { FEATURES_OF_OTHER, featuresOfOther, PERHAPS_OTHER, SURELY_OTHER } from '../server/src/projects/analysis/retrieval/other-work.ts'
import { printCells } from './table.ts'
import { type Case, chanceOf, fitLogistic } from './tuning/logistic-regression.ts'
import { oneBesideMentions, type ShortBrief, severalShort } from './tuning/short-lists.ts'
import { shortWishes } from './tuning/strangers.ts'
import type { TuningBrief } from './tuning/tuning-brief.ts'
import { openBriefs } from './tuning/tuning-briefs.ts'
import { type Beside, knownBesideUnknown, unknownWork } from './tuning/unknown-work.ts'
import { writtenBriefs } from './tuning/written-briefs.ts'

type Brief = Pick<TuningBrief, 'title' | 'description'> & Partial<Pick<TuningBrief, 'wanted'>>

/** Briefs of work that is known, or not; those that nobody looked at are only measured. */
interface List {
  name: string
  briefs: readonly Brief[]
  isKnown: boolean
  isLearned: boolean
  weight: number
}

const part = (briefs: readonly (ShortBrief | Beside)[], isSeen: boolean): Brief[] =>
  briefs.flatMap(one => (one.isSeen === isSeen ? [one.brief] : []))

const lists = (): List[] => {
  const known = { isKnown: true, weight: 1 }
  return [
    { ...known, name: 'written', briefs: writtenBriefs(), isLearned: true },
    { ...known, name: 'tuning set, open', briefs: openBriefs(), isLearned: true },
    { ...known, name: 'short wishes of strangers, seen', briefs: shortWishes(), isLearned: true },
    ...[true, false].flatMap(isSeen => {
      const own = isSeen ? 'seen' : 'unseen'
      return [
        { ...known, name: `several in a short brief, ${own}`, briefs: part(severalShort(), isSeen), isLearned: isSeen },
        { ...known, name: `one beside mentions, ${own}`, briefs: part(oneBesideMentions(), isSeen), isLearned: isSeen },
        { ...known, name: `known beside unknown, ${own}`, briefs: part(knownBesideUnknown(), isSeen), isLearned: isSeen },
        { name: `unknown, ${own}`, briefs: part(unknownWork(), isSeen), isKnown: false, isLearned: isSeen, weight: 12 },
      ]
    }),
  ]
}

interface Told extends Case {
  list: List
}

/** What tells of each brief that something was chosen for; what was chosen wrong teaches nothing. */
const casesOf = (list: List): Told[] =>
  list.briefs.flatMap(brief => {
    const { reading, choice, index } = understand({ title: brief.title, description: brief.description })
    const [first] = choice.chosen
    if (first === undefined) return []
    if (list.isKnown && !(brief.wanted ?? '').split(/[ |]/).includes(first.template.id)) return []
    const features = featuresOfOther(index, reading, hear(index, reading), index.packages.indexOf(first.template), choice.tellingStems)
    return [{ list, features: FEATURES_OF_OTHER.map(name => features[name]), holds: !list.isKnown, weight: list.weight }]
  })

/** For those who tune: learns anew what is work that no package knows, and prints the weights of `retrieval/other-work.ts`. */
export const benchKnown = (): void => {
  const all = lists()
  const cases = all.flatMap(casesOf)
  const fit = fitLogistic(cases.filter(({ list }) => list.isLearned))
  const rows = all.map(list => {
    const chances = cases.filter(one => one.list === list).map(({ features }) => chanceOf(fit, features))
    const above = (least: number) => `${chances.filter(chance => chance >= least).length} of ${chances.length}`
    return [list.name, above(SURELY_OTHER), above(PERHAPS_OTHER)]
  })
  printCells('Taken for work that no package knows', ['briefs', `surely (${SURELY_OTHER})`, `perhaps (${PERHAPS_OTHER})`], rows)
  console.log(
    `\nBIAS ${fit.bias.toFixed(3)}\n${FEATURES_OF_OTHER.map((name, at) => `  ${name}: ${Number(fit.weights[at]?.toFixed(3))},`).join('\n')}`,
  )
}
