import { dueDateError, OfferTerms, type TermsCalendar } from '#contract/hiring-terms.ts'
import type { TermsErrors, TypedTerms } from './terms-fields.tsx'

const FIELDS = ['scope', 'price', 'dueDate', 'note'] as const
const isField = (name: unknown): name is keyof TypedTerms => FIELDS.some(field => field === name)

/** What was typed as the contract has it, or what is wrong with each field. */
export const readTerms = (typed: TypedTerms, calendar: TermsCalendar): { terms: OfferTerms } | { errors: TermsErrors } => {
  const read = OfferTerms.safeParse({ ...typed, price: typed.price.trim() === '' ? Number.NaN : Number(typed.price) })
  const errors: TermsErrors = {}
  for (const { path, message } of read.error?.issues ?? []) {
    const [field] = path
    if (isField(field)) errors[field] ??= message
  }
  const wrongDay = errors.dueDate === undefined ? dueDateError(typed.dueDate, calendar) : null
  if (wrongDay !== null) errors.dueDate = wrongDay
  return read.success && wrongDay === null ? { terms: read.data } : { errors }
}

/** Of what is wrong only what stands in a field that somebody has typed in: the others he may not have come to yet. */
export const errorsTyped = (errors: TermsErrors, isTyped: (field: keyof TypedTerms) => boolean): TermsErrors =>
  Object.fromEntries(FIELDS.filter(isTyped).map(field => [field, errors[field]]))
