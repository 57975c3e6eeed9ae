import { type BriefInParts, PARTS, type PartOfBrief } from '../knowledge/briefs-in-parts.ts'
import { type Reading, type ReadSentence, readBrief } from '../reading/brief-reading.ts'
import { clauseFeatures, type Features } from './part-features.ts'
import { learnWeights, numberOf, type SparseVector, taughtFrom, toShares } from './wish-regression.ts'

/** How much a clause sounds like each part of a brief; together 1. */
export type PartShares = Readonly<Record<PartOfBrief, number>>

/** How much a clause asks for work or says more of what is asked for. */
export const askedIn = (shares: PartShares | undefined): number => (shares === undefined ? 0 : shares.wish + shares.more)

/** What was learned: how much each feature says for each part, a feature's parts side by side. Plain data, so that it can be kept in a file. */
export interface LearnedParts {
  features: readonly string[]
  weights: Float32Array
}

/** Tells what each clause of a brief does there: whether it asks for work, or only tells, or says what is done or not wanted. */
export interface PartModel {
  /** By sentence and clause; a title's and an instruction's are none. */
  partsOf(reading: Reading): (sentence: number, clause: number) => PartShares | undefined
}

interface Lesson {
  label: number
  features: Features
  weight: number
}

/** Where each sentence of the description stands in it. */
const startsOf = (description: string, sentences: readonly ReadSentence[]): number[] => {
  let from = 0
  return sentences.map(({ text, isTitle }) => {
    const at = isTitle ? -1 : description.indexOf(text, from)
    if (at >= 0) from = at + text.length
    return at
  })
}

type Part = BriefInParts['parts'][number]

/** The part that holds most of a stretch of the description. */
const partAt = ({ parts }: BriefInParts, from: number, to: number): Part | undefined => {
  let start = 0
  let best: { part: Part; letters: number } | undefined
  for (const part of parts) {
    const letters = Math.min(to, start + part.text.length) - Math.max(from, start)
    if (letters > (best?.letters ?? 0)) best = { part, letters }
    start += part.text.length + 1
  }
  return best?.part
}

/** The clauses of a brief as it is read, and the part to which each of them belongs. */
export const clausesInParts = (brief: BriefInParts, reading: Reading): { sentence: number; clause: number; of: Part }[] => {
  const description = brief.parts.map(({ text }) => text).join(' ')
  const starts = startsOf(description, reading.sentences)
  return reading.sentences.flatMap(({ clauses }, sentence) => {
    const start = starts[sentence] ?? -1
    return clauses.flatMap(({ from, to }, clause) => {
      const of = start < 0 ? undefined : partAt(brief, start + from, start + to)
      return of === undefined ? [] : [{ sentence, clause, of }]
    })
  })
}

export const readInParts = ({ title, parts }: BriefInParts): Reading =>
  readBrief({ title, description: parts.map(({ text }) => text).join(' ') })

const lessonsOf = (briefs: readonly BriefInParts[], weight: number): Lesson[] =>
  briefs.flatMap(brief => {
    const reading = readInParts(brief)
    const parts = new Map(clausesInParts(brief, reading).map(({ sentence, clause, of }) => [`${sentence} ${clause}`, of.part]))
    return clauseFeatures(reading).flatMap(({ sentence, clause, features }) => {
      const part = parts.get(`${sentence} ${clause}`)
      return part === undefined ? [] : [{ label: PARTS.indexOf(part), features, weight }]
    })
  })

/** What was learned is surer of itself than it has reason to be: chosen on the briefs that it was not taught. */
const CERTAINTY = 0.5
/** What fewer lessons say tells nothing. */
const LEAST_LESSONS = 2

const featuresSaidOften = (lessons: readonly Lesson[]): string[] => {
  const said = new Map<string, number>()
  for (const { features } of lessons) for (const feature of features.keys()) said.set(feature, (said.get(feature) ?? 0) + 1)
  return [...said].flatMap(([feature, count]) => (count >= LEAST_LESSONS ? [feature] : []))
}

const createVectors = (features: readonly string[]) => {
  const places = new Map(features.map((feature, place) => [feature, place]))
  return (told: Features): SparseVector => {
    const known = [...told].flatMap(([feature, value]) => {
      const place = places.get(feature)
      return place === undefined ? [] : [[place, value] as const]
    })
    const length = Math.sqrt(known.reduce((sum, [, value]) => sum + value * value, 0)) || 1
    return known.map(([place, value]) => [place, value / length] as const)
  }
}

/** What is said alone is taught beside: there is more of it than of the letters, and it says little of what stands in them. */
const WEIGHT_OF_ALONE = 0.2

/** Learns from briefs whose parts are known; `alone`: briefs that are nothing but a wish. */
export const learnParts = (briefs: readonly BriefInParts[], alone: readonly BriefInParts[] = []): LearnedParts => {
  const lessons = [...lessonsOf(briefs, 1), ...lessonsOf(alone, WEIGHT_OF_ALONE)]
  const features = featuresSaidOften(lessons)
  const taught = taughtFrom(lessons, createVectors(features))
  const groups = Uint16Array.from(PARTS, (_, part) => part)
  return { features, weights: learnWeights(taught, { chances: Uint32Array.from(features, numberOf), groups }) }
}

export const partModelOf = ({ features: known, weights }: LearnedParts): PartModel => {
  const vectorOf = createVectors(known)
  const sharesOf = (features: Features): PartShares => {
    const scores = new Float32Array(PARTS.length)
    for (const [place, value] of vectorOf(features))
      for (let part = 0; part < scores.length; part++)
        scores[part] = (scores[part] ?? 0) + (weights[place * scores.length + part] ?? 0) * value
    for (let part = 0; part < scores.length; part++) scores[part] = (scores[part] ?? 0) * CERTAINTY
    toShares(scores)
    const [wish = 0, more = 0, told = 0, done = 0, not = 0, terms = 0] = scores
    return { wish, more, told, done, not, terms }
  }
  return {
    partsOf(reading) {
      const shares = new Map(clauseFeatures(reading).map(({ sentence, clause, features }) => [`${sentence} ${clause}`, sharesOf(features)]))
      return (sentence, clause) => shares.get(`${sentence} ${clause}`)
    },
  }
}
