import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { understand } from '../server/src/projects/analysis/built-in-analyst.ts'
import { taughtInParts } from '../server/src/projects/analysis/knowledge/briefs-in-parts.ts'
import { meanHours } from '../server/src/projects/analysis/plan-simulation.ts'
import { draftPackage } from '../server/src/projects/analysis/planning/draft-tasks.ts'
import {
  FEATURES_OF_NUMBER,
  type FeaturesOfNumber,
  type NumberSaid,
  numbersSaid,
} from '../server/src/projects/analysis/planning/features-of-number.ts'
import { LEAST_SURE, type NumberOfWork, unnamedCountOf } from '../server/src/projects/analysis/planning/number-of-work.ts'
import { chanceIn, type Tree, treeAsText } from '../server/src/projects/analysis/retrieval/boosted-trees.ts'
import { printCells } from './table.ts'
import { boostTrees } from './tuning/boosting.ts'
import { briefInParts } from './tuning/in-parts.ts'
import { letters } from './tuning/letters.ts'
import type { Case } from './tuning/logistic-regression.ts'
import { numberedWishes } from './tuning/numbered-wishes.ts'
import { beginningOf } from './tuning/strangers.ts'
import type { TuningBrief } from './tuning/tuning-brief.ts'
import { openBriefs } from './tuning/tuning-briefs.ts'

type Trees = readonly Tree<keyof FeaturesOfNumber>[]

interface CaseOfNumber extends Case {
  list: string
  brief: string
}

const FILE = join(import.meta.dirname, '../server/src/projects/analysis/planning/number-trees.ts')

const caseOf = ({ features }: NumberSaid, list: string, brief: string, holds: boolean, weight: number): CaseOfNumber => ({
  list,
  brief,
  holds,
  weight,
  features: FEATURES_OF_NUMBER.map(name => features[name]),
})

/** Wishes of which it is known which number decides. */
const ofWishes = (isSeen: boolean): CaseOfNumber[] =>
  numberedWishes().flatMap(wish =>
    wish.isSeen === isSeen
      ? ['', beginningOf(wish.description)].flatMap(title => {
          const { reading, choice } = understand({ title, description: wish.description })
          const [first] = choice.chosen
          const numbers = first === undefined ? [] : numbersSaid(reading, choice.part, first)
          return numbers.map(one => caseOf(one, wish.list, `${title}\n${wish.description}`, one.value === wish.value, 0.5))
        })
      : [],
  )

/** A number that is believed puts the hours of the plan into the range that experts asked for, or out of it. */
const ofHours = (briefs: readonly Pick<TuningBrief, 'title' | 'description' | 'hours'>[], list: string): CaseOfNumber[] =>
  briefs.flatMap(({ title, description, hours: [low, high] = [0, 0] }) => {
    const { reading, choice } = understand({ title, description })
    const [first] = choice.chosen
    if (first === undefined || high === 0) return []
    const hoursWith = (numberOf: NumberOfWork) =>
      choice.chosen
        .flatMap(chosen => draftPackage(chosen, choice.planned, chosen === first ? numberOf : () => null).tasks)
        .reduce((sum, { hours }) => sum + meanHours(hours), 0)
    const without = hoursWith(() => null)
    const isIn = (hours: number) => hours >= low && hours <= high
    return numbersSaid(reading, choice.part, first).flatMap(one => {
      const believed = hoursWith(() => unnamedCountOf(one))
      return isIn(believed) === isIn(without) ? [] : [caseOf(one, list, description, isIn(believed), 2)]
    })
  })

const taught = (): CaseOfNumber[] => [
  ...ofWishes(true),
  ...ofHours(taughtInParts().map(briefInParts), 'in parts, taught'),
  ...ofHours(
    letters().flatMap(({ brief, isSeen }) => (isSeen ? [brief] : [])),
    'letters',
  ),
  ...ofHours(openBriefs(), 'tuning set, open'),
]

const featuresIn = ({ features }: Case): FeaturesOfNumber =>
  Object.fromEntries(FEATURES_OF_NUMBER.map((name, at) => [name, features[at] ?? 0])) as Record<keyof FeaturesOfNumber, number>

/** Of what the package calls itself by, and of a clause that asks, a number says no less. */
const DIRECTIONS = {
  known: 1,
  asWish: 1,
  asTold: -1,
  asDone: -1,
  asNotWanted: -1,
  asTerms: -1,
  numbered: -1,
  onSite: 1,
} as const

const rowsOf = (cases: readonly CaseOfNumber[], trees: Trees): string[][] =>
  [...Map.groupBy(cases, ({ list }) => list)].map(([list, own]) => {
    const briefs = [...Map.groupBy(own, ({ brief }) => brief).values()].map(numbers =>
      numbers.map(one => ({ ...one, chance: chanceIn(trees, featuresIn(one)) })).toSorted((a, b) => b.chance - a.chance),
    )
    const believed = briefs.filter(([best]) => (best?.chance ?? 0) >= LEAST_SURE)
    const due = briefs.filter(numbers => numbers.some(({ holds }) => holds))
    const right = believed.filter(([best]) => best?.holds === true).length
    return [list, `${right} of ${due.length}`, `${right} of ${believed.length}`]
  })

const asSource = (trees: Trees): string =>
  `/** Learned by \`npm run bench -- numbers --keep\`, see \`boosted-trees.ts\`: which number of a brief says how much work a package is. */\nexport const NUMBER_TREES = \`\n${trees.map(treeAsText).join('\n')}\n\`\n`

/** For those who tune: learns anew which number of a brief says how much work it is, prints how well on wishes that nobody looked at, and keeps it if asked to. */
export const benchNumbers = (options: { isKept: boolean }): void => {
  const cases = taught()
  const trees = boostTrees(cases, FEATURES_OF_NUMBER, DIRECTIONS)
  printCells(
    'Numbers that say how much work it is',
    ['briefs', 'believed of those that decide', 'right of those believed'],
    [...rowsOf(cases, trees), ...rowsOf(ofWishes(false), trees).map(([list = '', ...cells]) => [`${list}, unseen`, ...cells])],
  )
  if (options.isKept) writeFileSync(FILE, asSource(trees))
}
