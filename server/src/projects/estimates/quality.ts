import { type EstimateFigures, type EstimateQuality, LEAST_ESTIMATES_SHOWN } from '#contract/projects-estimates.ts'
import { TAXONOMY } from '../../catalog/taxonomy/taxonomy-index.ts'

/** An estimate with its range, what came of it, and whose it was. */
export interface Estimated {
  projectId: number
  clientAccountId: string
  estimated: number
  low: number
  high: number
  actual: number
}

export interface EstimatedTask extends Estimated {
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

/** The page is public: what fewer projects or clients tell would tell how those went. */
const LEAST_PROJECTS = 3
const LEAST_CLIENTS = 3
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

const distinct = <T>(estimates: readonly Estimated[], of: (one: Estimated) => T): number => new Set(estimates.map(of)).size

const areEnough = (estimates: readonly Estimated[]): boolean =>
  estimates.length >= LEAST_ESTIMATES_SHOWN &&
  distinct(estimates, one => one.projectId) >= LEAST_PROJECTS &&
  distinct(estimates, one => one.clientAccountId) >= LEAST_CLIENTS

/** Null where there are too few, or of too few people, to say anything. */
export const figuresOf = (estimates: readonly Estimated[]): EstimateFigures | null => {
  if (!areEnough(estimates)) return null
  const count = estimates.length
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

/** Projects of which every task says what it took. */
const finishedProjects = (tasks: readonly EstimatedTask[], projects: readonly EstimatedProject[]): Estimated[] => {
  const byProject = grouped(tasks, task => task.projectId)
  return projects.flatMap(({ projectId, low, high, taskCount }) => {
    const own = byProject.get(projectId) ?? []
    const clientAccountId = own[0]?.clientAccountId
    if (clientAccountId === undefined || own.length !== taskCount) return []
    const sum = (part: (task: EstimatedTask) => number) => Number(own.reduce((total, task) => total + part(task), 0).toFixed(1))
    return [{ projectId, clientAccountId, low, high, estimated: sum(task => task.estimated), actual: sum(task => task.actual) }]
  })
}

/**
 * The trades that are broken out, the most frequent first, and what all the others did together. Where those others are too few, the least
 * frequent trades join them: else the whole less its shown parts would give them away.
 */
const byTrade = (tasks: readonly EstimatedTask[]): Pick<EstimateQuality, 'trades' | 'otherTrades'> => {
  const shown = [...grouped(tasks, task => task.tradeId)]
    .flatMap(([tradeId, own]) => {
      const name = tradeId === null ? undefined : TAXONOMY.trade(tradeId)?.name
      const figures = figuresOf(own)
      return name === undefined || figures === null ? [] : [{ tradeId, name, figures }]
    })
    .sort((a, b) => b.figures.count - a.figures.count || a.name.localeCompare(b.name))
  const others = () => tasks.filter(task => !shown.some(({ tradeId }) => tradeId === task.tradeId))
  while (shown.length > 0 && others().length > 0 && !areEnough(others())) shown.pop()
  return {
    trades: shown.map(({ name, figures }) => ({ name, ...figures })),
    otherTrades: shown.length === 0 ? null : figuresOf(others()),
  }
}

/** Near enough for a picture, too coarse to be known again by who recorded it. */
const coarse = (hours: number): number => Number(hours.toPrecision(2))

/** How good estimates were, from finished tasks, the newest first. */
export const qualityOf = (tasks: readonly EstimatedTask[], projects: readonly EstimatedProject[]): EstimateQuality => {
  const finished = finishedProjects(tasks, projects)
  const points = tasks.slice(0, MOST_POINTS)
  return {
    taskCount: tasks.length,
    projectCount: finished.length,
    sampleCount: tasks.filter(({ isSample }) => isSample).length,
    tasks: figuresOf(tasks),
    projects: figuresOf(finished),
    ...byTrade(tasks),
    // Not in the order of their recording: the first would be whose client was here last.
    points: areEnough(points)
      ? points
          .map(({ estimated, actual }) => ({ estimated: coarse(estimated), actual: coarse(actual) }))
          .sort((a, b) => a.estimated - b.estimated || a.actual - b.actual)
      : [],
  }
}
