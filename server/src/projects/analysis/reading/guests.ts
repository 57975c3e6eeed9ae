import type { Quantity } from './quantity.ts'
import { stem } from './stems.ts'

/** 'Garden party for 60', 'Essen für 40': of guests. */
const FOR_SO_MANY =
  /(?<!\p{L})(?:party|dinner|lunch|breakfast|brunch|buffet|barbecue|bbq|wedding|banquet|picnic|reception|retreat|offsite|seminar|conference|workshop|catering|(?:\p{L}+)?essen|(?:\p{L}+)?feier|fest|hochzeit|bufett|grillfest|sommerfest|tagung|fiesta|boda|cena|comida|banquete|congreso|jornada|fete|mariage|diner|repas|dejeuner|banquet|reception|seminaire)(?: \p{L}+){0,3} (?:for|fur|para|pour) (?:about |around |rund |etwa |unos |unas |environ )?(?!(?:19|20)\d\d\b)(\d{1,4})(?=\s*(?:$|[.,;:!?)]|\b(?:in|on|at|im|am|en|a|au|le|la|el|with|mit|con|avec)\b))/u

const GUESTS = ['person', 'guest'].map(stem)

/** The guests of a folded sentence that only says for how many. */
export const guestsIn = (folded: string, sentenceIndex: number): Quantity[] => {
  const [, count] = FOR_SO_MANY.exec(folded) ?? []
  return count === undefined ? [] : [{ value: Number(count), nouns: GUESTS, sentenceIndex }]
}
