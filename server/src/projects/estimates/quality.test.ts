import { expect, test } from 'vitest'
import { type EstimatedTask, figuresOf, qualityOf } from './quality.ts'

const estimate = (estimated: number, actual: number, low = estimated / 2, high = estimated * 2) => ({ estimated, actual, low, high })

const task = (projectId: number, estimated: number, actual: number, more: Partial<EstimatedTask> = {}): EstimatedTask => ({
  ...estimate(estimated, actual),
  projectId,
  tradeId: 'plumbing',
  isSample: false,
  ...more,
})

test('figures count what lies on the limits', () => {
  // Of the true hours a quarter: 8 estimated for 10.7 is just outside, 7.5 for 10 is just inside.
  const figures = figuresOf([
    estimate(7.5, 10),
    estimate(12.5, 10),
    estimate(7.4, 10),
    estimate(10, 20),
    estimate(10, 20.1),
    estimate(10, 5),
  ])
  expect(figures).toEqual({ count: 6, within25: 0.333, withinFactor2: 0.833, inInterval: 0.833, medianRatio: 1.342 })
})

test('fewer than five say nothing', () => {
  expect(figuresOf(Array.from({ length: 4 }, () => estimate(1, 1)))).toBeNull()
  expect(qualityOf([task(1, 1, 1)], [])).toEqual({
    ...{ taskCount: 1, projectCount: 0, sampleCount: 0, tasks: null, projects: null, trades: [], otherTrades: null, points: [] },
  })
})

test('a project counts once every task of it says what it took, and against its own range', () => {
  const tasks = [1, 2, 3, 4, 5, 6].flatMap(id => [task(id, 4, 5), task(id, 6, 7)])
  const projects = [1, 2, 3, 4, 5, 6].map(projectId => ({
    projectId,
    low: 7,
    high: projectId === 1 ? 11 : 14,
    taskCount: projectId === 6 ? 3 : 2,
  }))
  const quality = qualityOf(tasks, projects)
  expect(quality.projectCount).toBe(5)
  expect(quality.projects).toEqual({ count: 5, within25: 1, withinFactor2: 1, inInterval: 0.8, medianRatio: 1.2 })
  expect(quality.taskCount).toBe(12)
})

test('trades with fewer than five are not broken out, and together only where they are five', () => {
  const many = Array.from({ length: 6 }, (_, at) => task(10 + at, 4, 4))
  const few = [task(2, 4, 8, { tradeId: 'electrical' }), task(2, 4, 8, { tradeId: null })]
  expect(qualityOf([...many, ...few], []).trades.map(({ name, count }) => [name, count])).toEqual([['Plumbing', 6]])
  expect(qualityOf([...many, ...few], []).otherTrades).toBeNull()
  const more = Array.from({ length: 3 }, () => task(3, 4, 4, { tradeId: 'gardening' }))
  expect(qualityOf([...many, ...few, ...more], []).otherTrades?.count).toBe(5)
})

test('a trade of which one or two projects tell is not broken out, however many tasks they have', () => {
  const two = Array.from({ length: 20 }, (_, at) => task(at % 2, 4, 4))
  expect(qualityOf(two, []).trades).toEqual([])
  expect(qualityOf([...two, task(3, 4, 4)], []).trades.map(({ count }) => count)).toEqual([21])
})
