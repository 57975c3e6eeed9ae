import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Reading } from '../reading/brief-reading.ts'
import { saysMadeLater } from '../reading/made-later.ts'
import { voiceOf } from '../reading/voice.ts'
import { anotherWishes, OF_WHAT_WAS_NAMED } from './another-wish.ts'
import { isTelling } from './features-beside.ts'
import { type Hearing, mostLikely } from './hearing.ts'
import { isOnlyTold } from './only-told.ts'
import { saysOutcome } from './outcome.ts'
import { shareOfTrade } from './package-candidates.ts'
import type { PackageIndex } from './package-index.ts'
import type { Spoken } from './packages-spoken-of.ts'
import { askedIn } from './part-model.ts'

/** Who draws or models it does not make it. */
const TRADES_OF_DESIGN: ReadonlySet<string> = new Set(['cad-3d', 'product-design', 'architecture'])

const HEARD_AT_ALL = 0.2

/** Whether it is heard nowhere but where a brief that wants a design says how the thing is made later. */
export const isMadeLater = (first: Spoken, { template, packageIndex }: Spoken, { sentences }: Reading, hearing: Hearing): boolean => {
  if (!TRADES_OF_DESIGN.has(first.template.tradeId) || template.tradeId === first.template.tradeId) return false
  const heardAt = sentences.flatMap((said, at) => ((hearing.sentenceByBoth(at).packages[packageIndex] ?? 0) >= HEARD_AT_ALL ? [said] : []))
  return heardAt.length > 0 && heardAt.every(({ text, isWish, isAsked }) => !isWish && !isAsked && saysMadeLater(fold(text)))
}

const PLAINLY_HEARD = 0.85
const HARDLY_HEARD = 0.1
const LEAST_PLAINLY_WANTED = 0.3
/** Of a clause, which says less than a sentence. */
const SURELY_HEARD = 0.95
const SURELY_ASKED = 0.85
const NOT_HEARD = 0.02
/** Two packages of a trade may rather be two names for one wish. */
const LEAST_WANTED_OF_TRADE = 0.4

/** A wish in a sentence of its own that sounds like nothing else: 'We need a shareholders' agreement', beside the founding of the firm. */
export const askedPlainly = (
  first: Spoken,
  judged: readonly { one: Spoken; chance: number }[],
  likely: readonly Spoken[],
  { sentences, exclusions }: Reading,
  hearing: Hearing,
): Spoken[] => {
  const asking = sentences.flatMap(({ isTitle, isInstruction, isBackground, isAsked, isWish }, at) => {
    const isPlain = !isTitle && !isInstruction && !isBackground && isAsked && isWish
    return isPlain && !exclusions.some(({ sentenceIndex }) => sentenceIndex === at) ? [hearing.sentenceByBoth(at).packages] : []
  })
  // 'Read the lease and write the terms': each clause asks for its own.
  const clausesAsking = sentences.flatMap(({ clauses, isTitle, isInstruction, isBackground, isAsked }, at) =>
    isTitle || isInstruction || isBackground || !isAsked || exclusions.some(({ sentenceIndex }) => sentenceIndex === at)
      ? []
      : clauses.flatMap(({ isDetail, text }, clause) =>
          !isDetail && !saysOutcome(text) && askedIn(hearing.part(at, clause)) >= SURELY_ASKED
            ? [hearing.clauseByBoth(at, clause).packages]
            : [],
        ),
  )
  const isHeardAlone = (heard: ArrayLike<number>, packageIndex: number) =>
    (heard[packageIndex] ?? 0) >= SURELY_HEARD && likely.every(other => (heard[other.packageIndex] ?? 0) <= NOT_HEARD)
  return judged.flatMap(({ one, chance }) => {
    const isOfTrade = one.template.tradeId === first.template.tradeId
    const isApart = clausesAsking.some(heard => isHeardAlone(heard, one.packageIndex))
    if (likely.includes(one) || chance < (isOfTrade && !isApart ? LEAST_WANTED_OF_TRADE : LEAST_PLAINLY_WANTED)) return []
    const isAsked = asking.some(
      heard => (heard[one.packageIndex] ?? 0) >= PLAINLY_HEARD && (heard[first.packageIndex] ?? 0) <= HARDLY_HEARD,
    )
    return isAsked || isApart ? [one] : []
  })
}

/** A package that a sentence asks for, as it was found among the others or as that sentence alone speaks of it. */
export const spokenAs = (
  { packages }: PackageIndex,
  further: readonly Spoken[],
  { packageIndex, sentenceIndex }: { packageIndex: number; sentenceIndex: number },
): Spoken[] => {
  const known = further.find(one => one.packageIndex === packageIndex)
  if (known !== undefined) return [known]
  const template = packages[packageIndex]
  return template === undefined ? [] : [{ template, packageIndex, score: 0, sentenceIndexes: [sentenceIndex], isCalled: false }]
}

/**
 * Shares from which on a wish for a thing adds a task: how surely its part of the sentence asks, how surely its work is
 * heard (less where its trade is not planned yet, if the trade as a whole is heard), and below what a likely task does not answer it.
 */
const WISHED = { asked: 0.9, heard: 0.8, heardElsewhere: 0.45, trade: 0.85, notHeard: 0.03 }
/** What is all that its sentence says asks already at this share, unless it is more than `MOST_TOLD` a refusal, a report or done. */
const LEAST_ASKED = 0.3
const MOST_TOLD = 0.3
/** Who is called for is wanted, however it is said; of which work he is one, his trade tells. */
const CALLED = { asked: 0.75, heardElsewhere: 0.45, trade: 0.7 }
/** 'We need a logo', 'hace falta un contrato': a thing is wished for. */
const WISHES_A_THING =
  /\b(?:needs?|wants?|would (?:like|love)|['’ ]d (?:like|love)|looking for|brauch\w*|such\w*|gern\w*|mocht\w*|wunsch\w*|necesit\w+|quier\w+|quisier\w+|busc\w+|falta|fehlt\w*|manque\w*|faut|faudrait|voudr\w+|cherch\w+|souhait\w+|besoin) (?:also |auch |noch |tambien |aussi )?(?:an?|eine?[nrms]?|una?|une|d['’]une?)\b(?! (?:someone|person|expert|hand|idea|persona|personne|(?:new |other )?ones?)\b)/

/** 'And then a lawyer to get my money back', 'find him a drum teacher': who is called for. */
const CALLS_SOMEBODY =
  /\b(?:an?|eine?[nrm]?|una?|une?|d['’]une?) (?:\p{L}+ ){0,2}?(?:lawyer|solicitor|attorney|teacher|tutor|instructor|electrician|plumber|gardener|painter|joiner|carpenter|roofer|locksmith|mechanic|designer|developer|programmer|photographer|videographer|translator|interpreter|accountant|bookkeeper|architect|surveyor|dj|band|caterer|cleaner|tailor|anwalt\p{L}*|rechtsanwalt\p{L}*|\p{L}*lehrer(?:in)?|nachhilfe|elektriker(?:in)?|klempner(?:in)?|gartner(?:in)?|maler(?:in)?|tischler(?:in)?|schreiner(?:in)?|dachdecker(?:in)?|fotograf(?:en|in)?|ubersetzer(?:in)?|dolmetscher(?:in)?|steuerberater(?:in)?|architekt(?:en|in)?|abogad[oa]|profesora?|electricista|fontanero|jardiner[oa]|pintora?|carpintero|fotograf[oa]|traductora?|interprete|contable|gestora?|arquitect[oa]|avocate?|professeure?|prof|electricien(?:ne)?|plombier|jardinier|peintre|menuisier|photographe|traducteur|traductrice|comptable)\b/u

/** 'We need a logo, the menu and a page': what a clause wishes for in plain words, and nothing that is wanted sounds like. */
export const wishedPlainly = (
  index: PackageIndex,
  likely: readonly Spoken[],
  further: readonly Spoken[],
  { sentences, exclusions }: Reading,
  hearing: Hearing,
): Spoken[] =>
  sentences.flatMap(({ clauses, words, isTitle, isInstruction, isBackground }, at) => {
    if (isTitle || isInstruction || isBackground || exclusions.some(({ sentenceIndex }) => sentenceIndex === at)) return []
    const telling = new Set(words.filter(isTelling).map(({ clause }) => clause))
    return clauses.flatMap(({ text, isDetail }, clause) => {
      const folded = fold(text)
      const voice = voiceOf(text)
      const isCalled = CALLS_SOMEBODY.test(folded) && voice !== 'states' && voice !== 'tells'
      const least = isCalled ? { ...WISHED, ...CALLED } : WISHED
      if (isDetail || !(isCalled || WISHES_A_THING.test(folded)) || OF_WHAT_WAS_NAMED.test(folded) || isOnlyTold(text)) return []
      const part = hearing.part(at, clause)
      // 'And I need a logo.': what is all that a sentence says asks, whatever stands around it.
      const isAll = telling.size === 1 && telling.has(clause) && part !== undefined && Math.max(part.not, part.told, part.done) <= MOST_TOLD
      if (askedIn(part) < (isAll ? LEAST_ASKED : least.asked)) return []
      const heard = hearing.clauseByBoth(at, clause)
      const { packageIndex, share } = mostLikely(heard)
      const tradeId = index.packages[packageIndex]?.tradeId
      const isElsewhere =
        likely.every(({ template }) => template.tradeId !== tradeId) &&
        share >= least.heardElsewhere &&
        shareOfTrade(index, heard, tradeId) >= least.trade
      const isAnswered = likely.some(one => (heard.packages[one.packageIndex] ?? 0) >= WISHED.notHeard)
      return (share >= WISHED.heard || isElsewhere) && !isAnswered ? spokenAs(index, further, { packageIndex, sentenceIndex: at }) : []
    })
  })

/**
 * What a sentence that begins with 'the other thing is' sounds like, whether or not anything else speaks for it, and what one that plainly asks
 * does. `isPlain`: it does not say that it is another wish, and may be a part of one that is planned.
 */
export const saidAsAnother = (
  index: PackageIndex,
  likely: readonly Spoken[],
  further: readonly Spoken[],
  reading: Reading,
  hearing: Hearing,
): { one: Spoken; isPlain: boolean }[] =>
  anotherWishes(index, reading, hearing, new Set(likely.map(({ packageIndex }) => packageIndex))).flatMap(({ isPlain, ...found }) =>
    spokenAs(index, further, found).map(one => ({ one, isPlain })),
  )
