import type { Reading, ReadSentence } from '../reading/brief-reading.ts'
import { CLAUSES_A_SENTENCE, type Evidence } from './evidence.ts'
import type { PackageIndex } from './package-index.ts'
import { type PartAt, weighedByPart } from './weighed-by-part.ts'
import type { Likeness } from './wish-model.ts'

/** What a brief sounds like to the wish model: as a whole, by sentence and by clause. */
export interface Hearing {
  whole: Likeness
  /** Of all its words together, before the sentences have their say: what sounds like nothing stays faint here. */
  words: Likeness
  /** By sentence; an instruction sounds like nothing. */
  sentences: readonly Likeness[]
  clause(sentence: number, clause: number): Likeness
  /** The same as both models hear it: what was learned of its words, and how often they were said. */
  clauseByBoth(sentence: number, clause: number): Likeness
  sentenceByBoth(sentence: number): Likeness
  /** A clause with the one after it: what parts them may part one wish. */
  pairByBoth(sentence: number, clause: number): Likeness
  /** What a clause does in the brief; undefined for a title's. */
  part: PartAt
}

/** The package that a text sounds like most. */
export const mostLikely = ({ packages }: Likeness): { packageIndex: number; share: number } => {
  let best = { packageIndex: -1, share: 0 }
  packages.forEach((share, packageIndex) => {
    if (share > best.share) best = { packageIndex, share }
  })
  return best
}

/** Words of the subject, not of the work, are not heard: 'our _plumbing_ company'. */
const LEAST_WEIGHT = 0.4
/** What is not wanted at all has no weight. */
const LEAST_OF_ALL = 0.01

/** 'Help please', 'Question', 'Urgent': a title of everyday words says nothing of the work. */
const isEmptyTitle = ({ isTitle, words }: ReadSentence): boolean =>
  isTitle && words.every(({ isCommon, text }) => isCommon || CALLS.test(text))
const CALLS =
  /^(?:urgent\w*|dringend\w*|eilig|help|hilfe|ayuda|aide|aiuto|question|frage|pregunta|consulta|demande|anfrage|request|enquiry|inquiry|problem\w*|probleme|hello|hallo|hola|bonjour|info|test|job|auftrag|project|projekt|proyecto|projet)$/

const wordsAbove = (sentence: ReadSentence, least: number) =>
  sentence.isBackground || isEmptyTitle(sentence) ? [] : sentence.words.filter(({ weight }) => weight >= least)

/** Where nothing but the subject would be heard, that must be the work: 'add five sensors to a program that already runs'. */
const leastWeightIn = ({ sentences }: Reading): number =>
  sentences.some(sentence => wordsAbove(sentence, LEAST_WEIGHT).some(({ isCommon }) => !isCommon)) ? LEAST_WEIGHT : LEAST_OF_ALL

const LEAST_SHARE = 0.01
const WEIGHT_OF_WHOLE = 2
const WEIGHT_BESIDE_LIST = 1
const WEIGHT_OF_TITLE = 0.5
const LEAST_IN_TEXT = 0.25
const CLEAR_TEXT = 0.4
/** Of what was, and what others do. */
const WEIGHT_OF_TOLD = 0.5

/**
 * The whole brief, sentence by sentence: what the words sound like all together, and each sentence's own say. One that sounds like nothing
 * in particular, or is told by the way, speaks for none; a title says less than a sentence.
 */
const together = (
  all: Likeness,
  sentences: readonly { likeness: Likeness; isTitle: boolean; weight: number }[],
  weight: number,
): Likeness => {
  const scores = all.packages.map(share => weight * Math.log(LEAST_SHARE + share))
  // A sentence that stands alone is the whole and has said all.
  const isSingle = sentences.filter(({ isTitle }) => !isTitle).length < 2
  for (const { likeness, weight: own } of sentences.filter(({ isTitle }) => isTitle || !isSingle))
    likeness.packages.forEach((share, at) => {
      scores[at] = (scores[at] ?? 0) + own * Math.log(LEAST_SHARE + share)
    })
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const shares = scores.map(score => Math.exp(score - most))
  const sum = shares.reduce((a, b) => a + b, 0)
  return { ...all, packages: shares.map(share => (share / sum) * (1 - all.none)) }
}

/** How much a sentence of the description counts in the whole, beside others. */
const weightIn = ({ sentences }: Reading): ((sentence: ReadSentence) => number) => {
  const isAllTold = sentences.every(({ isTitle, isInstruction, voice }) => isTitle || isInstruction || voice === 'tells')
  return ({ voice }) => (voice === 'tells' && !isAllTold ? WEIGHT_OF_TOLD : 1)
}

const mean = (likenesses: readonly Likeness[]): Likeness => {
  const of = (pick: (likeness: Likeness) => number) => likenesses.reduce((sum, each) => sum + pick(each), 0) / likenesses.length
  const packages = likenesses[0]?.packages.map((_, at) => of(({ packages: shares }) => shares[at] ?? 0)) ?? new Float32Array()
  return {
    packages,
    none: of(({ none }) => none),
    aside: of(({ aside }) => aside),
    little: of(({ little }) => little),
    idle: of(({ idle }) => idle),
    other: of(({ other }) => other),
  }
}

/** The words of a long list are not heard together: it sounds like each of its items a little. */
const CLAUSES_OF_A_LIST = 6

export const isList = ({ clauses }: ReadSentence): boolean => clauses.length >= CLAUSES_OF_A_LIST

/** Whether a sentence of the brief is a long list. */
export const saysList = ({ sentences }: Reading): boolean => sentences.some(one => !one.isInstruction && isList(one))

const tellingWeight = ({ words }: ReadSentence): number => words.reduce((sum, { isCommon, weight }) => sum + (isCommon ? 0 : weight), 0)

/** In the place of a clause: all of them. */
const WHOLE = -1

/** What is heard of a clause, or of a sentence, is asked for again and again. */
const onceEach = (hearAt: (sentence: number, clause: number) => Likeness) => {
  const heard = new Map<string, Likeness>()
  return (sentence: number, clause: number): Likeness => {
    const place = `${sentence} ${clause}`
    const known = heard.get(place) ?? hearAt(sentence, clause)
    heard.set(place, known)
    return known
  }
}

export const hear = ({ wishes, parts }: PackageIndex, reading: Reading): Hearing => {
  const part = parts.partsOf(reading)
  const sentences = weighedByPart(reading, part)
  const least = leastWeightIn(reading)
  const heardWords = (sentence: ReadSentence) => wordsAbove(sentence, least)
  const wordsOfClauses = sentences.map(sentence => Map.groupBy(heardWords(sentence), ({ clause }) => clause))
  const wordsAt = (sentence: number, clause: number) => wordsOfClauses[sentence]?.get(clause) ?? []
  const clauseOf = onceEach((sentence, clause) => wishes.likenessOf(wordsAt(sentence, clause)))
  const ofSentence = onceEach(at => wishes.likenessOfAll(sentences.slice(at, at + 1).flatMap(heardWords)))
  const bySentence = sentences.map((sentence, at) =>
    isList(sentence) ? mean(sentence.clauses.map((_, clause) => clauseOf(at, clause))) : wishes.likenessOf(heardWords(sentence)),
  )
  const weigh = weightIn(reading)
  /** What the parts have left of the weight of a sentence's words. */
  const leftOf = (at: number): number => {
    const [now, before] = [sentences[at], reading.sentences[at]].map(one => (one === undefined ? 0 : tellingWeight(one)))
    return before === undefined || before === 0 ? 1 : (now ?? 0) / before
  }
  const told = sentences.flatMap((sentence, at) => {
    const likeness = bySentence[at]
    const { isTitle, isInstruction } = sentence
    if (likeness === undefined || isInstruction || isEmptyTitle(sentence)) return []
    return [{ likeness, isTitle, weight: isTitle ? WEIGHT_OF_TITLE : weigh(sentence) * leftOf(at) }]
  })
  const wordsOf = (some: readonly ReadSentence[]) =>
    some
      .filter(sentence => !isEmptyTitle(sentence))
      .flatMap(sentence => sentence.words.map(word => ({ ...word, weight: word.weight * weigh(sentence) })))
  const all = wishes.likenessOf(wordsOf(sentences))
  const weightOfWhole = saysList(reading) ? WEIGHT_BESIDE_LIST : WEIGHT_OF_WHOLE
  const whole = together(all, told, weightOfWhole)
  const text = sentences.filter(({ isTitle }) => !isTitle)
  const isOfTitleOnly =
    text.length > 0 &&
    bySentence.every(
      ({ packages }, at) => sentences[at]?.isTitle === true || (packages[mostLikely(whole).packageIndex] ?? 0) < LEAST_IN_TEXT,
    )
  const ofText = wishes.likenessOf(wordsOf(text))
  // A title that the text knows nothing of, where the text speaks clearly: 'Chapters' above 'Proofread my novel'.
  const isTextClear = isOfTitleOnly && mostLikely(ofText).share >= CLEAR_TEXT
  return {
    words: wishes.likenessOfAll(wordsOf(isTextClear ? text : sentences)),
    whole: isTextClear
      ? together(
          ofText,
          told.filter(({ isTitle }) => !isTitle),
          weightOfWhole,
        )
      : whole,
    sentences: bySentence,
    clause: clauseOf,
    clauseByBoth: onceEach((sentence, clause) => wishes.likenessOfAll(wordsAt(sentence, clause))),
    pairByBoth: onceEach((sentence, clause) => wishes.likenessOfAll([...wordsAt(sentence, clause), ...wordsAt(sentence, clause + 1)])),
    sentenceByBoth: sentence => ofSentence(sentence, WHOLE),
    part,
  }
}

/**
 * How much a brief sounds like a wish that says nothing of what is wished for: that of its clearest clause, since 'can you come soon?' beside 'the
 * toilet is blocked' takes nothing from it.
 */
export const littleIn = ({ sentences }: Reading, { clause, words }: Hearing): number =>
  Math.min(
    words.little,
    ...sentences.flatMap((sentence, at) =>
      sentence.isInstruction || isEmptyTitle(sentence)
        ? []
        : sentence.clauses.flatMap((_, place) =>
            sentence.words.some(word => word.clause === place && !word.isCommon) ? [clause(at, place).little] : [],
          ),
    ),
  )

/**
 * So many telling words of a description are enough for all of them together to say what it is about, if they sound like a package this much: chosen on the
 * written briefs, and for shorter ones on jobs of all trades (docs/measurements.md).
 */
const ENOUGH_WORDS: readonly { words: number; share: number }[] = [
  { words: 18, share: 0.15 },
  { words: 10, share: 0.3 },
]
const MOST_NOTHING = 0.2

/** Whether all words of a longer brief together sound like a package, and not like what nobody wishes for, whatever each sentence sounds like. */
export const isHeardInWords = ({ sentences, language }: Reading, { words }: Hearing, packageIndex: number): boolean => {
  const said = sentences.reduce((sum, { isTitle, words: own }) => sum + (isTitle ? 0 : own.length), 0)
  const heard = words.packages[packageIndex] ?? 0
  return language !== null && words.none <= MOST_NOTHING && ENOUGH_WORDS.some(enough => said >= enough.words && heard >= enough.share)
}

/** A clause that says the words for a package must sound like it, most of all or at least clearly; or else it is only spoken of by the way. */
const LEAST_CLAUSE = 0.5
const LEAST_MOST_LIKELY = 0.2
/** Or nearly as much as the one that it sounds like most: 'ads' are set up or mended. */
const NEARLY = 0.6
const LEAST_SENTENCE = 0.45

/** Whether a clause that says the words for a package sounds like it, too. */
export const isHeardIn = (likeness: Likeness, packageIndex: number): boolean => {
  const share = likeness.packages[packageIndex] ?? 0
  return share >= LEAST_CLAUSE || (share >= LEAST_MOST_LIKELY && share >= mostLikely(likeness).share * NEARLY)
}

/** Whether one of the clauses or sentences that speak for a package sounds like it. */
export const isHeardAside = (packageIndex: number, { points }: Evidence, hearing: Hearing): boolean =>
  [...points.values()]
    .flatMap(({ isPhrase, clauses }) => (isPhrase ? [...clauses] : []))
    .some(place => {
      const sentence = Math.floor(place / CLAUSES_A_SENTENCE)
      const isOwnSentence = (hearing.sentences[sentence]?.packages[packageIndex] ?? 0) >= LEAST_SENTENCE
      return isOwnSentence || isHeardIn(hearing.clause(sentence, place % CLAUSES_A_SENTENCE), packageIndex)
    })
