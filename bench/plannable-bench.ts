import { understand } from '../server/src/projects/analysis/built-in-analyst.ts'
import type { Tree } from '../server/src/projects/analysis/retrieval/boosted-trees.ts'
import {
  FEATURES_OF_BRIEF,
  type FeatureOfBrief,
  type FeaturesOfBrief,
} from '../server/src/projects/analysis/retrieval/features-of-brief.ts'
import { isPlannable } from '../server/src/projects/analysis/retrieval/plannable.ts'
import { COMMON_JOBS } from '../server/test/briefs-of-common-jobs.ts'
import { CRAFT_BRIEFS } from '../server/test/briefs-of-crafts.ts'
import { COURTEOUS_WISHES, PLAIN_WISHES } from '../server/test/briefs-of-judgement.ts'
import { BRIEFS_OF_MORE_JOBS } from '../server/test/briefs-of-more-jobs.ts'
import { TRIAL_BRIEFS, WISHES_BESIDE_UNKNOWN } from '../server/test/briefs-of-the-trial.ts'
import { BRIEFS } from '../server/test/briefs-of-trades.ts'
import { NO_PROJECTS, THIN_BRIEFS } from '../server/test/briefs-that-are-none.ts'
import { printCells } from './table.ts'
import { boostTrees } from './tuning/boosting.ts'
import { jobBriefs } from './tuning/jobs.ts'
import { keepTrees } from './tuning/learned-trees.ts'
import { letters } from './tuning/letters.ts'
import type { Case } from './tuning/logistic-regression.ts'
import { noWishes, plainAndShort, plainStatements, type TextSaid, tooThin } from './tuning/no-wishes.ts'
import { oneOfEach } from './tuning/one-of-each.ts'
import { severalShort } from './tuning/short-lists.ts'
import { beginningOf, shortWishes } from './tuning/strangers.ts'
import type { TuningBrief } from './tuning/tuning-brief.ts'
import { openBriefs } from './tuning/tuning-briefs.ts'
import { knownBesideUnknown, unknownWork } from './tuning/unknown-work.ts'
import { threeWordings, wordingsInDetail } from './tuning/wordings.ts'
import { writtenBriefs } from './tuning/written-briefs.ts'

type Brief = Pick<TuningBrief, 'title' | 'description'>
type Trees = readonly Tree<FeatureOfBrief>[]

/** Texts that can be planned, or not. */
interface List {
  name: string
  texts: readonly { brief: Brief; isSeen: boolean }[]
  holds: boolean
  weight: number
}

interface CaseOfBrief extends Case {
  list: List
  isSeen: boolean
  asBrief: FeaturesOfBrief
}

const KEPT = {
  path: 'retrieval/plannable-trees',
  name: 'PLANNABLE_TREES',
  bench: 'plannable',
  tells: 'whether a text is a wish that can be planned',
}

/** Who does not give a title has the beginning of what he wrote, as the form of Home gives it; one in three has none. */
const UNTITLED = 3
const withTitles = (texts: readonly TextSaid[]): List['texts'] =>
  texts.map(({ text, isSeen }, at) => ({ brief: { title: at % UNTITLED === 0 ? '' : beginningOf(text), description: text }, isSeen }))

const titled = ([title, description]: readonly [string, string, ...unknown[]]): Brief => ({ title, description })

/** What tests hold to be planned. */
const ofTests = (): Brief[] => [
  ...[...BRIEFS, ...BRIEFS_OF_MORE_JOBS, ...CRAFT_BRIEFS, ...TRIAL_BRIEFS].map(titled),
  ...[...COMMON_JOBS, ...PLAIN_WISHES, ...COURTEOUS_WISHES, ...WISHES_BESIDE_UNKNOWN].map(([description]) => ({ title: '', description })),
]

/** Weighed so that ordinary wishes, of which there are ten times as many, decide no more than the rest. */
const lists = (): List[] => {
  const wishes = { holds: true, weight: 1 }
  const others = { holds: false, weight: 2 }
  const all = (briefs: readonly Brief[]) => briefs.map((brief, at) => ({ brief, isSeen: at % 2 === 0 }))
  const seen = (briefs: readonly Brief[]) => briefs.map(brief => ({ brief, isSeen: true }))
  const jobs = jobBriefs()
  return [
    {
      ...wishes,
      name: 'short wishes of strangers',
      texts: [true, false].flatMap(isSeen => shortWishes(isSeen).map(brief => ({ brief, isSeen }))),
    },
    { ...wishes, name: 'jobs', texts: jobs.filter(({ brief }) => brief.wanted !== '') },
    { ...wishes, name: 'three wordings', texts: all(threeWordings().map(({ brief }) => brief)) },
    { ...wishes, name: 'wordings in detail', texts: wordingsInDetail() },
    { ...wishes, name: 'tuning set', texts: seen(openBriefs()) },
    { ...wishes, name: 'letters', texts: letters() },
    { ...wishes, name: 'written', texts: seen(writtenBriefs()), weight: 0.3 },
    { ...wishes, name: 'several in a short brief', texts: severalShort() },
    { ...wishes, name: 'known beside unknown', texts: knownBesideUnknown() },
    { ...wishes, name: 'briefs of the tests', texts: seen(ofTests()), weight: 6 },
    { ...wishes, name: 'plain and short', texts: withTitles(plainAndShort()), weight: 5 },
    { ...wishes, name: 'one of each package, in three ways', texts: oneOfEach(), weight: 2 },
    { ...wishes, name: 'plain statements', texts: withTitles(plainStatements()), weight: 4 },
    { ...others, name: 'no wishes', texts: withTitles(noWishes()) },
    { ...others, name: 'texts of the tests', texts: seen([...NO_PROJECTS, ...THIN_BRIEFS].map(titled)), weight: 8 },
    { ...others, name: 'too thin', texts: withTitles(tooThin()) },
    {
      ...others,
      name: 'work that no package knows',
      texts: [...unknownWork(), ...jobs.filter(({ brief }) => brief.wanted === '')],
      weight: 0.5,
    },
  ]
}

/** What nothing was chosen for is asked about anyway. */
const casesOf = (list: List): CaseOfBrief[] =>
  list.texts.flatMap(({ brief: { title, description }, isSeen }) => {
    const { chosen, asBrief } = understand({ title, description }).choice
    const { holds, weight } = list
    return chosen.length === 0 ? [] : [{ list, isSeen, holds, weight, asBrief, features: FEATURES_OF_BRIEF.map(name => asBrief[name]) }]
  })

/** What sounds or reads more like a wish is never less of one, whatever chance made of the cases. */
const DIRECTIONS = {
  sure: 1,
  clearest: 1,
  trade: 1,
  cover: 1,
  known: 1,
  none: -1,
  idle: -1,
  little: -1,
  asks: 1,
  wishes: 1,
  orders: 1,
  titled: 1,
  score: 1,
  telling: 1,
} as const

const rowsOf = (cases: readonly CaseOfBrief[], trees: Trees): string[][] =>
  lists().map(({ name, texts }) => {
    const cell = (isSeen: boolean) => {
      const own = cases.filter(one => one.list.name === name && one.isSeen === isSeen)
      const planned = own.filter(({ asBrief }) => isPlannable(asBrief, trees))
      return `${planned.length} of ${texts.filter(one => one.isSeen === isSeen).length}`
    }
    return [name, cell(true), cell(false)]
  })

/** For those who tune: learns anew what can be planned at all, prints how much would be, and keeps it if asked to. The figures are of what the seen texts alone teach; what is kept learned from all. */
export const benchPlannable = (options: { isKept: boolean }): void => {
  const cases = lists().flatMap(casesOf)
  const learn = (some: readonly CaseOfBrief[]) => boostTrees(some, FEATURES_OF_BRIEF, DIRECTIONS)
  const trees = learn(cases.filter(({ isSeen }) => isSeen))
  printCells('Planned, as far as it is asked whether it is a wish', ['texts', 'seen', 'unseen'], rowsOf(cases, trees))
  if (options.isKept) keepTrees(KEPT, learn(cases))
}
