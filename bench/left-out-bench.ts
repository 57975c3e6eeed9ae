import { type Understanding, understand } from '../server/src/projects/analysis/built-in-analyst.ts'
import { meanHours } from '../server/src/projects/analysis/plan-simulation.ts'
import type { DraftTask } from '../server/src/projects/analysis/planning/draft-tasks.ts'
import {
  FEATURES_LEFT_OUT,
  type FeaturesLeftOut,
  type MayBeLeftOut,
  mayBeLeftOut,
} from '../server/src/projects/analysis/planning/features-left-out.ts'
import { draftsOf } from '../server/src/projects/analysis/planning/plan.ts'
import type { Tree } from '../server/src/projects/analysis/retrieval/boosted-trees.ts'
import { printCells } from './table.ts'
import { boostTrees } from './tuning/boosting.ts'
import { briefsOfHours, putsInRange } from './tuning/cases-of-hours.ts'
import { chanceOfCase, keepTrees } from './tuning/learned-trees.ts'
import type { Case } from './tuning/logistic-regression.ts'
import { leftOutInPassing, type PartLeftOut, partsLeftOut } from './tuning/parts-left-out.ts'
import { beginningOf } from './tuning/strangers.ts'

type Trees = readonly Tree<keyof FeaturesLeftOut>[]

interface CaseOfTask extends Case {
  list: string
}

const KEPT = {
  path: 'planning/left-out-trees',
  name: 'LEFT_OUT_TREES',
  bench: 'left-out',
  tells: 'which tasks a clause of a brief leaves out',
}

const caseOf = ({ features }: MayBeLeftOut, list: string, holds: boolean, weight: number): CaseOfTask => ({
  list,
  holds,
  weight,
  features: FEATURES_LEFT_OUT.map(name => features[name]),
})

const draftedIn = ({ choice, index }: Understanding) => {
  const drafts = draftsOf(choice.planned, choice)
  return { drafts, told: mayBeLeftOut(drafts, choice.planned, choice.part, index.rarity) }
}

/** Of wishes of which it is known which part is left out, with a title and without; what is planned for another work teaches nothing. */
const ofParts = (parts: readonly PartLeftOut[], isSeen: boolean, list: string): CaseOfTask[] =>
  parts.flatMap(one => {
    if (one.isSeen !== isSeen) return []
    const isOwn = ({ packageId }: DraftTask) => packageId === one.packageId
    return ['', beginningOf(one.description)].flatMap(title => {
      const { told } = draftedIn(understand({ title, description: one.description }))
      return told.flatMap(each => (isOwn(each.task) ? [caseOf(each, list, one.keys.has(each.task.key), 0.5)] : []))
    })
  })

/** A task that is left out puts the hours of the plan into the range that experts asked for, or out of it. */
const ofHours = (): CaseOfTask[] =>
  briefsOfHours().flatMap(brief => {
    const { drafts, told } = draftedIn(understand(brief))
    const whole = drafts.flatMap(({ tasks }) => tasks).reduce((sum, { hours }) => sum + meanHours(hours), 0)
    return told.flatMap(one => {
      const holds = putsInRange(brief, whole, whole - meanHours(one.task.hours))
      return holds === null ? [] : [caseOf(one, brief.list, holds, 1)]
    })
  })

/** What is more surely done, and speaks of the task more, leaves it out no less. */
const DIRECTIONS = {
  done: 1,
  notWanted: 1,
  asked: -1,
  saidByTitle: 1,
  saidByAll: 1,
  saidByNames: 1,
  before: -1,
  margin: 1,
  askedElsewhere: -1,
} as const

const LIMITS = [0.4, 0.5, 0.6, 0.7, 0.8]

const rowsOf = (cases: readonly CaseOfTask[], trees: Trees): string[][] =>
  [...Map.groupBy(cases, ({ list }) => list)].flatMap(([list, own]) =>
    LIMITS.map(limit => {
      const out = own.filter(one => chanceOfCase(trees, FEATURES_LEFT_OUT, one) >= limit)
      const right = out.filter(({ holds }) => holds).length
      return [list, String(limit), `${right} of ${own.filter(({ holds }) => holds).length}`, `${right} of ${out.length}`]
    }),
  )

/** For those who tune: learns anew which tasks a clause leaves out, prints how well on packages that nobody looked at, and keeps it if asked to. */
export const benchLeftOut = (options: { isKept: boolean }): void => {
  const cases = [
    ...ofParts(partsLeftOut(), true, 'parts left out, seen'),
    ...ofParts(leftOutInPassing(), true, 'said in passing, seen'),
    ...ofHours(),
  ]
  const trees = boostTrees(cases, FEATURES_LEFT_OUT, DIRECTIONS)
  printCells(
    'Tasks that a clause leaves out',
    ['briefs', 'from', 'left out of those to be', 'right of those left out'],
    [
      ...rowsOf(cases, trees),
      ...rowsOf(ofParts(partsLeftOut(), false, 'parts left out, unseen'), trees),
      ...rowsOf(ofParts(leftOutInPassing(), false, 'said in passing, unseen'), trees),
    ],
  )
  if (options.isKept) keepTrees(KEPT, trees)
}
