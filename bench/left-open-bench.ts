import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chanceIn, type Tree, treeAsText } from '../server/src/projects/analysis/retrieval/boosted-trees.ts'
import { FEATURES_LEFT_OPEN, type FeaturesLeftOpen } from '../server/src/projects/analysis/retrieval/features-left-open.ts'
import { keptLessons } from '../server/src/projects/analysis/retrieval/kept-lessons.ts'
import { LEAST_LEFT_OPEN } from '../server/src/projects/analysis/retrieval/left-open.ts'
import { learn } from '../server/src/projects/analysis/retrieval/lessons-learned.ts'
import { printCells } from './table.ts'
import { boostTrees } from './tuning/boosting.ts'
import { type CaseOfClause, casesLeftOpen, createReader, inParts } from './tuning/cases-left-open.ts'
import { keptInParts } from './tuning/in-parts.ts'
import type { Case } from './tuning/logistic-regression.ts'

type Trees = readonly Tree<keyof FeaturesLeftOpen>[]

const FILE = join(import.meta.dirname, '../server/src/projects/analysis/retrieval/left-open-trees.ts')

/** What asks more, and sounds less like what is planned, is left open no less. */
const DIRECTIONS = {
  asWish: 1,
  asTold: -1,
  asDone: -1,
  asNotWanted: -1,
  asTerms: -1,
  answered: -1,
  answeredByBoth: -1,
  answeredInSentence: -1,
  openByBoth: 1,
  chance: 1,
  other: 1,
  little: -1,
  wordsAnswered: -1,
} as const

const treesOf = (cases: readonly CaseOfClause[]): Trees => boostTrees(cases, FEATURES_LEFT_OPEN, DIRECTIONS)

const featuresIn = ({ features }: Case): FeaturesLeftOpen => {
  const named = Object.fromEntries(FEATURES_LEFT_OPEN.map((name, at) => [name, features[at] ?? 0]))
  return named as Record<keyof FeaturesLeftOpen, number>
}

/** What the product tells from, and what it might. */
const LIMITS = [0.3, 0.4, LEAST_LEFT_OPEN, 0.6]

/** By limit: how many of the wishes that are not planned are told, and how many of those told are not planned. */
const rowsOf = (list: string, cases: readonly CaseOfClause[], trees: Trees): string[][] => {
  const chances = cases.map(one => ({ ...one, chance: chanceIn(trees, featuresIn(one)) }))
  const open = new Set(cases.flatMap(({ wish, holds }) => (holds ? [wish] : [])))
  return LIMITS.map(limit => {
    const told = new Set(chances.flatMap(({ wish, chance }) => (chance >= limit ? [wish] : [])))
    const right = [...told].filter(wish => open.has(wish)).length
    return [list, String(limit), `${right} of ${open.size}`, `${right} of ${told.size}`]
  })
}

const asSource = (trees: Trees): string =>
  `/** Learned by \`npm run bench -- left-open --keep\`, see \`boosted-trees.ts\`: which clauses ask for work that is not planned. */\nexport const LEFT_OPEN_TREES = \`\n${trees.map(treeAsText).join('\n')}\n\`\n`

/**
 * For those who tune: learns anew which clauses ask for work that is not planned, prints how well it tells that on briefs that it was not taught, and
 * writes the trees into `retrieval/left-open-trees.ts` if they are to be kept. After `wanted`, since it depends on what is planned.
 */
export const benchLeftOpen = (options: { isKept: boolean }): void => {
  const read = createReader(keptLessons() ?? learn())
  const trees = treesOf(casesLeftOpen(read))
  const kept = (isSeen: boolean) => keptInParts().flatMap(one => (one.isSeen === isSeen ? [one.inParts] : []))
  const rows = [
    ...rowsOf('in parts, seen', inParts(kept(true), 'seen', read), trees),
    ...rowsOf('in parts, unseen', inParts(kept(false), 'unseen', read), trees),
  ]
  printCells('What is not planned, and told', ['briefs', 'from', 'wishes not planned, told', 'told, not planned'], rows)
  if (options.isKept) writeFileSync(FILE, asSource(trees))
}
