import { fold } from '../../../catalog/taxonomy/fold.ts'
import { numberWord } from './numbers.ts'

/** A time limit of the brief. `workingDays` at most; null where only a calendar could tell. `atLeast`: less than that it cannot be. */
export interface Deadline {
  words: string
  workingDays: number | null
  atLeast: number
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
  /\b(?:by|until|before|this|next|bis|vor|antes del?|para el|avant|d ici|pour)\s(?:the |next |this |zum |nachsten? )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|weekend|wochenende|tomorrow|morgen|manana|demain|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani)\b/
const NOW =
  /\b(?:tonight|today|this (?:morning|afternoon|evening)|right now|immediately|heute(?: abend| noch)?|sofort|esta (?:noche|tarde)|hoy|ce soir|aujourd hui|stasera|oggi)\b/
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|mayo|junio|julio|agosto|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|decembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre'
/** 'in March', 'on 12 June': no year, and nobody's birthday of long ago. */
const IN_MONTH = new RegExp(
  `\\b(?:(?:in|im|en|a) (?:${MONTHS})|(?:on|am|el|le|il) (?:the )?\\d{1,2}(?:st|nd|rd|th|\\.)?(?: of| de)? (?:${MONTHS}))\\b(?! (?:of )?(?:last|19|20))`,
)
const IS_PAST =
  /\b(?:started|began|bought|moved|was|were|had|got|last|since|happened|opened|begonnen|gekauft|war|empece|compre|commence|achete)\b/
const DATE =
  /\b(?:by|until|before|bis(?: zum)?|vor|antes del?|hasta|avant(?: le| la)?|deadline(?: is)?:?)\s(?:the |le |la |l |el |zu |zum |den )?((?:end of |mid |early |ende |mitte |anfang |finales de |mediados de |principios de |fin |mi-|debut )?(?:\d{1,2}(?:st|nd|rd|th|\.)? ?(?:of )?)?(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|mayo|junio|julio|agosto|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|decembre|christmas|easter|summer|winter|autumn|spring|thanksgiving|new year|(?:the )?holidays|weihnachten|ostern|pfingsten|silvester|neujahr|fruhjahr|fruhling|sommer|herbst|schulbeginn|(?:den )?(?:sommer)?ferien|navidad(?:es)?|semana santa|pascua|verano|otono|primavera|invierno|noel|paques|rentree|ete|printemps|automne|hiver|natale|pasqua)(?: \d{1,2}(?:st|nd|rd|th)?)?)\b/
/** 'From April to October' is when, not until when. */
const SPAN_OF_MONTHS = new RegExp(
  `\\b(?:from|between|von|ab|de|desde|entre|d['’]?) ?(?:${MONTHS}) (?:to|until|till|bis|a|hasta|jusqu|au|und|and|y|et)\\b`,
)
const WORKING_WEEK = 5
/** The last working day of the week after this. */
const NEXT_WEEK = 9
const TOMORROW = /tomorrow|morgen|manana|demain|domani/

const daysOf = (count: string, unit: string): number | null => {
  const number = /^(a|an|one|einer|eine|einem|una|un|une)$/.test(count) ? 1 : /^\d+$/.test(count) ? Number(count) : numberWord(count)
  const perUnit = UNIT_WORKING_DAYS.find(([pattern]) => pattern.test(unit))?.[1]
  return number === null || perUnit === undefined ? null : Math.max(1, Math.round(number * perUnit))
}

/** The words of a match as the client wrote them: folding keeps the places. */
const asWritten = (sentence: string, { index, 0: found }: RegExpExecArray): string => sentence.slice(index, index + found.length).trim()

/** The time limit that a sentence sets. */
export const deadlineIn = (sentence: string): Deadline | null => {
  const folded = fold(sentence).replaceAll(/['’]/g, ' ')
  const within = WITHIN.exec(folded)
  if (within?.[1] !== undefined && within[2] !== undefined) {
    const workingDays = daysOf(within[1], within[2])
    if (workingDays !== null) return { words: asWritten(sentence, within), workingDays, atLeast: workingDays }
  }
  const now = NOW.exec(folded)
  if (now !== null) return { words: asWritten(sentence, now), workingDays: 1, atLeast: 0 }
  const weekday = WEEKDAY.exec(folded)
  if (weekday !== null) {
    const words = asWritten(sentence, weekday)
    if (TOMORROW.test(weekday[0])) return { words, workingDays: 1, atLeast: 1 }
    return { words, workingDays: /\bnext\b/.test(weekday[0]) ? NEXT_WEEK : WORKING_WEEK, atLeast: 2 }
  }
  const date = (SPAN_OF_MONTHS.test(folded) ? null : DATE.exec(folded)) ?? (IS_PAST.test(folded) ? null : IN_MONTH.exec(folded))
  return date === null ? null : { words: asWritten(sentence, date), workingDays: null, atLeast: 0 }
}
