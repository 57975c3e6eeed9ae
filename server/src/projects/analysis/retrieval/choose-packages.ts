import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import type { Reading } from '../reading/brief-reading.ts'
import { saysComplaint } from '../reading/wishes.ts'
import { isCovered, isDoneWithin, isMadeBesideFault } from './beside.ts'
import { clearestSentences } from './clearest-sentences.ts'
import { coverOf } from './cover.ts'
import { type Answered, type Evidence, emptyEvidence, gatherEvidence, type StemEvidence, scoreOf } from './evidence.ts'
import { type Hearing, hear, isHeardInWords, littleIn } from './hearing.ts'
import { kindOfWork } from './kind-of-work.ts'
import { likelyWishes } from './likely-wishes.ts'
import { openWishes } from './open-wishes.ts'
import { type Candidate, candidatesOf, heardOf } from './package-candidates.ts'
import type { PackageIndex } from './package-index.ts'
import { clearerFirst, rankAsFirst } from './rank-as-first.ts'
import { spokenOf } from './spoken-of.ts'
import { mostPoints, sentenceOf, takeAsAnswered, takeAsHeard, takeToldAsAnswered } from './take-as-answered.ts'
import { type Further, isLong, wantedBeside } from './wanted-beside.ts'
import type { Likeness } from './wish-model.ts'

export interface ChosenPackage {
  template: PackageTemplate
  score: number
  /** Places of sentences that speak of it, the clearest first. */
  sentenceIndexes: readonly number[]
}

/** What a brief means, as far as the packages tell. */
export interface Choice {
  chosen: readonly ChosenPackage[]
  /** Whether a wish itself says the first of them, in a word that means just that. */
  isWished: boolean
  /** Whether it rather sounds like what people write who have no work to give. */
  isHeardAsNothing: boolean
  /** Whether it may be that, too, where nothing in it asks for anything. */
  mayBeNothing: boolean
  /** Whether it asks for nothing, nobody speaks in it, and neither its words nor one of its sentences sound much like the first of them. */
  isFaint: boolean
  /** How much its clearest clause sounds like a wish that says nothing of what is wished for; 0 to 1. */
  little: number
  /** How much all its words sound like chatter; 0 to 1. */
  idle: number
  /** Telling words that the chosen packages answer, by rarity, 0 to 1. */
  cover: number
  /** Stems that a chosen package answers. */
  answered: ReadonlySet<string>
  /** Different telling words of the brief, everyday words left out. */
  tellingStems: ReadonlySet<string>
}

const MOST_PACKAGES = 7
/** For the first package, and for a further one that has a sentence to itself. */
const LEAST_SCORE = 4
/** For a further one in a sentence to itself that says no wish. */
const LEAST_REMARK_SCORE = 6
/** For a package that shares its sentence with one chosen before it: the words may only describe that one's work. */
const LEAST_SHARED_SCORE = 6
/** In a sentence that another package answers, of that one's points. */
const LEAST_SHARE = 0.3
/** Many loose words of one package say as much as a trigger. */
const LEAST_LOOSE_SCORE = 7
const LEAST_LOOSE_WORDS = 4
/** What the whole brief sounds like weighs as much as this many points of triggers. */
const LIKENESS_POINTS = 30
/** What one sentence sounds like, for a package beside the first. */
const ASIDE_POINTS = 4
/** Without a trigger the brief must sound like a package clearly; less so where it says a wish or a trouble. */
const LEAST_HEARD = 0.25
const LEAST_HEARD_WISH = 0.12
const CLEARLY_HEARD = 0.2
const LEAST_OWN_WORDS = 2
const LEAST_BY_ONE_WORD = 0.35
const HEARD_BY_ONE_WORD = 0.7
/** Nobody lists so many works without wanting them. */
const MANY_WORKS = 4
const LEAST_NOTHING = 0.2
/** Where nothing asks for anything, this much of nothing is enough, beside a work that is heard no clearer than by half. */
const LEAST_NOTHING_TOLD = 0.1
const HALF_HEARD = 0.5
const FAINT_WORDS = 0.3
const FAINT_SENTENCE = 0.4
/** A client writes of himself or to somebody; a report of a match does not. */
const SPEAKS_OF_SELF =
  /\b(?:i|we|my|our|ours|me|us|you|your|ich|wir|mein\w*|unser\w*|uns|mir|mich|yo|nosotr[oa]s|mi|mis|nuestr[oa]s?|nos|je|nous|mon|ma|mes|notre|io|noi|mio|mia|nostr[oa])\b|\bj['’]|\b(?:tengo|tenemos|necesit\w+)\b/

/** Whether it is asked for in a sentence that no package before it answers. */
const hasOwnSentence = ({ isAsked, clauses }: StemEvidence, { sentences }: Answered): boolean =>
  isAsked && [...clauses].some(clause => !sentences.has(sentenceOf(clause)))

/** Whether a wish speaks of it in a clause that no package before it answers. */
const hasOwnClause = ({ isWished, clauses }: StemEvidence, answered: Answered): boolean =>
  isWished && [...clauses].some(clause => !answered.clauses.has(clause))

/** The points a package needs to be chosen beside those before it, the best of which has `most`. The title belongs to that one. */
const leastFor = ({ points }: Evidence, answered: Answered, most: number, isFirst: boolean): number => {
  const open = [...points].filter(([stem]) => !answered.stems.has(stem)).map(([, said]) => said)
  if (open.some(said => (isFirst ? said.isPhrase : said.isWished && hasOwnSentence(said, answered)))) return LEAST_SCORE
  if (open.some(said => hasOwnSentence(said, answered))) return LEAST_REMARK_SCORE
  if (open.some(said => hasOwnClause(said, answered))) return Math.max(LEAST_SCORE, most * LEAST_SHARE)
  if (!isFirst && open.some(said => said.isAsked)) return Math.max(LEAST_SHARED_SCORE, most * LEAST_SHARE)
  return open.length >= LEAST_LOOSE_WORDS ? LEAST_LOOSE_SCORE : Number.POSITIVE_INFINITY
}

/** 'Before I sign it on Monday' is no wish for a contract: one word must sound like its package where it is said. */
const saysOneWordFaintly = ({ evidence, heardAside }: Candidate, answered: Answered): boolean =>
  heardAside < LEAST_BY_ONE_WORD && [...evidence.points].filter(([stem, { isPhrase }]) => isPhrase && !answered.stems.has(stem)).length < 2

const bestOf = (
  candidates: readonly Candidate[],
  answered: Answered,
  most: number,
  leastHeard: number,
  isLong: boolean,
  isFirst: boolean,
): { candidate: Candidate; score: number } | null => {
  let best: { candidate: Candidate; score: number; rank: number } | null = null
  for (const candidate of candidates) {
    const said =
      scoreOf(candidate.evidence, answered) * (isFirst ? candidate.trust : 1) + (isFirst ? 0 : candidate.heardAside * ASIDE_POINTS)
    if (!isFirst && (!candidate.isClear || saysOneWordFaintly(candidate, answered))) continue
    const isKnown = candidate.ownWords >= LEAST_OWN_WORDS || candidate.heard >= HEARD_BY_ONE_WORD
    const isHeard = isFirst && ((candidate.heard >= leastHeard && isKnown) || candidate.isHeardInWords)
    if (!isHeard && said < leastFor(candidate.evidence, answered, most, isFirst)) continue
    const score = (said + (isFirst ? candidate.heard * LIKENESS_POINTS : 0)) * candidate.fit
    const rank = isFirst && isLong ? rankAsFirst(candidate) : score
    if (best === null || rank > best.rank) best = { candidate, score, rank }
  }
  return best
}

type Chosen = ChosenPackage & Further

/** The packages for the brief as a whole. Each further one must answer something that those before it leave open. */
const chooseByWhole = (
  index: PackageIndex,
  reading: Reading,
  evidence: ReadonlyMap<number, Evidence>,
  answered: Answered,
  hearing: Hearing,
): Chosen[] => {
  const candidates = candidatesOf(index, reading, evidence, hearing)
  const most = mostPoints(candidates)
  const leastHeard = reading.sentences.some(({ isAsked, text }) => isAsked || saysComplaint(text)) ? LEAST_HEARD_WISH : LEAST_HEARD
  const kind = kindOfWork(reading)
  const chosen: Chosen[] = []
  while (chosen.length < MOST_PACKAGES) {
    const best = bestOf(candidates, answered, chosen[0]?.score ?? 0, leastHeard, isLong(reading), chosen.length === 0)
    if (best === null) break
    const candidate = chosen.length === 0 ? clearerFirst(candidates, best.candidate) : best.candidate
    const { score } = best
    const template = index.packages[candidate.packageIndex]
    if (template === undefined) break
    candidates.splice(candidates.indexOf(candidate), 1)
    const isWithin = isDoneWithin(template, chosen, reading, candidate.evidence.bySentence.keys())
    const isBeside = chosen.length > 0 && isMadeBesideFault(template, reading, kind, [...candidate.evidence.bySentence.keys()])
    if (isWithin || isBeside || isCovered(template, chosen)) continue
    chosen.push({
      template,
      score,
      packageIndex: candidate.packageIndex,
      isCalled: true,
      sentenceIndexes: clearestSentences(candidate.evidence, reading, hearing, candidate.packageIndex),
    })
    takeAsAnswered(candidate.evidence, answered, most)
    takeAsHeard(index, reading, hearing, candidate.packageIndex, answered)
    if (chosen.length === 1) takeToldAsAnswered(reading, answered)
  }
  return chosen
}

/** The packages for wishes in clauses of their own, which a stronger wish beside them may have hidden. */
const withOpenWishes = (
  index: PackageIndex,
  reading: Reading,
  evidence: ReadonlyMap<number, Evidence>,
  first: readonly Chosen[],
  answered: Answered,
  hearing: Hearing,
): Chosen[] => {
  const chosen = [...first]
  const kind = kindOfWork(reading)
  const add = (packageIndex: number, sentenceIndexes: readonly number[]) => {
    const template = index.packages[packageIndex]
    const isThere = template === undefined || chosen.some(one => one.packageIndex === packageIndex) || isCovered(template, chosen)
    if (isThere || chosen.length >= MOST_PACKAGES || isDoneWithin(template, chosen, reading, sentenceIndexes)) return
    if (isMadeBesideFault(template, reading, kind, sentenceIndexes)) return
    const own = evidence.get(packageIndex)
    const score = own === undefined ? LEAST_SCORE : scoreOf(own, answered)
    chosen.push({ template, packageIndex, score, sentenceIndexes, isCalled: true })
    for (const [stem, { isPhrase }] of own?.points ?? []) if (isPhrase) answered.stems.add(stem)
    takeAsHeard(index, reading, hearing, packageIndex, answered)
  }
  for (const { packageIndex } of openWishes(index, reading, new Set(first.map(one => one.packageIndex)), evidence, hearing)) {
    const own = evidence.get(packageIndex)
    if (own !== undefined) add(packageIndex, clearestSentences(own, reading, hearing, packageIndex))
  }
  for (const { packageIndex, sentenceIndex } of likelyWishes(index, reading, hearing, new Set(chosen.map(one => one.packageIndex))))
    add(packageIndex, [sentenceIndex])
  // What was chosen first is what the brief is about: nothing that came after it covers it.
  return chosen.filter((one, at) => at === 0 || !isCovered(one.template, chosen))
}

/** Those that a sentence or a clause only sounds like, where no chosen package plans them already. */
const onlyHeard = (
  index: PackageIndex,
  reading: Reading,
  called: readonly Chosen[],
  evidence: ReadonlyMap<number, Evidence>,
  answered: Answered,
  hearing: Hearing,
): Chosen[] =>
  [...spokenOf(reading, hearing)].flatMap(([packageIndex, sentenceIndexes]) => {
    const template = index.packages[packageIndex]
    const own = evidence.get(packageIndex)
    if (template === undefined || called.some(one => one.packageIndex === packageIndex) || isCovered(template, called)) return []
    return [{ template, packageIndex, score: own === undefined ? 0 : scoreOf(own, answered), sentenceIndexes, isCalled: false }]
  })

/** The first, and those beside it that did not only come up by the way. */
const keptOf = (index: PackageIndex, all: readonly Chosen[], reading: Reading, hearing: Hearing): Chosen[] => {
  const [first, ...further] = all
  if (first === undefined) return []
  const kept = [first, ...wantedBeside(index, first, further, MOST_PACKAGES - 1, reading, hearing)]
  return kept.filter((one, at) => at === 0 || !isCovered(one.template, kept))
}

/** What only packages said that are not kept, so that it is told as not planned. */
const onlyOf = (all: readonly Chosen[], kept: readonly Chosen[], evidence: ReadonlyMap<number, Evidence>): string[] => {
  const stemsOf = (some: readonly Chosen[]) =>
    new Set(some.flatMap(({ packageIndex }) => [...(evidence.get(packageIndex)?.points.keys() ?? [])]))
  const ofKept = stemsOf(kept)
  return [...stemsOf(all.filter(one => !kept.includes(one)))].filter(stem => !ofKept.has(stem))
}

/** How much a text sounds like any package of a trade: two that lie near each other halve what each of them is heard with. */
const shareOfTrade = ({ packages }: PackageIndex, likeness: Likeness, tradeId: string | undefined): number =>
  packages.reduce((sum, template, at) => sum + (template.tradeId === tradeId ? (likeness.packages[at] ?? 0) : 0), 0)

const isFaint = (index: PackageIndex, { sentences }: Reading, hearing: Hearing, packageIndex: number): boolean => {
  const tradeId = index.packages[packageIndex]?.tradeId
  return (
    !sentences.some(
      ({ text, voice, isInstruction }) => !isInstruction && (voice === 'asks' || voice === 'adds' || SPEAKS_OF_SELF.test(fold(text))),
    ) &&
    shareOfTrade(index, hearing.words, tradeId) < FAINT_WORDS &&
    hearing.sentences.every(said => shareOfTrade(index, said, tradeId) < FAINT_SENTENCE)
  )
}

/**
 * The packages that a brief speaks of: first for the brief as a whole, so that two packages of a kind do not both plan the same wish, then
 * for each wish that stands in a clause of its own and that none of those answers.
 */
export const choosePackages = (index: PackageIndex, reading: Reading): Choice => {
  const evidence = gatherEvidence(index, reading)
  const hearing = hear(index, reading)
  hearing.whole.packages.forEach((share, packageIndex) => {
    const isHeard =
      share >= LEAST_HEARD_WISH ||
      (hearing.words.packages[packageIndex] ?? 0) >= LEAST_HEARD ||
      isHeardInWords(reading, hearing, packageIndex)
    if (isHeard && !evidence.has(packageIndex)) evidence.set(packageIndex, emptyEvidence())
  })
  const answered: Answered = { stems: new Set(), clauses: new Set(), sentences: new Set() }
  const first = chooseByWhole(index, reading, evidence, answered, hearing)
  const called = first.length === 0 ? first : withOpenWishes(index, reading, evidence, first, answered, hearing)
  const heard = called.length === 0 ? [] : onlyHeard(index, reading, called, evidence, answered, hearing)
  const chosen = keptOf(index, [...called, ...heard], reading, hearing)
  for (const stem of onlyOf(called, chosen, evidence)) answered.stems.delete(stem)
  for (const { packageIndex, isCalled } of chosen) if (!isCalled) takeAsHeard(index, reading, hearing, packageIndex, answered)
  const best = evidence.get(first[0]?.packageIndex ?? -1)
  const share = heardOf(reading, hearing, first[0]?.packageIndex ?? -1)
  const isHeard = share >= CLEARLY_HEARD || isHeardInWords(reading, hearing, first[0]?.packageIndex ?? -1)
  const isHeardAsNothing = chosen.length < MANY_WORKS && hearing.whole.none >= LEAST_NOTHING && hearing.whole.none > share
  const mayBeNothing = hearing.whole.none >= LEAST_NOTHING_TOLD && share < HALF_HEARD
  const isWished = isHeard || (best !== undefined && [...best.points.values()].some(said => said.isWished && said.best >= LEAST_SCORE))
  const faint = isFaint(index, reading, hearing, first[0]?.packageIndex ?? -1)
  return {
    chosen,
    isWished,
    isHeardAsNothing,
    mayBeNothing,
    isFaint: faint,
    little: littleIn(reading, hearing),
    idle: hearing.words.idle,
    answered: answered.stems,
    ...coverOf(index, reading, answered.stems),
  }
}
