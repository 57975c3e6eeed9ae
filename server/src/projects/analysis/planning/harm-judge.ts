import { fold } from '../../../catalog/taxonomy/fold.ts'
import { tellingWords } from '../reading/brief-reading.ts'
import { numberOf } from '../retrieval/wish-regression.ts'
import { hearRules, type RulesHeard, type WordsRead } from './harm-rules.ts'
import { HARM_WEIGHTS } from './harm-weights.ts'

/** A wish is told in a few sentences beside each other: further apart, words of harm meet by chance. */
const MOST_SENTENCES = 3
const MOST_WORDS = 40
const SENTENCE_END = /(?<=[.!?;\n])(?!\d)\s*/u
const CLAUSE_END = /(?<=[,:–—])\s+/u

const sentencesOf = (text: string): string[] => text.split(SENTENCE_END).filter(sentence => /\p{L}{2}/u.test(sentence))
/** A sentence and its clauses: harmless words before and behind a comma hide nothing either. */
const withClauses = (sentence: string): string[] => [sentence, ...sentence.split(CLAUSE_END)]

/** The stretches of a text that are judged each by itself: from each sentence on, what is told with it, unless that is the end of what was told with the one before. */
export const stretchesOf = (text: string): string[] => {
  const sentences = sentencesOf(text)
  const lengths = sentences.map(sentence => sentence.split(/\s+/).length)
  const stretches: string[] = []
  let reached = 0
  for (let from = 0; from < sentences.length && reached < sentences.length; from++) {
    let [to, words] = [from, 0]
    while (to < sentences.length && to - from < MOST_SENTENCES && (to === from || words + (lengths[to] ?? 0) <= MOST_WORDS)) {
      words += lengths[to] ?? 0
      to++
    }
    if (to > reached) stretches.push(sentences.slice(from, to).join(' '))
    reached = Math.max(reached, to)
  }
  return stretches
}

export const nameOf = (kind: 'concept' | 'asked' | 'nearly' | 'stem' | 'word' | 'pair', told: string): string =>
  `${kind[0]}:${told.replaceAll(' ', '_')}`
/** A concept is many words, and only which one it is matters. */
export const conceptName = (concept: string): string => nameOf('concept', numberOf(concept).toString(36))

/** How much the rules say, whichever they are: these signs count in full, however long the stretch. */
export const SIGNS_OF_RULES = ['RULE', 'RULES', 'NEARLY', 'OFTEN-NEARLY'] as const
const MANY_NEARLY = 3

const signsOf = ({ asked, nearly }: RulesHeard): string[] => {
  const holds: Record<(typeof SIGNS_OF_RULES)[number], boolean> = {
    RULE: asked.length > 0,
    RULES: asked.length > 1,
    NEARLY: nearly.length > 0,
    'OFTEN-NEARLY': nearly.length >= MANY_NEARLY,
  }
  return SIGNS_OF_RULES.filter(sign => holds[sign])
}

export interface SignsOfHarm {
  /** Each counts in full. */
  rules: readonly string[]
  /** Together they are a vector of length 1, or less where there are few. */
  words: readonly string[]
}

/** Each sentence stands in up to three stretches: its stems are read once. */
type StemsTold = Map<string, readonly string[]>
const stemsOf = (sentence: string, toldBefore: StemsTold): readonly string[] => {
  const stems = toldBefore.get(sentence) ?? tellingWords(sentence).map(({ stem }) => stem)
  toldBefore.set(sentence, stems)
  return stems
}

/** What of a stretch may tell whether it asks for harm: what the rules hear in it, its words, those that only join others included, and its pairs of words. */
export const signsOfHarm = (text: string, readBefore: WordsRead = new Map(), toldBefore: StemsTold = new Map()): SignsOfHarm => {
  const heard = hearRules(text, readBefore)
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const names = new Set([
    ...heard.concepts.map(conceptName),
    ...heard.asked.map(({ wish }) => nameOf('asked', wish)),
    ...heard.nearly.map(({ wish }) => nameOf('nearly', wish)),
    ...sentencesOf(text).flatMap(sentence => stemsOf(sentence, toldBefore).map(stem => nameOf('stem', stem))),
    ...words.filter(word => !/\d/.test(word)).map(word => nameOf('word', word)),
    ...words.slice(1).map((word, at) => nameOf('pair', `${words[at]} ${word}`)),
  ])
  return { rules: signsOf(heard), words: [...names] }
}

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
