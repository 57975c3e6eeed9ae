import { amountOf } from './numbers.ts'
import type { Quantity } from './quantity.ts'
import { stem } from './stems.ts'

/** 'Garden party for 60', 'Essen für 40': of guests. */
const FOR_SO_MANY =
  /(?<!\p{L})(?:party|dinner|lunch|breakfast|brunch|buffet|barbecue|bbq|wedding|banquet|picnic|reception|retreat|offsite|seminar|conference|workshop|catering|(?:\p{L}+)?essen|(?:\p{L}+)?feier|fest|hochzeit|bufett|grillfest|sommerfest|tagung|fiesta|boda|cena|comida|banquete|congreso|jornada|fete|mariage|diner|repas|dejeuner|banquet|reception|seminaire)(?: \p{L}+){0,3} (?:for|fur|para|pour) (?:about |around |rund |etwa |unos |unas |environ )?(?!(?:19|20)\d\d\b)(\d{1,4})(?=\s*(?:$|[.,;:!?)]|\b(?:in|on|at|im|am|en|a|au|le|la|el|with|mit|con|avec)\b))/u

/** 'Four of us would like to learn bridge', 'wir sind zu viert', 'somos cuatro' */
const SO_MANY_OF_US =
  /(?<![\p{L}\d])(?:(\d{1,3}|\p{L}{2,}) of us|(?:wir sind|sind wir) (?:zu )?(\d{1,2}|zweit|dritt|viert|funft|sechst)|(?:somos|nous sommes|on est) (\d{1,2}|\p{L}{3,}))(?!\p{L})(?! (?:anos|ans|mois|meses|people|personas|personnes))/u
const GERMAN_IN_ALL: Readonly<Record<string, number>> = { zweit: 2, dritt: 3, viert: 4, funft: 5, sechst: 6 }

const GUESTS = ['person', 'guest'].map(stem)

/** The people of a folded sentence that only says for how many it is. */
export const guestsIn = (folded: string, sentenceIndex: number): Quantity[] => {
  const [, guests] = FOR_SO_MANY.exec(folded) ?? []
  const [, ...us] = SO_MANY_OF_US.exec(folded) ?? []
  const said = guests ?? us.find(one => one !== undefined) ?? ''
  const count = GERMAN_IN_ALL[said] ?? amountOf(said)
  return count === null ? [] : [{ value: count, nouns: GUESTS, sentenceIndex }]
}
