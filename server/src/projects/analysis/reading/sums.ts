import { fold } from '../../../catalog/taxonomy/fold.ts'
import { NUMERAL, readNumeral, withFigures } from './numbers.ts'

// A word of its own, or right behind figures: 'intérieur' holds no euros, '500eur' and '15keur' do.
const CURRENCY =
  '(?:us\\$|\\$|€|£|¥|(?:(?<!\\p{L})|(?<=\\d\\s?[kt]))(?:usd|euros?|eur|dollars?|dolares|gbp|pounds?|chf|francs?|bucks|quid)(?!\\p{L}))'
const SCALE =
  '(?:(?:k|tsd\\.?|thousand|tausend|mil|mille|grand|millionen|millions?|mio\\.?|millones|millon)(?!\\p{L})|[kt](?=\\s?€|eur)|m(?=\\s?€))'
const MILLIONS = /^m(?:io|illio|illon|$)/
/** '1.500', '1,200.50', '1200,-', '15 k' */
const sumNamed = (name: string) => `(?<${name}>${NUMERAL.source})(?:[.,]\\d{2}(?!\\d)|[.,]-+)?(?:\\s?(?<${name}Scale>${SCALE}))?`
/** A sum, or two that a mark or a word joins: '$500', '3-4k', 'between $500 and $700', '18,000-22,000'. */
const SUM = new RegExp(
  `(?<before>${CURRENCY}\\s?)?(?<![\\d.,])${sumNamed('low')}(?<amid>\\s?${CURRENCY})?` +
    `(?:\\s?(?<joint>-|–|to|bis|a|and|und|y|et|or|oder|o|ou)\\s?(?<middle>${CURRENCY}\\s?)?${sumNamed('high')})?` +
    `(?<after>\\s?(?:de |d['’])?${CURRENCY})?(?=(?<rest>.{0,16}))`,
  'gu',
)
const UNIT_OF_RATE =
  '(?:h\\b|hour|hr|std|stunde|hora|heure|month|monat|mes\\b|mois|day|tag\\b|dia\\b|jour|word|wort|page|seite|week|woche|year|jahr|ano\\b|an\\b|person|kopf|head|user|guest)'
const IS_RATE = new RegExp(
  `^\\s*(?:(?:\\/|per|an|a|each|pro|por|la|par|die|der|al|(?:de )?l['’])\\s*${UNIT_OF_RATE}|(?:hourly|daily|weekly|monthly|yearly|stundlich|monatlich|jahrlich|mensual|mensuel))`,
)
const IS_RENT = /^\s*(?:(?:of|de|in) )?(?:rent|miete|alquiler|loyer)\b/
/** What may follow money; any other word is counted by the number. */
export const COUNTS_NOTHING =
  /^\s*(?:$|[.,;:!?)]|(?:for|in|on|at|all|max|maximum|or|if|as|because|when|net|netto|brutto|incl|inkl|plus|total|altogether|overall|please|bitte|and|but|fur|insgesamt|para|en|por|pour|tout|ttc|ht)\b)/
const IS_WEIGHT = /\b(?:lose|losing|weigh\w*|gain|heavy|lift)\b/
/** 'Four thousand' in words is rarely anything but money. */
const LARGE = 1_000
/** More is a telephone number, a turnover or a slip. */
const MOST_MONEY = 100_000_000
const IS_NO_SUM = /^0\d|^\d{9,}$/
const IS_YEAR = /^(?:19|20)\d\d$/
const BEFORE_YEAR = /\b(?:for|since|in|seit|fur|para|en|pour|from|ab|the) $/

const FOLLOWED_BY_MONEY = new RegExp(`^ (?:${SCALE}|${CURRENCY})`, 'u')
const isSumInWords = (value: number, after: string): boolean => value >= LARGE || FOLLOWED_BY_MONEY.test(after)

const timesScale = (numeral: string, scale = ''): number =>
  readNumeral(numeral) * (scale === '' ? 1 : MILLIONS.test(scale) ? 1_000_000 : 1_000)

/** A number that may be money, with what stands around it. */
export interface Sum {
  amount: number
  /** As written; undefined: a plain number. */
  currency: string | undefined
  isScaled: boolean
  isRate: boolean
  /** What is said before and after it. */
  before: string
  rest: string
}

/** '500 and 20,000 visitors' are two numbers; between two of them is a span. */
const JOINS_TWO = /^(?:and|und|y|et)$/
const BEGINS_SPAN = new RegExp(`(?:between|zwischen|entre)(?: ${CURRENCY})? $`, 'u')
const WIDEST_SPAN = 10
/** How far before a number the words stand that say what it is. */
const LETTERS_BEFORE = 120

/** All sums of a sentence, rates too; of a span the upper end is what may be spent. */
export const sumsIn = (folded: string): Sum[] =>
  [...folded.matchAll(SUM)].flatMap(({ groups = {}, index }) => {
    const { low = '', high, joint = '', rest = '' } = groups
    const before = `${folded.slice(Math.max(0, index - LETTERS_BEFORE), index).trimEnd()} `
    const isRate = IS_RATE.test(rest)
    const currencyOf = (...places: string[]) => {
      const said = places.map(place => groups[place]).find(each => each !== undefined)
      return said?.trim()
    }
    const sum = (numeral: string, scale: string | undefined, currency: string | undefined, around: Pick<Sum, 'before' | 'rest'>): Sum[] => {
      const isMillions = scale === undefined && currency !== undefined && /^m\b/.test(around.rest)
      const amount = timesScale(numeral, isMillions ? 'm' : scale)
      const isPlain = scale === undefined && currency === undefined
      if (IS_NO_SUM.test(numeral) || amount > MOST_MONEY || IS_RENT.test(around.rest)) return []
      if (isPlain && IS_YEAR.test(numeral) && BEFORE_YEAR.test(around.before)) return []
      if (currency?.startsWith('pound') === true && IS_WEIGHT.test(around.before)) return []
      return [{ amount, currency: scale === 'grand' ? (currency ?? scale) : currency, isScaled: scale !== undefined, isRate, ...around }]
    }
    if (high === undefined) return sum(low, groups['lowScale'], currencyOf('before', 'amid', 'after'), { before, rest })
    // '15-20k' are thousands at both ends, '800 to 1k' are not.
    const scaleOfHigh = groups['highScale'] ?? groups['lowScale']
    const scaleOfLow = groups['lowScale'] ?? (readNumeral(low) < readNumeral(high) ? groups['highScale'] : undefined)
    const [least, most] = [timesScale(low, scaleOfLow), timesScale(high, scaleOfHigh)]
    const isJoined = !JOINS_TWO.test(joint) || BEGINS_SPAN.test(before)
    const isMoneyAtEnd = currencyOf('middle', 'after') !== undefined || scaleOfHigh !== undefined || COUNTS_NOTHING.test(rest)
    if (isJoined && isMoneyAtEnd && least <= most && most <= least * WIDEST_SPAN)
      return IS_YEAR.test(low) && IS_YEAR.test(high) && currencyOf('before', 'amid', 'middle', 'after') === undefined
        ? []
        : sum(high, scaleOfHigh, currencyOf('before', 'amid', 'middle', 'after'), { before, rest })
    return [
      ...sum(low, groups['lowScale'], currencyOf('before', 'amid'), { before, rest: ` ${joint} ${high}` }),
      ...sum(high, groups['highScale'], currencyOf('middle', 'after'), { before: `${joint} `, rest }),
    ]
  })

export const MONEY_OR_NUMBER = new RegExp(`${CURRENCY}|${NUMERAL.source}`, 'gu')

/** A folded sentence in which sums in words are figures: 'four thousand dollars' is '4000 dollars'. */
export const withSumsInFigures = (sentence: string): string =>
  withFigures(
    fold(sentence)
      .replaceAll('half a million', '500000')
      .replaceAll(/\bun million\b/g, '1 million'),
    isSumInWords,
  )
