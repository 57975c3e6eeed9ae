import { fold } from '../../../catalog/taxonomy/fold.ts'
import { readTokens, type Token } from './number-tokens.ts'
import { NUMERAL, numberWord, readNumeral } from './numbers.ts'
import { overTime, type PlacedQuantity } from './over-time.ts'
import type { Quantity } from './quantity.ts'
import { stem } from './stems.ts'

/** Adjectives may stand between a number and its noun: '40 outdoor IP cameras'. */
const WORDS_TO_NOUN = 4
const SQUARE_METRES_PER_SQUARE_FOOT = 0.0929
const SQUARE_METRES_PER_ACRE = 4047
const METRES_PER_FOOT = 0.305
const WORDS_A_PAGE = 250
const MONTHS_A_QUARTER = 3
/** 'Five lists, one of about 6000': a bare number so much larger counts something else. */
const MOST_TIMES_BEFORE = 5

const ENDS_NOUN =
  /^(?:and|und|y|et|or|but|from|with|in|on|at|for|to|by|near|along|around|long|lang|largo|till|until|which|that|who|is|are|a|per|each|every|je|jeweils|mit|fur|im|bei|von|zu|pro|con|para|por|en|avec|pour|dans|par|con|per|nella?)$/
/** '3 new ones': of what was counted before. */
const ONES = /^(?:ones?|more|weitere|mas|autres|altri)$/

/** '15 kW fan motor': how strong or large one thing is. */
const SIZE = /^(?:kw|kwp|w|watt|v|volt|a|amp|ah|hz|bar|hp|ps|cv|mm|cm|gb|mb|tb|inch|zoll)$/

/** 'Twelve of them', 'thirty in all': of what was spoken of before. */
const OF_WHAT_WAS_SAID =
  /^(?:(?:of|von|de|d|entre) )*(?:them|these|those|ihnen|denen|ellos|ellas|eux|elles|davon|in all|in total|altogether|together|overall|insgesamt|zusammen|stuck|en total|au total|en tout)\b/
const THERE_ARE = /^(?:there are|it is|es sind|sind es|son|hay|ce sont|y en a)$/
const MOST_WORDS_BACK = 12

/** The stems of the words before a place, nearest first, where a number there counts one of them; [] where it does not. */
const spokenOfBefore = (tokens: readonly Token[], at: number, sentenceBefore: string): string[] => {
  const words = (part: readonly Token[]) => part.flatMap(token => (token.kind === 'word' ? [token.word] : []))
  const after = words(tokens.slice(at + 1, at + 4)).join(' ')
  const isAlone = tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'mark'
  const isTold =
    isAlone &&
    THERE_ARE.test(
      words(tokens.slice(Math.max(0, at - 2), at))
        .join(' ')
        .replace(/^\w+ (?=son$|hay$)/, ''),
    )
  if (!OF_WHAT_WAS_SAID.test(after) && !isTold) return []
  const before = [...words(readTokens(sentenceBefore)), ...words(tokens.slice(0, at))]
  return before.slice(-MOST_WORDS_BACK).toReversed().map(stem)
}

const TIME_UNIT = /^(?:hour|stund|hor|heur|minut|minute|second|sekund|week|woch|seman|semain|mese|month|monat|mes|mois)$/

const nounsAfter = (tokens: readonly Token[], from: number): string[] => {
  const nouns: string[] = []
  for (const token of tokens.slice(from)) {
    if (token.kind !== 'word' || nouns.length >= WORDS_TO_NOUN || ENDS_NOUN.test(token.word)) break
    // 'Four hours of video' and 'a five minute video' are no videos.
    if (nouns.length === 1 && TIME_UNIT.test(nouns[0] ?? '')) break
    nouns.push(stem(token.word))
  }
  return nouns
}

/** 'Cameras: 12', 'fence (20 m)' */
const nounBefore = (tokens: readonly Token[], at: number): string[] => {
  const mark = tokens[at - 1]
  const noun = tokens[at - 2]
  return mark?.kind === 'mark' && /[:(]/.test(mark.mark) && noun?.kind === 'word' ? [stem(noun.word)] : []
}

/** 'Our hedge of 15 m needs trimming' */
const ofWhat = (tokens: readonly Token[], at: number): string[] => {
  const of = tokens[at - 1]
  const noun = tokens[at - 2]
  return of?.kind === 'word' && /^(?:of|von|de|mit)$/.test(of.word) && noun?.kind === 'word' ? [stem(noun.word)] : []
}

const inUnits = (quantity: Quantity, before: readonly string[]): Quantity => {
  const [first, second] = quantity.nouns
  if (/^(m2|m²|sqm|qm|quadratmet|quadratmeter|quadratmetern|mq|square metres)$/.test(first ?? '')) return { ...quantity, nouns: ['sqm'] }
  if (/^(squar|sq|metr|mete)$/.test(first ?? '') && /^(metr|meter|m|cuadrad|carr|carre)$/.test(second ?? ''))
    return { ...quantity, nouns: ['sqm'] }
  if (
    first === 'sqft' ||
    (first === 'py' && second === 'cuadrad') ||
    (/^(squar|sq)$/.test(first ?? '') && /^(feet|foot|ft)$/.test(second ?? ''))
  )
    return { ...quantity, value: Math.round(quantity.value * SQUARE_METRES_PER_SQUARE_FOOT), nouns: ['sqm'] }
  if (/^(m|metr|meter|mete|lm|feet|foot|ft)$/.test(first ?? '')) {
    const value = /^f/.test(first ?? '') ? Math.round(quantity.value * METRES_PER_FOOT) : quantity.value
    return { ...quantity, value, isLength: true, nouns: [...quantity.nouns.slice(1), ...before] }
  }
  return /^(quarter|quartal|trimestr)$/.test(first ?? '') && !(quantity.value === 3 && second === 'of')
    ? { ...quantity, value: quantity.value * MONTHS_A_QUARTER, nouns: ['month'] }
    : quantity
}

const ARTICLE = /^(?:an?|one|another|einen?|eine[rms]?|ein|una?|uno|une)$/
const PLACE = /^(?:room|bedroom|bathroom|kitchen|zimmer|schlafzimmer|bad|dormitorio|bano|chambre|cuisine)$/
/** German puts a verb behind the noun: 'einen Heizkörper austauschen'. */
const GERMAN_ARTICLE = /^ein/
const COLLECTIVE =
  /^(?:staff|team|people|family|furniture|equipment|software|data|list|set|system|lot|few|bit|couple|pair|number|week|month|day|year|hour)$/

/** 'a radiator', 'the bedroom': one, where nothing else counts them. */
const articlesIn = (tokens: readonly Token[], sentenceIndex: number): Quantity[] =>
  tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return []
    const words = nounsAfter(tokens, at + 1)
    const noun = tokens[at + words.length]
    if (words.length === 0 || words.length > 2 || noun?.kind !== 'word') return []
    const isOne = ARTICLE.test(token.word) || PLACE.test(noun.word)
    return isOne && !COLLECTIVE.test(noun.word) && !noun.word.endsWith('s')
      ? [{ value: 1, nouns: GERMAN_ARTICLE.test(token.word) ? words : words.slice(-1), sentenceIndex, isArticle: true }]
      : []
  })

/** '2 of 8 cameras' are two. */
const PART_OF_MANY = /\b(\d+) (?:of|von|de|sur|su) (?:(?:the|our|my|den|unseren|nuestras?|nos|mes) )?\d+ /

const RANGE = new RegExp(
  `(?<![\\p{L}\\d.,-])(${NUMERAL.source})(?: ?[-–] ?| (?:to|bis|a|or|oder|o|ou) )(${NUMERAL.source})(?![\\p{L}\\d-])`,
  'gu',
)
const WORD_RANGE = /\b(?!(?:hundred|thousand)\b)(\p{L}+) (?:to|bis|a|or|oder|o|ou) (\p{L}+)\b/gu
const MOST_RANGE = 5
const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1900 && value < 2100

/** '3-4', 'drei bis vier', '14 to 16': the middle, rather the larger. */
const middleOf = (said: string, low: number | null, high: number | null): string =>
  low === null || high === null || high <= low || high > low * MOST_RANGE || isYear(low) ? said : String(Math.ceil((low + high) / 2))

const TIMES = '\\d+(?:[.,]\\d+)? ?(?:mm|cm|m|ft|inch|zoll|feet)? ?[x×*] ?'
/** '40 x 60 cm', '1200x800': how large one of them is. */
const SIZES = new RegExp(
  `(?<![\\p{L}\\d])${TIMES}\\d+(?:[.,]\\d+)?(?: ?[x×*] ?\\d+(?:[.,]\\d+)?)? ?(?:mm|cm|inch(?:es)?|zoll|px|pixels?)?(?![\\p{L}\\d])(?! ?(?:min|h\\b|hours?|stunden?|horas?|heures?|words?|pages?|seiten))`,
  'gu',
)
/** '4 x 5 m': a floor of twenty square metres. */
const FLOOR =
  /(?<![\p{L}\d.,])(\d{1,2}(?:[.,]\d+)?) ?(?:m|metres?|meters?|metros?)? ?[x×*] ?(\d{1,2}(?:[.,]\d+)?) ?(?:m|metres?|meters?|metros?|mètres?)(?![\p{L}\d²])(?! ?[x×*])/gu

const HECTARES = /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?) ?(ha|hektar|hectares?|hectareas?|acres?)(?![\p{L}\d])/gu

/** 'Between 10 and 14' */
const BETWEEN = /\b(?:between|zwischen|entre) (\d+|\p{L}+) (?:and|und|y|et) (\d+|\p{L}+)(?![\p{L}\d])/gu

const amountOf = (word: string): number | null => (/^\d+$/.test(word) ? Number(word) : numberWord(word))

const isSameNumber = (first: string, second: string): boolean => amountOf(first) !== null && amountOf(first) === amountOf(second)

/** Ranges, halves and dozens as plain numbers; 'sq. ft' as one word. */
const withPlainNumbers = (folded: string): string =>
  folded
    .replace(FLOOR, (_, width: string, length: string) => `${Math.round(readNumeral(width) * readNumeral(length))} sqm`)
    .replace(SIZES, ' ')
    .replace(/\b(?:half a|ein halbes|media|une demi-|une demi|demi-) ?(?:dozen|dutzend|docena|douzaine)\b/g, '6')
    .replace(/\b(?:half an?|ein(?:e|en|em|er)? halbe[nrsm]?|medi[oa]|une? demie?)[ -](?=\p{L})/gu, '0.5 ')
    .replace(/\bhalf[- ]days?\b/g, '0.5 day')
    .replace(/\bhalbtag\w*/g, '0.5 tag')
    .replace(/\b(?:une )?demi-journee\b/g, '0.5 jour')
    .replace(/\b(\d+) and a half\b/g, '$1.5')
    .replace(/\bzweieinhalb\b/g, '2.5')
    .replace(/\bdreieinhalb\b/g, '3.5')
    // '12 (twelve) chairs', '40 or so', 'chairs x12'
    .replace(/\b(\d+|\p{L}+) \((\d+|\p{L}+)\)/gu, (said, first: string, second: string) => (isSameNumber(first, second) ? first : said))
    .replace(/\b(\d+|\p{L}+) or so\b/gu, '$1')
    .replace(/\b(\d+) (?:paar|pairs?(?: of)?|pares(?: de)?|paires?(?: de)?) /g, '$1 ')
    .replace(/(\p{L}{3,}) ?[x×] ?(\d+)(?![\p{L}\d])/gu, '$1: $2')
    .replace(BETWEEN, (said, low: string, high: string) => middleOf(said, amountOf(low), amountOf(high)))
    .replace(/\bsq\. ?(?=ft|m\b)/g, 'sq ')
    .replace(
      /\b(?:lfm|lfd\.? ?m|laufende[nr]? ?m(?:eter)?|laufmeter|running (?:metres?|meters?|m\b)|linear (?:metres?|meters?|m\b)|metros lineales|metres lineaires|ml)\b(?= |$|[.,;)])/g,
      'meter',
    )
    .replace(
      HECTARES,
      (_, many: string, unit: string) => `${Math.round(readNumeral(many) * (unit.startsWith('a') ? SQUARE_METRES_PER_ACRE : 10_000))} sqm`,
    )
    .replace(RANGE, (said, low: string, high: string) => middleOf(said, readNumeral(low), readNumeral(high)))
    .replace(WORD_RANGE, (said, low: string, high: string) => middleOf(said, numberWord(low), numberWord(high)))

const EACH =
  /\b(?:each|apiece|je|jeweils|cada|chacune?|chaque)\b|\b(?:per|pro|por|par) (?!week|month|day|year|woche|monat|tag|jahr|semana|mes|dia|ano|semaine|mois|jour|hour|stunde|hora|heure|telefon|phone|mail|post)\p{L}{3,}/u
/** 'Eight articles of 1,000 words'; an area behind an 'of' may be that of all. */
const OF_TEXT =
  /(?<![\p{L}\d])(\d[\d.,]*|\p{L}{3,}) (?:[\p{L}-]+ ){0,3}(?:of|de|a|zu|von|mit|with) (?:je |jeweils |about |around |circa |ca |etwa |unas? |unos |environ |at most )?(?:\d[\d.,]*k?|\p{L}+) (?:words?|worter\w*|wortern|palabras|mots|pages?|seiten|paginas|minutes?|mins?|minuten|minutos|hours?|stunden?|horas?|heures?)\b/gu
const MEASURES = /^(?:word|pag|page|seit|seiten|pagin|minut|minute|sqm|hour|stund|hor|heur)$/
const IN_TOTAL = /\b(?:in total|in all|altogether|together|insgesamt|zusammen|en total|au total|en tout)\b/

const isMeasure = ({ nouns, isLength }: Quantity): boolean => isLength === true || MEASURES.test(nouns[0] ?? '')

/** 'Two pages each for 5 products' are ten pages. */
const timesEach = (quantities: readonly PlacedQuantity[], folded: string): PlacedQuantity[] => {
  const things = quantities.filter(quantity => !isMeasure(quantity) && !TIME_UNIT.test(quantity.nouns[0] ?? ''))
  if (things.length === 0 || IN_TOTAL.test(folded)) return [...quantities]
  const ofText = [...folded.matchAll(OF_TEXT)]
  const isEach = EACH.test(folded) && things.length === 1
  return quantities.map(quantity => {
    if (!isMeasure(quantity)) return quantity
    const of = ofText.find(({ index, 0: said }) => quantity.at > index && quantity.at < index + said.length)
    const thing = of === undefined ? (isEach ? things[0] : undefined) : things.findLast(({ at }) => at >= of.index && at < quantity.at)
    return thing === undefined ? quantity : { ...quantity, value: quantity.value * thing.value }
  })
}

/** 'She is nine', 'tiene 81': a bare number behind a verb counts nothing. */
const IS = /^(?:is|are|am|turns|turning|aged|age|into|ist|wird|bin|tiene|cumple|a|est)$/

/** 'Twenty 30-minute lessons' are lessons of thirty minutes. */
const SIZED = /(?<![\p{L}\d])(\d+|\p{L}+) (\d+)[ -]?(minute|min|minuten|word|worter|page|hour|stunden?)n?[ -]+(\p{L}{4,})/gu
const YEAR_LONG =
  /\b(?:for|fur|durante|pendant|pour|over|uber|during) (?:the |das )?(?:a|one|whole|ganze|ein|einem|un|une|todo el|toute l)[ ']?(?:whole |full |ganzes |ganzen )?(?:year|jahr|ano|an|annee)\b|\b(?:ein(?:em)? ganzes? jahr|ein jahr lang|a whole year|un ano entero|toute l['’]annee|all year round|das ganze jahr)\b/

/** 'Ein 24-seitiger Katalog' */
const GERMAN_SIZED = /(\d+)-?(minut|stund|seit|tag)ig\w*/g
/** '3 x 60 Minuten' */
const TIMES_LONG = /(?<![\p{L}\d])(\d+) ?[x×*] ?(\d+)(?= ?(?:min\b|minutes?|minuten|minutos|h\b|hours?|stunden?|horas?|heures?))/gu
const THOUSANDS = /(\d+(?:[.,]\d+)?) ?(tsd|mio|million|millions|millionen|millones)\b\.?/g

const withPlainTimes = (folded: string): string =>
  folded
    .replace(/(\d) ?(?:½|1\/2)/g, '$1.5')
    .replace(/(?<!\d)½ ?/g, '0.5 ')
    .replace(THOUSANDS, (_, many: string, unit: string) => String(Math.round(readNumeral(many) * (unit === 'tsd' ? 1000 : 1_000_000))))
    .replace(TIMES_LONG, '$1 sessions of $2')
    .replace(GERMAN_SIZED, (said, many: string, unit: string) => (unit === 'tag' && many === '14' ? said : `${many} ${unit}en`))
    .replace(PART_OF_MANY, '$1 ')
    .replace(/\b(?:half a year|ein(?:em)? halbe[sn]? jahr|medio ano|six mois)\b/, '6 months')
    .replace(YEAR_LONG, '12 months')
    .replace(/\b(?:a|one|ein|un) (?:whole )?(?:year|jahr|ano|an)$/, '12 months')
    .replace(SIZED, (said, count: string, size: string, unit: string, noun: string) =>
      amountOf(count) === null ? said : `${count} ${noun} of ${size} ${unit}`,
    )

/** The numbers of a sentence with what they count. Areas come in square metres under the noun 'sqm', lengths in metres. */
export const quantitiesIn = (sentence: string, sentenceIndex: number, sentenceBefore = ''): Quantity[] => {
  const folded = withPlainNumbers(withPlainTimes(fold(sentence)))
  const tokens = readTokens(folded)
  const found: PlacedQuantity[] = []
  tokens.forEach((token, at) => {
    if (token.kind !== 'number' || token.value <= 0) return
    const next = tokens[at + 1]
    if (next?.kind === 'word' && SIZE.test(next.word)) return
    const after = nounsAfter(tokens, at + 1)
    const before = nounBefore(tokens, at)
    const last = found.at(-1)
    const verb = tokens[at - 1]
    const isOfAge = after.length === 0 && verb?.kind === 'word' && IS.test(verb.word)
    const isBare = !isOfAge && after.length === 0 && before.length === 0 && token.value <= (last?.value ?? 0) * MOST_TIMES_BEFORE
    const isMore = last !== undefined && (isBare || after.some(noun => ONES.test(noun)))
    const back = spokenOfBefore(tokens, at, fold(sentenceBefore))
    const nouns = back.length > 0 ? back : isMore ? last.nouns : after.length > 0 ? after : before
    if (nouns.length > 0)
      found.push({ ...inUnits({ value: token.value, nouns, sentenceIndex }, [...before, ...ofWhat(tokens, at)]), at: token.at })
  })
  const counted = overTime(timesEach(found, folded), folded, sentenceIndex).map(({ at: _at, ...quantity }) => quantity)
  return [...counted, ...articlesIn(tokens, sentenceIndex)]
}

/** Where a text is measured in pages only, its words: a page of text has about 250. */
export const withWordsOfPages = (quantities: readonly Quantity[]): Quantity[] => {
  if (quantities.some(({ nouns, isArticle }) => isArticle !== true && nouns.includes('word'))) return [...quantities]
  const words = quantities
    .filter(({ nouns, isArticle }) => isArticle !== true && nouns.some(noun => /^(?:pag|page|seit|seiten|pagin)$/.test(noun)))
    .map(({ value, sentenceIndex }) => ({ value: value * WORDS_A_PAGE, nouns: ['word'], sentenceIndex, isFromPages: true }))
  return [...quantities, ...words]
}

const largestOfSentences = (quantities: readonly Quantity[]): number | null => {
  const bySentence = new Map<number, Map<string, number>>()
  for (const { sentenceIndex, value, nouns } of quantities) {
    const values = bySentence.get(sentenceIndex) ?? new Map<string, number>()
    bySentence.set(sentenceIndex, values.set(`${value} ${nouns.at(-1) ?? ''}`, value))
  }
  const counts = [...bySentence.values()].map(values => [...values.values()].reduce((sum, value) => sum + value, 0))
  return counts.length === 0 ? null : Math.max(...counts)
}

/**
 * How many of a noun the brief speaks of: added up within a sentence ('two upstairs and one downstairs'), the largest of several sentences;
 * articles count where no number does.
 */
export const countOf = (quantities: readonly Quantity[], nouns: ReadonlySet<string>): number | null => {
  const own = quantities.filter(quantity => quantity.isLength !== true && quantity.nouns.some(noun => nouns.has(noun)))
  return largestOfSentences(own.filter(({ isArticle }) => isArticle !== true)) ?? largestOfSentences(own)
}

/** How many metres of something; metres of nothing in particular count for it as well. */
export const lengthOf = (quantities: readonly Quantity[], nouns: ReadonlySet<string>): number | null =>
  largestOfSentences(
    quantities.filter(
      quantity => quantity.isLength === true && (quantity.nouns.length === 0 || quantity.nouns.some(noun => nouns.has(noun))),
    ),
  )
