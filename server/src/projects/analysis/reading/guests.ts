import { amountOf } from './numbers.ts'
import type { Quantity } from './quantity.ts'
import { stem } from './stems.ts'

/** 'Garden party for 60', 'Essen für 40': of guests. */
const FOR_SO_MANY =
  /(?<!\p{L})(?:party|dinner|lunch|breakfast|brunch|buffet|barbecue|bbq|wedding|banquet|picnic|reception|retreat|offsite|seminar|conference|workshop|catering|(?:\p{L}+)?essen|(?:\p{L}+)?feier|fest|hochzeit|bufett|grillfest|sommerfest|tagung|fiesta|boda|cena|comida|banquete|congreso|jornada|fete|mariage|diner|repas|dejeuner|banquet|reception|seminaire)(?: \p{L}+){0,3} (?:for|fur|para|pour) (?:about |around |rund |etwa |unos |unas |environ )?(?!(?:19|20)\d\d\b)(\d{1,4})(?=\s*(?:$|[.,;:!?)]|\b(?:in|on|at|im|am|en|a|au|le|la|el|with|mit|con|avec)\b))/u

/** What goes on behind a number of people: what they want, or who else they are. */
const WOULD = '(?:would|want|wish|need|are|plan|wollen|mochten|brauchen|y|und|et|queremos|buscamos|cherchons|voulons|voudrions|souhaitons)'
/**
 * 'Four of us would like to learn bridge', 'wir sind zu viert', 'somos cuatro'; 'we are 12 employees' counts them itself, and 'somos dos pisos
 * arriba' says where.
 */
const SO_MANY_OF_US = new RegExp(
  `(?<![\\p{L}\\d])(?:(?!one|both|all)(\\d{1,3}|\\p{L}{3,}) of us(?=,| ${WOULD}\\b)|(?:wir sind|sind wir) zu (zweit|dritt|viert|funft|sechst)|(?:somos|nous sommes|on est) (\\d{1,2}|\\p{L}{3,})(?=\\s*(?:$|[.,;:!?)])| ${WOULD}\\b))(?!\\p{L})`,
  'u',
)
const GERMAN_IN_ALL: Readonly<Record<string, number>> = { zweit: 2, dritt: 3, viert: 4, funft: 5, sechst: 6 }

const GUESTS = ['person', 'guest'].map(stem)

const PEOPLE = new Set(
  ['person', 'people', 'guest', 'employee', 'personas', 'personen', 'personnes', 'leute', 'gaste', 'invitados'].map(stem),
)

/** The people of a folded sentence that only says for how many it is; none beside people who are counted by name. */
export const guestsIn = (folded: string, sentenceIndex: number, counted: readonly Quantity[]): Quantity[] => {
  const [, guests] = FOR_SO_MANY.exec(folded) ?? []
  const isCounted = counted.some(({ nouns }) => nouns.some(noun => PEOPLE.has(noun)))
  const [, ...us] = isCounted ? [] : (SO_MANY_OF_US.exec(folded) ?? [])
  const said = guests ?? us.find(one => one !== undefined) ?? ''
  const count = GERMAN_IN_ALL[said] ?? amountOf(said)
  return count === null ? [] : [{ value: count, nouns: GUESTS, sentenceIndex }]
}
