import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Reading, ReadSentence } from '../reading/brief-reading.ts'
import { isTelling, logOf, type Place } from './features-beside.ts'
import { type Hearing, mostLikely } from './hearing.ts'
import type { PackageIndex } from './package-index.ts'
import { askedIn } from './part-model.ts'
import type { Likeness } from './wish-model.ts'

/** What tells whether a clause asks for work that no planned package answers. Shares are logarithms; what holds or does not is 1 or 0. */
export const FEATURES_LEFT_OPEN = [
  // What the clause does in the brief.
  'asWish',
  'asMore',
  'asTold',
  'asDone',
  'asNotWanted',
  'asTerms',
  // How much the clauses before and after it ask for work; -1 where there is none.
  'askedBefore',
  'askedAfter',
  // How much it, and its sentence, sound like what is planned.
  'answered',
  'answeredByBoth',
  'answeredInSentence',
  // How much they sound like some other package; and how likely that one was wanted, where it was judged.
  'openByBoth',
  'openInSentence',
  'chance',
  // Its telling words: how many, and what part of them clients of a planned package use.
  'words',
  'wordsAnswered',
  // It sounds like work that no package knows.
  'other',
  // It sounds like a wish that says nothing of what is wished for: 'can you come soon?'
  'little',
  // It says 'it', 'both', 'alles': more of what was said before.
  'saysBack',
  // Clauses of its sentence, sentences of the brief, packages planned.
  'clauses',
  'sentences',
  'planned',
  // Where it stands in the brief, from 0 to 1.
  'place',
] as const

export type FeaturesLeftOpen = Readonly<Record<(typeof FEATURES_LEFT_OPEN)[number], number>>

const MOST_WORDS = 12
const MOST_CLAUSES = 6
const MOST_SENTENCES = 12
const NO_CLAUSE = -1
const SAYS_BACK =
  /\b(?:ones?|it|them|this|these|those|everything|both|beides?|beiden|alles|ihn|ambos|ambas|l[oa]s dos|todo eso|les deux|tout (?:cela|ca))\b/

/** What is planned: places of packages, and how likely each of those was wanted that are not. */
export interface PlannedPackages {
  chosen: ReadonlySet<number>
  chances: ReadonlyMap<number, number>
}

/** The clauses that may ask for something. */
const clausesIn = ({ sentences }: Reading): Place[] =>
  sentences.flatMap(({ isTitle, isInstruction, isBackground, clauses, words }, at) =>
    isTitle || isInstruction || isBackground
      ? []
      : clauses.flatMap((_, clause) => (words.some(word => word.clause === clause && !word.isCommon) ? [{ at, clause }] : [])),
  )

const mostOf = ({ packages }: Likeness, some: Iterable<number>): number =>
  [...some].reduce((most, one) => Math.max(most, packages[one] ?? 0), 0)

const openOf = ({ packages }: Likeness, chosen: ReadonlySet<number>): number =>
  packages.reduce((most, share, one) => (chosen.has(one) ? most : Math.max(most, share)), 0)

/** Of each clause of a brief that may ask for something, what tells whether what it asks for is planned. */
export const featuresLeftOpen = (
  index: PackageIndex,
  reading: Reading,
  hearing: Hearing,
  { chosen, chances }: PlannedPackages,
): { place: Place; features: FeaturesLeftOpen }[] => {
  const places = clausesIn(reading)
  const askedAt = (near: Place | undefined) => (near === undefined ? NO_CLAUSE : askedIn(hearing.part(near.at, near.clause)))
  const isAnswered = (stem: string) => [...chosen].some(one => index.calledStems[one]?.has(stem) === true)
  return places.map((place, number) => {
    const { at, clause } = place
    const sentence: ReadSentence | undefined = reading.sentences[at]
    const [heard, both, inSentence] = [hearing.clause(at, clause), hearing.clauseByBoth(at, clause), hearing.sentenceByBoth(at)]
    const part = hearing.part(at, clause)
    const telling = sentence?.words.filter(word => word.clause === clause && isTelling(word)) ?? []
    const features = {
      asWish: logOf(part?.wish),
      asMore: logOf(part?.more),
      asTold: logOf(part?.told),
      asDone: logOf(part?.done),
      asNotWanted: logOf(part?.not),
      asTerms: logOf(part?.terms),
      askedBefore: askedAt(places[number - 1]),
      askedAfter: askedAt(places[number + 1]),
      answered: logOf(mostOf(heard, chosen)),
      answeredByBoth: logOf(mostOf(both, chosen)),
      answeredInSentence: logOf(mostOf(inSentence, chosen)),
      openByBoth: logOf(openOf(both, chosen)),
      openInSentence: logOf(openOf(inSentence, chosen)),
      chance: chances.get(mostLikely(both).packageIndex) ?? 0,
      words: Math.min(telling.length, MOST_WORDS),
      other: logOf(heard.other),
      little: logOf(heard.little),
      saysBack: Number(SAYS_BACK.test(fold(sentence?.clauses[clause]?.text ?? ''))),
      wordsAnswered: telling.filter(({ stem }) => isAnswered(stem)).length / Math.max(1, telling.length),
      clauses: Math.min(sentence?.clauses.length ?? 0, MOST_CLAUSES),
      sentences: Math.min(reading.sentences.filter(({ isTitle, isInstruction }) => !isTitle && !isInstruction).length, MOST_SENTENCES),
      planned: chosen.size,
      place: number / places.length,
    }
    return { place, features }
  })
}
