import { expect, test } from 'vitest'
import { chanceIn } from '../../server/src/projects/analysis/retrieval/boosted-trees.ts'
import { boostTrees } from './boosting.ts'

const NAMES = ['first', 'second'] as const
const CASES = 400

/** Both features run through their values evenly; `holds` says of which cases what is learned holds. */
const casesWhere = (holds: (first: number, second: number) => boolean) =>
  Array.from({ length: CASES }, (_, at) => {
    const [first, second] = [(at % 20) / 20, Math.floor(at / 20) / 20]
    return { features: [first, second], holds: holds(first, second), weight: 1 }
  })

test('two features that hold only together are learned', () => {
  const trees = boostTrees(
    casesWhere((first, second) => first >= 0.5 && second >= 0.5),
    NAMES,
    {},
  )
  expect(chanceIn(trees, { first: 0.9, second: 0.9 })).toBeGreaterThan(0.95)
  expect(chanceIn(trees, { first: 0.9, second: 0.1 })).toBeLessThan(0.05)
  expect(chanceIn(trees, { first: 0.1, second: 0.9 })).toBeLessThan(0.05)
})

test('a feature with a direction never turns back, whatever the cases say', () => {
  const cases = casesWhere(first => first >= 0.3 && first < 0.7)
  const chances = (trees: ReturnType<typeof boostTrees<(typeof NAMES)[number]>>) =>
    Array.from({ length: 20 }, (_, at) => chanceIn(trees, { first: at / 20, second: 0.5 }))
  const free = chances(boostTrees(cases, NAMES, {}))
  const raised = chances(boostTrees(cases, NAMES, { first: 1 }))
  const lowered = chances(boostTrees(cases, NAMES, { first: -1 }))
  expect(free).not.toEqual(free.toSorted((a, b) => a - b))
  expect(raised).toEqual(raised.toSorted((a, b) => a - b))
  expect(lowered).toEqual(lowered.toSorted((a, b) => b - a))
})
