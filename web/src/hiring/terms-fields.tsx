import { OFFER_NOTE_MAX, OFFER_SCOPE_MAX } from '#contract/hiring-terms.ts'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { TextField } from '../ui/text-field.tsx'

/** Terms as somebody types them. */
export interface TypedTerms {
  scope: string
  price: string
  dueDate: string
  note: string
}
export type TermsErrors = Partial<Record<keyof TypedTerms, string>>

interface TermsFieldsProps {
  terms: TypedTerms
  errors: TermsErrors
  noteLabel: string
  scopeHint?: string
  /** The first day that can be chosen. */
  firstDay: string
  onChange: (changed: Partial<TypedTerms>) => void
}

/** What is to be done, for how much, and until when. */
export function TermsFields({ terms, errors, noteLabel, scopeHint, firstDay, onChange }: TermsFieldsProps) {
  return (
    <div className="grid gap-4">
      <CountedTextArea
        label="Scope"
        hint={scopeHint}
        rows={5}
        text={terms.scope}
        maxCharacters={OFFER_SCOPE_MAX}
        value={terms.scope}
        error={errors.scope}
        onChange={event => onChange({ scope: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Price in US dollars"
          type="number"
          inputMode="decimal"
          min={0.01}
          step="any"
          value={terms.price}
          error={errors.price}
          className="text-right tabular-nums"
          onChange={event => onChange({ price: event.target.value })}
        />
        <TextField
          label="Done by"
          type="date"
          min={firstDay}
          value={terms.dueDate}
          error={errors.dueDate}
          onChange={event => onChange({ dueDate: event.target.value })}
        />
      </div>
      <CountedTextArea
        label={noteLabel}
        rows={2}
        text={terms.note}
        maxCharacters={OFFER_NOTE_MAX}
        value={terms.note}
        error={errors.note}
        onChange={event => onChange({ note: event.target.value })}
      />
    </div>
  )
}
