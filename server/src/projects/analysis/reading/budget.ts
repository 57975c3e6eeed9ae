import { fold } from '../../../catalog/taxonomy/fold.ts'
import { NUMERAL, readNumeral } from './numbers.ts'

const CURRENCY = '(?:us\\$|\\$|€|£|usd|euros?|eur|dollars?|dolares|gbp|pounds?|chf|francs?|bucks)'
const AMOUNT = `(?<amount>${NUMERAL.source})(?<thousands>\\s?k\\b|\\s?(?:thousand|tausend|mil|mille)\\b)?`
const WITH_CURRENCY = new RegExp(`${CURRENCY}\\s?${AMOUNT}(?<rest>.{0,14})`, 'g')
const CURRENCY_AFTER = new RegExp(`${AMOUNT}\\s?${CURRENCY}(?<rest>.{0,14})`, 'g')
const AFTER_CUE = new RegExp(
  `(?:budget|presupuesto|kostenrahmen)(?: (?:is|of|ist|von|es|de|est|about|around|only|max|maximum|circa|ca|limit))*[^\\d]{0,12}${AMOUNT}(?<rest>.{0,14})|(?:under|below|up to|less than|no more than|at most|hochstens|maximal|unter|menos de|hasta|moins de|jusqu a) ${AMOUNT.replace('?<amount>', '?<amount2>').replace('?<thousands>', '?<thousands2>')}(?<rest2>.{0,14})`,
  'g',
)
const CUE =
  /budget|presupuesto|kostenrahmen|under|below|up to|max|at most|spend|afford|pay|no more than|less than|exceed|can offer|ausgeben|hochstens|unter|gastar|hasta|menos de|depenser|moins de|payer|jusqu|all in|total/
const IS_RATE = /^\s*(?:\/|per|an|a|each|pro|por|la|par)\s*(?:h|hour|hr|stunde|hora|heure|month|monat|mes|mois|day|word|page|week)/
/** A plain number after 'under' or 'budget' counts as money only when nothing else is counted by it. */
const COUNTS_ELSE = /^\s*(?:%|[\p{L}²])/u

const moneyOf = (amount: string, thousands: string | undefined): number => readNumeral(amount) * (thousands === undefined ? 1 : 1000)

const amountsWith = (pattern: RegExp, folded: string): number[] =>
  [...folded.matchAll(pattern)].flatMap(({ groups }) => {
    const amount = groups?.['amount']
    if (amount === undefined || IS_RATE.test(groups?.['rest'] ?? '')) return []
    return [moneyOf(amount, groups?.['thousands'])]
  })

const amountsAfterCue = (folded: string): number[] =>
  [...folded.matchAll(AFTER_CUE)].flatMap(({ groups }) => {
    const amount = groups?.['amount'] ?? groups?.['amount2']
    const thousands = groups?.['thousands'] ?? groups?.['thousands2']
    const rest = groups?.['rest'] ?? groups?.['rest2'] ?? ''
    if (amount === undefined || IS_RATE.test(rest)) return []
    if (
      thousands === undefined &&
      COUNTS_ELSE.test(rest) &&
      !new RegExp(`^\\s*${CURRENCY}`).test(rest) &&
      groups?.['amount2'] !== undefined
    )
      return []
    return [moneyOf(amount, thousands)]
  })

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
  const folded = fold(sentence)
  const isCued = CUE.test(folded)
  if (!isCued && !/\d/.test(folded)) return null
  const found = [...amountsWith(WITH_CURRENCY, folded), ...amountsWith(CURRENCY_AFTER, folded)]
  if (!isCued && (found.length === 0 || !saysOnlyMoney(folded))) return null
  const amounts = found.length > 0 ? found : amountsAfterCue(folded)
  const largest = Math.max(0, ...amounts.filter(amount => amount >= 10))
  const currency = CURRENCIES.find(([pattern]) => pattern.test(folded))?.[1] ?? null
  return largest === 0 ? null : { amount: largest, currency, ...(FOR_PART.test(folded) ? { isForPart: true as const } : {}) }
}

/** Whether a sentence names any sum of money, or what the work may cost: what a client who bargains keeps to himself. */
export const tellsMoney = (sentence: string): boolean => {
  const folded = fold(sentence)
  return MONEY.test(folded) || budgetIn(sentence) !== null
}
