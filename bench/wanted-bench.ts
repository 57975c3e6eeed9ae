import { PACKAGES } from '../server/src/projects/analysis/knowledge/packages.ts'
import { readBrief } from '../server/src/projects/analysis/reading/brief-reading.ts'
import { chanceIn, type Tree } from '../server/src/projects/analysis/retrieval/boosted-trees.ts'
import { FEATURES_BESIDE, type FeaturesBeside, type PackageSpokenOf } from '../server/src/projects/analysis/retrieval/features-beside.ts'
import { keptLessons } from '../server/src/projects/analysis/retrieval/kept-lessons.ts'
import { type Learned, learn } from '../server/src/projects/analysis/retrieval/lessons-learned.ts'
import { createPackageIndex } from '../server/src/projects/analysis/retrieval/package-index.ts'
import { MOST_PACKAGES, packagesSpokenOf } from '../server/src/projects/analysis/retrieval/packages-spoken-of.ts'
import { createSpelling } from '../server/src/projects/analysis/retrieval/spelling.ts'
import { judgeFurther, type Measured, measureFurther, wantedBeside } from '../server/src/projects/analysis/retrieval/wanted-beside.ts'
import { TRIAL_BRIEFS } from '../server/test/briefs-of-the-trial.ts'
import { printCells } from './table.ts'
import { boostTrees } from './tuning/boosting.ts'
import { BRIEFS_OF_A_USER } from './tuning/briefs-of-a-user.ts'
import { BRIEFS_WITH_BACKGROUND } from './tuning/briefs-with-background.ts'
import { briefInParts, keptHurried, keptInParts } from './tuning/in-parts.ts'
import { inTwos } from './tuning/in-twos.ts'
import { jobBriefs } from './tuning/jobs.ts'
import { keepTrees } from './tuning/learned-trees.ts'
import { letters } from './tuning/letters.ts'
import { itemsTogether } from './tuning/list-items.ts'
import { onesAsList } from './tuning/list-lines.ts'
import type { Case } from './tuning/logistic-regression.ts'
import { oneBesideMentions, severalShort } from './tuning/short-lists.ts'
import { shortWishes, wordingsOfStrangers } from './tuning/strangers.ts'
import { taughtInThirds } from './tuning/thirds.ts'
import type { TuningBrief } from './tuning/tuning-brief.ts'
import { openBriefs } from './tuning/tuning-briefs.ts'
import { knownBesideUnknown } from './tuning/unknown-work.ts'
import { threeWordings, wordingsInDetail } from './tuning/wordings.ts'
import { writtenBriefs } from './tuning/written-briefs.ts'

type Brief = Pick<TuningBrief, 'title' | 'description' | 'wanted' | 'fine'>

interface List {
  name: string
  briefs: readonly Brief[]
  weight: number
}

type Trees = readonly Tree<keyof FeaturesBeside>[]

const KEPT = {
  path: 'retrieval/wanted-trees',
  name: 'WANTED_TREES',
  bench: 'wanted',
  tells: 'which further packages are wanted beside the first of a brief',
}
const PARTS = 5

const idsIn = (words = ''): ReadonlySet<string> => new Set(words.split(/[ |]/))

const seen = (briefs: readonly { brief: Brief; isSeen: boolean }[]): Brief[] =>
  briefs.flatMap(({ brief, isSeen }) => (isSeen && brief.wanted !== '' ? [brief] : []))

const BETWEEN_TWO = 37
const EVERY = 4

/** Two of the written briefs in one text: each asks for its own in so many words. */
const twoInOne = (): Brief[] =>
  [...Map.groupBy(writtenBriefs(), ({ language }) => language).values()].flatMap(briefs =>
    briefs.flatMap((one, at) => {
      const other = briefs[(at + BETWEEN_TWO) % briefs.length]
      if (at % EVERY > 0 || other === undefined) return []
      return [{ title: one.title, description: `${one.description}\n${other.description}`, wanted: `${one.wanted} ${other.wanted}` }]
    }),
  )

/** Briefs that nothing learned of wishes was taught. The rows of the trial are the tests' own: what they ask for is to hold. */
const lists = (): List[] => [
  { name: 'written', briefs: writtenBriefs(), weight: 0.5 },
  { name: 'two written in one', briefs: twoInOne(), weight: 1 },
  { name: 'tuning set, open', briefs: openBriefs(), weight: 1 },
  { name: 'with background', briefs: BRIEFS_WITH_BACKGROUND, weight: 1 },
  { name: 'trial', briefs: TRIAL_BRIEFS.map(([title, description, wanted]) => ({ title, description, wanted })), weight: 15 },
  { name: 'short wishes of strangers, seen', briefs: shortWishes(), weight: 0.5 },
  { name: 'the same in twos and threes', briefs: inTwos(shortWishes()).map(briefInParts), weight: 1 },
  { name: 'wordings of strangers, seen', briefs: wordingsOfStrangers(), weight: 1 },
  { name: 'wordings in detail, seen', briefs: seen(wordingsInDetail()), weight: 2 },
  { name: 'three wordings with titles, seen', briefs: seen(threeWordings()), weight: 2 },
  { name: 'several in a short brief, seen', briefs: seen(severalShort()), weight: 1 },
  { name: 'one beside mentions, seen', briefs: seen(oneBesideMentions()), weight: 1 },
  { name: 'letters, seen', briefs: seen(letters()), weight: 2 },
  { name: 'in parts, seen', briefs: seen(keptInParts()), weight: 1 },
  { name: 'known beside unknown, seen', briefs: seen(knownBesideUnknown()), weight: 1 },
  { name: 'items of a list, seen', briefs: seen(itemsTogether()), weight: 0.3 },
  // These the part model was taught, too, so that it is surer of their parts than it will be of others: better all the same on those it was not.
  { name: 'one work told as a list, seen', briefs: seen(onesAsList('one')), weight: 2 },
  { name: 'one work beside what is there, seen', briefs: seen(onesAsList('had')), weight: 1 },
  { name: 'of hurried clients, seen', briefs: seen(keptHurried()), weight: 1 },
  { name: 'jobs of all trades, seen', briefs: seen(jobBriefs()), weight: 1 },
  { name: 'of a user', briefs: BRIEFS_OF_A_USER.filter(({ wanted }) => wanted !== ''), weight: 2 },
]

interface CaseOfPackage extends Case {
  one: PackageSpokenOf
}

/** The further packages that a brief speaks of, and the cases that they make; what is only fine teaches nothing and is not counted. */
interface Told {
  list: string
  brief: Brief
  firstId: string
  further: readonly Measured<PackageSpokenOf>[]
  cases: readonly CaseOfPackage[]
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
    .map(({ one, features }) => ({
      one,
      features: FEATURES_BESIDE.map(name => features[name]),
      holds: due.has(one.template.id),
      weight,
    }))
}

const toldIn = ({ name, briefs, weight }: List, learned: Learned): Told[] => {
  const index = createPackageIndex(PACKAGES, learned)
  const correct = createSpelling(index)
  return briefs.map(brief => {
    const reading = correct(readBrief(brief))
    const { called, heard, hearing } = packagesSpokenOf(index, reading)
    const [first, ...others] = [...called, ...heard]
    const further = first === undefined ? [] : measureFurther(index, first, others, reading, hearing)
    const firstId = first?.template.id ?? ''
    return { list: name, brief, firstId, further, cases: casesOf(further, brief, firstId, weight) }
  })
}

/** Whatever chance made of the briefs: what sounds more like a package, or asks for it more, wants it no less. */
const DIRECTIONS = {
  words: 1,
  sentence: 1,
  sentenceByBoth: 1,
  clause: 1,
  clauseByBoth: 1,
  pairByBoth: 1,
  clauseOfFirst: -1,
  clauseOfFirstByBoth: -1,
  clauseKnown: 1,
  clauseKnownToFirst: -1,
  clauseOwnWords: 1,
  ownWord: 1,
  called: 1,
  akin: 1,
  adds: 1,
  asks: 1,
  asWish: 1,
  asTold: -1,
  asDone: -1,
  asNotWanted: -1,
  openWish: 1,
} as const

const treesOf = (told: readonly Told[]): Trees =>
  boostTrees(
    told.flatMap(({ cases }) => cases),
    FEATURES_BESIDE,
    DIRECTIONS,
  )

/** By a package that is wished for: other wordings of a wish, and briefs of it in other lists, are of one part with it. */
const partOfWish = ({ brief }: Told): number =>
  Math.max(
    0,
    PACKAGES.findIndex(({ id }) => idsIn(brief.wanted).has(id)),
  ) % PARTS

/** By brief, what would be kept by what was learned from the other parts. */
const keptByCross = (told: readonly Told[]): ReadonlyMap<Told, ReadonlySet<PackageSpokenOf>> => {
  const partOf = new Map(told.map(one => [one, partOfWish(one)]))
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const trees = treesOf(told.filter(one => partOf.get(one) !== part))
    const keptIn = ({ further }: Told) =>
      wantedBeside(
        judgeFurther(further, features => chanceIn(trees, features)),
        MOST_PACKAGES - 1,
      )
    return told.flatMap(one => (partOf.get(one) === part ? [[one, new Set(keptIn(one))] as const] : []))
  })
  return new Map(parts.flat())
}

const isAllRight = ({ brief, firstId, cases }: Told, kept: ReadonlySet<PackageSpokenOf>): boolean => {
  const planned = new Set([firstId, ...[...kept].map(({ template }) => template.id)])
  const isAll = brief.wanted.split(' ').every(wish => wish.split('|').some(id => planned.has(id)))
  return isAll && cases.every(({ one, holds }) => holds || !kept.has(one))
}

/**
 * For those who tune: learns anew which further packages are wanted, prints what that would keep by cross-validation, and writes the trees into
 * `retrieval/wanted-trees.ts` if they are to be kept. Takes some minutes, since the wishes are learned three times over.
 */
export const benchWanted = (options: { isKept: boolean }): void => {
  const learned = keptLessons() ?? learn()
  const told = [
    ...lists().flatMap(list => toldIn(list, learned)),
    ...taughtInThirds().flatMap(third => {
      const briefs = third.briefs.map(briefInParts).filter(({ wanted }) => wanted !== '')
      return [
        ...toldIn({ name: 'in parts, taught', briefs, weight: 0.5 }, third.learned),
        ...toldIn({ name: 'sayings in twos and threes, taught', briefs: third.sayings.map(briefInParts), weight: 0.25 }, third.learned),
      ]
    }),
  ]
  const kept = keptByCross(told)
  const rows = [...Map.groupBy(told, ({ list }) => list)].map(([name, own]) => {
    const cell = (holds: boolean) => {
      const cases = own.flatMap(one => one.cases.flatMap(each => (each.holds === holds ? [kept.get(one)?.has(each.one) === true] : [])))
      return `${cases.filter(isKept => isKept).length} of ${cases.length}`
    }
    const right = own.filter(one => isAllRight(one, kept.get(one) ?? new Set()))
    return [name, cell(true), cell(false), `${right.length} of ${own.length}`]
  })
  printCells(
    'Further packages kept, by cross-validation',
    ['briefs', 'wanted, kept', 'not wanted, kept', 'all wished and nothing else'],
    rows,
  )
  if (options.isKept) keepTrees(KEPT, treesOf(told))
}
