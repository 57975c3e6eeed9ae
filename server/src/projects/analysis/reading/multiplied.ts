import { readTokens } from './number-tokens.ts'
import { amountOf } from './numbers.ts'
import { SAYS_PRICE } from './price-words.ts'
import { stem } from './stems.ts'

const NUMBER = '\\d{1,4}|\\p{L}{3,}'
const ABOUT = '(?:about |around |roughly |some |etwa |rund |ca\\.? |circa |jeweils |unos |unas |environ |quelque )?'
/** 'Three sockets', 'zwei LED-Spots': what is counted, if it is named. */
const NAMED = '(?: [\\p{L}-]+){0,3}?'
const THE =
  '(?:(?:of|der|des|von|de|d) )?(?:(?:the|our|my|its|these|der|den|die|unserer|unseren|meiner|las|los|nuestr[oa]s|mis|les|nos|mes) )?'
const EACH = '(?:each|every|jede[rnms]?|cada(?: un[oa])?|chacune?|chaque)'
const PLACED = '(?:on|in|at|for|to|from|by|auf|an|bei|fur|zu|en|a|para|por|sur|dans|pour|par)'
const BETWEEN =
  ',? (?:on|in|at|for|across|over|over all|and there are|and we have|there are|times|bei|auf|mal|und es sind|es sind|wir haben|mit|en|y son|son|hay|dans|sur|pour|il y a|avec) |,? |: '
const UNIT = '(?:pages?|words?|minutes?|mins?|hours?|seiten?|worter|minuten|stunden?|paginas?|palabras?|minutos?|horas?|mots?|heures?)'

/** `many` of `what` in each of so many `places`; what of it a text says in other places has a group of its own. */
const PATTERNS = {
  /** 'Five on each of three floors', 'zwei in jedem der vier Zimmer', 'cinco en cada una de las tres plantas' */
  onEachOf: `(?<many>${NUMBER})(?<what>${NAMED}) ${PLACED} ${EACH} ${THE}(?<places>${NUMBER}) (?<place>(?:[\\p{L}-]+ )?\\p{L}{4,})`,
  /** 'Three per room in six rooms', 'drei pro Zimmer, sechs Zimmer', 'trois par pièce dans six pièces' */
  perPlace: `(?<many>${NUMBER})(?<what>${NAMED}) (?:(?:per|pro|je|por|par)|${PLACED} ${EACH}) (?!(?:weeks?|months?|days?|years?|tag|woche|monat|jahr|semana|jour|semaine|mois)\\b)(?<one>\\p{L}{4,})(?:${BETWEEN})${ABOUT}${THE}(?<places>${NUMBER}) (?<place>\\p{L}{4,})`,
  /** '9 boxes with 150 notes in each', '12 Wohnungen mit je 2 Waschbecken' */
  withInEach: `(?<places>${NUMBER}) (?<place>(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]{3,}) (?:with|mit|con|avec) ${ABOUT}(?<many>${NUMBER})(?<what>(?: [\\p{L}-]+)? [\\p{L}-]{3,}) (?:in each|in jede[rmn]|en cada un[oa]|dans chacune?)\\b`,
  /** '12 pisos y en cada uno hay 2 lavabos' */
  inEachAre: `(?<places>${NUMBER}) (?<place>(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]{3,}),? (?:(?:and|und|y|et) )?(?:in each(?: of them| one)?|in jede[rmn]|en cada un[oa]|dans chacune?) (?:there are |are |gibt es |sind |hay |il y a )?(?<many>${NUMBER})(?<what> [\\p{L}-]{3,})`,
  /** 'Two clinics and each needs its own campaign', '10 flavours, each with its own label' */
  ownOfEach: `(?<places>${NUMBER}) (?<place>(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]{3,})(?:,[^,.;:!?]{0,24})?,? (?:(?:and|und|y|et) )?(?:each|jede[rs]?|cada un[oa]|chacune?)(?: of them| one)? (?:needs?|gets?|with|should (?:have|get)|must have|brauch(?:t|en)|bekommt|soll|mit|necesita|con|doit avoir|a besoin de|avec) (?:its|their|his|her|ihr|ihre[nrm]?|sein|seine[nrm]?|su|son|sa|an?|eine?[nrm]?|una?|une) (?:own|separate|eigene?[nrsm]?|propi[oa]|propre)(?<what>(?: [\\p{L}-]{3,}){1,2})`,
  /** 'Twelve in all, of about 40 pages each', 'zwölf mit je 40 Seiten' */
  ofSoMuch: `(?<places>${NUMBER})(?: (?:in all|altogether|in total|of them|stuck|insgesamt|en total|au total|en tout))?,? (?:of|with|at|zu|mit|von|de|con|a|avec|d) ?['’]?(?:je )?${ABOUT}(?<many>${NUMBER})(?<what> ${UNIT})(?: (?:each|apiece|jeweils|cada un[oa]|chacune?)\\b|(?<=\\b(?:je|jeweils) \\S+ \\S+))`,
}
const COMPILED = Object.entries(PATTERNS).map(([kind, source]) => ({ kind, pattern: new RegExp(`(?<![\\p{L}\\d.,])${source}`, 'dgu') }))

const MOST = 5000
/** 'One of the five', 'from 9 to 12': a number that is no number of things. */
const NO_COUNT_BEFORE = /\b(?:of the|of|from|to|bis|von|hasta|del?|between) $/u

/** What a match says in one number; null where it says no such thing. `numbers`: where a text has numbers. */
const inOne = (match: RegExpExecArray, kind: string, folded: string, numbers: ReadonlyMap<number, number>): string | null => {
  const { what = '', places = '', place = '', one } = match.groups ?? {}
  const at = (group: string) => match.indices?.groups?.[group]?.[0] ?? -1
  const times = numbers.get(at('places'))
  if (kind === 'ownOfEach') return times === undefined || times < 2 ? null : `${match[0]}, ${times}${what}`
  const count = numbers.get(at('many'))
  if (count === undefined || times === undefined || count < 2 || times < 2 || count * times > MOST) return null
  if (NO_COUNT_BEFORE.test(folded.slice(0, match.index))) return null
  if (what.split(' ').some(word => amountOf(word) !== null) || (one !== undefined && stem(one) !== stem(place))) return null
  // '12 sockets, 2 for each of the 6 desks': the whole is said as well.
  if ([...numbers.values()].includes(count * times)) return null
  const all = what === '' ? `${count * times} in number` : `${count * times}${what}`
  if (kind === 'ofSoMuch') return `${times} in number, ${count * times}${what}`
  return `${all}, ${places} ${place}`
}

const rewritten = (folded: string, kind: string, pattern: RegExp): string => {
  const numbers = new Map(readTokens(folded).flatMap(token => (token.kind === 'number' ? [[token.at, token.value] as const] : [])))
  let [text, from] = ['', 0]
  pattern.lastIndex = 0
  for (let match = pattern.exec(folded); match !== null; match = pattern.exec(folded)) {
    const said = inOne(match, kind, folded, numbers)
    if (said === null) {
      // Its first word may be none: 'need three per room'.
      pattern.lastIndex = match.index + (/^[\p{L}\d]+/u.exec(match[0])?.[0].length ?? 1)
      continue
    }
    text += folded.slice(from, match.index) + said
    from = match.index + match[0].length
    pattern.lastIndex = from
  }
  return text + folded.slice(from)
}

/** 'Every room has one detector', 'in jedem Zimmer sind zwei Steckdosen': so many in each of what the sentence counts elsewhere. */
const EACH_HAS = new RegExp(
  `(?<![\\p{L}])${EACH} (?:[\\p{L}-]+ )?(?<one>[\\p{L}-]{4,}) (?:has|gets|needs|contains|holds|hat|braucht|bekommt|ist|sind|tiene|lleva|hay|a|contient) (?:(?:its|their|his|her|ihr|ihre[nrm]?|sein|seine[nrm]?|su|son|sa) (?:own|eigene?[nrsm]?|propi[oa]|propre)|(?<many>${NUMBER}))(?<what>(?: [\\p{L}-]{3,}){1,3})`,
  'u',
)

const withEachHas = (folded: string): string => {
  const said = EACH_HAS.exec(folded)
  const { one = '', what = '' } = said?.groups ?? {}
  const many = said?.groups?.['many'] ?? ''
  const each = many === '' ? 1 : amountOf(many)
  if (said === null || each === null) return folded
  const rest = folded.slice(0, said.index) + ' '.repeat(said[0].length) + folded.slice(said.index + said[0].length)
  const times = [...rest.matchAll(/(?<![\p{L}\d])(\d{1,4}|\p{L}{3,}) (?:[\p{L}-]+ )?([\p{L}-]{4,})/gu)]
    .filter(([, , noun = '']) => stem(noun) === stem(one))
    .map(([, count = '']) => amountOf(count) ?? 0)
    .find(count => count > 1)
  if (times === undefined || times * each > MOST) return folded
  return `${folded.slice(0, said.index)}${times * each}${what}${folded.slice(said.index + said[0].length)}`
}

/** Only such a text may say a number of each. */
const MAY_MULTIPLY = /\b(?:each|every|apiece|per|pro|je|jeweils|jede[rnms]?|cada|por|chacune?|chaque|par)\b/u

/**
 * What a folded sentence counts in two numbers is counted in one: 'five on each of three floors' is '15 in number, three floors', 'twelve of 40
 * pages each' is '12 in number, 480 pages'.
 */
export const withMultiplied = (folded: string): string =>
  MAY_MULTIPLY.test(folded)
    ? withEachHas(
        // A price is one of each as well; what each has of its own is none.
        COMPILED.filter(({ kind }) => kind === 'ownOfEach' || !SAYS_PRICE.test(folded)).reduce(
          (text, { kind, pattern }) => rewritten(text, kind, pattern),
          folded,
        ),
      )
    : folded
