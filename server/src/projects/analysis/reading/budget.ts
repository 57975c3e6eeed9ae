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
const CALLED = '(?:budget|presupuesto|kostenrahmen|budgetrahmen|(?:price|cost|spending) ceiling|kostenobergrenze)'
const IS_CALLED = new RegExp(CALLED)
/** A number without a currency is money after one of these, where it counts nothing. */
const IS_OFFERED = new RegExp(
  `(?:${CALLED}|\\bspend(?:ing)?\\b|\\bpay(?:ing)?\\b|\\b(?:set|put) aside|\\bcost (?:me |us )?(?:more than|over|above))(?:[^\\d$€£]|\\b20\\d\\d\\b){0,30}$`,
)
const IS_WHAT_IT_IS = new RegExp(`${CALLED}\\b.*\\b(?:is|ist|es|est)(?: (?:about|around|only|ca|unos))? $`)
const IS_LIMIT =
  /(?:under|below|up to|less than|no more than|at most|hochstens|maximal|unter|menos de|hasta|moins de|jusqu['’ ]a|(?:^\W*|\b(?:my|our|mein|unser) )max(?:imum)?(?: is| ist)?:?) $/
/** Ages, hours and floors have a limit too, and people are paid. */
const LEAST_LIMIT = 50
const IS_BEFORE_BUDGET = /^\s?(?:(?:budget|presupuesto)\b\s*(?:$|[.,;!?)]|for\b|in\b|max)|(?:is|ist) (?:the|our|my|mein|unser) budget)/
const CUE = new RegExp(
  `${CALLED}|\\b(?:under|below|up to|max|maximum|maximal\\w*|at most|spend(?:ing)?|pay(?:ing)?|afford|not? more than|less than|can offer|all in|total)\\b|exceed|ausgeben|hochstens|\\bunter\\b|\\bbis zu\\b|nicht mehr als|\\b(?:be)?zahlen\\b|uberschreiten|ubersteigen|gastar|\\bhasta\\b|menos de|depenser|moins de|payer|jusqu|plafond (?:de|est)|enveloppe (?:budgetaire|globale|totale|est|de)|(?:set|put) aside|de cote|zuruckgelegt|zur verfugung|depasser|sobrepasar|\\bnot cost|darf kosten|penny (?:over|more)|\\b(?:my|our|mein|unser) limit|(?<!(?:date|fecha) )\\blimite\\b|\\btope\\b`,
)
const UNIT_OF_RATE =
  '(?:h\\b|hour|hr|std|stunde|hora|heure|month|monat|mes\\b|mois|day|tag\\b|dia\\b|jour|word|wort|page|seite|week|woche|year|jahr|ano\\b|an\\b|person|kopf|head|user|guest)'
const IS_RATE = new RegExp(
  `^\\s*(?:(?:\\/|per|an|a|each|pro|por|la|par|die|der|al|(?:de )?l['’])\\s*${UNIT_OF_RATE}|(?:hourly|daily|weekly|monthly|yearly|stundlich|monatlich|jahrlich|mensual|mensuel))`,
)
const IS_RENT = /^\s*(?:(?:of|de|in) )?(?:rent|miete|alquiler|loyer)\b/
/** What may follow money; any other word is counted by the number. */
const COUNTS_NOTHING =
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
const LEAST_MONEY = 10
const isSumInWords = (value: number, after: string): boolean => value >= LARGE || FOLLOWED_BY_MONEY.test(after)

const timesScale = (numeral: string, scale = ''): number =>
  readNumeral(numeral) * (scale === '' ? 1 : MILLIONS.test(scale) ? 1_000_000 : 1_000)

interface Sum {
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
const sumsIn = (folded: string): Sum[] =>
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

/** Whether a number without a currency is money. */
const isOffered = ({ amount, isScaled, before, rest }: Sum): boolean =>
  IS_BEFORE_BUDGET.test(rest) ||
  (COUNTS_NOTHING.test(rest) && IS_LIMIT.test(before) && amount >= LEAST_LIMIT) ||
  ((isScaled || COUNTS_NOTHING.test(rest)) &&
    (IS_WHAT_IT_IS.test(before) || (IS_OFFERED.test(before) && (amount >= LEAST_LIMIT || IS_CALLED.test(before)))))

/** Money for the whole work, in the currency in which it is written; null: none is. */
export interface Budget {
  amount: number
  currency: string | null
  /** It is meant for a first version or a single part, not for all that the brief asks. */
  isForPart?: true
}

const STEP =
  '(?:version|phase|step|stage|part|lot|prototype|milestone|fase|etapa|parte|etappe|schritt|teil|bauabschnitt|etape|partie|tranche)'
/** 'A first version should be ready in spring, the budget for it is $18,000' */
const FOR_PART = new RegExp(
  `\\b(?:first|1st|erste[nr]?|primera|premiere?) (?:\\w+ )?${STEP}\\b|\\b(?:pilot|prototyp\\w*|proof of concept)\\b|\\bfor th(?:is|at) part\\b|\\b(?:fur diesen teil|para esta parte|pour cette partie)\\b`,
)

const CURRENCIES: readonly [RegExp, string][] = [
  [/€|(?:(?<!\p{L})|(?<=\d[kt]))eur(?:os?)?\b/u, 'EUR'],
  [/£|(?<!\p{L})(?:gbp|pounds?)\b/u, 'GBP'],
  [/(?<!\p{L})(?:chf|francs?)\b/u, 'CHF'],
  [/\$|(?<!\p{L})(?:usd|dollars?|dolares|bucks)\b/u, 'USD'],
]

/** What a thing cost, is worth or shall bring is no offer for the work. */
const OTHER_MONEY =
  /\b(?:cost|costs|kostete|price|worth|paid|bought|sell|selling|sold|verkaufen|vender|vendre|revenue|turnover|sales|salary|income|owes?|owed|invoice|deposit|rent|fine|refund|stolen|lost|debt|loan|asks? for|quoted?|offer(?:ed)? me)\b/
const I_HAVE = /\b(?:i|we) (?:only )?have\b|\bich habe\b|\bwir haben\b|\btengo\b|\btenemos\b|\bj['’]ai\b|\bnous avons\b|\bho\b|\babbiamo\b/
/** '2000 euros.' at the end of a brief says nothing but the budget. */
const MOST_OTHER_WORDS = 2

const MONEY_OR_NUMBER = new RegExp(`${CURRENCY}|${NUMERAL.source}`, 'gu')

const saysOnlyMoney = (folded: string): boolean => {
  if (OTHER_MONEY.test(folded)) return false
  const others = folded.replaceAll(MONEY_OR_NUMBER, ' ').match(/\p{L}{3,}/gu) ?? []
  return others.length <= MOST_OTHER_WORDS || I_HAVE.test(folded)
}

const CLAUSE_MARK = /[,;]|\b(?:and|but|und|aber|y|pero|et|mais)\b/

/** 'Our turnover is 2 million euros and our budget is 15k': what stands in the clause of a sum says what it is. */
const isOtherMoney = ({ before, rest }: Sum): boolean =>
  OTHER_MONEY.test(`${before.split(CLAUSE_MARK).at(-1) ?? ''} ${rest.split(CLAUSE_MARK)[0] ?? ''}`)

const withSumsInFigures = (sentence: string): string =>
  withFigures(
    fold(sentence)
      .replaceAll('half a million', '500000')
      .replaceAll(/\bun million\b/g, '1 million'),
    isSumInWords,
  )

/** The money a sentence offers for the whole work; hourly rates and other prices are none. */
export const budgetIn = (sentence: string): Budget | null => {
  const folded = withSumsInFigures(sentence)
  const isCued = CUE.test(folded)
  if (!isCued && !/\d/.test(folded)) return null
  const sums = sumsIn(folded).filter(({ isRate, amount }) => !isRate && amount >= LEAST_MONEY)
  const own = sums.filter(sum => !isOtherMoney(sum))
  const money = own.filter(({ currency }) => currency !== undefined)
  const plain = sums.filter(sum => sum.currency === undefined && isOffered(sum))
  const offered = money.length > 0 ? money : plain.length > 0 ? plain : sums.filter(sum => sum.currency !== undefined)
  if (!isCued && (offered.every(sum => sum.currency === undefined) || !saysOnlyMoney(folded))) return null
  const largest = Math.max(0, ...offered.map(({ amount }) => amount))
  const currency = CURRENCIES.find(([pattern]) => pattern.test(folded))?.[1] ?? null
  return largest === 0 ? null : { amount: largest, currency, ...(FOR_PART.test(folded) ? { isForPart: true as const } : {}) }
}

/** Whether a sentence names any sum of money, or what the work may cost: what a client who bargains keeps to himself. Pounds are weighed too. */
export const tellsMoney = (sentence: string): boolean =>
  sumsIn(withSumsInFigures(sentence)).some(({ currency }) => currency !== undefined && !currency.startsWith('pound')) ||
  budgetIn(sentence) !== null
