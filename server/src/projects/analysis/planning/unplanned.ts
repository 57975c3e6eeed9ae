import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { PlannedTask } from '../analyst.ts'
import { type Reading, type ReadSentence, tellingWords } from '../reading/brief-reading.ts'
import { budgetIn } from '../reading/budget.ts'
import { deadlineIn } from '../reading/deadline.ts'
import { exclusionsIn } from '../reading/exclusions.ts'
import { wantsOnlyWhy } from '../reading/only-why.ts'
import { saysOrder } from '../reading/orders.ts'
import { NEW_THINGS, saysComplaint, saysWish } from '../reading/wishes.ts'
import type { Choice } from '../retrieval/choose-packages.ts'
import { quoted } from './wording.ts'

const MOST_NAMED = 6
/** A sentence with fewer telling words than this is a greeting or an aside. */
const LEAST_TELLING_WORDS = 4
/** An item of a list with a single word is a colour, a make, a place. */
const LEAST_ITEM_WORDS = 2
/** 'Please mend both' names nothing that was not named before. */
const MOST_WORDS_BACK = 3
const LEAST_WEIGHT = 0.5
const CLEAR_WEIGHT = 0.9
/** Circumstances: where, how, for whom, and what stands there already. */
const CIRCUMSTANCE =
  /^(?:in|on|at|by|for|from|of|to|per|about|around|near|till|until|since|because|so|that|which|who|where|when|while|if|as|but|than|like|each|only|all|most(?:ly)?|then|not|no|we|i|it|he|she|they|there|this|these|that|our|the|my|his|her|its|is|are|was|will|can|has|have|im|auf|bei|fur|von|aus|weil|dass|die|der|das|wir|ich|er|sie|es|den|dem|en|de|del|para|por|que|con|el|la|los|las|le|les|dans|pour|qui|avec|mit|with|nel|nella|della|per)\b/

/** Of those, the ones that begin no wish of their own: 'to refit the bracket' and 'pour refaire la clôture' may. */
const WHERE_OR_WHY =
  /^(?:in|on|at|by|from|of|per|about|around|near|until|since|because|so|that|which|who|where|when|while|if|as|than|im|auf|bei|von|aus|weil|dass|en|por|dans|qui|avec|mit|with)\b/

/** What is excluded, the budget and the deadline have notes of their own. */
const isHandledElsewhere = (text: string): boolean =>
  budgetIn(text) !== null || wantsOnlyWhy(text) || deadlineIn(text) !== null || exclusionsIn(text).some(({ kind }) => kind !== 'missing')

/** '60 m² in total': a measure of what was said before. */
const MEASURE =
  /^\d[\d.,' ]*\s?(?:m2|m²|sqm|qm|square|sq|m|cm|mm|km|kw|kwp|kg|l|litres?|%|years?|months?|weeks?|days?|hours?|minutes?|euros?|eur|usd|dollars?)(?![\p{L}\d])/u
/** '3 new ones', 'clean it', 'bitte beides richten': more of what was said before. */
const SAID_BEFORE =
  /\b(?:ones?|it|them|this|these|those|everything|both|beides?|beiden|alles|ambos|ambas|l[oa]s dos|todo eso|les deux|tout cela|tout ca)\b/

/** 'Can somebody come and sort it this week?' */
const CALLS_FOR_HELP =
  /^(?:please |bitte )?(?:can|could|would|kann|konnte|konnen|puede|pueden|podeis|podria|pouvez|peut|quelqu['’]un)\b.*\b(?:it|this|that|es|das|lo|l|ca)\b/
const MOST_WORDS_OF_CALL = 2

const isAside = (text: string, at: number, words: number, telling: number): boolean => {
  const folded = fold(text)
  if (at === 0)
    return (
      (words <= MOST_WORDS_BACK && SAID_BEFORE.test(folded)) ||
      (telling <= MOST_WORDS_OF_CALL && CALLS_FOR_HELP.test(folded)) ||
      (!saysWish(text) && !saysOrder(text) && !NEW_THINGS.test(folded))
    )
  return (words < LEAST_ITEM_WORDS && !/^\d/.test(folded)) || CIRCUMSTANCE.test(folded) || MEASURE.test(folded) || SAID_BEFORE.test(folded)
}

/** 'Aquarium included': what is included is what counts. */
const SAYS_INCLUDED = /^(?:inclu|inbegriffen|inklusive|compris)/

/** 'About 60 orders a day lost': how much, of what was said before. */
const AMOUNT = /^(?:about |around |some |roughly |etwa |rund |ca\.? |unos |unas |environ )?\d/
/** 'It has 48 pages', 'it is for our garden': what was named before, described. */
const DESCRIBES =
  /^(?:it|they|this|these|that|es|sie|dies\w*|il|elle|ils|elles|c|esto|estos|este|esta)(?: is| are| was| were| has| have|['’]s| ist| sind| hat| haben| a| est| sont| ont|['’]est| es| son| tiene| tienen)\b/

/** The clauses of a sentence that ask for something of which no task speaks. */
const openClauses = ({ clauses, words }: ReadSentence, isAnswered: (stem: string) => boolean): string[] =>
  clauses.flatMap(({ text }, at) => {
    const own = words.filter(word => word.clause === at && word.weight >= LEAST_WEIGHT)
    const telling = own.filter(word => !word.isCommon && !SAYS_INCLUDED.test(word.text))
    if (telling.length === 0 || isAside(text, at, own.length, telling.length) || isHandledElsewhere(text)) return []
    return telling.some(({ stem }) => isAnswered(stem)) ? [] : [text.replace(/[.!?]+$/, '')]
  })

/** Complaints beside those that were understood. */
const openComplaints = ({ clauses, words }: ReadSentence, isAnswered: (stem: string) => boolean): string[] =>
  clauses.flatMap(({ text }, at) => {
    const telling = words.filter(word => word.clause === at && !word.isCommon && word.weight >= CLEAR_WEIGHT)
    const isOpen = telling.length >= LEAST_ITEM_WORDS && telling.every(({ stem }) => !isAnswered(stem))
    return isOpen && saysComplaint(text) && !AMOUNT.test(fold(text)) ? [text.replace(/[.!?]+$/, '')] : []
  })

const openSentence = ({ text, words }: ReadSentence, isAnswered: (stem: string) => boolean): string[] => {
  const telling = words.filter(word => !word.isCommon && word.weight >= CLEAR_WEIGHT)
  return telling.length >= LEAST_TELLING_WORDS && !DESCRIBES.test(fold(text)) && telling.every(({ stem }) => !isAnswered(stem))
    ? [text]
    : []
}

/** Wishes that no task answers, each named: by clause where a sentence asks for several things. */
export const unplanned = (
  reading: Reading,
  { answered, leftOpen }: Choice,
  tasks: readonly PlannedTask[],
  speaksOf: ReadonlySet<string>,
): string[] => {
  const cited = new Set(tasks.flatMap(task => task.citedSentences))
  const isAnswered = (stem: string) => speaksOf.has(stem)
  const open = reading.sentences.flatMap(sentence => {
    if (sentence.isTitle || sentence.isInstruction) return []
    if (sentence.isAsked) return openClauses(sentence, isAnswered)
    if (saysComplaint(sentence.text)) return openComplaints(sentence, isAnswered)
    return cited.has(sentence.text) || isHandledElsewhere(sentence.text)
      ? []
      : openSentence(sentence, stem => answered.has(stem) || speaksOf.has(stem))
  })
  const isWhole = (text: string) => reading.sentences.some(sentence => sentence.text === text)
  const isCall = (text: string) =>
    CALLS_FOR_HELP.test(fold(text)) && tellingWords(text).filter(({ isCommon }) => !isCommon).length <= MOST_WORDS_OF_CALL
  const isBeside = (text: string) =>
    isCall(text) || DESCRIBES.test(fold(text)) || (!isWhole(text) && WHERE_OR_WHY.test(fold(text)) && !saysWish(text))
  const stripped = leftOpen.flatMap(text => {
    const bare = text.replace(/[.!?]+$/, '').trim()
    return bare === '' || isHandledElsewhere(text) || isBeside(text) ? [] : [bare]
  })
  const more = stripped.filter(text => !open.some(other => other.includes(text)))
  const all = [...open.filter(text => !more.some(other => other.includes(text))), ...more]
  return all.slice(0, MOST_NAMED).map(text => `Not planned: ${quoted(text)}`)
}
