import { fold, wordsOf } from '../../../catalog/taxonomy/fold.ts'
import type { Brief } from '../analyst.ts'
import { type Budget, budgetIn } from './budget.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { type Deadline, deadlineIn } from './deadline.ts'
import { type Exclusion, exclusionsIn } from './exclusions.ts'
import { comesToThePoint, focusOf, pointsBack, speaksOfMadeThing, tellsOfOneself } from './focus.ts'
import { guessLanguage } from './language.ts'
import { framesIn, leadInOf } from './lead-in.ts'
import { isFalseFriend } from './lexicon/homographs.ts'
import { expressionsIn } from './lexicon/lexicon.ts'
import { numberWord } from './numbers.ts'
import { wantsOnlyWhy } from './only-why.ts'
import { saysOrder } from './orders.ts'
import { isOfOtherSide } from './other-side.ts'
import { comesAgain } from './period.ts'
import { quantitiesOf } from './quantities-of-brief.ts'
import type { Quantity } from './quantity.ts'
import { stem } from './stems.ts'
import { COMMON_WORDS, type Language, STOP_WORDS } from './stop-words.ts'
import { type FoundSentence, toldIn } from './told.ts'
import { type Voice, voiceOf } from './voice.ts'
import { asksForWork, saysTrouble, saysWish } from './wishes.ts'

/** A word of a sentence that may tell something. `weight`: how much the work is spoken of at its place. */
export interface ReadWord {
  text: string
  stem: string
  index: number
  weight: number
  isCommon: boolean
  /** An expression of the lexicon: its words are there as well. */
  isExpression: boolean
  /** The part of the sentence between commas and 'and' in which it stands. */
  clause: number
}

export interface ReadSentence extends FoundSentence {
  words: readonly ReadWord[]
  clauses: readonly Clause[]
  isWish: boolean
  /** A wish, an order or a list of things wanted: each of its clauses may be a wish of its own. */
  isAsked: boolean
  /** Only tells of where and for whom, beside a sentence that asks for something: no wish of its own. */
  isBackground: boolean
  voice: Voice
}

/** `sentenceIndex`: the place of the sentence that says it. */
export type ReadExclusion = Exclusion & { sentenceIndex: number }

/** What a brief says, apart from what work it means. */
export interface Reading {
  sentences: readonly ReadSentence[]
  /** Null: one that is not read. */
  language: Language | null
  quantities: readonly Quantity[]
  exclusions: readonly ReadExclusion[]
  budget: Budget | null
  deadline: Deadline | null
  /** The client wants to know the cause and nothing repaired. */
  isOnlyWhy: boolean
}

const NOT = /^(?:not|t|cannot|cant|won|stopped|stops|quit|nicht|no|pas|plus|non|keine?)$/
const WORKS =
  /^(?:parte|partono|accende|work|works|working|function|functions|functioning|geht|funktioniert|funciona|funcionan|marche|marchent|fonctionne|respond|responding)$/

/** 'does not work', 'geht nicht', 'ne marche plus' mean broken. */
const meansBroken = (words: readonly { text: string }[], at: number): boolean => {
  if (!WORKS.test(words[at]?.text ?? '')) return false
  return [words[at - 1], words[at - 2], words[at + 1], words[at + 2]].some(word => NOT.test(word?.text ?? ''))
}

/** Numbers that are names: a 360 tour, Microsoft 365, ISO 27001. */
const NUMBER_NAMES: ReadonlySet<string> = new Set(['360', '365', '404', '9001', '27001'])

const isPlainNumber = (word: string): boolean => numberWord(word) !== null || (/^\d+$/.test(word) && !NUMBER_NAMES.has(word))

const BEFORE_OVEN = /^(?:le|mon|un|du|ce|au|notre|votre|son|vieux|ancien|nouveau)$/

/** 'Mon four' counts nothing: it is an oven. */
const isOven = (words: readonly { text: string }[], at: number): boolean =>
  words[at]?.text === 'four' && BEFORE_OVEN.test(words[at - 1]?.text ?? '')

/** 'Drücken' is to press and 'drucken' to print: folded they were one. Of the same length, so that places in the text hold; no other word is so written. */
const PRESSES = /drück(?=e?n?t?(?:\P{L}|$))/giu
const PRESSED = 'drukk'

/** The words of a text that may tell something, with their stems. `language`: of the brief, where the text is one. */
export const tellingWords = (text: string, language: Language | null = null): Omit<ReadWord, 'weight' | 'clause'>[] => {
  const folded = fold(text.replaceAll(PRESSES, PRESSED))
  const words = wordsOf(folded)
  const expressions = expressionsIn(folded, words).map(({ text: said, index }) => ({
    text: said,
    stem: stem(said),
    index,
    isCommon: false,
    isExpression: true,
  }))
  const single = words.flatMap(({ text: word, index }, at) => {
    if (meansBroken(words, at)) return [{ text: word, stem: 'broken', index, isCommon: false, isExpression: false }]
    if (isOven(words, at)) return [{ text: 'backofen', stem: stem('backofen'), index, isCommon: false, isExpression: false }]
    if (STOP_WORDS.has(word) || (word.length < 2 && !/\d/.test(word)) || isPlainNumber(word)) return []
    if (isFalseFriend(word, language)) return [{ text: word, stem: `${word}?`, index, isCommon: true, isExpression: false }]
    const isCommon = COMMON_WORDS.has(word) || COMMON_WORDS.has(stem(word))
    return [{ text: word, stem: stem(word), index, isCommon, isExpression: false }]
  })
  return [...single, ...expressions].toSorted((a, b) => a.index - b.index)
}

const readSentence = (
  sentence: FoundSentence,
  isAboutMadeThing: boolean,
  isBackground: boolean,
  language: Language | null,
): ReadSentence => {
  const { isInstruction } = sentence
  const focus = focusOf(sentence.text, sentence.isTitle, isAboutMadeThing, isBackground)
  const clauses = clausesOf(sentence.text)
  const voice = voiceOf(sentence.text)
  const clause = (index: number) => clauses.filter(({ from }) => from > 0 && from < index).length
  const isFrame = framesIn(sentence.text)
  const words = isInstruction
    ? []
    : tellingWords(sentence.text, language)
        .filter(({ index }) => !isFrame(index))
        .map(word => ({ ...word, weight: focus(word.index), clause: clause(word.index) }))
  return {
    ...sentence,
    words,
    clauses,
    isInstruction,
    isWish: saysWish(sentence.text),
    isAsked:
      !isInstruction &&
      (asksForWork(sentence.text, clauses) ||
        saysOrder(sentence.text.slice(leadInOf(sentence.text))) ||
        (sentence.isItem && voice === 'says')),
    isBackground,
    voice,
  }
}

const LEAST_OWN_WORDS = 2

/** Whether a sentence says by itself what is wanted or what is wrong. */
const saysOwnWish = ({ text, isTitle }: FoundSentence): boolean =>
  !isTitle &&
  (saysWish(text) || saysTrouble(text) || saysOrder(text)) &&
  !pointsBack(text) &&
  tellingWords(text).filter(({ isCommon }) => !isCommon).length >= LEAST_OWN_WORDS

/** 'We moved in two years ago. [...] What bothers us is the hallway': told on the way to what is wanted. */
const leadsUp = ({ text, isTitle }: FoundSentence): boolean => !isTitle && !saysWish(text) && !saysTrouble(text) && !saysOrder(text)

/** 'Our hotel has a pool and 30 rooms. The Wi-Fi does not reach the second floor.': the first only tells where the work is. */
const isBackgroundTo = (told: readonly FoundSentence[], sentence: FoundSentence): boolean => {
  if (sentence.isTitle || !tellsOfOneself(sentence.text)) return false
  const next = told[told.indexOf(sentence) + 1]
  return (next === undefined || !pointsBack(next.text)) && told.some(saysOwnWish)
}

const NAMED_BY_THE_WAY = 0.35

/** 'Plumbing company' above 'We are a plumbing company. Our website is slow.': a title that only says who writes. */
const withoutNameOfFirm = (sentences: readonly ReadSentence[]): ReadSentence[] => {
  const weights = new Map<string, number>()
  for (const { words, isTitle } of sentences)
    if (!isTitle) for (const { stem: said, weight } of words) weights.set(said, Math.max(weight, weights.get(said) ?? 0))
  const isByTheWay = ({ stem: said, weight }: ReadWord) => weight > 0 && (weights.get(said) ?? 1) <= NAMED_BY_THE_WAY
  return sentences.map(sentence =>
    sentence.isTitle
      ? { ...sentence, words: sentence.words.map(word => (isByTheWay(word) ? { ...word, weight: NAMED_BY_THE_WAY } : word)) }
      : sentence,
  )
}

/** What may be spent and until when, as plain sentences say it. */
const limitsIn = (sentences: readonly { text: string }[]): Pick<Reading, 'budget' | 'deadline'> => {
  const deadline = sentences.map(({ text }) => deadlineIn(text)).find(one => one !== null) ?? null
  const isSpread = deadline !== null && sentences.some(({ text }) => comesAgain(fold(text)))
  return {
    budget: sentences.flatMap(({ text }) => budgetIn(text) ?? []).toSorted((a, b) => b.amount - a.amount)[0] ?? null,
    deadline: isSpread ? { ...deadline, isSpread } : deadline,
  }
}

/** What of a folded sentence stands before a place since the last mark: 'the rear pads and discs'. */
const listUpTo = (folded: string, at: number): string =>
  folded
    .slice(0, at)
    .split(/[.,;:!?]/)
    .at(-1) ?? ''

/** Only the limits of a brief. */
export const limitsOf = (brief: Brief): Pick<Reading, 'budget' | 'deadline'> =>
  limitsIn(toldIn(brief).filter(({ isInstruction }) => !isInstruction))

/** Reads a brief, title first; a sentence said twice counts once. */
export const readBrief = (brief: Brief): Reading => {
  const found = toldIn(brief)
  const told = found.filter(({ isInstruction }) => !isInstruction)
  const isAboutMadeThing = told.some(({ text, isTitle }) => (isTitle || saysWish(text)) && speaksOfMadeThing(text))
  const pointAt = found.findLastIndex(({ text, isInstruction }) => !isInstruction && comesToThePoint(text))
  const language = guessLanguage(told.map(({ text }) => text).join(' '))
  const sentences = withoutNameOfFirm(
    found.map((sentence, at) => {
      const isBackground = (at < pointAt && leadsUp(sentence)) || isBackgroundTo(told, sentence)
      return readSentence(sentence, isAboutMadeThing, isBackground, language)
    }),
  )
  const plain = sentences.filter(({ isInstruction }) => !isInstruction)
  const folded = sentences.map(({ text, isInstruction }) => (isInstruction ? '' : fold(text)))
  const besides = (index: number) => folded.filter((_, at) => at !== index).join(' ')
  return {
    sentences,
    language,
    quantities: quantitiesOf(sentences),
    exclusions: sentences.flatMap((sentence, sentenceIndex) =>
      sentence.isInstruction
        ? []
        : exclusionsIn(sentence.text, language)
            .filter(
              ({ kind, words, index }) =>
                kind !== 'done' || !isOfOtherSide(listUpTo(folded[sentenceIndex] ?? '', index + words.length), besides(sentenceIndex)),
            )
            .map(exclusion => ({ ...exclusion, sentenceIndex })),
    ),
    ...limitsIn(plain),
    isOnlyWhy: plain.some(({ text }) => wantsOnlyWhy(text)),
  }
}
