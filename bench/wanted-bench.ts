import { type Understanding, understand } from '../server/src/projects/analysis/built-in-analyst.ts'
import { type FeaturesBeside, featuresBeside, listnessOf } from '../server/src/projects/analysis/retrieval/features-beside.ts'
import { packagesSpokenOf } from '../server/src/projects/analysis/retrieval/packages-spoken-of.ts'
import { LEAST_WANTED } from '../server/src/projects/analysis/retrieval/wanted-beside.ts'
import { TRIAL_BRIEFS } from '../server/test/briefs-of-the-trial.ts'
import { printCells } from './table.ts'
import { BRIEFS_WITH_BACKGROUND } from './tuning/briefs-with-background.ts'
import { type Case, chanceOf, type Fit, fitLogistic } from './tuning/logistic-regression.ts'
import { ONE_BESIDE_MENTIONS, SEVERAL_SHORT, type ShortBrief } from './tuning/short-lists.ts'
import { shortWishes } from './tuning/strangers.ts'
import type { TuningBrief } from './tuning/tuning-brief.ts'
import { openBriefs } from './tuning/tuning-briefs.ts'
import { writtenBriefs } from './tuning/written-briefs.ts'

type Brief = Pick<TuningBrief, 'title' | 'description' | 'wanted' | 'fine'>

/** The cases of one list, those of one brief side by side: they are learned or left out together. */
interface List {
  name: string
  briefs: readonly Brief[]
  weight: number
}

const PARTS = 10

const namesOf = (features: FeaturesBeside): (keyof FeaturesBeside)[] => Object.keys(features) as (keyof FeaturesBeside)[]

const idsIn = (words = ''): ReadonlySet<string> => new Set(words.split(/[ |]/))

/** The further packages that a brief speaks of, what tells of each, and whether it is wanted; what is only fine teaches nothing. */
const furtherOf = ({ reading, index }: Understanding, { wanted, fine }: Brief): { features: FeaturesBeside; holds: boolean }[] => {
  const { called, heard, hearing } = packagesSpokenOf(index, reading)
  const [first, ...further] = called
  if (first === undefined) return []
  const listness = listnessOf(reading, hearing)
  const [due, allowed] = [idsIn(wanted), idsIn(fine)]
  return [...further, ...heard]
    .filter(({ template }) => !allowed.has(template.id))
    .map(one => ({
      features: featuresBeside(index, one, first, reading, hearing, listness),
      holds: due.has(one.template.id),
    }))
}

const seen = (briefs: readonly ShortBrief[]): Brief[] => briefs.flatMap(({ brief, isSeen }) => (isSeen ? [brief] : []))

const lists = (): List[] => [
  { name: 'written', briefs: writtenBriefs(), weight: 1 },
  { name: 'tuning set, open', briefs: openBriefs(), weight: 1 },
  { name: 'with background', briefs: BRIEFS_WITH_BACKGROUND, weight: 1 },
  { name: 'trial', briefs: TRIAL_BRIEFS.map(([title, description, wanted]) => ({ title, description, wanted })), weight: 2 },
  { name: 'short wishes of strangers, seen', briefs: shortWishes(), weight: 0.5 },
  { name: 'several in a short brief, seen', briefs: seen(SEVERAL_SHORT), weight: 1 },
  { name: 'one beside mentions, seen', briefs: seen(ONE_BESIDE_MENTIONS), weight: 1 },
]

interface Told extends Case {
  list: string
  part: number
}

const casesOf = ({ name, briefs, weight }: List, before: number): Told[] =>
  briefs.flatMap((brief, at) =>
    furtherOf(understand(brief), brief).map(({ features, holds }) => ({
      list: name,
      part: (before + at) % PARTS,
      features: namesOf(features).map(feature => features[feature]),
      holds,
      weight,
    })),
  )

/** The chance of each case by what was learned from the others' parts. */
const crossed = (cases: readonly Told[]): Map<Told, number> => {
  const fits = Array.from({ length: PARTS }, (_, part): Fit => fitLogistic(cases.filter(one => one.part !== part)))
  return new Map(cases.map(one => [one, chanceOf(fits[one.part] ?? { bias: 0, weights: [] }, one.features)]))
}

/**
 * For those who tune (the rows of the trial are the tests' own, and count double: what they ask for is to hold): learns anew which further packages are wanted, and prints the weights of `retrieval/wanted-beside.ts` and what they would
 * keep by cross-validation.
 */
export const benchWanted = (): void => {
  const all = lists()
  let before = 0
  const cases = all.flatMap(list => {
    const own = casesOf(list, before)
    before += list.briefs.length
    return own
  })
  const chances = crossed(cases)
  const isKept = (one: Told) => (chances.get(one) ?? 0) >= LEAST_WANTED
  const rows = all.map(({ name }) => {
    const own = cases.filter(({ list }) => list === name)
    const due = own.filter(({ holds }) => holds)
    return [
      name,
      `${due.filter(isKept).length} of ${due.length}`,
      `${own.filter(one => !one.holds && isKept(one)).length} of ${own.length - due.length}`,
    ]
  })
  printCells(`Further packages kept at ${LEAST_WANTED}, by cross-validation`, ['briefs', 'wanted, kept', 'not wanted, kept'], rows)
  const { bias, weights } = fitLogistic(cases)
  const [sample] = writtenBriefs().flatMap(brief => furtherOf(understand(brief), brief).slice(0, 1))
  const names = sample === undefined ? [] : namesOf(sample.features)
  console.log(`\nBIAS ${bias.toFixed(3)}\n${names.map((name, at) => `  ${name}: ${Number(weights[at]?.toFixed(3))},`).join('\n')}`)
}
