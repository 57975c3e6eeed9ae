import { understand } from '../server/src/projects/analysis/built-in-analyst.ts'
import { meanHours } from '../server/src/projects/analysis/plan-simulation.ts'
import { draftPackage } from '../server/src/projects/analysis/planning/draft-tasks.ts'
import {
  FEATURES_OF_NUMBER,
  type FeaturesOfNumber,
  type NumberSaid,
  numbersSaid,
} from '../server/src/projects/analysis/planning/features-of-number.ts'
import { LEAST_SURE, type NumberOfWork, unnamedCountOf } from '../server/src/projects/analysis/planning/number-of-work.ts'
import type { Tree } from '../server/src/projects/analysis/retrieval/boosted-trees.ts'
import { printCells } from './table.ts'
import { boostTrees } from './tuning/boosting.ts'
import { briefsOfHours, putsInRange } from './tuning/cases-of-hours.ts'
import { chanceOfCase, keepTrees } from './tuning/learned-trees.ts'
import type { Case } from './tuning/logistic-regression.ts'
import { numberedWishes } from './tuning/numbered-wishes.ts'
import { beginningOf } from './tuning/strangers.ts'

type Trees = readonly Tree<keyof FeaturesOfNumber>[]

interface CaseOfNumber extends Case {
  list: string
  brief: string
}

const KEPT = {
  path: 'planning/number-trees',
  name: 'NUMBER_TREES',
  bench: 'numbers',
  tells: 'which number of a brief says how much work a package is',
}

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
      ? (wish.title === undefined ? ['', beginningOf(wish.description)] : [wish.title]).flatMap(title => {
          const { reading, choice } = understand({ title, description: wish.description })
          const [first] = choice.chosen
          const numbers = first === undefined ? [] : numbersSaid(reading, choice.part, first)
          return numbers.map(one => caseOf(one, wish.list, `${title}\n${wish.description}`, one.value === wish.value, 0.5))
        })
      : [],
  )

/** A number that is believed puts the hours of the plan into the range that experts asked for, or out of it. */
const ofHours = (): CaseOfNumber[] =>
  briefsOfHours().flatMap(brief => {
    const { reading, choice } = understand(brief)
    const [first] = choice.chosen
    if (first === undefined) return []
    const hoursWith = (numberOf: NumberOfWork) =>
      choice.chosen
        .flatMap(chosen => draftPackage(chosen, choice.planned, chosen === first ? numberOf : () => null).tasks)
        .reduce((sum, { hours }) => sum + meanHours(hours), 0)
    const without = hoursWith(() => null)
    return numbersSaid(reading, choice.part, first).flatMap(one => {
      const holds = putsInRange(
        brief,
        without,
        hoursWith(() => unnamedCountOf(one)),
      )
      return holds === null ? [] : [caseOf(one, brief.list, brief.description, holds, 2)]
    })
  })

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
      numbers.map(one => ({ ...one, chance: chanceOfCase(trees, FEATURES_OF_NUMBER, one) })).toSorted((a, b) => b.chance - a.chance),
    )
    const believed = briefs.filter(([best]) => (best?.chance ?? 0) >= LEAST_SURE)
    const due = briefs.filter(numbers => numbers.some(({ holds }) => holds))
    const right = believed.filter(([best]) => best?.holds === true).length
    return [list, `${right} of ${due.length}`, `${right} of ${believed.length}`]
  })

/** For those who tune: learns anew which number of a brief says how much work it is, prints how well on wishes that nobody looked at, and keeps it if asked to. */
export const benchNumbers = (options: { isKept: boolean }): void => {
  const cases = [...ofWishes(true), ...ofHours()]
  const trees = boostTrees(cases, FEATURES_OF_NUMBER, DIRECTIONS)
  printCells(
    'Numbers that say how much work it is',
    ['briefs', 'believed of those that decide', 'right of those believed'],
    [...rowsOf(cases, trees), ...rowsOf(ofWishes(false), trees).map(([list = '', ...cells]) => [`${list}, unseen`, ...cells])],
  )
  if (options.isKept) keepTrees(KEPT, trees)
}
