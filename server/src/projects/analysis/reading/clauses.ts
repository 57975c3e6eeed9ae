import { fold } from '../../../catalog/taxonomy/fold.ts'
import { MONTH_NAMES } from './months.ts'
import { saysPlainOrder } from './orders.ts'

/** A part of a sentence between commas and 'and': where a list says one wish. Offsets within the sentence. */
export interface Clause {
  from: number
  to: number
  text: string
  /** Whether it follows a colon or a 'with' or stands in brackets: it may only describe what stands before it. */
  isDetail: boolean
}

/** A comma within a number parts nothing, nor does the stop of a German day ('am 10. Dezember'), nor does a plus or a slash between two; 'bed & breakfast' is one thing. */
const MARK = new RegExp(
  `(?<!\\d),|,(?!\\d)|(?<= )(?:(?<!\\d )[+/]|[+/](?! \\d)|(?<!\\b(?:bed|b|r|m|q|f|h) )&)(?= )|[;:!?()–]|(?<!\\b\\d{1,2})\\.\\s|(?<=\\d)\\.\\s(?!(?:${MONTH_NAMES})\\b)|(?<!['’])\\b(?:and|und|sowie|y|et|plus|dazu)\\b|(?<= )(?:e|ed)(?= )`,
  'gu',
)
/** 'Our manual (40 pages, German) must be in English': a short aside parts nothing. */
const ASIDE = /\([^()\n]{1,40}\)(?= ?[\p{L}\d])/gu
const WITH = /\b(?:with|mit|con|avec|including|inklusive|such as|instead of|statt)\b/

/** 'Our bathroom needs: ...', 'wir brauchen Folgendes:' announce wishes; 'a shop for cheese: ...' is followed by its details. */
const ANNOUNCES =
  /(?<!\b(?:special|our|my|your|his|her|their|all|daily|own) )\b(?:needs?|requires?|braucht|brauchen(?: wir)?|brauche(?: ich)?|benotig\p{L}+|necesit\p{L}+|(?:il )?(?:me |nous )?faut|besoin(?: de)?)(?: (?:the following|these|(?:two|three|four|five|some|several)|folgende[sn]?|lo siguiente|(?:los|las) siguientes|estas?|estos|ce qui suit))?(?: (?:things|jobs|repairs|works?|sachen|dinge|arbeiten|cosas|trabajos|choses|travaux))?\s*$|^\W*(?:(?:we|i)(?: also)? (?:want|would like)|(?:wir|ich) (?:mochten?|wollen|will)|quiero|queremos|nous voulons|je veux|wanted|needed|gesucht)\s*$/u

/** The clauses of a sentence in order; together they are all of it. */
export const clausesOf = (sentence: string): Clause[] => {
  const folded = fold(sentence)
  const marks = [...folded.replaceAll(ASIDE, aside => ' '.repeat(aside.length)).matchAll(MARK)]
  // 'And a logo, please.': the mark before the first clause parts it from nothing.
  const first = marks[0]?.index === 0 ? marks.shift()?.[0] : ''
  const starts = [0, ...marks.map(({ index }) => index)]
  let isAfterColon = false
  let isAfterWith = false
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? sentence.length
    const mark = (at === 0 ? first : marks[at - 1]?.[0]) ?? ''
    const text = sentence.slice(from + mark.length, to).trim()
    // What is told to be done is work of its own again, unless a colon announced all that follows.
    if (saysPlainOrder(text)) isAfterWith = false
    isAfterColon ||= mark === ':' && !ANNOUNCES.test(folded.slice(starts[at - 1] ?? 0, from))
    const clause = { from, to, text, isDetail: isAfterColon || isAfterWith || mark === '(' }
    isAfterWith ||= WITH.test(folded.slice(from, to))
    return clause
  })
}

/** A place of its sentence that surely is the clause's: where it begins or ends may be a mark. */
export const middleOf = ({ from, to }: Clause): number => Math.floor((from + to) / 2)

const SUBORDINATE =
  /^(?:that|which|who|whose|where|so that|because|since|dass|damit|weil|wo|obwohl|que|porque|donde|para que|qui|parce|puisque|dont|afin)\b/

/** 'That all my pictures come along': tells more of the wish before it. */
export const isSubordinate = (clause: string): boolean => SUBORDINATE.test(fold(clause))
