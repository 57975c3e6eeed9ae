import { expect, test } from 'vitest'
import { type EstimatedTask, figuresOf, qualityOf } from './quality.ts'

const estimate = (projectId: number, estimated: number, actual: number) => ({
  ...{ projectId, clientAccountId: `client of ${projectId}` },
  ...{ estimated, actual, low: estimated / 2, high: estimated * 2 },
})

const task = (projectId: number, estimated: number, actual: number, more: Partial<EstimatedTask> = {}): EstimatedTask => ({
  ...estimate(projectId, estimated, actual),
  tradeId: 'plumbing',
  isSample: false,
  ...more,
})

test('figures count what lies on the limits', () => {
  // Of the true hours a quarter: 8 estimated for 10.7 is just outside, 7.5 for 10 is just inside.
  const figures = figuresOf([
    estimate(1, 7.5, 10),
    estimate(2, 12.5, 10),
    estimate(3, 7.4, 10),
    estimate(4, 10, 20),
    estimate(5, 10, 20.1),
    estimate(6, 10, 5),
  ])
  expect(figures).toEqual({ count: 6, within25: 0.333, withinFactor2: 0.833, inInterval: 0.833, medianRatio: 1.342 })
})

test('fewer than five say nothing', () => {
  expect(figuresOf(Array.from({ length: 4 }, (_, at) => estimate(at, 1, 1)))).toBeNull()
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

test.each([
  ['one project', () => ({ projectId: 1 })],
  ['two projects', (at: number) => ({ projectId: at % 2 })],
  ['three projects of one client', (at: number) => ({ projectId: at % 3, clientAccountId: 'cleo' })],
  ['three projects of two clients', (at: number) => ({ projectId: at % 3, clientAccountId: at % 3 === 0 ? 'cleo' : 'dora' })],
])('however many tasks tell it, nothing is said of %s: neither figures nor points', (_whose, more) => {
  const tasks = Array.from({ length: 20 }, (_, at) => task(at, 4, 4, more(at)))
  const projects = [0, 1, 2].map(projectId => ({
    projectId,
    low: 1,
    high: 99,
    taskCount: tasks.filter(one => one.projectId === projectId).length,
  }))
  expect(qualityOf(tasks, projects)).toMatchObject({ tasks: null, projects: null, trades: [], otherTrades: null, points: [] })
})

test('three projects of three clients are shown', () => {
  const tasks = Array.from({ length: 20 }, (_, at) => task(at % 3, 4, 4))
  expect(qualityOf(tasks, [])).toMatchObject({ tasks: { count: 20 }, trades: [{ name: 'Plumbing', count: 20 }] })
})

test('points are coarse, and do not say who came last', () => {
  const tasks = [task(1, 30.4, 41.6), task(2, 4.26, 1.04), task(3, 118, 7), task(4, 2, 2), task(5, 1, 1)]
  expect(qualityOf(tasks, []).points).toEqual([
    { estimated: 1, actual: 1 },
    { estimated: 2, actual: 2 },
    { estimated: 4.3, actual: 1 },
    { estimated: 30, actual: 42 },
    { estimated: 120, actual: 7 },
  ])
})

const of = (tradeId: string | null, first: number, count: number) =>
  Array.from({ length: count }, (_, at) => task(first + at, 4, 4, { tradeId }))

test('trades with too few are together', () => {
  const quality = qualityOf([...of('plumbing', 10, 6), ...of('electrical', 20, 1), ...of(null, 30, 1), ...of('gardening', 40, 3)], [])
  expect(quality.trades.map(({ name, count }) => [name, count])).toEqual([['Plumbing', 6]])
  expect(quality.otherTrades?.count).toBe(5)
})

test('where those are too few even together, the whole less the shown trades does not give them away', () => {
  const quality = qualityOf([...of('plumbing', 10, 9), ...of('gardening', 40, 6), ...of('electrical', 20, 1)], [])
  expect(quality.trades.map(({ name }) => name)).toEqual(['Plumbing'])
  expect(quality.otherTrades?.count).toBe(7)
  expect(qualityOf([...of('plumbing', 10, 9), ...of('electrical', 20, 1)], []).trades).toEqual([])
})
