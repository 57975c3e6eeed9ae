import type { PackageTemplate } from '../knowledge/package-template.ts'
import type { Reading } from '../reading/brief-reading.ts'
import { type Answered, type Evidence, gatherEvidence, scoreOf } from './evidence.ts'
import type { PackageIndex } from './package-index.ts'

export interface ChosenPackage {
  template: PackageTemplate
  score: number
  /** Places of sentences that speak of it, the clearest first. */
  sentenceIndexes: readonly number[]
}

/** What a brief means, as far as the packages tell. */
export interface Choice {
  chosen: readonly ChosenPackage[]
  /** Telling words that the chosen packages answer, by rarity, 0 to 1. */
  cover: number
  /** Stems that a chosen package answers. */
  answered: ReadonlySet<string>
  /** Different telling words of the brief, everyday words left out. */
  tellingStems: ReadonlySet<string>
}

const MOST_PACKAGES = 5
const LEAST_SCORE = 4
const LEAST_FURTHER_SCORE = 6
/** A wish in a clause of its own needs less: 'a logo, a small website and flyers'. */
const LEAST_WISHED_SCORE = 4
const LEAST_FURTHER_SHARE = 0.3
/** Words of the subject, not of the work, are nobody's to answer. */
const LEAST_WEIGHT = 0.5
const UNKNOWN_RARITY = 2.5
/** A package that only brushes a word does not answer it. */
const LEAST_ANSWER_SHARE = 0.6
const LEAST_SENTENCE_SHARE = 0.25

interface Candidate {
  packageIndex: number
  evidence: Evidence
}

/** No package is chosen by loose words alone; a further one needs a sentence of the description, for the title belongs to the first. */
const isAskedFor = ({ points }: Evidence, { stems }: Answered): boolean =>
  stems.size === 0
    ? [...points.values()].some(({ isPhrase }) => isPhrase)
    : [...points].some(([stem, { isAsked }]) => isAsked && !stems.has(stem))

/** Whether a wish that no package answers yet speaks of it in a clause of its own. */
const isWished = ({ points }: Evidence, { stems, clauses }: Answered): boolean =>
  [...points].some(([stem, said]) => said.isWished && !stems.has(stem) && [...said.clauses].some(clause => !clauses.has(clause)))

/** What the clearest package for each stem has for it. */
const mostPoints = (candidates: readonly Candidate[]): Map<string, number> => {
  const most = new Map<string, number>()
  for (const { evidence } of candidates) for (const [stem, { best }] of evidence.points) most.set(stem, Math.max(best, most.get(stem) ?? 0))
  return most
}

const bestOf = (candidates: readonly Candidate[], answered: Answered): { candidate: Candidate; score: number } | null => {
  let best: { candidate: Candidate; score: number } | null = null
  for (const candidate of candidates) {
    if (!isAskedFor(candidate.evidence, answered)) continue
    const score = scoreOf(candidate.evidence, answered)
    if (best === null || score > best.score) best = { candidate, score }
  }
  return best
}

const clearestSentences = ({ bySentence }: Evidence): number[] => {
  const most = Math.max(0, ...bySentence.values())
  return [...bySentence]
    .filter(([, points]) => points >= most * LEAST_SENTENCE_SHARE)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([sentenceIndex]) => sentenceIndex)
}

const coverOf = (index: PackageIndex, reading: Reading, answered: ReadonlySet<string>): { cover: number; tellingStems: Set<string> } => {
  const telling = reading.sentences.flatMap(sentence => sentence.words).filter(word => !word.isCommon && word.weight > 0)
  const words = telling.filter(word => word.weight >= LEAST_WEIGHT)
  const rarities = new Map(words.map(({ stem }) => [stem, index.knownStems.has(stem) ? index.rarity(stem) : UNKNOWN_RARITY]))
  let all = 0
  let covered = 0
  for (const [stem, rarity] of rarities) {
    all += rarity
    if (answered.has(stem)) covered += rarity
  }
  return { cover: all === 0 ? 0 : covered / all, tellingStems: new Set(telling.map(word => word.stem)) }
}

/**
 * The packages that a brief speaks of. Each further one must answer something that those before it leave open, so that two packages
 * of a kind do not both plan the same wish.
 */
export const choosePackages = (index: PackageIndex, reading: Reading): Choice => {
  const candidates = [...gatherEvidence(index, reading)].map(([packageIndex, evidence]) => ({ packageIndex, evidence }))
  const most = mostPoints(candidates)
  const answered: Answered = { stems: new Set(), clauses: new Set() }
  const chosen: ChosenPackage[] = []
  while (chosen.length < MOST_PACKAGES) {
    const best = bestOf(candidates, answered)
    const first = chosen[0]
    const further = best !== null && isWished(best.candidate.evidence, answered) ? LEAST_WISHED_SCORE : LEAST_FURTHER_SCORE
    const least = first === undefined ? LEAST_SCORE : Math.max(further, first.score * LEAST_FURTHER_SHARE)
    const template = best === null ? undefined : index.packages[best.candidate.packageIndex]
    if (best === null || best.score < least || template === undefined) break
    chosen.push({ template, score: best.score, sentenceIndexes: clearestSentences(best.candidate.evidence) })
    for (const [stem, points] of best.candidate.evidence.points) {
      if (!points.isPhrase && points.best < LEAST_ANSWER_SHARE * (most.get(stem) ?? 0)) continue
      answered.stems.add(stem)
      for (const clause of points.clauses) answered.clauses.add(clause)
    }
    candidates.splice(candidates.indexOf(best.candidate), 1)
  }
  return { chosen, answered: answered.stems, ...coverOf(index, reading, answered.stems) }
}
