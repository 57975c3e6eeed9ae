import { type FormEvent, useState } from 'react'
import type { Offer } from '#contract/hiring.ts'
import { counterError, dayOf, firstDueDay, LEAST_ANSWER_DAYS } from '#contract/hiring-terms.ts'
import { useOwnDraft } from '../platform/own-draft.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { keepFocus } from '../ui/screen-heading.ts'
import { useCounterOffer } from './hiring-mutations.ts'
import { errorsTyped, readTerms } from './read-terms.ts'
import { TermsFields, type TypedTerms } from './terms-fields.tsx'

const TYPED = ['scope', 'price', 'dueDate', 'note'] as const

/** Answers the terms of the other side with one's own. What is typed is kept until it is sent, or other terms come. */
export function CounterDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  // The round that was read: terms that come meanwhile are answered by whoever has seen them.
  const [round] = useState(offer.round)
  const [standing] = useState<TypedTerms>({ scope: offer.scope, price: String(offer.price), dueDate: offer.dueDate, note: '' })
  const draft = useOwnDraft<{ [Field in keyof TypedTerms]: string }>(`counter-${offer.id}-${round}`, TYPED)
  const counter = useCounterOffer(draft.clear)
  const [terms, setTerms] = useState<TypedTerms>(() => ({ ...standing, ...draft.load() }))
  const [isTried, setTried] = useState(false)
  const [same, setSame] = useState<string | null>(null)
  const close = () => {
    onClose()
    keepFocus()
  }
  const calendar = { today: dayOf(Date.now()), answerDays: LEAST_ANSWER_DAYS }
  const read = readTerms(terms, calendar)
  const wrong = 'errors' in read ? read.errors : {}
  const type = (changed: Partial<TypedTerms>) => {
    const typed = { ...terms, ...changed }
    setTerms(typed)
    draft.save(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const unchanged = 'terms' in read ? counterError(offer, read.terms) : null
    setSame(unchanged)
    if ('terms' in read && unchanged === null) counter.mutate({ offerId: offer.id, round, ...read.terms }, { onSuccess: close })
  }
  return (
    <Dialog title={`Other terms for ‘${offer.taskTitle}’`} onClose={onClose}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TermsFields
          terms={terms}
          errors={isTried ? wrong : errorsTyped(wrong, field => terms[field] !== standing[field])}
          firstDay={firstDueDay(calendar)}
          noteLabel="Why (optional)"
          onChange={type}
        />
        {(same !== null || counter.error) && (
          <p role="alert" className="text-danger text-sm">
            {same ?? counter.error?.message}
          </p>
        )}
        <DialogActions onCancel={onClose}>
          <Button type="submit" isPending={counter.isPending}>
            {counter.isPending ? 'Sending...' : 'Send these terms'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
