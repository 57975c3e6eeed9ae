import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Reading, ReadSentence } from '../reading/brief-reading.ts'
import { saysOrder } from '../reading/orders.ts'
import { saysTrouble } from '../reading/wishes.ts'
import { wordsOfKind } from '../reading/word-kinds.ts'
import type { Hearing } from './hearing.ts'
import { shareOfTrade } from './package-candidates.ts'
import type { PackageIndex } from './package-index.ts'
import type { ChosenPackage } from './packages-spoken-of.ts'

/** What tells a brief that can be planned from a text that asks for nothing, and from one that says too little. How much something sounds like something is a logarithm. */
export const FEATURES_OF_BRIEF = [
  // How much all words sound like the work that they sound like most, and the clause that does so most; like any work of its trade.
  'sure',
  'clearest',
  'trade',
  // What the triggers and rare words made of the first work; the share of the words that the chosen work answers, and of those that are known at all.
  'score',
  'cover',
  'known',
  // How much all words sound like no wish, like what is told by the way, like chatter, like work that no package knows; the clearest clause like too little.
  'none',
  'aside',
  'idle',
  'other',
  'little',
  // Different telling words, all words, sentences.
  'telling',
  'words',
  'sentences',
  // What the clauses do, as it was learned: the one that asks most, the one that says most of what is asked, and how much is told, done or named as terms.
  'asks',
  'adds',
  'tells',
  'does',
  'names',
  // Sentences that ask by their words, that order, that complain, that are questions, of all sentences.
  'wishes',
  'orders',
  'troubles',
  'questions',
  // Things that are counted.
  'counted',
  // The title names what the text speaks of.
  'titled',
  // Words of speakers and of others, of wanting and needing, of what was, of all words.
  'we',
  'our',
  'they',
  'want',
  'need',
  'before',
  'year',
] as const

export type FeatureOfBrief = (typeof FEATURES_OF_BRIEF)[number]
export type FeaturesOfBrief = Readonly<Record<FeatureOfBrief, number>>

const LEAST_SHARE = 0.001
/** How a share is told in the features. */
export const asFeature = (share = 0): number => Math.log(share + LEAST_SHARE)
const MOST_COUNTED = 5

/** What is known of the brief's choice before it is asked whether there is anything to choose for. */
export interface ChosenSoFar {
  chosen: readonly ChosenPackage[]
  sure: number
  clearest: number
  cover: number
  known: number
  little: number
  tellingStems: ReadonlySet<string>
}

const shareOf = (sentences: readonly ReadSentence[], holds: (sentence: ReadSentence) => boolean): number =>
  sentences.length === 0 ? 0 : sentences.filter(holds).length / sentences.length

export const featuresOfBrief = (
  index: PackageIndex,
  { sentences, quantities }: Reading,
  hearing: Hearing,
  { chosen, sure, clearest, cover, known, little, tellingStems }: ChosenSoFar,
): FeaturesOfBrief => {
  const [first] = chosen
  const own = sentences.filter(({ isTitle, isInstruction }) => !isTitle && !isInstruction)
  const parts = sentences.flatMap(({ isTitle, isInstruction, clauses }, at) =>
    isTitle || isInstruction ? [] : clauses.flatMap((_, clause) => hearing.part(at, clause) ?? []),
  )
  const most = (of: (part: (typeof parts)[number]) => number) => Math.max(0, ...parts.map(of))
  const mean = (of: (part: (typeof parts)[number]) => number) =>
    parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + of(part), 0) / parts.length
  const words = own.flatMap(({ text }) => wordsOfKind(text))
  const shareOfKind = (kind: string) => (words.length === 0 ? 0 : words.filter(word => word.kind === kind).length / words.length)
  const places = first?.sentenceIndexes.map(at => sentences[at]?.isTitle === true) ?? []
  return {
    sure: asFeature(sure),
    clearest: asFeature(clearest),
    trade: asFeature(shareOfTrade(index, hearing.words, first?.template.tradeId)),
    score: Math.log(1 + (first?.score ?? 0)),
    cover,
    known,
    none: asFeature(hearing.whole.none),
    aside: asFeature(hearing.words.aside),
    idle: asFeature(hearing.words.idle),
    other: asFeature(hearing.words.other),
    little: asFeature(little),
    telling: tellingStems.size,
    words: words.length,
    sentences: own.length,
    asks: most(({ wish }) => wish),
    adds: most(({ more }) => more),
    tells: mean(({ told }) => told),
    does: mean(({ done }) => done),
    names: mean(({ terms }) => terms),
    wishes: shareOf(own, ({ isWish, isAsked }) => isWish || isAsked),
    orders: shareOf(own, ({ clauses }) => clauses.some(({ text }) => saysOrder(text))),
    troubles: shareOf(own, ({ text }) => saysTrouble(text)),
    questions: shareOf(own, ({ text }) => fold(text).trimEnd().endsWith('?')),
    counted: Math.min(MOST_COUNTED, quantities.filter(({ isArticle }) => isArticle !== true).length),
    titled: places.includes(true) && places.includes(false) ? 1 : 0,
    we: shareOfKind('we'),
    our: shareOfKind('our'),
    they: shareOfKind('they'),
    want: shareOfKind('want'),
    need: shareOfKind('need'),
    before: shareOfKind('before'),
    year: shareOfKind('year'),
  }
}
