import { numberWord } from './numbers.ts'

const NUMBER = '\\d{1,4}|\\p{L}{3,}'
const ABOUT = '(?:about |around |roughly |some |etwa |rund |ca\\.? |circa |jeweils |unos |unas |environ |quelque )?'
/** 'Three sockets', 'zwei LED-Spots': what is counted, if it is named. */
const NAMED = '(?: [\\p{L}-]+){0,3}?'
const THE =
  '(?:(?:of|der|des|von|de|d) )?(?:(?:the|our|my|its|these|der|den|die|unserer|unseren|meiner|las|los|nuestr[oa]s|mis|les|nos|mes) )?'
const EACH = '(?:each|every|jede[rnms]?|cada(?: un[oa])?|chacune?|chaque)'
const PLACED = '(?:on|in|at|for|to|from|by|auf|an|bei|fur|zu|en|a|para|por|sur|dans|pour|par)'

/** 'Five on each of three floors', 'zwei in jedem der vier Zimmer', 'cinco en cada una de las tres plantas' */
const ON_EACH_OF = new RegExp(
  `(?<![\\p{L}\\d.,])(?<many>${NUMBER})(?<what>${NAMED}) ${PLACED} ${EACH} ${THE}(?<places>${NUMBER}) (?<place>(?:[\\p{L}-]+ )?\\p{L}{4,})`,
  'gu',
)
/** 'Three per room in six rooms', 'drei pro Zimmer, sechs Zimmer', 'trois par pièce dans six pièces' */
const PER_PLACE = new RegExp(
  `(?<![\\p{L}\\d.,])(?<many>${NUMBER})(?<what>${NAMED}) (?:(?:per|pro|je|por|par)|${PLACED} ${EACH}) (?<place>\\p{L}{4,})(?:,? (?:on|in|at|for|across|over|over all|and there are|and we have|there are|times|bei|auf|mal|und es sind|es sind|wir haben|mit|en|y son|son|hay|dans|sur|pour|il y a|avec) |,? |: )${ABOUT}${THE}(?<places>${NUMBER}) (?<again>\\p{L}{4,})`,
  'gu',
)
const UNIT = '(?:pages?|words?|minutes?|mins?|hours?|seiten?|worter|minuten|stunden?|paginas?|palabras?|minutos?|horas?|mots?|heures?)'
/** 'Twelve in all, of about 40 pages each', 'zwölf mit je 40 Seiten' */
const OF_SO_MUCH_EACH = new RegExp(
  `(?<![\\p{L}\\d.,])(?<things>${NUMBER})(?: (?:in all|altogether|in total|of them|stuck|insgesamt|en total|au total|en tout))?,? (?:(?:of|with|at|zu|mit|von|de|con|a|avec|d) ?['’]?${ABOUT}(?<much>${NUMBER}) (?<unit>${UNIT}) (?:each|apiece|jeweils|cada un[oa]|chacune?)\\b|(?:zu|mit|von) je ${ABOUT}(?<mucheach>${NUMBER}) (?<uniteach>${UNIT})\\b)`,
  'gu',
)

/** '9 boxes with 150 notes in each', '12 Wohnungen mit je 2 Waschbecken', '12 pisos y en cada uno hay 2 lavabos' */
const THINGS_WITH_EACH = new RegExp(
  `(?<![\\p{L}\\d.,])(?<things>${NUMBER}) (?<thing>(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]{3,}) (?:(?:with|mit|con|avec) ${ABOUT}(?<many>${NUMBER}) (?<what>(?:[\\p{L}-]+ )?[\\p{L}-]{3,}) (?:in each|in jede[rmn]|en cada un[oa]|dans chacune?)\\b|(?:and|und|y|et)?,? ?(?:in each(?: of them| one)?|in jede[rmn]|en cada un[oa]|dans chacune?) (?:there are |are |gibt es |sind |hay |il y a )?(?<more>${NUMBER}) (?<else>[\\p{L}-]{3,}))`,
  'gu',
)

const numberOf = (word: string | undefined): number =>
  word === undefined ? 0 : /^\d+$/.test(word) ? Number(word) : (numberWord(word) ?? 0)

/** 'Room' and 'rooms', 'habitación' and 'habitaciones' */
const LETTERS_OF_ONE = 4
const isSame = (one: string, other: string): boolean => one.slice(0, LETTERS_OF_ONE) === other.slice(0, LETTERS_OF_ONE)

const MOST = 5000
/** The product of two numbers of a text; null where they are none, or ones that nobody would multiply. */
const product = (one: string | undefined, other: string | undefined): number | null => {
  const [first, second] = [numberOf(one), numberOf(other)]
  return first > 0 && second > 1 && first * second <= MOST ? first * second : null
}

const inAll = (many: number, what: string): string => (what === '' ? `${many} in all` : `${many}${what}`)

/**
 * What a folded sentence counts in two numbers is counted in one: 'five on each of three floors' is '15 in all, 3 floors', 'twelve of 40 pages
 * each' is '12 in all, 480 pages'.
 */
export const withMultiplied = (folded: string): string =>
  folded
    .replaceAll(ON_EACH_OF, (said: string, ...found) => {
      const { many, what = '', places, place = '' } = found.at(-1) as Record<string, string>
      const all = product(many, places)
      return all === null ? said : `${inAll(all, what)}, ${places} ${place}`
    })
    .replaceAll(PER_PLACE, (said: string, ...found) => {
      const { many, what = '', place = '', places, again = '' } = found.at(-1) as Record<string, string>
      const all = isSame(place, again) ? product(many, places) : null
      return all === null ? said : `${inAll(all, what)}, ${places} ${again}`
    })
    .replaceAll(THINGS_WITH_EACH, (said: string, ...found) => {
      const { things, thing, many, what, more, else: other } = found.at(-1) as Record<string, string | undefined>
      const all = product(many ?? more, things)
      return all === null || numberOf(things) < 2 ? said : `${all} ${what ?? other}, ${things} ${thing}`
    })
    .replaceAll(OF_SO_MUCH_EACH, (said: string, ...found) => {
      const { things, much, unit, mucheach, uniteach } = found.at(-1) as Record<string, string | undefined>
      const all = product(much ?? mucheach, things)
      return all === null || numberOf(things) < 2 ? said : `${numberOf(things)} in all, ${all} ${unit ?? uniteach}`
    })
