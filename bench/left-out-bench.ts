import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Understanding, understand } from '../server/src/projects/analysis/built-in-analyst.ts'
import { taughtInParts } from '../server/src/projects/analysis/knowledge/briefs-in-parts.ts'
import { meanHours } from '../server/src/projects/analysis/plan-simulation.ts'
import type { DraftTask } from '../server/src/projects/analysis/planning/draft-tasks.ts'
import {
  FEATURES_LEFT_OUT,
  type FeaturesLeftOut,
  type MayBeLeftOut,
  mayBeLeftOut,
} from '../server/src/projects/analysis/planning/features-left-out.ts'
import { draftsOf } from '../server/src/projects/analysis/planning/plan.ts'
import { chanceIn, type Tree, treeAsText } from '../server/src/projects/analysis/retrieval/boosted-trees.ts'
import { printCells } from './table.ts'
import { boostTrees } from './tuning/boosting.ts'
import { briefInParts } from './tuning/in-parts.ts'
import { letters } from './tuning/letters.ts'
import type { Case } from './tuning/logistic-regression.ts'
import { partsLeftOut } from './tuning/parts-left-out.ts'
import type { TuningBrief } from './tuning/tuning-brief.ts'
import { openBriefs } from './tuning/tuning-briefs.ts'

type Trees = readonly Tree<keyof FeaturesLeftOut>[]

interface CaseOfTask extends Case {
  list: string
}

const FILE = join(import.meta.dirname, '../server/src/projects/analysis/planning/left-out-trees.ts')

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

/** Of wishes of which it is known which part is left out; what is planned for another work teaches nothing. */
const ofParts = (isSeen: boolean, list: string): CaseOfTask[] =>
  partsLeftOut().flatMap(one => {
    if (one.isSeen !== isSeen) return []
    const { told } = draftedIn(understand({ title: '', description: one.description }))
    const isOwn = ({ packageId }: DraftTask) => packageId === one.packageId
    return told.flatMap(each => (isOwn(each.task) ? [caseOf(each, list, one.keys.has(each.task.key), 1)] : []))
  })

/** A task that is left out puts the hours of the plan into the range that experts asked for, or out of it. */
const ofHours = (briefs: readonly Pick<TuningBrief, 'title' | 'description' | 'hours'>[], list: string): CaseOfTask[] =>
  briefs.flatMap(({ title, description, hours: [low, high] = [0, 0] }) => {
    if (high === 0) return []
    const { drafts, told } = draftedIn(understand({ title, description }))
    const whole = drafts.flatMap(({ tasks }) => tasks).reduce((sum, { hours }) => sum + meanHours(hours), 0)
    const isIn = (hours: number) => hours >= low && hours <= high
    return told.flatMap(one => {
      const less = whole - meanHours(one.task.hours)
      return isIn(less) === isIn(whole) ? [] : [caseOf(one, list, isIn(less), 1)]
    })
  })

const taught = (): CaseOfTask[] => [
  ...ofParts(true, 'parts left out, seen'),
  ...ofHours(taughtInParts().map(briefInParts), 'in parts, taught'),
  ...ofHours(
    letters().flatMap(({ brief, isSeen }) => (isSeen ? [brief] : [])),
    'letters, seen',
  ),
  ...ofHours(openBriefs(), 'tuning set, open'),
]

const featuresIn = ({ features }: Case): FeaturesLeftOut =>
  Object.fromEntries(FEATURES_LEFT_OUT.map((name, at) => [name, features[at] ?? 0])) as Record<keyof FeaturesLeftOut, number>

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

const LIMITS = [0.4, 0.5, 0.6, 0.7]

const rowsOf = (cases: readonly CaseOfTask[], trees: Trees): string[][] =>
  [...Map.groupBy(cases, ({ list }) => list)].flatMap(([list, own]) =>
    LIMITS.map(limit => {
      const out = own.filter(one => chanceIn(trees, featuresIn(one)) >= limit)
      const right = out.filter(({ holds }) => holds).length
      return [list, String(limit), `${right} of ${own.filter(({ holds }) => holds).length}`, `${right} of ${out.length}`]
    }),
  )

const asSource = (trees: Trees): string =>
  `/** Learned by \`npm run bench -- left-out --keep\`, see \`boosted-trees.ts\`: which tasks a clause of a brief leaves out. */\nexport const LEFT_OUT_TREES = \`\n${trees.map(treeAsText).join('\n')}\n\`\n`

/** For those who tune: learns anew which tasks a clause leaves out, prints how well on packages that nobody looked at, and keeps it if asked to. */
export const benchLeftOut = (options: { isKept: boolean }): void => {
  const cases = taught()
  const trees = boostTrees(cases, FEATURES_LEFT_OUT, DIRECTIONS)
  printCells(
    'Tasks that a clause leaves out',
    ['briefs', 'from', 'left out of those to be', 'right of those left out'],
    [...rowsOf(cases, trees), ...rowsOf(ofParts(false, 'parts left out, unseen'), trees)],
  )
  if (options.isKept) writeFileSync(FILE, asSource(trees))
}
