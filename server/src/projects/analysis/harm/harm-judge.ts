import type { WordsRead } from './harm-rules.ts'
import { HARM_WEIGHTS } from './harm-weights.ts'
import { type SignsOfHarm, type StemsTold, sentencesOf, signsOfHarm, stretchesOf, withClauses } from './signs-of-harm.ts'

const FEWEST_SIGNS = 6
/** How much each of so many signs counts. */
export const shareOf = (count: number): number => 1 / Math.sqrt(Math.max(count, FEWEST_SIGNS))

export interface HarmWeights {
  bias: number
  weights: ReadonlyMap<string, number>
}

/** Weights are kept in steps of this. */
const STEP = 0.05

/** A line each: what its signs weigh, in steps, and the signs; the first is the bias. */
export const weightsAsText = ({ bias, weights }: HarmWeights): string => {
  const inSteps = Map.groupBy(weights.keys(), name => Math.round((weights.get(name) ?? 0) / STEP))
  const lines = [...inSteps].toSorted(([one], [other]) => one - other).map(([steps, names]) => [steps, ...names.toSorted()].join(' '))
  return [Math.round(bias / STEP), ...lines].join('\n')
}

export const weightsFrom = (text: string): HarmWeights => {
  const [bias = '', ...lines] = text.trim().split('\n')
  const weights = new Map<string, number>()
  for (const line of lines) {
    const [steps = '', ...names] = line.split(' ')
    for (const name of names) weights.set(name, Number(steps) * STEP)
  }
  return { bias: Number(bias) * STEP, weights }
}

const KEPT = weightsFrom(HARM_WEIGHTS)

/** The odds that a stretch asks for harm, as a logarithm. */
const oddsOf = ({ rules, words }: SignsOfHarm, { bias, weights }: HarmWeights): number => {
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (weights.get(name) ?? 0), 0)
  return bias + sum(rules) + sum(words) * shareOf(rules.length + words.length)
}

/** From here on it is harm, by the words alone: with more, fewer harmful wishes are refused than by the rules alone, with less, more harmless briefs (decision 014). */
const LEAST_ODDS = 0
/** What the rules take for harm stands unless the words speak against it more than this; with less of a veto harmless briefs stay refused, with more our own harmful ones are planned (decision 014). */
const LEAST_ODDS_OF_RULES = -1.75

/** By how much the stretch of a text that most asks for harm does so: 0 and more is harm. */
export const harmOf = (text: string, weights = KEPT): number => {
  const readBefore: WordsRead = new Map()
  const toldBefore: StemsTold = new Map()
  const heldAlone = new Map<string, number>()
  /** Of a sentence that the rules take for harm by itself, or of its clause that they do. */
  const oddsAlone = (sentence: string): number => {
    const known = heldAlone.get(sentence)
    if (known !== undefined) return known
    const held = withClauses(sentence)
      .map(one => signsOfHarm(one, readBefore, toldBefore))
      .filter(({ rules }) => rules.includes('RULE'))
    const odds = Math.max(Number.NEGATIVE_INFINITY, ...held.map(one => oddsOf(one, weights)))
    heldAlone.set(sentence, odds)
    return odds
  }
  const surplusOf = (stretch: string): number => {
    const signs = signsOfHarm(stretch, readBefore, toldBefore)
    if (!signs.rules.includes('RULE')) return oddsOf(signs, weights) - LEAST_ODDS
    // Harmless words beside it do not make harmless what the rules take for harm by itself.
    return Math.max(oddsOf(signs, weights), ...sentencesOf(stretch).map(oddsAlone)) - LEAST_ODDS_OF_RULES
  }
  return Math.max(Number.NEGATIVE_INFINITY, ...stretchesOf(text).map(surplusOf))
}

export const isJudgedHarm = (text: string, weights = KEPT): boolean => harmOf(text, weights) >= 0
