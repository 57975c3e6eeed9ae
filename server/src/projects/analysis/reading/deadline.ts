import { fold } from '../../../catalog/taxonomy/fold.ts'
import { numberWord } from './numbers.ts'

/** A time limit of the brief. `workingDays` at most; null where only a calendar could tell. */
export interface Deadline {
  words: string
  workingDays: number | null
}

const UNIT_WORKING_DAYS: readonly [RegExp, number][] = [
  [/^(hours?|stunden?|horas?|heures?)$/, 0.125],
  [/^(days?|tagen?|tage|dias?|jours?)$/, 5 / 7],
  [/^(weeks?|wochen?|semanas?|semaines?)$/, 5],
  [/^(months?|monaten?|monate|monat|mes|meses|mois)$/, 21],
]
const WITHIN =
  /\b(?:within|in|in the next|innerhalb von|in den nachsten|binnen|en|dentro de|en menos de|sous|dans|d ici|in less than)(?: the| next| den| nachsten)? (?:a |an |max )?(\p{L}+|\d+) (hours?|days?|weeks?|months?|stunden?|tagen?|wochen?|monaten?|horas?|dias?|semanas?|mes|meses|heures?|jours?|semaines?|mois)\b/u
const WEEKDAY =
  /\b(?:by|until|before|this|next|bis|vor|antes del?|para el|avant|d ici|pour)\s(?:the |next |this |zum |nachsten? )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|weekend|wochenende|tomorrow|today|morgen|heute|manana|demain)\b/
const DATE =
  /\b(?:by|until|before|bis(?: zum)?|antes del?|avant(?: le)?|deadline(?: is)?:?)\s(?:the )?((?:end of |mid |early )?(?:\d{1,2}(?:st|nd|rd|th|\.)? ?(?:of )?)?(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|mayo|junio|julio|agosto|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|decembre|christmas|easter|summer|winter)(?: \d{1,2}(?:st|nd|rd|th)?)?)\b/
const WORKING_WEEK = 5

const daysOf = (count: string, unit: string): number | null => {
  const number = /^(a|an|one|einer|eine|einem|una|un|une)$/.test(count) ? 1 : /^\d+$/.test(count) ? Number(count) : numberWord(count)
  const perUnit = UNIT_WORKING_DAYS.find(([pattern]) => pattern.test(unit))?.[1]
  return number === null || perUnit === undefined ? null : Math.max(1, Math.round(number * perUnit))
}

/** The time limit that a sentence sets. */
export const deadlineIn = (sentence: string): Deadline | null => {
  const folded = fold(sentence).replaceAll(/['’]/g, ' ')
  const within = WITHIN.exec(folded)
  if (within?.[1] !== undefined && within[2] !== undefined) {
    const workingDays = daysOf(within[1], within[2])
    if (workingDays !== null) return { words: within[0], workingDays }
  }
  const weekday = WEEKDAY.exec(folded)
  if (weekday !== null) {
    const isNow = /tomorrow|today|morgen|heute|manana|demain/.test(weekday[0])
    return { words: weekday[0], workingDays: isNow ? 1 : WORKING_WEEK }
  }
  const date = DATE.exec(folded)
  return date === null ? null : { words: date[0], workingDays: null }
}
