import { fold } from '../../../catalog/taxonomy/fold.ts'
import { saysBadState } from '../reading/bad-state.ts'
import type { ReadExclusion, Reading, ReadSentence, ReadWord } from '../reading/brief-reading.ts'
import { type Clause, middleOf } from '../reading/clauses.ts'
import { isForOthersToDo } from '../reading/exclusions.ts'
import { saysLacking } from '../reading/lacking.ts'
import { saysGotHoldOf, saysOnlyThere } from '../reading/only-there.ts'
import { limitsToIt } from '../reading/only-this.ts'
import { GONE } from '../reading/settled-states.ts'
import { voiceOf } from '../reading/voice.ts'
import { saysTrouble } from '../reading/wishes.ts'
import type { Hearing } from './hearing.ts'
import { askedIn, type PartShares } from './part-model.ts'

/** Of one of the two. With less more is left out that is wanted, with more more is planned that is there; chosen on the seen halves of the lists. */
const LEAST_SETTLED = 0.42
/** 'Repair the computer' in a list may sound like what is not wanted, too: what sounds like asked for as much as this leaves nothing out. */
const MAY_BE_ASKED = 0.38
/** With more telling words a clause tells of something, and leaves none of it out. */
const MOST_WORDS = 5
/** A clause of no more telling words may be a bare noun, an item of a list. */
const ITEM_WORDS = 2
/** What is settled is spoken of, not asked for; what surely is asks for no task that is only there on demand (`asked-tasks.ts`). */
const WEIGHT_OF_SETTLED = 0.3
const WEIGHT_OF_SURELY_SETTLED = 0.2
const SURELY_SETTLED = 0.6

const settledIn = (shares: PartShares | undefined): number => (shares === undefined ? 0 : shares.done + shares.not)

const weightOf = (shares: PartShares | undefined): number =>
  shares !== undefined && Math.max(shares.done, shares.not) >= SURELY_SETTLED ? WEIGHT_OF_SURELY_SETTLED : WEIGHT_OF_SETTLED

/** Rather the one or the other than asked for: what wavers between them is rather told. */
const isSettled = (shares: PartShares | undefined): boolean => {
  if (shares === undefined) return false
  const settled = Math.max(shares.done, shares.not)
  return settled >= LEAST_SETTLED && settled > shares.told && askedIn(shares) < MAY_BE_ASKED
}

const isBadAt = ({ clauses }: ReadSentence, place: number): boolean =>
  saysBadState(fold(clauses[place]?.text ?? ''), fold(clauses[place + 1]?.text ?? ''))

/** Where the text of a clause begins: a clause begins with the mark before it. */
const placeOf = ({ text }: ReadSentence, { from, text: own }: Clause): number => Math.max(from, text.indexOf(own, from))

/** 'Hosting is paid until 2027' says nothing of payments. */
const IS_PAID = /^(?:paid|bezahlt\p{L}*|pagad[oa]s?|paye?e?s?)$/u
/** 'Que lo encuentre y que lo repare', 'et qu'il répare': a wish goes on. */
const GOES_ON_ASKING = /^(?:(?:y|et) )?(?:que (?:l[oae]s?|les?) |qu['’] ?(?:il|elle|on) )(?!no\b|ne\b)/u
/** 'The electrician who came advised us to replace it': he did nothing yet. */
const WAS_ADVISED =
  /\b(?:advised|recommended|suggested|empfohlen|empfahl|geraten|recomendo|recomendado|aconsej(?:o|ado)|conseille|recommande|preconise)\b/u
/** 'It started after new tyres were put on': since when it is wrong, and nothing that is done. */
const SINCE_WHEN =
  /\b(?:start(?:ed|s)|beg[ai]n|begins|happen(?:ed|s)|appear(?:ed|s)|came up) (?:\w+ ){0,3}(?:after|when|since|once)\b|\bever since\b|\b(?:seit(?:dem)?|nachdem|desde que|despues de que|depuis que|apres que)\b/u
/** 'Our developer tested it with a dummy': of what was spoken of before, and not of the dummy. */
const DONE_TO_WHAT_WAS_NAMED = /\p{L}(?:ed|en|ne) (?:it|them)\b/u
/** 'It will rain, we do not care' leaves nothing out. */
const IS_NO_MATTER = /\b(?:do not|don['’ ]?t) (?:care|mind)\b|\b(?:macht nichts|stort (?:mich|uns) nicht|no importa|peu importe)\b/u
/** 'Retouching is included', 'get the returns done': it is to be done with the rest. */
const IS_INCLUDED =
  /\b(?:is|are|be) (?:also |all )?(?:included|part of)\b|\b(?:ist|sind) (?:auch )?(?:inbegriffen|enthalten|dabei)\b|\b(?:esta|estan|va|van) incluid[oa]s?\b|\b(?:est|sont) (?:inclus|compris)\w*\b|\b(?:get|have|getting|having) [^,;:.!?]{3,50} (?:done|made|fixed|repaired|sorted|finished|written|filed|cleaned|replaced|installed)\b/u

const exclusionOf = (
  sentence: ReadSentence,
  sentenceIndex: number,
  clause: Clause,
  words: readonly ReadWord[],
  shares: PartShares,
): ReadExclusion[] => {
  const stems = new Set(words.flatMap(({ isCommon, stem, text }) => (isCommon || IS_PAID.test(text) ? [] : [stem])))
  if (stems.size === 0 || stems.size > MOST_WORDS) return []
  const said = { stems, words: fold(clause.text).replace(/[.!?]+$/, ''), index: placeOf(sentence, clause), sentenceIndex }
  // It may only tell of something that no work would touch, as a bare 'no trailer' does.
  const gone = GONE.test(fold(clause.text)) ? { isGone: true } : {}
  // 'The taps are bought, and the toilets': a bare noun goes on with what was said before it.
  const place = sentence.clauses.indexOf(clause)
  const [last, next] = stems.size <= ITEM_WORDS ? [sentence.clauses[place - 1]?.text, sentence.clauses[place + 1]?.text] : []
  // 'Domain and hosting already there': the first of a list shares what is said at its end.
  const state = fold(`${last ?? ''} ${clause.text} ${last === undefined ? (next ?? '') : ''}`)
  const got = saysGotHoldOf(state) ? { isOnlyGot: true } : {}
  return [
    shares.not >= shares.done
      ? { kind: 'unwanted', ...said, isBare: true, ...gone }
      : { kind: 'done', ...said, ...(saysOnlyThere(state) ? { isOnlyThere: true, ...got } : { isMade: true }), ...gone },
  ]
}

const LEAST_ASKED_BEFORE = 0.4
const SAYS_HOW_IT_STANDS =
  /\b(?:is|are|was|were|has|have|ist|sind|war|hat|haben|es|son|esta|estan|ya|est|sont|deja|already|schon|bereits|no|not|kein\w*|nicht|without|ohne|sin|sans)\b/

/** 'We need the project, the programming and the test; the cabling is done by others': a bare noun behind a wish is one more of what is wished for. */
const isItemOfWish = ({ clauses, text, words }: ReadSentence, place: number, before: PartShares | undefined): boolean => {
  const [clause, last] = [clauses[place], clauses[place - 1]]
  if (clause === undefined || last === undefined || before === undefined || askedIn(before) < LEAST_ASKED_BEFORE) return false
  const telling = words.filter(word => word.clause === place && !word.isCommon)
  const between = text.slice(Math.min(last.to, clause.from), clause.from + 1)
  return telling.length <= ITEM_WORDS && !/[.;:!?()]/.test(between) && !SAYS_HOW_IT_STANDS.test(fold(clause.text))
}

/** 'So please only the planting plan and the planting': both are wanted, and nothing else. */
const isLimitedTo = (sentence: ReadSentence, place: number): boolean => {
  const [own = '', last = ''] = [sentence.clauses[place]?.text, sentence.clauses[place - 1]?.text].map(text => fold(text ?? ''))
  const telling = sentence.words.filter(word => word.clause === place && !word.isCommon)
  return limitsToIt(own) || (limitsToIt(last) && telling.length <= ITEM_WORDS && !SAYS_HOW_IT_STANDS.test(own))
}

/** What is said to be done or not wanted in clauses of a sentence of which `read` says nothing. */
const exclusionsIn = (sentence: ReadSentence, at: number, read: readonly ReadExclusion[], part: Hearing['part']): ReadExclusion[] => {
  const wordsOf = Map.groupBy(sentence.words, ({ clause }) => clause)
  const isRead = ({ from, to }: Clause) => read.some(({ index, until, words }) => index < to && (until ?? index + words.length) > from)
  return sentence.clauses.flatMap((clause, place) => {
    const shares = part(at, place)
    // 'Hang new paper in two rooms', 'the drain is blocked': what is ordered or complained of in plain words is neither done nor unwanted.
    const isOpen =
      isSettled(shares) &&
      !isRead(clause) &&
      !isForOthersToDo(fold(sentence.text), middleOf(clause)) &&
      voiceOf(clause.text) !== 'asks' &&
      !isItemOfWish(sentence, place, part(at, place - 1)) &&
      !DONE_TO_WHAT_WAS_NAMED.test(fold(clause.text)) &&
      !GOES_ON_ASKING.test(fold(clause.text)) &&
      !WAS_ADVISED.test(fold(clause.text)) &&
      !SINCE_WHEN.test(fold(clause.text)) &&
      !IS_INCLUDED.test(fold(clause.text)) &&
      !IS_NO_MATTER.test(fold(clause.text)) &&
      !isLimitedTo(sentence, place) &&
      !saysLacking(fold(clause.text)) &&
      !isBadAt(sentence, place)
    return shares === undefined || !isOpen ? [] : exclusionOf(sentence, at, clause, wordsOf.get(place) ?? [], shares)
  })
}

/** 'That clients can book on the website we already have': a clause that surely asks says of nothing that it is done. */
const SURELY_ASKED = 0.8
const HARDLY_SETTLED = 0.15
/** What a rule has read in a clause that hardly sounds like it is respected, but only said back where the work may touch it. */
const LIKELY_SETTLED = 0.4

/** What is said of a clause: 'tiles and glue are there' says it of the tiles at the end of the list. */
const stateAt = ({ clauses, words }: ReadSentence, place: number): string => {
  const isBare = words.filter(({ clause, isCommon }) => clause === place && !isCommon).length <= ITEM_WORDS
  return fold(`${clauses[place]?.text ?? ''} ${isBare ? (clauses[place + 1]?.text ?? '') : ''}`)
}

/** What the rules have read of a sentence, judged by what its clauses do. */
const judged = (sentence: ReadSentence, at: number, read: readonly ReadExclusion[], part: Hearing['part']): ReadExclusion[] =>
  read.flatMap(exclusion => {
    const place = sentence.clauses.findLastIndex(({ from }) => from <= exclusion.index)
    const shares = part(at, place)
    const settled = settledIn(shares)
    // 'Our old site was made by a friend and never finished' neither does nor leaves out anything.
    if (exclusion.kind !== 'missing' && isBadAt(sentence, place)) return []
    if (shares === undefined || exclusion.kind === 'missing') return [exclusion]
    if (askedIn(shares) >= SURELY_ASKED && GOES_ON_ASKING.test(fold(sentence.clauses[place]?.text ?? ''))) return []
    if (exclusion.kind === 'done') {
      const isOnlyThere = exclusion.isMade !== true && saysOnlyThere(stateAt(sentence, place))
      return askedIn(shares) >= SURELY_ASKED && settled < HARDLY_SETTLED ? [] : [isOnlyThere ? { ...exclusion, isOnlyThere } : exclusion]
    }
    return [settled < LIKELY_SETTLED ? { ...exclusion, isBare: true } : exclusion]
  })

/** A brief as it is planned: clauses that say what is done or not wanted, and that no rule has read as such, leave out what they name. */
export const withSettledParts = (reading: Reading, { part }: Pick<Hearing, 'part'>): Reading => {
  const read = Map.groupBy(reading.exclusions, ({ sentenceIndex }) => sentenceIndex)
  return {
    ...reading,
    sentences: reading.sentences.map((sentence, at) => {
      const weights = sentence.clauses.map(({ text }, place) => {
        const shares = part(at, place)
        const isOpen = saysLacking(fold(text)) || saysTrouble(text) || isLimitedTo(sentence, place)
        return isSettled(shares) && !isOpen ? weightOf(shares) : 1
      })
      return { ...sentence, words: sentence.words.map(word => ({ ...word, weight: word.weight * (weights[word.clause] ?? 1) })) }
    }),
    exclusions: reading.sentences.flatMap((sentence, at) => {
      const own = read.get(at) ?? []
      return [...judged(sentence, at, own, part), ...exclusionsIn(sentence, at, own, part)]
    }),
  }
}
