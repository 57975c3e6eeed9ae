import { expect, test } from 'vitest'
import { chanceIn, readTrees, treeAsText } from './boosted-trees.ts'

const FEATURES = ['clause', 'called'] as const
const LINES = ['-1.5', 'called<0.5 clause<-2.25 -0.5 0.25 2']

test('trees are read as they were written', () => {
  expect(readTrees(LINES.join('\n'), FEATURES).map(treeAsText)).toEqual(LINES)
})

test.each([
  ['what is not called, and hardly sounds like it', { called: 0, clause: -5 }, -2],
  ['what is not called, but sounds like it', { called: 0, clause: -0.1 }, -1.25],
  ['where a question ends it is no longer asked', { called: 0, clause: -2.25 }, -1.25],
  ['what is called', { called: 1, clause: -5 }, 0.5],
])('the chance is the logistic function of what the trees add: %s', (_, features, sum) => {
  expect(chanceIn(readTrees(LINES.join('\n'), FEATURES), features)).toBeCloseTo(1 / (1 + Math.exp(-sum)), 10)
})

test.each([
  ['a feature that is none', 'volume<0.5 1 2', "'volume' is no feature"],
  ['a leaf that is no number', 'called<0.5 1 much', "'much' is no number"],
  ['a tree that breaks off', 'called<0.5 1', "'' is no number"],
  ['more than a tree', 'called<0.5 1 2 3', "more than one in 'called<0.5 1 2 3'"],
])('%s is refused', (_, line, message) => {
  expect(() => readTrees(line, FEATURES)).toThrow(message)
})
