import type { Narrowing } from '#contract/projects.ts'
import { roundedRange } from '#contract/shared/range.ts'
import type { TaskGrounds } from './analyst.ts'
import {
  covarianceOf,
  nounsOf,
  partOf,
  type SimulatedTotal,
  simulateParts,
  simulateTotals,
  type TaskPart,
  type UncertainTask,
  varianceOf,
} from './plan-simulation.ts'
import { quoted } from './planning/wording.ts'

/** A task as its plan's narrowing sees it. */
export interface NarrowedTask extends UncertainTask {
  id: number
  title: string
  grounds: TaskGrounds | null
}

/** A closer look at a task, or an answer, halves its spread and the doubt whether it was read rightly at best; nothing takes all luck away. */
const LEFT_AFTER_A_LOOK = 0.5
/** Advice that takes less than this of the interval is not worth a look by an expert, or the client's answer, which costs less. */
const LEAST_GAIN: Record<Narrowing['kind'], number> = { task: 0.12, count: 0.06 }
const MOST_ADVICES = 2
/** A part of the variance that is nothing but the rounding of sums. */
const ROUNDING = 1e-12

/** Something that could be settled: the plan as it would be, and what it is about. */
interface Candidate {
  kind: Narrowing['kind']
  noun: string | null
  /** Places of the tasks it concerns: nothing else differs from the plan as it is. */
  places: readonly number[]
  /** A task that it concerns, as it would be. */
  settled: (part: TaskPart) => TaskPart
}

const countSettled = (parts: readonly TaskPart[], noun: string): Candidate => ({
  kind: 'count',
  noun,
  places: parts.flatMap(({ counts }, place) => (counts.has(noun) ? [place] : [])),
  settled: part => ({ ...part, counts: new Map([...part.counts].filter(([other]) => other !== noun)) }),
})

/** The mean of the work as it was read stays: only spread is taken from it. */
const taskSettled = (place: number): Candidate => ({
  kind: 'task',
  noun: null,
  places: [place],
  settled: part => {
    const sigma = part.sigma * LEFT_AFTER_A_LOOK
    return { ...part, sigma, mu: part.mu + (part.sigma * part.sigma - sigma * sigma) / 2, reading: part.reading * LEFT_AFTER_A_LOOK }
  },
})

const partsWith = (parts: readonly TaskPart[], { places, settled }: Candidate): TaskPart[] => {
  const concerned = new Set(places)
  return parts.map((part, place) => (concerned.has(place) ? settled(part) : part))
}

/**
 * The variance that a candidate leaves, from the one that there is: only pairs that it changes are looked at. One settled task changes what
 * it shares with each; a settled count only what those share that hang on it.
 */
const varianceLeft = (variance: number, parts: readonly TaskPart[], { kind, places, settled }: Candidate): number => {
  const changed = places.flatMap(place => {
    const before = parts[place]
    return before === undefined ? [] : [{ before, after: settled(before) }]
  })
  const within = changed.reduce(
    (sum, one) =>
      sum + changed.reduce((row, other) => row + covarianceOf(one.after, other.after) - covarianceOf(one.before, other.before), 0),
    0,
  )
  if (kind === 'count') return variance + within
  const [only] = changed
  if (only === undefined) return variance
  const others = parts.filter(part => part !== only.before)
  const shared = others.reduce((sum, other) => sum + covarianceOf(only.after, other) - covarianceOf(only.before, other), 0)
  return variance + within + 2 * shared
}

/** How much of the total's variance comes with a task: its own, and what it shares with the others. All shares add up to 1. */
export const varianceShares = (parts: readonly TaskPart[]): number[] => {
  const total = varianceOf(parts)
  return parts.map(one => (total === 0 ? 0 : parts.reduce((sum, other) => sum + covarianceOf(one, other), 0) / total))
}

const range = ({ low, high }: { low: number; high: number }): string =>
  `${roundedRange(low, high)
    .map(hours => hours.toLocaleString('en-US'))
    .join('–')} h`

const width = ({ low, high }: SimulatedTotal): number => high - low

const questionOf = ({ kind, noun }: Candidate, task: NarrowedTask): string | null =>
  kind === 'count' ? `How many ${noun} are there?` : (task.grounds?.openQuestion ?? null)

/** One answer is asked for once: for the task where it takes most away. */
const withoutSameQuestion = (candidates: readonly Candidate[], tasks: readonly NarrowedTask[]): Candidate[] => {
  const asked = new Set<string>()
  return candidates.filter(candidate => {
    const task = tasks[candidate.places[0] ?? -1]
    const question = task === undefined ? null : questionOf(candidate, task)
    if (question !== null && asked.has(question)) return false
    if (question !== null) asked.add(question)
    return true
  })
}

/** `most`: how it stands to the others, with a space in front where anything is said of that. */
const adviceOf = (candidate: Candidate, task: NarrowedTask, share: number, change: string, most: string): string => {
  if (candidate.kind === 'count') {
    const assumed = task.grounds?.missingCounts.find(({ noun }) => noun === candidate.noun)?.assumed.toLocaleString('en-US')
    return `Knowing how many ${candidate.noun} there are would narrow the total${most}: ${change}. The plan assumes ${assumed}.`
  }
  const where = `${Math.round(share * 100)} % of the doubt is in task ${candidate.places.map(place => place + 1).join()}, ${quoted(task.title)}.`
  const question = questionOf(candidate, task)
  const answer = question === null ? '' : `, with an answer to ${quoted(question)} at hand`
  return `${where} Have an expert look at it first${answer}: that would narrow the total${most}, ${change}.`
}

/** The best of each kind, as many as may be advised: only those are simulated. */
const likeliest = (ranked: readonly Candidate[]): Candidate[] =>
  ranked.filter((candidate, at) => ranked.slice(0, at).filter(({ kind }) => kind === candidate.kind).length < MOST_ADVICES)

/** The client can answer, an expert can look: whoever reads the advice learns of both before he learns of a second of either. In their order. */
const bestOfEachKind = <One extends { candidate: Candidate }>(worthwhile: readonly One[]): One[] => {
  const isFirstOfKind = (one: One) => worthwhile.find(({ candidate }) => candidate.kind === one.candidate.kind) === one
  const chosen = [...worthwhile.filter(isFirstOfKind), ...worthwhile.filter(one => !isFirstOfKind(one))].slice(0, MOST_ADVICES)
  return worthwhile.filter(one => chosen.includes(one))
}

/**
 * What would narrow the interval of the total most, at most two things, the best first; none where no single thing does. Chosen by the exact
 * variance of the sum, told by simulating the plan again with that doubt settled. `now`: the totals as they are, where they are known.
 */
export const narrowingOf = (tasks: readonly NarrowedTask[], now: { hours: SimulatedTotal } = simulateTotals(tasks)): Narrowing[] => {
  const parts = tasks.map(partOf)
  const nouns = nounsOf(parts)
  const variance = varianceOf(parts)
  const candidates = [...nouns.map(noun => countSettled(parts, noun)), ...parts.map((_, place) => taskSettled(place))]
  const ranked = candidates
    .map(candidate => ({ candidate, left: varianceLeft(variance, parts, candidate) }))
    .filter(({ left }) => left < variance * (1 - ROUNDING))
    .sort((a, b) => a.left - b.left)
  const asked = withoutSameQuestion(
    ranked.map(({ candidate }) => candidate),
    tasks,
  )
  const worthwhile = bestOfEachKind(
    likeliest(asked)
      .map(candidate => ({ candidate, settled: simulateParts(partsWith(parts, candidate), nouns) }))
      .filter(({ candidate, settled }) => width(settled.hours) <= width(now.hours) * (1 - LEAST_GAIN[candidate.kind])),
  )
  const shares = varianceShares(parts)
  return worthwhile.flatMap(({ candidate, settled }, at) => {
    const concerned = candidate.places.flatMap(place => tasks[place] ?? [])
    const [task] = concerned
    if (task === undefined) return []
    const share = candidate.places.reduce((sum, place) => sum + (shares[place] ?? 0), 0)
    const change = `from ${range(now.hours)} to about ${range(settled.hours)}`
    return [
      {
        kind: candidate.kind,
        taskIds: concerned.map(({ id }) => id),
        share: Number(Math.min(1, Math.max(0, share)).toFixed(3)),
        hoursThen: { low: settled.hours.low, high: settled.hours.high },
        costThen: { low: settled.cost.low, high: settled.cost.high },
        advice: adviceOf(candidate, task, share, change, candidate === asked[0] ? ' most' : at === 0 ? '' : ' as well'),
        question: questionOf(candidate, task),
        noun: candidate.noun,
      },
    ]
  })
}
