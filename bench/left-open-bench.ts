import type { Tree } from '../server/src/projects/analysis/retrieval/boosted-trees.ts'
import { FEATURES_LEFT_OPEN, type FeaturesLeftOpen } from '../server/src/projects/analysis/retrieval/features-left-open.ts'
import { keptLessons } from '../server/src/projects/analysis/retrieval/kept-lessons.ts'
import { LEAST_LEFT_OPEN } from '../server/src/projects/analysis/retrieval/left-open.ts'
import { learn } from '../server/src/projects/analysis/retrieval/lessons-learned.ts'
import { printCells } from './table.ts'
import { boostTrees } from './tuning/boosting.ts'
import { type CaseOfClause, casesLeftOpen, createReader, inParts } from './tuning/cases-left-open.ts'
import { keptInParts } from './tuning/in-parts.ts'
import { chanceOfCase, keepTrees } from './tuning/learned-trees.ts'

type Trees = readonly Tree<keyof FeaturesLeftOpen>[]

const KEPT = {
  path: 'retrieval/left-open-trees',
  name: 'LEFT_OPEN_TREES',
  bench: 'left-open',
  tells: 'which clauses ask for work that is not planned',
}

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

/** What the product tells from, and what it might. */
const LIMITS = [0.3, 0.4, LEAST_LEFT_OPEN, 0.6]

/** By limit: how many of the wishes that are not planned are told, and how many of those told are not planned. */
const rowsOf = (list: string, cases: readonly CaseOfClause[], trees: Trees): string[][] => {
  const chances = cases.map(one => ({ ...one, chance: chanceOfCase(trees, FEATURES_LEFT_OPEN, one) }))
  const open = new Set(cases.flatMap(({ wish, holds }) => (holds ? [wish] : [])))
  return LIMITS.map(limit => {
    const told = new Set(chances.flatMap(({ wish, chance }) => (chance >= limit ? [wish] : [])))
    const right = [...told].filter(wish => open.has(wish)).length
    return [list, String(limit), `${right} of ${open.size}`, `${right} of ${told.size}`]
  })
}

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
  if (options.isKept) keepTrees(KEPT, trees)
}
