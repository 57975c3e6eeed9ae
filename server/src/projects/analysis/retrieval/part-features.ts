import type { Reading } from '../reading/brief-reading.ts'
import { toldClauses, type Voice, voiceOf } from '../reading/voice.ts'
import { kindsIn, type WordOfKind, wordsOfKind } from '../reading/word-kinds.ts'

/** What a reader sees of a clause: how much of each feature. */
export type Features = ReadonlyMap<string, number>

interface Place {
  sentence: number
  clause: number
}

/** What the rest of its sentence says counts less than what the clause does, and a neighbour in another sentence still less. */
const OF_SENTENCE = 0.5
const OF_NEXT_SENTENCE = 0.3
const LONGEST_RUN = 3
const LONGEST_RUN_IN_SENTENCE = 2
const LONGEST_RUN_OF_KINDS = 4
const FARTHEST_KINDS = 4
/** Kinds that say nothing by standing before or after another one. */
const IDLE_KINDS: ReadonlySet<string> = new Set(['word', 'in', 'going', 'plural'])
const FEW_SENTENCES = 3
/** Of a longer list a clause is told by itself and its neighbours alone. */
const MOST_CLAUSES = 12
/** Of one sentence; nobody says more. */
const MOST_EXCLUSIONS = 40
const START = '^'
const END = '$'

type Add = (feature: string, value?: number) => void

/** All runs of so many words side by side. */
const addRuns = (add: Add, name: string, words: readonly string[], longest: number, value = 1): void => {
  const all = [START, ...words, END]
  for (let length = 1; length <= longest; length++)
    for (let at = 0; at + length <= all.length; at++) add(`${name}${all.slice(at, at + length).join(' ')}`, value)
}

/** What the words do, side by side, and one some way after another. */
const addKinds = (add: Add, name: string, words: readonly WordOfKind[], value = 1): void => {
  const kinds = kindsIn(words)
  addRuns(add, name, kinds, LONGEST_RUN_OF_KINDS, value)
  const telling = [START, ...kinds, END].filter(kind => !IDLE_KINDS.has(kind))
  telling.forEach((kind, at) => {
    for (const later of telling.slice(at + 1, at + 1 + FARTHEST_KINDS)) add(`${name}${kind}>${later}`, value)
  })
}

/** What was read of a sentence by rule, once for all its clauses. */
interface ReadByRule {
  told: ReadonlySet<number>
  voices: readonly Voice[]
  exclusions: Reading['exclusions']
}

const readByRule = ({ sentences, exclusions }: Reading): ReadByRule[] => {
  const bySentence = Map.groupBy(exclusions, ({ sentenceIndex }) => sentenceIndex)
  return sentences.map((sentence, at) => ({
    told: toldClauses(sentence),
    voices: sentence.clauses.map(({ text }) => voiceOf(text)),
    exclusions: bySentence.get(at) ?? [],
  }))
}

/** What was read of the sentence and the clause by rule. */
const addRead = (add: Add, { sentences, language }: Reading, { told, voices, exclusions }: ReadByRule, at: Place): void => {
  const sentence = sentences[at.sentence]
  const clause = sentence?.clauses[at.clause]
  if (sentence === undefined || clause === undefined) return
  add(`voice ${voices[at.clause]}`)
  add(`voice of sentence ${sentence.voice}`)
  if (told.has(at.clause)) add('told')
  if (sentence.isBackground) add('background')
  if (sentence.isAsked) add('asked')
  if (sentence.isItem) add('item')
  if (clause.isDetail) add('detail')
  for (const { kind, index } of exclusions.slice(0, MOST_EXCLUSIONS))
    if (index >= clause.from && index < clause.to) add(`exclusion ${kind}`)
  // What speaks to a program changes nothing of what stands beside it.
  const said = sentences.filter(({ isInstruction }) => !isInstruction)
  const [place, last] = [said.indexOf(sentence), said.length - 1]
  add('place', last <= 0 ? 0 : place / last)
  if (place <= 1) add('first')
  if (place === last) add('last')
  if (said.length <= FEW_SENTENCES) add('short')
  if (said.filter(({ isTitle }) => !isTitle).length === 1) add('alone')
  add(`language ${language ?? 'other'}`)
}

/** The clauses of a brief in order; a title's and an instruction's play no role. */
const placesOf = ({ sentences }: Reading): Place[] =>
  sentences.flatMap(({ clauses, isTitle, isInstruction }, sentence) =>
    isTitle || isInstruction ? [] : clauses.map((_, clause) => ({ sentence, clause })),
  )

interface Clause extends Place {
  voice: Voice | undefined
  words: readonly WordOfKind[]
}

const addOwn = (add: Add, { words }: Clause): void => {
  const texts = words.map(({ text }) => text)
  addRuns(add, '=', texts, LONGEST_RUN)
  for (const [at, text] of texts.entries()) add(`=${text}_${texts[at + 2] ?? END}`)
  addKinds(add, '~', words)
}

const addSentence = (add: Add, words: readonly WordOfKind[]): void => {
  addRuns(
    add,
    'in=',
    words.map(({ text }) => text),
    LONGEST_RUN_IN_SENTENCE,
    OF_SENTENCE,
  )
  addKinds(add, 'in~', words, OF_SENTENCE)
}

/** What stands before or after a clause; a neighbour in another sentence counts less. */
const addBeside = (add: Add, name: 'before' | 'after', { sentence }: Place, beside: Clause | undefined): void => {
  if (beside === undefined) {
    add(`${name} nothing`)
    return
  }
  const isSame = beside.sentence === sentence
  addKinds(add, `${name}~`, beside.words, isSame ? OF_SENTENCE : OF_NEXT_SENTENCE)
  add(`${name} voice ${beside.voice}`)
  add(`${name} ${isSame ? 'in the same sentence' : 'in another sentence'}`)
}

/** The features of each clause of a brief but the title's: its words, what they do, what stands beside it, what was read by rule. */
export const clauseFeatures = (reading: Reading): (Place & { features: Features })[] => {
  const rules = readByRule(reading)
  const wordsOfSentence = reading.sentences.map(({ text }) => wordsOfKind(text))
  const clauses = placesOf(reading).map(place => {
    const text = reading.sentences[place.sentence]?.clauses[place.clause]?.text ?? ''
    return { ...place, voice: rules[place.sentence]?.voices[place.clause], words: wordsOfKind(text) }
  })
  return clauses.map((clause, at) => {
    const features = new Map<string, number>()
    const add: Add = (feature, value = 1) => {
      features.set(feature, Math.max(value, features.get(feature) ?? 0))
    }
    const sentence = reading.sentences[clause.sentence]
    addOwn(add, clause)
    const rule = rules[clause.sentence]
    if (rule !== undefined) addRead(add, reading, rule, clause)
    const parts = sentence?.clauses.length ?? 1
    if (parts > 1 && parts <= MOST_CLAUSES) addSentence(add, wordsOfSentence[clause.sentence] ?? [])
    addBeside(add, 'before', clause, clauses[at - 1])
    addBeside(add, 'after', clause, clauses[at + 1])
    return { sentence: clause.sentence, clause: clause.clause, features }
  })
}
