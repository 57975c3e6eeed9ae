import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Reading } from '../reading/brief-reading.ts'
import { onlyWhatIsWanted } from './all-that-is-wanted.ts'
import { askedOfOccasion } from './asked-of-occasion.ts'
import { createStandsApart, isCovered } from './beside.ts'
import { isOnlyByTheWay, isOnlyThere } from './by-the-way.ts'
import { coverOf } from './cover.ts'
import type { Evidence } from './evidence.ts'
import type { PlannedPackages } from './features-left-open.ts'
import { askedPlainly, isMadeLater, saidAsAnother, spokenAs, wishedPlainly } from './further-wishes.ts'
import { type Hearing, isHeardInWords, littleIn } from './hearing.ts'
import { clausesLeftOpen, surelyOpenIn } from './left-open.ts'
import { chanceOfOther, featuresOfOther } from './other-work.ts'
import { heardOf, shareOfTrade } from './package-candidates.ts'
import type { PackageIndex } from './package-index.ts'
import { type ChosenPackage, LEAST_SCORE, MOST_PACKAGES, packagesSpokenOf, type Spoken } from './packages-spoken-of.ts'
import { withSaidFirst } from './said-first.ts'
import { withSettledParts } from './settled-parts.ts'
import { takeAsHeard } from './take-as-answered.ts'
import { judgeFurther, measureFurther, wantedBeside } from './wanted-beside.ts'
import type { PartAt } from './weighed-by-part.ts'

/** What a brief means, as far as the packages tell. */
export interface Choice {
  /** The brief as it is to be planned. */
  planned: Reading
  chosen: readonly ChosenPackage[]
  /** Whether its client said which work it asks for: that alone is chosen, whatever the brief reads like. */
  isStated: boolean
  /** The same by their places, and how likely each of the others was wanted that were looked at. */
  plannedPackages: PlannedPackages
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
  /** How likely it is that it wants work that no package knows. */
  other: number
  /** What its clauses do. */
  part: PartAt
  /** Clauses that ask for something which is not planned. */
  leftOpen: readonly string[]
  /** How much all its words sound like the one of them that they sound like most, 0 to 1; 1 where its client said which work it is. */
  sure: number
  /** How much the sentence or the clause does that sounds like it most, 0 to 1. */
  clearest: number
  /** How many of its telling words are known at all, 0 to 1: hardly any of what somebody typed without looking. */
  known: number
  /** Telling words that the chosen packages answer, by rarity, 0 to 1. */
  cover: number
  /** Different telling words of the brief, everyday words left out. */
  tellingStems: ReadonlySet<string>
}

/** What a brief must sound like at least to wish for it. */
const CLEARLY_HEARD = 0.2
/** Nobody lists so many works without wanting them. */
const MANY_WORKS = 4
const LEAST_NOTHING = 0.2
/** What is as likely wanted as this may be told as it likes. */
const SURELY_WANTED = 0.75
/** Where nothing asks for anything, this much of nothing is enough, beside a work that is heard no clearer than by half. */
const LEAST_NOTHING_TOLD = 0.1
const HALF_HEARD = 0.5
/** 'Why have my ads stopped working?': what says its work this clearly does not say too little. */
const CLEAR_WORK = 0.9
const FAINT_WORDS = 0.3
const FAINT_SENTENCE = 0.4
/** A client writes of himself or to somebody; a report of a match does not. */
const SPEAKS_OF_SELF =
  /\b(?:i|we|my|our|ours|me|us|you|your|ich|wir|mein\w*|unser\w*|uns|mir|mich|yo|nosotr[oa]s|mi|mis|nuestr[oa]s?|nos|je|nous|mon|ma|mes|notre|io|noi|mio|mia|nostr[oa])\b|\bj['’]|\b(?:tengo|tenemos|necesit\w+)\b/

/** What is asked for in place of an occasion; null where something would be lost with it that is not told either. */
const insteadOfOccasion = (
  index: PackageIndex,
  reading: Reading,
  hearing: Hearing,
  asPlanned: (some: readonly Spoken[]) => PlannedPackages,
  { first, further, kept }: { first: Spoken; further: readonly Spoken[]; kept: readonly Spoken[] },
): Spoken[] | null => {
  const asked = askedOfOccasion(index, first, further, reading, hearing)
  if (asked === null) return null
  const instead = [...new Set([...asked.items, ...kept.filter(one => one !== first)])].slice(0, MOST_PACKAGES)
  const told = clausesLeftOpen(index, reading, hearing, asPlanned(instead)).join('\n')
  const isTold = (text = '') => told.includes(text.replace(/[.!?,;\s]+$/, ''))
  return asked.others.every(({ at, clause }) => isTold(reading.sentences[at]?.clauses[clause]?.text)) ? instead : null
}

/** The first, and those beside it that did not only come up by the way. */
const keptOf = (
  index: PackageIndex,
  all: readonly Spoken[],
  reading: Reading,
  hearing: Hearing,
): { kept: Spoken[]; planned: PlannedPackages } => {
  const [first, ...further] = all
  if (first === undefined) return { kept: [], planned: { chosen: new Set(), chances: new Map() } }
  const judged = judgeFurther(measureFurther(index, first, further, reading, hearing))
  const chances = new Map(judged.map(({ one, chance }) => [one.packageIndex, chance]))
  const isSure = ({ packageIndex }: Spoken) => (chances.get(packageIndex) ?? 0) >= SURELY_WANTED
  const beside = wantedBeside(judged, MOST_PACKAGES - 1).filter(one => !(isSure(one) ? isOnlyThere : isOnlyByTheWay)(one, reading, hearing))
  const likely = [first, ...beside]
  const standsApart = createStandsApart(index, reading, hearing)
  const another = saidAsAnother(index, likely, further, reading, hearing)
  const wished = wishedPlainly(index, likely, further, reading, hearing)
  const asked = [...askedPlainly(first, judged, likely, reading, hearing), ...another.map(({ one }) => one), ...wished]
  const asPlanned = (some: readonly Spoken[]) => ({ chosen: new Set(some.map(({ packageIndex }) => packageIndex)), chances })
  const open = surelyOpenIn(index, reading, hearing, asPlanned([...likely, ...asked])).flatMap(found => spokenAs(index, further, found))
  const wanted = [...new Set([...likely, ...asked, ...open])].slice(0, MOST_PACKAGES)
  const saidApart = another.flatMap(({ one, isPlain }) => (isPlain ? [] : [one]))
  const kept = wanted.filter(
    (one, at) =>
      at === 0 || saidApart.includes(one) || !(isCovered(one.template, wanted, standsApart) || isMadeLater(first, one, reading, hearing)),
  )
  const instead = insteadOfOccasion(index, reading, hearing, asPlanned, { first, further, kept })
  const chosen = withSaidFirst(onlyWhatIsWanted(instead ?? kept, reading, hearing), reading, hearing)
  return { kept: [...chosen], planned: asPlanned(chosen) }
}

/** What only packages said that are not kept, so that it is told as not planned. */
const onlyOf = (all: readonly Spoken[], kept: readonly Spoken[], evidence: ReadonlyMap<number, Evidence>): string[] => {
  const stemsOf = (some: readonly Spoken[]) =>
    new Set(some.flatMap(({ packageIndex }) => [...(evidence.get(packageIndex)?.points.keys() ?? [])]))
  const ofKept = stemsOf(kept)
  return [...stemsOf(all.filter(one => !kept.includes(one)))].filter(stem => !ofKept.has(stem))
}

/** How much of a package its clearest sentence or clause says. */
const clearestOf = ({ sentences }: Reading, hearing: Hearing, packageIndex: number): number =>
  sentences.reduce((most, { clauses, isInstruction }, at) => {
    if (isInstruction) return most
    const heard = [hearing.sentenceByBoth(at), ...clauses.map((_, clause) => hearing.clauseByBoth(at, clause))]
    return Math.max(most, ...heard.map(({ packages }) => packages[packageIndex] ?? 0))
  }, 0)

/** The share of the words told that the knowledge has ever heard, 1 where none is told: gibberish has next to none. */
const knownOf = ({ knownStems }: PackageIndex, { sentences }: Reading): number => {
  const told = sentences.filter(({ isTitle, isInstruction }) => !isTitle && !isInstruction).flatMap(({ words }) => words)
  const stems = new Set(told.filter(({ isCommon, isExpression }) => !isCommon && !isExpression).map(({ stem }) => stem))
  return stems.size === 0 ? 1 : [...stems].filter(stem => knownStems.has(stem)).length / stems.size
}

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

/** The work that a client said, spoken of by all he wrote where nothing tells by what; what was chosen without him he may want besides. */
const asStated = (
  index: PackageIndex,
  reading: Reading,
  statedWork: string | undefined,
  read: { chosen: readonly Spoken[]; plannedPackages: PlannedPackages },
): Pick<Choice, 'chosen' | 'plannedPackages' | 'isStated'> => {
  const at = index.packages.findIndex(({ id }) => id === statedWork)
  const template = index.packages[at]
  if (template === undefined) return { ...read, isStated: false }
  const own = read.chosen.find(({ packageIndex }) => packageIndex === at)
  const everywhere = reading.sentences.flatMap(({ isInstruction }, sentence) => (isInstruction ? [] : [sentence]))
  const chances = new Map([...read.plannedPackages.chances, ...read.chosen.map(({ packageIndex }) => [packageIndex, 1] as const)])
  return {
    chosen: [{ template, score: own?.score ?? read.chosen[0]?.score ?? 0, sentenceIndexes: own?.sentenceIndexes ?? everywhere }],
    plannedPackages: { chosen: new Set([at]), chances },
    isStated: true,
  }
}

/** The packages that a brief asks for. `statedWork`: the one that its client said; one that is no longer known changes nothing. */
export const choosePackages = (index: PackageIndex, reading: Reading, statedWork?: string): Choice => {
  const { evidence, hearing, answered, called, heard } = packagesSpokenOf(index, reading)
  const { kept: chosen, planned: plannedPackages } = keptOf(index, [...called, ...heard], reading, hearing)
  for (const stem of onlyOf(called, chosen, evidence)) answered.stems.delete(stem)
  for (const { packageIndex, isCalled } of chosen) if (!isCalled) takeAsHeard(index, reading, hearing, packageIndex, answered)
  const first = called[0]?.packageIndex ?? -1
  const best = evidence.get(first)
  const share = heardOf(reading, hearing, first)
  // 'A sign above my shop. Also: somebody for our Instagram': of two wishes the words together may say the second.
  const planned = [first, ...chosen.map(({ packageIndex }) => packageIndex)]
  const isHeard = planned.some(one => heardOf(reading, hearing, one) >= CLEARLY_HEARD || isHeardInWords(reading, hearing, one))
  const clearest = planned.reduce(
    (most, one) => ((hearing.words.packages[one] ?? 0) > (hearing.words.packages[most] ?? 0) ? one : most),
    first,
  )
  const isHeardAsNothing = chosen.length < MANY_WORKS && hearing.whole.none >= LEAST_NOTHING && hearing.whole.none > share
  const mayBeNothing = hearing.whole.none >= LEAST_NOTHING_TOLD && share < HALF_HEARD
  const isWished = isHeard || (best !== undefined && [...best.points.values()].some(said => said.isWished && said.best >= LEAST_SCORE))
  const faint = isFaint(index, reading, hearing, first)
  const cover = coverOf(index, reading, answered.stems)
  const isClear = shareOfTrade(index, hearing.words, index.packages[first]?.tradeId) >= CLEAR_WORK
  const wanted = asStated(index, reading, statedWork, { chosen, plannedPackages })
  return {
    ...wanted,
    planned: withSettledParts(reading, hearing),
    isWished,
    isHeardAsNothing,
    mayBeNothing,
    isFaint: faint,
    little: isClear ? 0 : littleIn(reading, hearing),
    idle: hearing.words.idle,
    other: best === undefined ? hearing.words.other : chanceOfOther(featuresOfOther(index, reading, hearing, clearest, cover.tellingStems)),
    part: hearing.part,
    leftOpen: clausesLeftOpen(index, reading, hearing, wanted.plannedPackages),
    clearest: Math.max(0, ...chosen.map(({ packageIndex }) => clearestOf(reading, hearing, packageIndex))),
    known: knownOf(index, reading),
    sure: wanted.isStated ? 1 : Math.max(0, ...chosen.map(({ packageIndex }) => hearing.words.packages[packageIndex] ?? 0)),
    ...cover,
  }
}
