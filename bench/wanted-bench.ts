import { type Understanding, understand } from '../server/src/projects/analysis/built-in-analyst.ts'
import { FEATURES_BESIDE, type FeaturesBeside, type PackageSpokenOf } from '../server/src/projects/analysis/retrieval/features-beside.ts'
import { MOST_PACKAGES, packagesSpokenOf } from '../server/src/projects/analysis/retrieval/packages-spoken-of.ts'
import { keepWanted, type Measured, measureFurther } from '../server/src/projects/analysis/retrieval/wanted-beside.ts'
import { TRIAL_BRIEFS } from '../server/test/briefs-of-the-trial.ts'
import { printCells } from './table.ts'
import { BRIEFS_OF_A_USER } from './tuning/briefs-of-a-user.ts'
import { BRIEFS_WITH_BACKGROUND } from './tuning/briefs-with-background.ts'
import { keptInParts } from './tuning/in-parts.ts'
import { letters } from './tuning/letters.ts'
import { type Case, chanceOf, type Fit, fitLogistic } from './tuning/logistic-regression.ts'
import { oneBesideMentions, severalShort } from './tuning/short-lists.ts'
import { shortWishes } from './tuning/strangers.ts'
import type { TuningBrief } from './tuning/tuning-brief.ts'
import { openBriefs } from './tuning/tuning-briefs.ts'
import { knownBesideUnknown } from './tuning/unknown-work.ts'
import { writtenBriefs } from './tuning/written-briefs.ts'

type Brief = Pick<TuningBrief, 'title' | 'description' | 'wanted' | 'fine'>

/** The cases of one list, those of one brief side by side: they are learned or left out together. */
interface List {
  name: string
  briefs: readonly Brief[]
  weight: number
}

const PARTS = 10

const idsIn = (words = ''): ReadonlySet<string> => new Set(words.split(/[ |]/))

const valuesOf = (features: FeaturesBeside): number[] => FEATURES_BESIDE.map(name => features[name])

const seen = (briefs: readonly { brief: Brief; isSeen: boolean }[]): Brief[] =>
  briefs.flatMap(({ brief, isSeen }) => (isSeen ? [brief] : []))

const lists = (): List[] => [
  { name: 'written', briefs: writtenBriefs(), weight: 1 },
  { name: 'tuning set, open', briefs: openBriefs(), weight: 1 },
  { name: 'with background', briefs: BRIEFS_WITH_BACKGROUND, weight: 1 },
  { name: 'trial', briefs: TRIAL_BRIEFS.map(([title, description, wanted]) => ({ title, description, wanted })), weight: 5 },
  { name: 'short wishes of strangers, seen', briefs: shortWishes(), weight: 0.5 },
  { name: 'several in a short brief, seen', briefs: seen(severalShort()), weight: 1 },
  { name: 'one beside mentions, seen', briefs: seen(oneBesideMentions()), weight: 1 },
  { name: 'letters, seen', briefs: seen(letters()), weight: 2 },
  { name: 'in parts, seen', briefs: seen(keptInParts()).filter(({ wanted }) => wanted !== ''), weight: 1 },
  { name: 'known beside unknown, seen', briefs: seen(knownBesideUnknown()), weight: 1 },
  { name: 'of a user', briefs: BRIEFS_OF_A_USER.filter(({ wanted }) => wanted !== ''), weight: 2 },
]

interface CaseOfPackage extends Case {
  one: PackageSpokenOf
}

/** The further packages that a brief speaks of, and the cases that they make; what is only fine teaches nothing and is not counted. */
interface Told {
  list: string
  part: number
  further: readonly Measured<PackageSpokenOf>[]
  cases: readonly CaseOfPackage[]
}

const furtherOf = ({ reading, index }: Understanding): { firstId: string; further: Measured<PackageSpokenOf>[] } => {
  const { called, heard, hearing } = packagesSpokenOf(index, reading)
  const [first, ...further] = [...called, ...heard]
  if (first === undefined) return { firstId: '', further: [] }
  return { firstId: first.template.id, further: measureFurther(index, first, further, reading, hearing) }
}

/** What nobody minds: what is fine, and what would stand for the same wish as the first. */
const allowedIn = ({ wanted, fine = '' }: Brief, firstId: string): ReadonlySet<string> => {
  const alike = wanted.split(' ').find(wish => wish.split('|').includes(firstId)) ?? ''
  return idsIn(`${fine} ${alike}`)
}

const casesOf = (further: readonly Measured<PackageSpokenOf>[], brief: Brief, firstId: string, weight: number): CaseOfPackage[] => {
  const [due, allowed] = [idsIn(brief.wanted), allowedIn(brief, firstId)]
  return further
    .filter(({ one }) => !allowed.has(one.template.id))
    .map(({ one, features }) => ({ one, features: valuesOf(features), holds: due.has(one.template.id), weight }))
}

const toldIn = ({ name, briefs, weight }: List, before: number): Told[] =>
  briefs.map((brief, at) => {
    const { firstId, further } = furtherOf(understand(brief))
    return { list: name, part: (before + at) % PARTS, further, cases: casesOf(further, brief, firstId, weight) }
  })

const fitOf = (all: readonly Told[]): Fit => fitLogistic(all.flatMap(({ cases }) => cases))

/** What would be kept by what was learned from the others' parts. */
const keptByCross = (all: readonly Told[]): ReadonlySet<PackageSpokenOf> => {
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const fit = fitOf(all.filter(brief => brief.part !== part))
    const chanceIn = (features: FeaturesBeside) => chanceOf(fit, valuesOf(features))
    return all.flatMap(brief => (brief.part === part ? keepWanted(brief.further, MOST_PACKAGES - 1, chanceIn) : []))
  })
  return new Set(parts.flat())
}

/**
 * For those who tune: learns anew which further packages are wanted, and prints the weights of `retrieval/wanted-beside.ts` and what they
 * would keep by cross-validation. The rows of the trial are the tests' own and count five times: what they ask for is to hold.
 */
export const benchWanted = (): void => {
  const all = lists()
  let before = 0
  const told = all.flatMap(list => {
    const own = toldIn(list, before)
    before += list.briefs.length
    return own
  })
  const kept = keptByCross(told)
  const rows = all.map(({ name }) => {
    const cases = told.flatMap(brief => (brief.list === name ? brief.cases : []))
    const cell = (holds: boolean) => {
      const own = cases.filter(one => one.holds === holds)
      return `${own.filter(({ one }) => kept.has(one)).length} of ${own.length}`
    }
    return [name, cell(true), cell(false)]
  })
  printCells('Further packages kept, by cross-validation', ['briefs', 'wanted, kept', 'not wanted, kept'], rows)
  const { bias, weights } = fitOf(told)
  const lines = FEATURES_BESIDE.map((name, at) => `  ${name}: ${Number(weights[at]?.toFixed(3))},`)
  console.log(`\nBIAS ${bias.toFixed(3)}\n${lines.join('\n')}`)
}
