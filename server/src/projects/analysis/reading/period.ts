import { fold } from '../../../catalog/taxonomy/fold.ts'
import { MONTH_NAMES, SEASON_NAMES } from './months.ts'
import { amountOf } from './numbers.ts'
import { DAYS_A_MONTH, daysFromTo, saysRhythm } from './over-time.ts'
import { withPlainYears } from './plain-numbers.ts'

const NUMBER = '(?<count>\\d{1,2}|\\p{L}+)'
const WEEKS = '(?<weeks>weeks?|wochen?|semanas?|semaines?)'
const MONTHS = '(?<months>months?|monaten?|monate?|mes|meses|mois)'
/** 'For eight weeks', '7 months behind', 'the exam is in ten weeks': over how long something is wanted. */
const PERIODS = [
  `\\b(?:for|over|fur|uber|durante|por|pendant|pour|sur)(?: the| die| los| les)?(?: next| coming| nachsten| kommenden| proximos?| proximas?| prochaine?s?)? ${NUMBER} (?:${WEEKS}|${MONTHS})\\b(?! (?:ago|now|already)\\b)`,
  `(?<!\\p{L})${NUMBER} (?:${WEEKS}|${MONTHS}) (?:behind|late|overdue|im ruckstand|im verzug|de retraso|atrasad\\p{L}+|de retard|en retard)`,
  // 'Bookkeeping for a backlog of eight months'; one that is there already is no time to come.
  `\\b(?:for|fur|para|pour)(?: an?| the| einen?| den| un| el| le)? (?:backlog|arrears|ruckstand|ruckstande|retraso|atraso|retard|arriere) (?:of|von|de)(?: about| around| rund| etwa| unos| environ)? ${NUMBER} (?:${WEEKS}|${MONTHS})\\b`,
]
/** An exam, a wedding: lessons go on until then. */
const UNTIL = [`\\b(?:in|en|dans) ${NUMBER} (?:${WEEKS}|${MONTHS})\\b`]
/** 'We have worked for three months', 'seit drei Monaten': what was. */
const PAST =
  /\b(?:(?:(?:have|has|had)(?! to)|been|was|were) (?:\w+ ){0,4}|(?:since|last|seit|vor|hace|desde hace|depuis|il y a) (?:\w+ ){0,2})$/u
/** 'Has her exams in ten weeks' is no past. */
const WAS = /\b(?:been|was|were|(?:since|last|seit|vor|hace|desde hace|depuis|il y a)) (?:\w+ ){0,4}$/u
const OF_LESSONS =
  /\b(?:lessons?|sessions?|class(?:es)?|tutor\w*|teach\w*|learn|course|unterricht\w*|nachhilfe\w*|stunden?|kurs|clases?|profe\w*|curso|cours|seances?|hours?|horas?|heures?)\b/
/** What is learned for: until then, lessons or whatever they are called. */
const OF_EXAM =
  /\b(?:exams?|finals|a[- ]levels?|gcses?|abitur\w*|matura|prufung\w*|klausur\w*|examen\w*|selectividad|oposicion\w*|bac|brevet|concours|toefl|ielts)\b/

/** 'One hour a week', 'twice a month', '80 receipts per month': so much comes each time; 'to survive a week' says nothing of how often. */
const EACH_TIME =
  /(?<!\p{L})(?:a|an|per|each|every|pro|die|in der|im|por|a la|al|cada|par|chaque)[ /](?:day|week|month|tag|woche|monat|dia|semana|mes|jour|semaine|mois)(?!\p{L})/gu
const OFTEN = /^(?:once|twice|thrice|einmal|zweimal|dreimal|vez|veces|fois)$/
const NEAR_WORDS = 7
/** 'Ten lessons to survive a week' */
const BEGINS_AIM = /^(?:to|zu|um|que|para|pour)$/
const saysHowOften = (folded: string): boolean =>
  [...folded.matchAll(EACH_TIME)].some(({ index }) => {
    const before = folded
      .slice(0, index)
      .split(/[^\p{L}\d]+/u)
      .filter(word => word !== '')
      .slice(-NEAR_WORDS)
    return before.slice(before.findLastIndex(word => BEGINS_AIM.test(word)) + 1).some(word => OFTEN.test(word) || (amountOf(word) ?? 0) > 0)
  })

const compile = (sources: readonly string[]) => sources.map(source => new RegExp(source, 'gu'))
const OVER = compile(PERIODS)
const TO_THEN = compile(UNTIL)

const monthsFromTo = (folded: string): string[] => {
  const months = Math.round(daysFromTo(folded) / DAYS_A_MONTH)
  return months < 2 ? [] : [`${months} months`]
}

const periodsIn = (folded: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap(pattern =>
    [...folded.matchAll(pattern)].flatMap(({ groups = {}, index }) => {
      const count = amountOf(groups['count'] ?? '') ?? 0
      if (count < 2 || (patterns === TO_THEN ? WAS : PAST).test(folded.slice(0, index))) return []
      return [`${count} ${groups['weeks'] === undefined ? 'months' : 'weeks'}`]
    }),
  )

/** 'Mow every two weeks until October', 'einmal die Woche bis Juni' */
const UNTIL_THEN = new RegExp(
  `\\b(?:until|till|bis|hasta|jusqu['’ ]?(?:a|au|en|aux)?)(?: (?:the|end|of|mid|early|late|zum|ende|mitte|anfang|el|la|finales|de|fin|d))* (?:${MONTH_NAMES}|${SEASON_NAMES})\\b`,
)
/** 'We are open every day until the end of October' */
const IS_OPEN = /\b(?:open|opened|geoffnet|offen|abiert[oa]s?|ouvert\w*)\b/

/** 'One hour a week for ten weeks': a little at a time, unlike 'our shop is open 50 hours a week'. */
export const comesAgain = (folded: string): boolean =>
  saysRhythm(folded) &&
  ((UNTIL_THEN.test(folded) && !IS_OPEN.test(folded)) || (saysHowOften(folded) && periodsIn(folded, [...OVER, ...TO_THEN]).length > 0))

/**
 * Each sentence as counting reads it: one that says how often something comes ('one hour a week') with the period that another one says ('the exam
 * is in ten weeks'), so that both make a number.
 */
export const withPeriods = (texts: readonly string[]): string[] => {
  const folded = texts.map(text => withPlainYears(fold(text)))
  const over = folded.flatMap(text => [...periodsIn(text, OVER), ...monthsFromTo(text)])
  const untilThen = folded.flatMap(text => periodsIn(text, TO_THEN))
  const untilExam = folded.flatMap(text => (OF_EXAM.test(text) ? periodsIn(text, TO_THEN) : []))
  return texts.map((text, at) => {
    const own = folded[at] ?? ''
    // 'The exam is in five weeks, two lessons a week': until when says over how long only where lessons lead up to it.
    const isOfLessons = OF_LESSONS.test(own)
    if (!saysRhythm(own) || !saysHowOften(own) || periodsIn(own, isOfLessons ? OVER : [...OVER, ...TO_THEN]).length > 0) return text
    const period = over[0] ?? (isOfLessons ? untilThen[0] : untilExam[0])
    return period === undefined ? text : `${text.replace(/[\s.!?]+$/, '')} for ${period}.`
  })
}
