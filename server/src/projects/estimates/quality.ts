import { type EstimateFigures, type EstimateQuality, LEAST_ESTIMATES_SHOWN } from '#contract/projects-estimates.ts'
import { TAXONOMY } from '../../catalog/taxonomy/taxonomy-index.ts'

/** An estimate with its range, and what came of it. */
export interface Estimated {
  estimated: number
  low: number
  high: number
  actual: number
}

export interface EstimatedTask extends Estimated {
  projectId: number
  tradeId: string | null
  isSample: boolean
}

/** What the estimate of a project as a whole was, and how many tasks it has. */
export interface EstimatedProject {
  projectId: number
  low: number
  high: number
  taskCount: number
}

/** The tasks of one or two projects would tell how those went. */
const LEAST_PROJECTS_OF_TRADE = 3
const QUARTER = 0.25
/** Tenths of an hour are not exact in binary. */
const EPSILON = 1e-9
const MOST_POINTS = 400

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

const ratioOf = ({ estimated, actual }: Estimated): number => (estimated === 0 ? 2 : actual / estimated)

/** Null where there are too few to say anything. */
export const figuresOf = (estimates: readonly Estimated[]): EstimateFigures | null => {
  const count = estimates.length
  if (count < LEAST_ESTIMATES_SHOWN) return null
  const share = (holds: (one: Estimated) => boolean) => Number((estimates.filter(holds).length / count).toFixed(3))
  return {
    count,
    within25: share(({ estimated, actual }) => Math.abs(actual - estimated) <= actual * QUARTER + EPSILON),
    withinFactor2: share(one => ratioOf(one) <= 2 + EPSILON && ratioOf(one) >= 0.5 - EPSILON),
    inInterval: share(({ low, high, actual }) => actual >= low - EPSILON && actual <= high + EPSILON),
    medianRatio: Number(median(estimates.map(ratioOf)).toFixed(3)),
  }
}

const grouped = <K, T>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

const projectsIn = (tasks: readonly EstimatedTask[]): number => new Set(tasks.map(({ projectId }) => projectId)).size

/** Projects of which every task says what it took. */
const finishedProjects = (tasks: readonly EstimatedTask[], projects: readonly EstimatedProject[]): Estimated[] => {
  const byProject = grouped(tasks, task => task.projectId)
  return projects.flatMap(({ projectId, low, high, taskCount }) => {
    const own = byProject.get(projectId) ?? []
    if (own.length !== taskCount) return []
    const sum = (part: (task: EstimatedTask) => number) => Number(own.reduce((total, task) => total + part(task), 0).toFixed(1))
    return [{ low, high, estimated: sum(task => task.estimated), actual: sum(task => task.actual) }]
  })
}

/** How good estimates were, from finished tasks, the newest first. */
export const qualityOf = (tasks: readonly EstimatedTask[], projects: readonly EstimatedProject[]): EstimateQuality => {
  const finished = finishedProjects(tasks, projects)
  const byTrade = [...grouped(tasks, task => task.tradeId)]
  const known = byTrade.flatMap(([tradeId, own]) => {
    const name = tradeId === null ? undefined : TAXONOMY.trade(tradeId)?.name
    const figures = projectsIn(own) < LEAST_PROJECTS_OF_TRADE ? null : figuresOf(own)
    return name === undefined || figures === null ? [] : [{ tradeId, name, figures }]
  })
  const isShown = new Set(known.map(({ tradeId }) => tradeId))
  const figures = figuresOf(tasks)
  return {
    taskCount: tasks.length,
    projectCount: finished.length,
    sampleCount: tasks.filter(({ isSample }) => isSample).length,
    tasks: figures,
    projects: figuresOf(finished),
    trades: known.map(({ name, figures: own }) => ({ name, ...own })).sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    otherTrades: known.length === 0 ? null : figuresOf(tasks.filter(({ tradeId }) => !isShown.has(tradeId))),
    points: figures === null ? [] : tasks.slice(0, MOST_POINTS).map(({ estimated, actual }) => ({ estimated, actual })),
  }
}
