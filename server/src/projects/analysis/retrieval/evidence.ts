import { type Mention, TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import type { Reading, ReadSentence, ReadWord } from '../reading/brief-reading.ts'
import { saysNot } from '../reading/negation.ts'
import type { TriggerEntry } from './indexed-texts.ts'
import type { PackageIndex } from './package-index.ts'

/** `isPhrase`: part of a trigger; `isAsked`: in a sentence of the description; `isWished`: in one that says a wish. */
export interface StemEvidence {
  best: number
  more: number
  isPhrase: boolean
  isAsked: boolean
  isWished: boolean
  /** Where it is said: sentence and clause as one number. */
  clauses: ReadonlySet<number>
}

/** What speaks for a package, stem by stem: a stem said again adds little, one that another package answers already even less. */
export interface Evidence {
  points: Map<string, StemEvidence>
  /** Points by sentence, to cite the right one. */
  bySentence: Map<number, number>
}

const COMMON_WORD = 0.3
const PHRASE_BONUS = 0.3
/** 'Website' and 'app' are in many triggers, but who says just that means just that. */
const WHOLE_TRIGGER = 3.5
const PHRASE_WINDOW = 7
/** An everyday word must stand beside the word that it belongs to: 'new kitchen', not 'new ones in the kitchen'. */
const COMMON_WINDOW = 2
const MOST_BETWEEN = 12
/** Words of items far apart in a list say nothing together. */
const MOST_CLAUSES_BETWEEN = 1
const LOOSE_WORD = 0.3
const MAIN_SKILL = 2.2
const OTHER_SKILL = 1.1
const SAID_AGAIN = 0.15
const ANSWERED_ALREADY = 0.1
const SAME_CLAUSE = 0.4

const NOTHING: StemEvidence = { best: 0, more: 0, isPhrase: false, isAsked: false, isWished: false, clauses: new Set() }
/** Clauses are numbered through all sentences: sentence times this, plus clause. */
export const CLAUSES_A_SENTENCE = 1000

interface Found {
  entry: TriggerEntry
  points: Map<string, number>
  total: number
}

const pointsOf = (index: PackageIndex, word: ReadWord): number => index.rarity(word.stem) * word.weight * (word.isCommon ? COMMON_WORD : 1)

const isBeside = (a: ReadWord, b: ReadWord): boolean =>
  (a.index < b.index ? b.index - a.index - a.text.length : a.index - b.index - b.text.length) <= MOST_BETWEEN

/** The words of a sentence that say a trigger, near enough to each other; null when it is not said. */
const wordsSaying = (entry: TriggerEntry, byStem: ReadonlyMap<string, readonly (readonly [number, ReadWord])[]>): ReadWord[] | null => {
  const [first, ...rest] = entry.stems
  for (const [at, word] of byStem.get(first ?? '') ?? []) {
    const others = rest.map(stem => {
      const window = entry.commonStems.has(stem) ? COMMON_WINDOW : PHRASE_WINDOW
      return byStem
        .get(stem)
        ?.find(
          ([place, other]) =>
            Math.abs(place - at) <= window &&
            Math.abs(other.clause - word.clause) <= MOST_CLAUSES_BETWEEN &&
            (window > COMMON_WINDOW || isBeside(word, other)),
        )?.[1]
    })
    const said = [word, ...others.filter(other => other !== undefined)]
    if (said.length === entry.stems.length) return said
  }
  return null
}

/** The triggers that words of a sentence say, the clearest first. */
export const triggersSaid = (index: PackageIndex, words: readonly ReadWord[], isDenying: boolean): Found[] => {
  const byStem = Map.groupBy(
    words.map((word, at) => [at, word] as const),
    ([, word]) => word.stem,
  )
  const found: Found[] = []
  for (const stem of byStem.keys()) {
    for (const entry of index.triggersByStem.get(stem) ?? []) {
      if (entry.isNegated && !isDenying) continue
      const said = wordsSaying(entry, byStem)
      if (said === null) continue
      const bonus = 1 + PHRASE_BONUS * (said.length - 1)
      const points = new Map(
        said.map(word => [
          word.stem,
          Math.max(pointsOf(index, word) * bonus, said.length === 1 && !word.isCommon ? WHOLE_TRIGGER * word.weight : 0),
        ]),
      )
      found.push({ entry, points, total: [...points.values()].reduce((sum, value) => sum + value, 0) })
    }
  }
  return found.sort((a, b) => b.total - a.total)
}

export const emptyEvidence = (): Evidence => ({ points: new Map(), bySentence: new Map() })

/** Points that speak for packages in one sentence: the best reading of each stem counts. */
const createSentenceScore = () => {
  const byPackage = new Map<number, Map<string, { points: number; isPhrase: boolean }>>()
  return {
    byPackage,
    add(packageIndex: number, stem: string, points: number, isPhrase: boolean): void {
      const stems = byPackage.get(packageIndex) ?? new Map<string, { points: number; isPhrase: boolean }>()
      byPackage.set(packageIndex, stems)
      const before = stems.get(stem)
      stems.set(stem, { points: Math.max(points, before?.points ?? 0), isPhrase: isPhrase || (before?.isPhrase ?? false) })
    },
  }
}

const addMention = (index: PackageIndex, sentence: ReadSentence, mention: Mention, add: ReturnType<typeof createSentenceScore>['add']) => {
  const said = sentence.words.filter(word => word.index >= mention.index && word.index < mention.index + mention.words.length)
  const holders = index.bySkill.get(mention.skill.id) ?? []
  for (const word of said) {
    if (word.isCommon && said.length === 1) continue
    const share = word.weight / said.length
    for (const { packageIndex, isMain } of holders) add(packageIndex, word.stem, (isMain ? MAIN_SKILL : OTHER_SKILL) * share, false)
  }
}

export const wordsThatCount = ({ words }: ReadSentence): ReadWord[] => words.filter(word => word.weight > 0)

const scoreSentence = (index: PackageIndex, sentence: ReadSentence) => {
  const score = createSentenceScore()
  const words = wordsThatCount(sentence)
  for (const { entry, points } of triggersSaid(index, words, saysNot(sentence.text)))
    for (const [stem, value] of points) score.add(entry.packageIndex, stem, value, true)
  for (const word of words)
    for (const { packageIndex, saturation } of index.postings.get(word.stem) ?? [])
      score.add(packageIndex, word.stem, pointsOf(index, word) * saturation * LOOSE_WORD, false)
  if (words.length > 0) for (const mention of TAXONOMY.mentionsIn(sentence.text)) addMention(index, sentence, mention, score.add)
  return score.byPackage
}

/** What each package has for it in a brief, by the package's place in the index. */
export const gatherEvidence = (index: PackageIndex, reading: Reading): Map<number, Evidence> => {
  const evidence = new Map<number, Evidence>()
  reading.sentences.forEach((sentence, sentenceIndex) => {
    for (const [packageIndex, stems] of scoreSentence(index, sentence)) {
      const own = evidence.get(packageIndex) ?? emptyEvidence()
      evidence.set(packageIndex, own)
      for (const [stem, { points, isPhrase }] of stems) {
        const before = own.points.get(stem) ?? NOTHING
        const best = Math.max(before.best, points)
        const said = (sentence.isTitle ? [] : sentence.words)
          .filter(word => word.stem === stem)
          .map(word => sentenceIndex * CLAUSES_A_SENTENCE + word.clause)
        own.points.set(stem, {
          best,
          more: before.more + Math.min(before.best, points),
          isPhrase: isPhrase || before.isPhrase,
          isAsked: (isPhrase && !sentence.isTitle) || before.isAsked,
          isWished: (isPhrase && !sentence.isTitle && sentence.isWish) || before.isWished,
          clauses: new Set([...before.clauses, ...said]),
        })
        own.bySentence.set(sentenceIndex, (own.bySentence.get(sentenceIndex) ?? 0) + points)
      }
    }
  })
  return evidence
}

/** What the packages chosen so far answer. */
export interface Answered {
  stems: Set<string>
  clauses: Set<number>
  sentences: Set<number>
}

/** The points of a package beside those chosen before it. Words of a clause that one of them answers describe its work, not another. */
export const scoreOf = ({ points }: Evidence, answered: Answered): number => {
  let score = 0
  for (const [stem, { best, more, clauses }] of points) {
    const isSpent = answered.stems.size > 0 && [...clauses].every(clause => answered.clauses.has(clause))
    score += (best + SAID_AGAIN * more) * (answered.stems.has(stem) ? ANSWERED_ALREADY : isSpent ? SAME_CLAUSE : 1)
  }
  return score
}
