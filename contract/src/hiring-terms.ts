import * as z from 'zod/mini'
import { plainText, textAtLeast } from './shared/primitives.ts'

const OFFER_SCOPE_MIN = 20
export const OFFER_SCOPE_MAX = 5_000
export const OFFER_NOTE_MAX = 1_000
const OFFER_PRICE_MAX = 9_999_999
/** A day further ahead is a slip of the keyboard. */
const DAYS_AHEAD_MAX = 5 * 365
export const ANSWER_DAYS = [1, 3, 7, 14] as const
export type AnswerDays = (typeof ANSWER_DAYS)[number]
export const AnswerDays = z.union([z.literal(1), z.literal(3), z.literal(7), z.literal(14)], {
  error: 'An expert has 1, 3, 7 or 14 days to answer',
})
/** For the answer to other terms: less is no time for one. */
export const LEAST_ANSWER_DAYS = 1

const scope = textAtLeast(OFFER_SCOPE_MIN, `Say in at least ${OFFER_SCOPE_MIN} characters what is to be done`).check(
  z.maxLength(OFFER_SCOPE_MAX, { error: `The scope must be at most ${OFFER_SCOPE_MAX} characters long` }),
)
const PRICE = `The price must be a positive amount, at most ${OFFER_PRICE_MAX.toLocaleString('en-US')}`
const price = z.pipe(
  z.number({ error: PRICE }).check(z.minimum(0.01, { error: PRICE }), z.maximum(OFFER_PRICE_MAX, { error: PRICE })),
  z.transform(amount => Math.round(amount * 100) / 100),
)
const dueDate = z.iso.date({ error: 'Choose the day by which the work is to be done' })
export const offerNote = z.optional(
  plainText('A note is text.').check(
    z.trim(),
    z.maxLength(OFFER_NOTE_MAX, { error: `A note must be at most ${OFFER_NOTE_MAX} characters long` }),
  ),
)

/** What is offered: also the form's schema. `price` in US dollars for all of it, `dueDate` a day (YYYY-MM-DD). */
export const OfferTerms = z.object({ scope, price, dueDate, note: offerNote })
export type OfferTerms = z.infer<typeof OfferTerms>

/** What was typed as a price, when it is one: what is none counts in no sum. */
export const readPrice = (typed: string): number | null => (typed.trim() === '' ? null : (price.safeParse(Number(typed)).data ?? null))

export const DAY_MS = 86_400_000
/** The day of a moment, as both sides count it: in UTC. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
export const dayAfter = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS)
const daysFrom = (day: string, until: string): number => Math.round((Date.parse(until) - Date.parse(day)) / DAY_MS)

/** When terms are said, and how long the other side has for an answer to them. */
export interface TermsCalendar {
  today: string
  answerDays: number
}

/** The first day that leaves time for the answer. */
export const firstDueDay = ({ today, answerDays }: TermsCalendar): string => dayAfter(today, answerDays)

/** What is wrong with the day by which the work is to be done; null when nothing is. */
export const dueDateError = (day: string, calendar: TermsCalendar): string | null => {
  const { today, answerDays } = calendar
  if (day < today) return 'The day by which the work is to be done has passed. Choose a later one.'
  if (day > dayAfter(today, DAYS_AHEAD_MAX))
    return `The day by which the work is to be done is more than ${DAYS_AHEAD_MAX / 365} years away. Choose an earlier one.`
  const first = firstDueDay(calendar)
  return day < first
    ? `There ${answerDays === 1 ? 'is 1 day' : `are ${answerDays} days`} for the answer: choose ${first} or a later day.`
    : null
}

/** Other terms that say a nearer day are answered sooner: of the days for an answer those that are left until then, at least one. */
export const daysToAnswer = (day: string, { today, answerDays }: TermsCalendar): number =>
  Math.max(LEAST_ANSWER_DAYS, Math.min(answerDays, daysFrom(today, day)))

type StandingTerms = Pick<OfferTerms, 'scope' | 'price' | 'dueDate'>
const SAME_TERMS = 'These are the terms that stand. Change the scope, the price or the day; or accept them as they are.'
/** What is wrong with terms as an answer to those that stand; null when they change something. */
export const counterError = (standing: StandingTerms, terms: StandingTerms): string | null => {
  const plain = ({ scope, price, dueDate }: StandingTerms) => `${scope.trim().replace(/\s+/g, ' ')} ${price} ${dueDate}`
  return plain(standing) === plain(terms) ? SAME_TERMS : null
}
