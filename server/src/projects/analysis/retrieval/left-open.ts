import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Reading, ReadSentence } from '../reading/brief-reading.ts'
import { type Clause, isSubordinate } from '../reading/clauses.ts'
import { voiceOf } from '../reading/voice.ts'
import { chanceIn, readTrees } from './boosted-trees.ts'
import { isTelling, logOf, type Place } from './features-beside.ts'
import { FEATURES_LEFT_OPEN, type FeaturesLeftOpen, featuresLeftOpen, type PlannedPackages } from './features-left-open.ts'
import { type Hearing, mostLikely } from './hearing.ts'
import { LEFT_OPEN_TREES } from './left-open-trees.ts'
import { isOnlyTold } from './only-told.ts'
import { shareOfTrade } from './package-candidates.ts'
import type { PackageIndex } from './package-index.ts'
import { askedIn } from './part-model.ts'

const TREES = readTrees(LEFT_OPEN_TREES, FEATURES_LEFT_OPEN)

/** Chosen so that what is told to be missing mostly is, and most of what is missing is told. */
export const LEAST_LEFT_OPEN = 0.45
/** With fewer telling words a clause says too little alone. */
const LEAST_WORDS = 2
/** 'And set a fence of 30 m': what surely asks, and sounds like some other work and nothing that is planned. */
const PLAINLY_OPEN = { asked: logOf(0.85), answered: logOf(0.02), open: logOf(0.3), chance: 0.25 }
const isPlainlyOpen = ({ asWish, answeredByBoth, openByBoth, words }: FeaturesLeftOpen, chance: number): boolean =>
  asWish >= PLAINLY_OPEN.asked &&
  answeredByBoth <= PLAINLY_OPEN.answered &&
  openByBoth >= PLAINLY_OPEN.open &&
  words >= LEAST_WORDS &&
  chance >= PLAINLY_OPEN.chance
const MOST_LETTERS = 140

/** 'The dishwasher does not drain (pump hums)': an aside tells more of what stands before it. */
const isAside = ({ clauses, text }: ReadSentence, { from, text: own }: Clause): boolean => {
  const voice = voiceOf(own)
  const isInBrackets = text.slice(0, from + 1).lastIndexOf('(') > text.slice(0, from).lastIndexOf(')')
  return isInBrackets && clauses[0]?.from !== from && voice !== 'asks' && voice !== 'adds'
}

/** Whether a clause may ask for anything at all. */
const maySay = (sentence: ReadSentence | undefined, clause: number): boolean => {
  const said = sentence?.clauses[clause]
  return sentence === undefined || said === undefined || !(isOnlyTold(said.text) || isSubordinate(said.text) || isAside(sentence, said))
}

/** 'And sort it this week': a single word that speaks of what was said before names no other work. */
const onlyPointsBack = ({ saysBack, words }: FeaturesLeftOpen): boolean => saysBack === 1 && words < LEAST_WORDS

/** 'We need somebody who finds the fault': who is called is called for what is planned. */
const CALLS_SOMEBODY =
  /\b(?:needs?|wants?|would like|(?:looking|look) for|search\w*|seek\w*|brauch\w*|mochte\w*|suche\w*|sucht|gesucht|busc\w+|necesit\w+|quier\w+|quisiera\w*|cherch\w+|voudr\w+|souhait\w+|besoin d\w*)\b[^,;:]*?\b(?:someone|somebody|anyone|an? (?:\w+ )?(?:technician|professional|expert|specialist|pro|person|tradesman|handyman|interpreter|translator)|jemand\w*|(?:eine[nr]? )?(?:fachmann|techniker|profi|dolmetscher)|alguien|un (?:tecnico|profesional|experto|interprete)|quelqu['’ ]un|un (?:technicien|professionnel|expert|pro|interprete))\b/
const WHO = /^\W*(?:(?:and|und|y|et) )?(?:who|that|(?:der|die|das)(?= .*\w+t$)|que|qui)\b/

/** Clauses of a sentence that calls somebody, up to what it goes on with; where several are called, each may be another. */
const callsIn = ({ sentences }: Reading): ReadonlyMap<number, ReadonlySet<number>> => {
  const called = sentences.flatMap(({ clauses, words, isTitle, isInstruction }, at) => {
    const from =
      isTitle || isInstruction ? -1 : clauses.findIndex(({ text }) => CALLS_SOMEBODY.test(fold(text)) && voiceOf(text) !== 'adds')
    if (from < 0) return []
    const telling = (clause: number) => words.filter(word => word.clause === clause && isTelling(word)).length
    const next = clauses.findIndex(({ text }, clause) => clause > from && telling(clause) >= LEAST_WORDS && !WHO.test(fold(text)))
    return [[at, new Set(clauses.keys().filter(clause => clause >= from && (next < 0 || clause < next)))] as const]
  })
  return new Map(called.length === 1 ? called : [])
}

const CLEARLY_HEARD = 0.5
/** Whether a clause sounds like work that comes with what is planned: sockets with the rewiring of a house. */
const createComesAlong = ({ packages }: PackageIndex, hearing: Hearing, { chosen }: PlannedPackages) => {
  const brought = new Set([...chosen].flatMap(one => packages[one]?.covers ?? []))
  return ({ at, clause }: Place): boolean => {
    const { packageIndex, share } = mostLikely(hearing.clauseByBoth(at, clause))
    return share >= CLEARLY_HEARD && brought.has(packages[packageIndex]?.id ?? '')
  }
}

/** A word or none that sounds like no work: 'oh', 'and the office'. Beside a clause that is planned it rather belongs to it: 'a survey, new access points'. */
const FAINT_WORD = { alone: logOf(0.2), besideAnswered: logOf(0.35) }
const saysNoWork = ({ words, openByBoth }: FeaturesLeftOpen, isBesideAnswered: boolean): boolean =>
  words < LEAST_WORDS && openByBoth < (isBesideAnswered ? FAINT_WORD.besideAnswered : FAINT_WORD.alone)

/** What sounds a little like what is planned, and else like work of its trade only: 'new access points with cabling' beside a Wi-Fi that is planned. */
const IN_TRADE = { own: 0.1, trade: 0.7 }
const createAnsweredInTrade = (index: PackageIndex, hearing: Hearing, { chosen }: PlannedPackages) => {
  const trades = new Set([...chosen].map(one => index.packages[one]?.tradeId))
  return ({ at, clause }: Place): boolean => {
    const heard = hearing.clauseByBoth(at, clause)
    const inTrade = [...trades].reduce((sum, tradeId) => sum + shareOfTrade(index, heard, tradeId), 0)
    return inTrade >= IN_TRADE.trade && [...chosen].some(one => (heard.packages[one] ?? 0) >= IN_TRADE.own)
  }
}

/** Clauses that follow one another are one wish. */
const runsOf = (clauses: readonly number[]): number[][] =>
  clauses.reduce<number[][]>((runs, clause) => {
    const last = runs.at(-1)
    if (last?.at(-1) === clause - 1) last.push(clause)
    else runs.push([clause])
    return runs
  }, [])

const textOf = ({ text, clauses, words }: ReadSentence, run: readonly number[]): string => {
  const telling = words.filter(word => run.includes(word.clause) && isTelling(word))
  const [first, last] = [clauses[run[0] ?? 0], clauses[run.at(-1) ?? 0]]
  const isOfList = clauses.length > run.length + 1
  if (first === undefined || last === undefined || (telling.length < LEAST_WORDS && text.length <= MOST_LETTERS && !isOfList)) return text
  return text.slice(Math.max(first.from, text.indexOf(first.text, first.from)), last.to).trim()
}

/** A brief of a few telling clauses is rather a list of wishes than one wish with its details, and each that sounds like other work mostly is. */
const MOST_OF_SHORT = { sentences: 3, clauses: 6 }
const isFew = (said: readonly ReadSentence[]): boolean => {
  const telling = said.flatMap(({ words }) => [...new Set(words.filter(isTelling).map(({ clause }) => clause))])
  return said.length <= MOST_OF_SHORT.sentences && telling.length <= MOST_OF_SHORT.clauses
}
const saidIn = ({ sentences }: Reading): readonly ReadSentence[] =>
  sentences.filter(({ isTitle, isInstruction }) => !isTitle && !isInstruction)

const isShort = (reading: Reading): boolean => isFew(saidIn(reading))

const LEAST_ASKED_OF_SENTENCE = 0.3
const MOST_SENTENCES_IN_ALL = 6
/** 'Budget 1500 EUR, until 20 December. No smell of solvents.': sentences of which nothing asks make a list of wishes no longer. To tell, not to plan. */
const asksForFew = (reading: Reading, hearing: Hearing): boolean => {
  const all = saidIn(reading)
  const asks = (sentence: ReadSentence) =>
    sentence.clauses.some((_, clause) => askedIn(hearing.part(reading.sentences.indexOf(sentence), clause)) >= LEAST_ASKED_OF_SENTENCE)
  return all.length <= MOST_SENTENCES_IN_ALL && isFew(all.filter(asks))
}

/** What sounds like other work, and how surely it asks, in a short brief: enough to tell it, and enough to plan it (docs/measurements.md, 2026-11-29). */
const TOLD_OF_SHORT = { open: logOf(0.7), openInTrade: 0.9, asked: logOf(0.65), answered: logOf(0.06), chance: 0.15 }
const PLANNED_OF_SHORT = { open: 0.93, asked: 0.85, answered: logOf(0.03), chance: 0.3 }
/** `openInTrade`: 'a photographer' may be one for an event or for products, and is surely one. */
const isToldOfShort = ({ asWish, answeredByBoth, openByBoth }: FeaturesLeftOpen, chance: number, openInTrade: number): boolean =>
  (openByBoth >= TOLD_OF_SHORT.open || openInTrade >= TOLD_OF_SHORT.openInTrade) &&
  asWish >= TOLD_OF_SHORT.asked &&
  answeredByBoth <= TOLD_OF_SHORT.answered &&
  chance >= TOLD_OF_SHORT.chance

/** A clause that sounds like what is planned, or a little like it in a sentence that is planned. */
const ANSWERED = { clause: logOf(0.35), orClause: logOf(0.2), inSentence: logOf(0.6) }
const isAnswered = ({ answeredByBoth, answeredInSentence }: FeaturesLeftOpen): boolean =>
  answeredByBoth >= ANSWERED.clause || (answeredByBoth >= ANSWERED.orClause && answeredInSentence >= ANSWERED.inSentence)

/** How much a clause sounds like work of the trade of what it sounds like most. What is planned of that trade is no part of it: `answered` is low. */
const createOpenInTrade =
  (index: PackageIndex, hearing: Hearing) =>
  ({ at, clause }: Place): number => {
    const heard = hearing.clauseByBoth(at, clause)
    return shareOfTrade(index, heard, index.packages[mostLikely(heard).packageIndex]?.tradeId)
  }

/** `openInTrade`: null in a brief that is not short. */
const isLeftOpen = (features: FeaturesLeftOpen, isDetail: boolean, openInTrade: number | null): boolean => {
  if (isAnswered(features)) return false
  const chance = chanceIn(TREES, features)
  return (
    chance >= LEAST_LEFT_OPEN ||
    (!isDetail && isPlainlyOpen(features, chance)) ||
    (openInTrade !== null && isToldOfShort(features, chance, openInTrade))
  )
}

/** Of a short brief, the packages that some of its clauses surely sound like beside what is planned: 'tile the wall, and change the tap'. */
export const surelyOpenIn = (
  index: PackageIndex,
  reading: Reading,
  hearing: Hearing,
  planned: PlannedPackages,
): { packageIndex: number; sentenceIndex: number }[] => {
  if (!isShort(reading)) return []
  const refused = new Set(reading.exclusions.map(({ sentenceIndex }) => sentenceIndex))
  const comesAlong = createComesAlong(index, hearing, planned)
  return featuresLeftOpen(index, reading, hearing, planned).flatMap(({ place, features }) => {
    const { at, clause } = place
    const { packageIndex, share } = mostLikely(hearing.clauseByBoth(at, clause))
    const asked = askedIn(hearing.part(at, clause))
    const isSure = share >= PLANNED_OF_SHORT.open && asked >= PLANNED_OF_SHORT.asked && chanceIn(TREES, features) >= PLANNED_OF_SHORT.chance
    // 'I need someone to move': a single word may be of any work.
    const isOpen = isSure && features.answeredByBoth <= PLANNED_OF_SHORT.answered && features.words >= LEAST_WORDS
    const isWanted = isOpen && !refused.has(at) && !comesAlong(place) && maySay(reading.sentences[at], clause)
    return isWanted ? [{ packageIndex, sentenceIndex: at }] : []
  })
}

/** What a brief asks for that is not planned, as it is written: whether a package knows it that was not chosen, or none does. */
export const clausesLeftOpen = (index: PackageIndex, reading: Reading, hearing: Hearing, planned: PlannedPackages): string[] => {
  const calls = callsIn(reading)
  const isOfShort = isShort(reading) || asksForFew(reading, hearing)
  const openInTrade = createOpenInTrade(index, hearing)
  const comesAlong = createComesAlong(index, hearing, planned)
  const isAnsweredInTrade = createAnsweredInTrade(index, hearing, planned)
  const all = featuresLeftOpen(index, reading, hearing, planned)
  const answered = all.filter(({ place, features }) => isAnswered(features) || isAnsweredInTrade(place))
  const answeredSentences = new Set(answered.map(({ place }) => place.at))
  const open = all.filter(
    ({ place, place: { at, clause }, features }) =>
      !onlyPointsBack(features) &&
      !saysNoWork(features, answeredSentences.has(at)) &&
      !isAnsweredInTrade(place) &&
      isLeftOpen(features, reading.sentences[at]?.clauses[clause]?.isDetail === true, isOfShort ? openInTrade({ at, clause }) : null) &&
      !comesAlong({ at, clause }) &&
      maySay(reading.sentences[at], clause) &&
      calls.get(at)?.has(clause) !== true,
  )
  const bySentence = Map.groupBy(open, ({ place }) => place.at)
  // Where a brief is one sentence, what is planned is planned for it, unless a part of it is left open.
  const isSingle = reading.sentences.filter(({ isTitle, isInstruction }) => !isTitle && !isInstruction).length < 2
  return reading.sentences.flatMap((sentence, at) => {
    const clauses = (bySentence.get(at) ?? []).map(({ place }) => place.clause)
    const isAllOpen = sentence.words.every(word => !isTelling(word) || clauses.includes(word.clause))
    return isSingle && isAllOpen
      ? []
      : runsOf(clauses)
          .map(run => textOf(sentence, run))
          .filter(text => !isSingle || text !== sentence.text)
  })
}
