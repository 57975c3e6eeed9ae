import type { PackageTemplate } from '../knowledge/package-template.ts'
import type { Reading } from '../reading/brief-reading.ts'
import { saysComplaint } from '../reading/wishes.ts'
import { createStandsApart, isCovered, isDoneWithin, isMadeBesideFault } from './beside.ts'
import { clearestSentences } from './clearest-sentences.ts'
import { type Answered, type Evidence, emptyEvidence, gatherEvidence, type StemEvidence, scoreOf } from './evidence.ts'
import type { PackageSpokenOf } from './features-beside.ts'
import { type Hearing, hear, isHeardInWords, mostLikely } from './hearing.ts'
import { kindOfWork } from './kind-of-work.ts'
import { likelyWishes } from './likely-wishes.ts'
import { listnessOf } from './listness.ts'
import { openWishes } from './open-wishes.ts'
import { type Candidate, candidatesOf } from './package-candidates.ts'
import type { PackageIndex } from './package-index.ts'
import { rankAsFirst } from './rank-as-first.ts'
import { spokenOf } from './spoken-of.ts'
import { mostPoints, sentenceOf, takeAsAnswered, takeAsHeard, takeToldAsAnswered } from './take-as-answered.ts'

export interface ChosenPackage {
  template: PackageTemplate
  score: number
  /** Places of sentences that speak of it, the clearest first. */
  sentenceIndexes: readonly number[]
}

/** Of one plan. */
export const MOST_PACKAGES = 7
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
/** Or its words alone sound like it more than not, whatever each sentence does. */
const CLEAR_WORDS = 0.6
const LEAST_OWN_WORDS = 2
/** 'Dimmer that hums, garden socket, inverter red': together they sound like none of them, and each says what it is. */
const CLEAR_ITEM = 0.8
const LEAST_LISTNESS = 0.5
const LEAST_BY_ONE_WORD = 0.35
const HEARD_BY_ONE_WORD = 0.54
/** Or two of one trade share it between them: 'a site with 8 pages and a contact form'. */
const CLEAR_TRADE = 0.95
const HEARD_WITHIN_TRADE = 0.35
const LEAST_WORDS_OF_TRADE = 2

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

const isKnownOfTrade = ({ ownWords, tellingWords, words, wordsOfTrade }: Candidate): boolean =>
  ownWords > 0 && tellingWords >= LEAST_WORDS_OF_TRADE && wordsOfTrade >= CLEAR_TRADE && words >= HEARD_WITHIN_TRADE

/** How a brief sounds without a trigger: what it must sound like at least, and what the items of a list sound like. */
interface Heard {
  leastHeard: number
  itemsHeard: ReadonlySet<number>
}

const isHeardFirst = (candidate: Candidate, { leastHeard, itemsHeard }: Heard): boolean => {
  const { ownWords, heard, words } = candidate
  const isKnown = ownWords >= LEAST_OWN_WORDS || heard >= HEARD_BY_ONE_WORD || isKnownOfTrade(candidate)
  const isSure = (heard >= leastHeard || words >= CLEAR_WORDS) && isKnown
  return isSure || candidate.isHeardInWords || itemsHeard.has(candidate.packageIndex)
}

interface Best {
  candidate: Candidate
  score: number
}

/** What the brief is about. */
const bestAsFirst = (candidates: readonly Candidate[], answered: Answered, heard: Heard): Best | null => {
  const ranked = candidates.flatMap(candidate => {
    const said = scoreOf(candidate.evidence, answered) * candidate.trust
    if (!isHeardFirst(candidate, heard) && said < leastFor(candidate.evidence, answered, 0, true)) return []
    return [{ candidate, score: (said + candidate.heard * LIKENESS_POINTS) * candidate.fit, rank: rankAsFirst(candidate) }]
  })
  return ranked.length === 0 ? null : ranked.reduce((best, one) => (one.rank > best.rank ? one : best))
}

/** What it speaks of most beside those that are chosen, the best of which has `most` points. */
const bestBeside = (candidates: readonly Candidate[], answered: Answered, most: number): Best | null => {
  const scored = candidates.flatMap(candidate => {
    if (!candidate.isClear || saysOneWordFaintly(candidate, answered)) return []
    const said = scoreOf(candidate.evidence, answered) + candidate.heardAside * ASIDE_POINTS
    return said < leastFor(candidate.evidence, answered, most, false) ? [] : [{ candidate, score: said * candidate.fit }]
  })
  return scored.length === 0 ? null : scored.reduce((best, one) => (one.score > best.score ? one : best))
}

export type Spoken = ChosenPackage & PackageSpokenOf

/** The packages for the brief as a whole. Each further one must answer something that those before it leave open. */
const chooseByWhole = (
  index: PackageIndex,
  reading: Reading,
  evidence: ReadonlyMap<number, Evidence>,
  answered: Answered,
  hearing: Hearing,
  itemsHeard: ReadonlySet<number>,
): Spoken[] => {
  const candidates = candidatesOf(index, reading, evidence, hearing)
  const most = mostPoints(candidates)
  const leastHeard = reading.sentences.some(({ isAsked, text }) => isAsked || saysComplaint(text)) ? LEAST_HEARD_WISH : LEAST_HEARD
  const kind = kindOfWork(reading)
  const standsApart = createStandsApart(index, reading, hearing)
  const chosen: Spoken[] = []
  while (chosen.length < MOST_PACKAGES) {
    const [first] = chosen
    const best =
      first === undefined ? bestAsFirst(candidates, answered, { leastHeard, itemsHeard }) : bestBeside(candidates, answered, first.score)
    if (best === null) break
    const { candidate, score } = best
    const template = index.packages[candidate.packageIndex]
    if (template === undefined) break
    candidates.splice(candidates.indexOf(candidate), 1)
    const isWithin = isDoneWithin(template, chosen, reading, candidate.evidence.bySentence.keys())
    const isBeside = chosen.length > 0 && isMadeBesideFault(template, reading, kind, [...candidate.evidence.bySentence.keys()])
    if (isWithin || isBeside || isCovered(template, chosen, standsApart)) continue
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
  first: readonly Spoken[],
  answered: Answered,
  hearing: Hearing,
): Spoken[] => {
  const chosen = [...first]
  const standsApart = createStandsApart(index, reading, hearing)
  const kind = kindOfWork(reading)
  const add = (packageIndex: number, sentenceIndexes: readonly number[]) => {
    const template = index.packages[packageIndex]
    const isThere =
      template === undefined || chosen.some(one => one.packageIndex === packageIndex) || isCovered(template, chosen, standsApart)
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
  return chosen.filter((one, at) => at === 0 || !isCovered(one.template, chosen, standsApart))
}

/** Those that a sentence or a clause only sounds like, where no chosen package plans them already. */
const onlyHeard = (
  index: PackageIndex,
  reading: Reading,
  called: readonly Spoken[],
  evidence: ReadonlyMap<number, Evidence>,
  answered: Answered,
  hearing: Hearing,
): Spoken[] => {
  const standsApart = createStandsApart(index, reading, hearing)
  return [...spokenOf(reading, hearing)].flatMap(([packageIndex, sentenceIndexes]) => {
    const template = index.packages[packageIndex]
    const own = evidence.get(packageIndex)
    if (template === undefined || called.some(one => one.packageIndex === packageIndex) || isCovered(template, called, standsApart))
      return []
    return [{ template, packageIndex, score: own === undefined ? 0 : scoreOf(own, answered), sentenceIndexes, isCalled: false }]
  })
}

/** What the items of a brief that is a list sound like clearly. */
const clearItems = (reading: Reading, hearing: Hearing): ReadonlySet<number> =>
  new Set(
    listnessOf(reading, hearing) < LEAST_LISTNESS
      ? []
      : reading.sentences.flatMap(({ isTitle, isInstruction, clauses }, at) =>
          isTitle || isInstruction
            ? []
            : clauses.flatMap((_, clause) => {
                const { packageIndex, share } = mostLikely(hearing.clause(at, clause))
                return share >= CLEAR_ITEM ? [packageIndex] : []
              }),
        ),
  )

/** All that a brief may want, the first first, before what only came up by the way is left out. */
export interface PackagesSpokenOf {
  evidence: ReadonlyMap<number, Evidence>
  hearing: Hearing
  answered: Answered
  /** Their words are said. */
  called: readonly Spoken[]
  /** A sentence or a clause only sounds like them. */
  heard: readonly Spoken[]
}

/**
 * The packages that a brief speaks of: first for the brief as a whole, so that two packages of a kind do not both plan the same wish, then
 * for each wish that stands in a clause of its own and that none of those answers.
 */
export const packagesSpokenOf = (index: PackageIndex, reading: Reading): PackagesSpokenOf => {
  const evidence = gatherEvidence(index, reading)
  const hearing = hear(index, reading)
  const hearAlso = (packageIndex: number) => {
    if (!evidence.has(packageIndex)) evidence.set(packageIndex, emptyEvidence())
  }
  hearing.whole.packages.forEach((share, packageIndex) => {
    const isHeard =
      share >= LEAST_HEARD_WISH ||
      (hearing.words.packages[packageIndex] ?? 0) >= LEAST_HEARD ||
      isHeardInWords(reading, hearing, packageIndex)
    if (isHeard) hearAlso(packageIndex)
  })
  const answered: Answered = { stems: new Set(), clauses: new Set(), sentences: new Set() }
  const chooseFirst = (items: ReadonlySet<number>) => chooseByWhole(index, reading, evidence, answered, hearing, items)
  const byWhole = chooseFirst(new Set())
  // Where all of it together sounds like nothing, each item of a list may.
  const items = byWhole.length > 0 ? new Set<number>() : clearItems(reading, hearing)
  for (const one of items) hearAlso(one)
  const first = items.size > 0 ? chooseFirst(items) : byWhole
  const called = first.length === 0 ? first : withOpenWishes(index, reading, evidence, first, answered, hearing)
  const heard = called.length === 0 ? [] : onlyHeard(index, reading, called, evidence, answered, hearing)
  return { evidence, hearing, answered, called, heard }
}
