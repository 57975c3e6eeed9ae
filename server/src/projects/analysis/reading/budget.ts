import { fold } from '../../../catalog/taxonomy/fold.ts'
import { NUMERAL, readNumeral, withFigures } from './numbers.ts'

const CURRENCY = '(?:us\\$|\\$|€|£|(?:usd|euros?|eur|dollars?|dolares|gbp|pounds?|chf|francs?|bucks)(?![a-z]))'
const SCALE = '(?:(?:k|tsd\\.?|thousand|tausend|mil|mille|grand|millionen|millions?|mio\\.?|millones|millon)(?![a-z])|t(?=\\s?€))'
const MILLIONS = /^mi(?:o|llio|llon)/
/** '1.500', '1,200.50', '1200,-', '15 k' */
const sumNamed = (name: string) => `(?<${name}>${NUMERAL.source})(?:[.,]\\d{2}(?!\\d)|[.,]-+)?(?:\\s?(?<${name}Scale>${SCALE}))?`
/** A sum or a span of sums: '$500', '3-4k', 'between $500 and $700', '18,000-22,000'. */
const SUM = new RegExp(
  `(?<before>${CURRENCY}\\s?)?(?<![\\d.,])${sumNamed('low')}(?<amid>\\s?${CURRENCY})?` +
    `(?:\\s?(?:-|–|to|bis|a|and|und|y|et|or|oder|o|ou)\\s?(?:${CURRENCY}\\s?)?${sumNamed('high')})?(?<after>\\s?${CURRENCY})?(?=(?<rest>.{0,14}))`,
  'g',
)
const CALLED = '(?:budget|presupuesto|kostenrahmen|budgetrahmen|(?:price|cost|spending) ceiling|kostenobergrenze)'
/** A number without a currency is money right after one of these ... */
const IS_BUDGET = new RegExp(`${CALLED}(?: (?:is|of|ist|von|es|de|est|about|around|only|max|maximum|circa|ca|limit))*[^\\d]{0,12}$`)
const IS_WHAT_IT_IS = new RegExp(`${CALLED}\\b.*\\b(?:is|ist|es|est)(?: (?:about|around|only|ca|unos))? $`)
/** ... or after one of these, where it counts nothing. */
const IS_OFFERED = new RegExp(
  `(?:${CALLED}|\\bspend|\\bpay|\\b(?:set|put) aside|\\bcost (?:me |us )?(?:more than|over|above))[^\\d$€£]{0,30}$`,
)
const IS_LIMIT = /(?:under|below|up to|less than|no more than|at most|hochstens|maximal|unter|menos de|hasta|moins de|jusqu['’ ]a) $/
const BEFORE_BUDGET = /^\s?(?:budget|presupuesto)\b/
const CUE =
  /budget|presupuesto|kostenrahmen|under|below|up to|max|at most|spend|afford|pay|not? more than|less than|exceed|can offer|ausgeben|hochstens|unter|gastar|hasta|menos de|depenser|moins de|payer|jusqu|all in|total|(?:price|cost|spending) ceiling|plafond (?:de|est)|enveloppe (?:budgetaire|globale|totale|est|de)|kostenobergrenze|(?:set|put) aside|de cote|zuruckgelegt|zur verfugung|depasser|sobrepasar|ubersteigen|\bnot cost|darf kosten|penny (?:over|more)|\b(?:my|our|mein|unser) limit|\blimite|\btope\b/
const IS_RATE = /^\s*(?:\/|per|an|a|each|pro|por|la|par)\s*(?:h|hour|hr|stunde|hora|heure|month|monat|mes|mois|day|word|page|week)/
const IS_RENT = /^\s*(?:(?:of|de|in) )?(?:rent|miete|alquiler|loyer)\b/
/** A plain number after 'under' counts as money only when nothing else is counted by it. */
const COUNTS_ELSE = /^\s*(?:%|[\p{L}²])/u
const COUNTS_NOTHING =
  /^\s*(?:$|[.,;:!?)]|(?:for|in|on|at|all|max|maximum|or|net|netto|brutto|incl|inkl|plus|total|and|but|fur|insgesamt|para|en|pour|tout|ttc|ht)\b)/
/** 'Four thousand' in words is rarely anything but money. */
const LARGE = 1_000

const isSumInWords = (value: number, after: string): boolean => value >= LARGE || new RegExp(`^ (?:${SCALE}|${CURRENCY})`).test(after)

const timesScale = (numeral: string, scale = ''): number =>
  readNumeral(numeral) * (scale === '' ? 1 : MILLIONS.test(scale) ? 1_000_000 : 1_000)

interface Sum {
  amount: number
  hasCurrency: boolean
  isScaled: boolean
  /** What is said before and after it. */
  before: string
  rest: string
}

/** All sums of a sentence; of a span the upper end is what may be spent. A rate ('$50 an hour') is none. */
const sumsIn = (folded: string): Sum[] =>
  [...folded.matchAll(SUM)].flatMap(({ groups = {}, index }) => {
    const { low = '', lowScale, high, highScale, rest = '' } = groups
    if (IS_RATE.test(rest) || IS_RENT.test(rest)) return []
    const scale = highScale ?? lowScale
    const amount = Math.max(timesScale(low, lowScale ?? highScale), high === undefined ? 0 : timesScale(high, scale))
    const hasCurrency = scale === 'grand' || [groups['before'], groups['amid'], groups['after']].some(said => said !== undefined)
    return [{ amount, hasCurrency, isScaled: scale !== undefined, before: `${folded.slice(0, index).trimEnd()} `, rest }]
  })

const isOffered = ({ isScaled, before, rest }: Sum): boolean =>
  IS_BUDGET.test(before) ||
  IS_WHAT_IT_IS.test(before) ||
  BEFORE_BUDGET.test(rest) ||
  (IS_OFFERED.test(before) && (isScaled || COUNTS_NOTHING.test(rest))) ||
  (IS_LIMIT.test(before) && (isScaled || !COUNTS_ELSE.test(rest)))

// Pounds are weighed too.
const MONEY_ALONE = '(?:us\\$|\\$|€|£|¥|\\b(?:usd|euros?|eur|dollars?|dolares|gbp|chf|francs?|bucks|quid)\\b)'
const MONEY = new RegExp(`${MONEY_ALONE}\\s?(?:${NUMERAL.source})|(?:${NUMERAL.source})(?:\\s?k)?\\s?${MONEY_ALONE}`)

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
  [/€|\beur(?:os?)?\b/, 'EUR'],
  [/£|\bgbp\b|\bpounds?\b/, 'GBP'],
  [/\bchf\b|\bfrancs?\b/, 'CHF'],
  [/\$|\busd\b|\bdollars?\b|\bdolares\b|\bbucks\b/, 'USD'],
]

/** What a thing cost, is worth or shall bring is no offer for the work. */
const OTHER_MONEY =
  /\b(?:cost|costs|kostete|price|worth|paid|bought|sell|selling|sold|verkaufen|vender|vendre|revenue|turnover|sales|salary|income|owes?|owed|invoice|deposit|rent|fine|refund|stolen|lost|debt|loan|asks? for|quoted?|offer(?:ed)? me)\b/
const I_HAVE = /\b(?:i|we) (?:only )?have\b|\bich habe\b|\bwir haben\b|\btengo\b|\btenemos\b|\bj['’]ai\b|\bnous avons\b|\bho\b|\babbiamo\b/
/** '2000 euros.' at the end of a brief says nothing but the budget. */
const MOST_OTHER_WORDS = 2

const saysOnlyMoney = (folded: string): boolean => {
  if (OTHER_MONEY.test(folded)) return false
  const others = folded.replaceAll(new RegExp(`${CURRENCY}|${NUMERAL.source}`, 'g'), ' ').match(/\p{L}{3,}/gu) ?? []
  return others.length <= MOST_OTHER_WORDS || I_HAVE.test(folded)
}

/** The money a sentence offers for the whole work; hourly rates and other prices are none. */
export const budgetIn = (sentence: string): Budget | null => {
  const folded = withFigures(fold(sentence).replaceAll('half a million', '500000'), isSumInWords)
  const isCued = CUE.test(folded)
  if (!isCued && !/\d/.test(folded)) return null
  const sums = sumsIn(folded)
  const money = sums.filter(({ hasCurrency }) => hasCurrency)
  if (!isCued && (money.length === 0 || !saysOnlyMoney(folded))) return null
  const offered = money.length > 0 ? money : sums.filter(isOffered)
  const largest = Math.max(0, ...offered.map(({ amount }) => amount).filter(amount => amount >= 10))
  const currency = CURRENCIES.find(([pattern]) => pattern.test(folded))?.[1] ?? null
  return largest === 0 ? null : { amount: largest, currency, ...(FOR_PART.test(folded) ? { isForPart: true as const } : {}) }
}

/** Whether a sentence names any sum of money, or what the work may cost: what a client who bargains keeps to himself. */
export const tellsMoney = (sentence: string): boolean => {
  const folded = fold(sentence)
  return MONEY.test(folded) || budgetIn(sentence) !== null
}
