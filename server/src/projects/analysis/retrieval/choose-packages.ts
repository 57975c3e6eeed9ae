import type { Reading } from '../reading/brief-reading.ts'
import { onlyWhatIsWanted } from './all-that-is-wanted.ts'
import { askedOfOccasion } from './asked-of-occasion.ts'
import { createStandsApart, isCovered } from './beside.ts'
import { isOnlyByTheWay, isOnlyThere } from './by-the-way.ts'
import { coverOf } from './cover.ts'
import type { Evidence } from './evidence.ts'
import type { PlannedPackages } from './features-left-open.ts'
import { type FeaturesOfBrief, featuresOfBrief } from './features-of-brief.ts'
import { askedPlainly, isMadeLater, saidAsAnother, spokenAs, wishedPlainly } from './further-wishes.ts'
import { type Hearing, littleIn } from './hearing.ts'
import { clausesLeftOpen, surelyOpenIn } from './left-open.ts'
import { chanceOfOther, featuresOfOther } from './other-work.ts'
import { shareOfTrade } from './package-candidates.ts'
import type { PackageIndex } from './package-index.ts'
import { type ChosenPackage, MOST_PACKAGES, packagesSpokenOf, type Spoken } from './packages-spoken-of.ts'
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
  /** What tells whether it is a wish that can be planned at all. */
  asBrief: FeaturesOfBrief
  /** How likely it is that it wants work that no package knows. */
  other: number
  /** What its clauses do. */
  part: PartAt
  /** Clauses that ask for something which is not planned. */
  leftOpen: readonly string[]
  /** How much all its words sound like the one of them that they sound like most, 0 to 1; 1 where its client said which work it is. */
  sure: number
  /** Telling words that the chosen packages answer, by rarity, 0 to 1. */
  cover: number
  /** Different telling words of the brief, everyday words left out. */
  tellingStems: ReadonlySet<string>
}

/** What is as likely wanted as this may be told as it likes. */
const SURELY_WANTED = 0.75
/** 'Why have my ads stopped working?': what says its work this clearly does not say too little. */
const CLEAR_WORK = 0.9
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
  // 'A sign above my shop. Also: somebody for our Instagram': of two wishes the words together may say the second.
  const planned = [first, ...chosen.map(({ packageIndex }) => packageIndex)]
  const shareOf = (one: number) => hearing.words.packages[one] ?? 0
  const most = planned.reduce((best, one) => (shareOf(one) > shareOf(best) ? one : best), first)
  const { cover, tellingStems } = coverOf(index, reading, answered.stems)
  const isClear = shareOfTrade(index, hearing.words, index.packages[first]?.tradeId) >= CLEAR_WORK
  const wanted = asStated(index, reading, statedWork, { chosen, plannedPackages })
  const sure = Math.max(0, ...chosen.map(({ packageIndex }) => shareOf(packageIndex)))
  return {
    ...wanted,
    planned: withSettledParts(reading, hearing),
    asBrief: featuresOfBrief(index, reading, hearing, {
      chosen,
      sure,
      clearest: Math.max(0, ...chosen.map(({ packageIndex }) => clearestOf(reading, hearing, packageIndex))),
      cover,
      known: knownOf(index, reading),
      little: isClear ? 0 : littleIn(reading, hearing),
      tellingStems,
    }),
    other: called.length === 0 ? hearing.words.other : chanceOfOther(featuresOfOther(index, reading, hearing, most, tellingStems)),
    part: hearing.part,
    leftOpen: clausesLeftOpen(index, reading, hearing, wanted.plannedPackages),
    sure: wanted.isStated ? 1 : sure,
    cover,
    tellingStems,
  }
}
