import { COUNTS_NOTHING, MONEY_OR_NUMBER, type Sum, sumsIn, withSumsInFigures } from './sums.ts'

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
  `${CALLED}|\\b(?:under|below|up to|max|maximum|maximal\\w*|at most|spend(?:ing)?|pay(?:ing)?|afford|not? more than|less than|can offer|all in|total)\\b|exceed|ausgeben|hochstens|\\bunter\\b|\\bbis zu\\b|nicht mehr als|\\b(?:be)?zahlen\\b|uberschreiten|ubersteigen|gastar|\\bhasta\\b|menos de|depenser|moins de|payer|jusqu|plafond (?:de|est)|enveloppe (?:budgetaire|globale|totale|est|de)|(?:set|put) aside|de cote|zuruckgelegt|zur verfugung|depasser|sobrepasar|\\bnot cost|darf kosten|penny (?:over|more)|\\b(?:my|our|mein|unser) limit|(?<!(?:date|fecha) )\\blimite\\b|\\btope\\b|\\b(?:allows?|allowed|granted?) us\\b|kasse liegen\\b|\\bdispon\\w+ de\\b|\\bsubvencion\\b|\\brichtwert\\b|\\bballpark\\b|\\baufbringen\\b|\\bcome in at\\b|\\bor less\\b|\\b(?:is|in) the (?:pot|kitty|fund)\\b|\\b(?:pot|kitty|fund) (?:is|stands at|holds)\\b|\\bfreigegeben\\b|\\bnot be (?:over|above|more)\\b|\\bmehr als .{0,24} (?:haben|geht|ist|will)\\b|\\bgenehmigt\\b|\\bbewilligt\\b|\\bearmark\\w*|\\beingeplant\\b|\\bprevu\\w*|\\bprevist\\w*|\\balloue\\w*|\\bc(?:ue|o)nt(?:o|amos) con\\b|\\bcomptons? (?:sur|mettre)\\b|\\bfor (?:\\w+ )?(?:grand|quid)\\b(?! piano)`,
)
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
  /\b(?:cost|costs|kostete|price|worth|paid|bought|sell|selling|sold|verkaufen|vender|vendre|revenue|turnover|sales|salary|income|owes?|owed|invoice|deposit|rent|fine|refund|(?:won['’]?t|will not|refus\w+ to|never|not) (?:return|give|pay|hand|send|release)\w*|withh\w+|ke(?:eps?|pt|eping)|einbehalt\w*|behalt|zuruckzahl\w*|zahlt\w* (?:mir|uns|nicht)|retien\w*|reten\w*|devuel\w*|devolv\w*|ne (?:me |nous )?(?:rend|rembourse|paie)\w*|stolen|lost|debt|loan|severance|compensation|abfindung|indemnizacion|indemnite|asks? for|quoted?|offer(?:ed)? me|wanted|charged|piden?|(?:vecin|amig|herman|colega)\w* pago|pagaron|cobr[aoe]\w*|costo|damals|verlangt\w*|wollten?|gekostet|bezahlt|demandent?|coute|valoran?|valorad\w*|estime\w*)\b/
/** 'A customer does not pay me 4,300 euros': what is owed pays for nothing. 'I will not pay more than 800' is a limit. */
const OWED =
  /\b(?:does(?:n['’]?t| not)|did(?:n['’]?t| not)|has(?:n['’]?t| not)|have(?:n['’]?t| not)|won['’]?t|will not|never|refus\w+ to) (?:\w+ )?(?:pay|paid)\b|\bowe[sd]? (?:me|us)\b|\bschulde\w* (?:mir|uns)\b|\b(?:zahlt|bezahlt)\w* [^.;:!?]{0,40}\bnicht\b|\bno (?:me |nos )?(?:pagan?|abonan?|ha(?:n)? pagado)\b|\b(?:me|nos) debe\w*|\bne (?:me |nous )?(?:paie(?:nt)?|regle(?:nt)?|verse(?:nt)?)\b|\b(?:me|nous) doi(?:t|vent)\b/
const OF_ONESELF = /\b(?:i|we|ich|wir|yo|nosotr[oa]s|je|nous)\b[^,;]*$/
const IS_MORE = /^\W*(?:more|over|above|mas|mehr|plus|uber)\b/
const saysOwed = (clause: string): boolean => {
  const owed = OWED.exec(clause)
  if (owed === null || IS_CALLED.test(clause)) return false
  return !OF_ONESELF.test(clause.slice(0, owed.index)) && !IS_MORE.test(clause.slice(owed.index + owed[0].length))
}
const I_HAVE = /\b(?:i|we) (?:only )?have\b|\bich habe\b|\bwir haben\b|\btengo\b|\btenemos\b|\bj['’]ai\b|\bnous avons\b|\bho\b|\babbiamo\b/
/** '2000 euros.' at the end of a brief says nothing but the budget. */
const MOST_OTHER_WORDS = 2
const LEAST_MONEY = 10

const saysOnlyMoney = (folded: string): boolean => {
  if (OTHER_MONEY.test(folded)) return false
  const others = folded.replaceAll(MONEY_OR_NUMBER, ' ').match(/\p{L}{3,}/gu) ?? []
  return others.length <= MOST_OTHER_WORDS || I_HAVE.test(folded)
}

const CLAUSE_MARK = /[,;]|\b(?:and|but|und|aber|y|pero|et|mais)\b/

/** The clause of a sum, without it. */
const clauseOf = ({ before, rest }: Sum): string => `${before.split(CLAUSE_MARK).at(-1) ?? ''} ${rest.split(CLAUSE_MARK)[0] ?? ''}`

/** 'Our turnover is 2 million euros and our budget is 15k': what stands in the clause of a sum says what it is. */
const isOtherMoney = (sum: Sum): boolean => OTHER_MONEY.test(clauseOf(sum))

/** The money a sentence offers for the whole work; hourly rates and other prices are none. */
export const budgetIn = (sentence: string): Budget | null => {
  const folded = withSumsInFigures(sentence)
  const isCued = CUE.test(folded)
  if (!isCued && !/\d/.test(folded)) return null
  const sums = sumsIn(folded).filter(sum => !sum.isRate && sum.amount >= LEAST_MONEY && !saysOwed(clauseOf(sum)))
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
