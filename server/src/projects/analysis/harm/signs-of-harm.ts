import { fold } from '../../../catalog/taxonomy/fold.ts'
import { tellingWords } from '../reading/brief-reading.ts'
import { numberOf } from '../retrieval/wish-regression.ts'
import { hearRules, type RulesHeard, type WordsRead } from './harm-rules.ts'

/** A wish is told in a few sentences beside each other: further apart, words of harm meet by chance. */
const MOST_SENTENCES = 3
const MOST_WORDS = 40
const SENTENCE_END = /(?<=[.!?;\n])(?!\d)\s*/u
const CLAUSE_END = /(?<=[,:–—])\s+/u

export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END).filter(sentence => /\p{L}{2}/u.test(sentence))
/** A sentence and its clauses: harmless words before and behind a comma hide nothing either. */
export const withClauses = (sentence: string): string[] => [sentence, ...sentence.split(CLAUSE_END)]

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
export type StemsTold = Map<string, readonly string[]>
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
