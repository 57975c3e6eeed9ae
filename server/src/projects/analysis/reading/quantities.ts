import { fold } from '../../../catalog/taxonomy/fold.ts'
import { hoursByClock } from './clock-span.ts'
import { guestsIn } from './guests.ts'
import { nounBefore } from './label-before.ts'
import { namedInList } from './named-list.ts'
import { onlyRoomIn, roomsListedIn } from './named-rooms.ts'
import { namedThingsIn } from './named-things.ts'
import { METRES, nounsAfter, TIME_UNIT } from './nouns-after.ts'
import { EURO_SIZED, readTokens, type Token } from './number-tokens.ts'
import { isSpanOrMeasure, PAGE, timesEach } from './of-each.ts'
import { overTime, type PlacedQuantity } from './over-time.ts'
import { withoutTraps, withPlainNumbers } from './plain-numbers.ts'
import type { Quantity } from './quantity.ts'
import { asSold } from './sold-things.ts'
import { withoutTheOthers } from './some-of.ts'
import { isPart, spokenOfBefore } from './spoken-before.ts'
import { stem } from './stems.ts'
import { withoutToldBesides } from './told-besides.ts'
import { withParts } from './total-parts.ts'

const SQUARE_METRES_PER_SQUARE_FOOT = 0.0929
const METRES_PER_FOOT = 0.305
const WORDS_A_PAGE = 250
const MONTHS_A_QUARTER = 3
/** 'Five lists, one of about 6000': a bare number so much larger counts something else. */
const MOST_TIMES_BEFORE = 5

/** '3 new ones': of what was counted before. */
const ONES = /^(?:ones?|more|weitere|mas|autres|altri)$/

/** 'Budget dix-huit cents balles' */
export const MONEY = /^(?:euros?|dollars?|dolares|franken|francs?|bucks|quid|balles)$/

const OF_EURO_SIZE = new RegExp(`^${EURO_SIZED}$`, 'u')

/** '15 kW fan motor': how strong or large one thing is. */
export const SIZE =
  /^(?:kw|kwp|w|watt|v|volt|a|amp|ah|hz|khz|mhz|ghz|bar|hp|ps|cv|mm|cm|gb|mb|tb|inch|zoll|kva|wp|va|dpi|mbit|mbps|gbit|fps|ppm|db|rpm|lufs|g|ml|cl)$/

/** 'Our hedge of 15 m needs trimming' */
const ofWhat = (tokens: readonly Token[], at: number): string[] => {
  const of = tokens[at - 1]
  const noun = tokens[at - 2]
  return of?.kind === 'word' && /^(?:of|von|de|mit)$/.test(of.word) && noun?.kind === 'word' ? [stem(noun.word)] : []
}

/** '12 m long' and 'length: 12 m' are metres of what is spoken of. */
const LENGTH = /^(?:long|lang|lange|length|largo|longitud|longueur)$/

const SQUARE_METRES = /^(?:m2|m²|sqm|qm|quadratmet|quadratmeter|quadratmetern|mq|square metres)$/

const OF_WHAT = /^(?:of|de|d|von|the|new|neu|nuev\w*|nouv\w*)$/
const areaOf = (behind: readonly string[]): Pick<Quantity, 'nouns' | 'ofWhat'> => {
  const ofWhat = behind.filter(word => !OF_WHAT.test(word))
  return { nouns: ['sqm'], ...(ofWhat.length === 0 ? {} : { ofWhat }) }
}

const inUnits = (quantity: Quantity, before: readonly string[]): Quantity => {
  const [first, second] = quantity.nouns
  if (SQUARE_METRES.test(first ?? '')) return { ...quantity, ...areaOf(quantity.nouns.slice(1)) }
  if (/^(squar|sq|metr|mete)$/.test(first ?? '') && /^(metr|meter|m|cuadrad|carr|carre)$/.test(second ?? ''))
    return { ...quantity, ...areaOf(quantity.nouns.slice(2)) }
  if (
    first === 'sqft' ||
    (first === 'py' && second === 'cuadrad') ||
    (/^(squar|sq)$/.test(first ?? '') && /^(feet|foot|ft)$/.test(second ?? ''))
  )
    return { ...quantity, value: Math.round(quantity.value * SQUARE_METRES_PER_SQUARE_FOOT), nouns: ['sqm'] }
  if (METRES.test(first ?? '')) {
    const value = /^f/.test(first ?? '') ? Math.round(quantity.value * METRES_PER_FOOT) : quantity.value
    return { ...quantity, value, isLength: true, nouns: [...quantity.nouns.slice(1), ...before].filter(noun => !LENGTH.test(noun)) }
  }
  return /^(quarter|quartal|trimestr)$/.test(first ?? '') && !(quantity.value === 3 && second === 'of')
    ? { ...quantity, value: quantity.value * MONTHS_A_QUARTER, nouns: ['month'] }
    : quantity
}

const ARTICLE = /^(?:an?|one|another|my|mein|meine[nrms]?|mi|mon|ma|einen?|eine[rms]?|ein|una?|uno|une)$/
const PLACE = /^(?:room|bedroom|bathroom|kitchen|zimmer|schlafzimmer|bad|dormitorio|bano|chambre|cuisine)$/
/** 'In every bedroom' */
const EACH_OF_THEM = /^(?:each|every|jede[rmns]?|cada|chaque)$/
/** German puts a verb behind the noun: 'einen Heizkörper austauschen'. */
const GERMAN_ARTICLE = /^ein/
const COLLECTIVE =
  /^(?:staff|team|people|family|furniture|equipment|software|data|list|set|system|lot|few|bit|couple|pair|number|week|month|day|year|hour)$/

/** 'A motion sensor light' */
const MOST_WORDS_OF_ONE = 3
/** 'A drawing of the bracket' */
const OF = /^(?:of|de|d|des|du|del|von|vom)$/

/** 'a radiator', 'the bedroom': one, where nothing else counts them. */
const articlesIn = (tokens: readonly Token[], sentenceIndex: number): Quantity[] =>
  tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return []
    const named = nounsAfter(tokens, at + 1)
    const end = named.findIndex(word => OF.test(word))
    const words = end < 0 ? named : named.slice(0, end)
    const noun = tokens[at + words.length]
    if (words.length === 0 || words.length > MOST_WORDS_OF_ONE || noun?.kind !== 'word') return []
    const lead = tokens[at + words.length - 1]
    const isEach = lead?.kind === 'word' && EACH_OF_THEM.test(lead.word)
    const before = tokens[at - 1]
    // 'Sechs Termine zu je einer Stunde' are no hour more.
    const isOfEach = before?.kind === 'word' && /^(?:je|jeweils)$/.test(before.word) && TIME_UNIT.test(stem(noun.word))
    const isOne = (ARTICLE.test(token.word) || (PLACE.test(noun.word) && !isEach)) && !isOfEach
    return isOne && !COLLECTIVE.test(noun.word) && !noun.word.endsWith('s')
      ? [{ value: 1, nouns: GERMAN_ARTICLE.test(token.word) ? words : words.slice(-1), sentenceIndex, isArticle: true }]
      : []
  })

/** 'She is nine', 'tiene 81': a bare number behind a verb counts nothing. */
const IS = /^(?:is|are|am|turns|turning|aged|age|into|ist|wird|bin|tiene|cumple|a|est)$/

/** 'Below 20', 'on the 12th and the 20': what stands behind such a word is a limit, a day or an address and no more of the same. */
const NO_MORE_BEHIND =
  /^(?:choose|pick|select|prefer|refine|keep|wahlen|elegir|choisir|in|on|at|by|to|until|till|below|under|over|above|from|since|before|after|than|around|about|am|um|ab|bis|unter|uber|vor|nach|seit|mit|gegen|dia|del|el|hasta|desde|bajo|sobre|entre|le|jusqu|depuis|vers|avant|apres|no|nr|number|unit|room|floor|page|line|model|type)$/
const LARGEST_OF_FEW = 1000
const MOST_TIMES_IN_ALL = 50

/** Longer ones are no list of things to count. */
const MOST_OF_LIST = 12

const goesOn = (tokens: readonly Token[], at: number): boolean => {
  const [between, number] = [tokens[at + 1], tokens[at + 2]]
  const isBetween =
    (between?.kind === 'word' && /^(?:and|und|y|et)$/.test(between.word)) || (between?.kind === 'mark' && /[/,]/.test(between.mark))
  return isBetween && number?.kind === 'number'
}

/** 'Pipe runs of 9, 12 and 17 m', '2/3/5 lamps': the numbers of a list count what its end counts. */
const nounsOfList = (tokens: readonly Token[], from: number): string[] => {
  for (let at = from, items = 1; items < MOST_OF_LIST && goesOn(tokens, at); items += 1) {
    at += 2
    const nouns = nounsAfter(tokens, at + 1)
    if (nouns.length > 0) return nouns
  }
  return []
}

/** The nouns that a number may count: those behind it, before it, at the end of its list, or of what was counted before. */
const nounsOf = (tokens: readonly Token[], at: number, value: number, last: Quantity | undefined, sentenceBefore: string): string[] => {
  const after = nounsAfter(tokens, at + 1)
  const before = nounBefore(tokens, at)
  const lead = tokens[at - 1]
  const isBehind = (words: RegExp) => lead?.kind === 'word' && words.test(lead.word)
  const isAlone = after.length === 0 && before.length === 0
  const isBare = isAlone && !isBehind(IS) && !isBehind(NO_MORE_BEHIND) && value <= (last?.value ?? 0) * MOST_TIMES_BEFORE
  const isMore = last !== undefined && (isBare || (after.some(noun => ONES.test(noun)) && !isSpanOrMeasure(last)))
  // 'Nine invoices are open, 21,700 in all': that is money.
  const isMoney = last !== undefined && value >= LARGEST_OF_FEW && value > last.value * MOST_TIMES_IN_ALL
  // '(there are 14)', behind hours of play: no hours are meant.
  const back = isMoney
    ? []
    : spokenOfBefore(tokens, at, sentenceBefore).filter(noun => !TIME_UNIT.test(noun) && !SIZE.test(noun) && noun !== stem('horas'))
  if (back.length > 0) return back
  const listed = after.length === 0 ? nounsOfList(tokens, at) : []
  // 'Three jars (125, 250, 500 g)'
  if (SIZE.test(listed[0] ?? '')) return []
  // 'EKS 1.31, 23 services': only a measure has parts.
  const list = Number.isInteger(value) || [SQUARE_METRES, METRES].some(unit => unit.test(listed[0] ?? '')) ? listed : []
  // 'Two bedrooms (12 and 15 m²)': in a bracket it counts what stands before, unless all of it is measured.
  if (list.length > 0 && (isAlone || [SQUARE_METRES, METRES].some(unit => unit.test(list[0] ?? '')))) return list
  return isMore ? [...last.nouns] : after.length > 0 ? after : before
}

/** 'A las 17 horas', 'à 16 heures', 'en 24 horas': when, not how long. */
const CLOCK = /^(?:las hor\w*|(?:a|des|vers|dans) heur\w*|(?:en|dentro) hor\w*|in stund\w*|(?:in|within) hour\w*)$/

/** '80 people in groups of 10' are eight groups. */
const IN_GROUPS =
  /\b(?:in (?:\p{L}+ )?(?:groups|classes|teams) of|in gruppen (?:zu|von|a)|en grupos de|(?:en|par) groupes? de) (?:about |je |max |up to |at most )?$/u

/** 'Cut the hedge back to 1.8 m', 'von 3 auf 2 m kürzen': how tall it is or is to be, not how much of it there is. */
const ABOUT = '(?:about |around |approximately |roughly |rund |etwa |ca\\.? |circa |unos |environ )?$'
const CUT_TO = new RegExp(
  [
    `\\b(?:cut|trim|shorten|reduc|lower|prun)\\p{L}*\\b[^.;:!?]*\\b(?:to|from) ${ABOUT}`,
    `\\b(?:stutz|schneid|kurz)\\p{L}*\\b[^.;:!?]*\\b(?:auf|von) ${ABOUT}`,
    `\\b(?:cort(?:ar|en|ad)|recort(?:ar|en|ad)|pod(?:ar|ad)|rebaj(?:ar|en|ad)|taill(?:er|ez)|rabatt(?:re|ez))\\b[^.;:!?]*\\b(?:a|de|desde|hasta|jusqu['’ ]?a) ${ABOUT}`,
  ].join('|'),
  'u',
)
const FROM_OR_TO = new RegExp(`\\b(?:von|auf) ${ABOUT}`, 'u')
const IS_CUT = /^[^.;:!?]*\b\p{L}*(?:kurz|stutz|schneid|schnitt)\p{L}*\b/u

/** 'It has got up to nearly 3 m' */
const UP_TO = new RegExp(
  `\\b(?:(?:got|grown|gone|is|now|shot) up to|as (?:high|tall) as|reach(?:es|ed)?) (?:nearly |almost |over |fast |casi |presque )?${ABOUT}`,
  'u',
)

const isCutTo = (folded: string, at: number, nouns: readonly string[]): boolean =>
  METRES.test(nouns[0] ?? '') &&
  (UP_TO.test(folded.slice(0, at)) ||
    CUT_TO.test(folded.slice(0, at)) ||
    (FROM_OR_TO.test(folded.slice(0, at)) && IS_CUT.test(folded.slice(at))))

/** 'Two hours of film', '45 Minuten Rohmaterial' */
const isOfContent = (tokens: readonly Token[], at: number): boolean => {
  const [unit, of, what] = tokens.slice(at + 1, at + 1 + 3)
  if (unit?.kind !== 'word' || !TIME_UNIT.test(stem(unit.word)) || of?.kind !== 'word') return false
  return OF.test(of.word) ? what?.kind === 'word' : RAW.test(of.word)
}
const RAW = /^(?:raw|roh\w*|footage|material|audio|video|film|rushes)/
/** 'Of footage', 'de grabaciones': what a film is cut from. */
const FOOTAGE =
  /^(?:raw|roh\p{L}*|footage|material\p{L}*|rushes|rush|clips|recordings?|aufnahmen|videoaufnahmen|grabacion\p{L}*|metraje|bruto|images)$/u
const isRaw = (tokens: readonly Token[], at: number): boolean => {
  const [first, second] = tokens.slice(at + 2, at + 4)
  return [first, second].some(token => token?.kind === 'word' && FOOTAGE.test(token.word))
}

/** The numbers of a sentence with what they count. Areas come in square metres under the noun 'sqm', lengths in metres. */
export const quantitiesIn = (sentence: string, sentenceIndex: number, sentenceBefore = ''): Quantity[] => {
  const folded = withoutTheOthers(withPlainNumbers(fold(withoutTraps(sentence))))
  const tokens = readTokens(folded)
  const found: PlacedQuantity[] = []
  tokens.forEach((token, at) => {
    if (token.kind !== 'number' || token.value <= 0) return
    const next = tokens[at + 1]
    const [, , third] = tokens.slice(at, at + 3)
    // 'Forty balles de foin' are bales.
    // 'Nine euro cylinders' are locks.
    const isMoney =
      next?.kind === 'word' && MONEY.test(next.word) && !(third?.kind === 'word' && (third.word === 'de' || OF_EURO_SIZE.test(third.word)))
    if (isMoney || (next?.kind === 'word' && SIZE.test(next.word))) return
    const last = tokens[at - 1]
    const beforeLast = tokens[at - 2]
    // 'Il y a cinq heures de bande'
    const isThereAre = beforeLast?.kind === 'word' && beforeLast.word === 'y'
    if (last?.kind === 'word' && !isThereAre && CLOCK.test(`${last.word} ${next?.kind === 'word' ? next.word : ''}`)) return
    const counted = found.at(-1)
    if (counted !== undefined && counted.value > token.value && IN_GROUPS.test(folded.slice(0, token.at))) {
      found.push({ value: Math.ceil(counted.value / token.value), nouns: [stem('group')], sentenceIndex, at: token.at })
      return
    }
    if (counted !== undefined && !isSpanOrMeasure(counted) && isPart(tokens, at, token.value, counted)) return
    const nouns = nounsOf(tokens, at, token.value, found.at(-1), fold(sentenceBefore))
    if (nouns.length === 0 || SIZE.test(nouns[0] ?? '') || isCutTo(folded, token.at, nouns)) return
    // '48 Seiten Word' are no words.
    if (PAGE.test(nouns[0] ?? '')) nouns.splice(1, nouns.length, ...nouns.slice(1).filter(noun => noun !== stem('word')))
    const before = [...nounBefore(tokens, at), ...ofWhat(tokens, at)]
    const content = isOfContent(tokens, at) ? { isOfContent: true, ...(isRaw(tokens, at) ? { isRaw: true } : {}) } : {}
    found.push({
      ...inUnits({ value: token.value, nouns: asSold(nouns, folded, token.at), sentenceIndex }, before),
      ...content,
      at: token.at,
    })
  })
  const counted = overTime(
    timesEach(withParts(withoutToldBesides(found, folded), folded, isSpanOrMeasure), folded),
    folded,
    sentenceIndex,
  ).map(({ at: _at, ...quantity }) => quantity)
  const clock = counted.some(({ nouns }) => nouns.includes(stem('hours'))) ? [] : hoursByClock(fold(sentence), sentenceIndex)
  const rooms = roomsListedIn(folded)
  const listed = rooms > 0 ? [{ value: rooms, nouns: ['room'], sentenceIndex }] : []
  const only = onlyRoomIn(folded)
  // Its own name goes with it, so that 'a bedroom' is not counted a second time.
  const named = only === null ? [] : [{ value: 1, nouns: ['room', stem(only)], sentenceIndex, isArticle: true as const }]
  const things = [...namedThingsIn(folded, [...counted, ...listed], sentenceIndex), ...namedInList(folded, sentenceIndex)]
  return [
    ...counted,
    ...listed,
    ...named,
    ...things,
    ...guestsIn(folded, sentenceIndex, counted),
    ...clock,
    ...articlesIn(tokens, sentenceIndex),
  ]
}

/** Where a text is measured in pages only, its words: a page of text has about 250. */
export const withWordsOfPages = (quantities: readonly Quantity[]): Quantity[] => {
  if (quantities.some(({ nouns, isArticle }) => isArticle !== true && nouns.some(noun => /^(?:word|worter|palabr|mot)$/.test(noun))))
    return [...quantities]
  const words = quantities
    .filter(({ nouns, isArticle }) => isArticle !== true && nouns.some(noun => PAGE.test(noun)))
    .map(({ value, sentenceIndex }) => ({ value: value * WORDS_A_PAGE, nouns: ['word'], sentenceIndex, isFromPages: true }))
  return [...quantities, ...words]
}
