import { OfferTerms } from '#contract/hiring.ts'
import type { TermsErrors, TypedTerms } from './terms-fields.tsx'

const isField = (name: unknown): name is keyof TypedTerms => name === 'scope' || name === 'price' || name === 'dueDate' || name === 'note'

/** What was typed as the contract has it, or what is wrong with each field. */
export const readTerms = (typed: TypedTerms): { terms: OfferTerms } | { errors: TermsErrors } => {
  const read = OfferTerms.safeParse({ ...typed, price: typed.price.trim() === '' ? Number.NaN : Number(typed.price) })
  if (read.success) return { terms: read.data }
  const errors: TermsErrors = {}
  for (const { path, message } of read.error.issues) {
    const [field] = path
    if (isField(field)) errors[field] ??= message
  }
  return { errors }
}
