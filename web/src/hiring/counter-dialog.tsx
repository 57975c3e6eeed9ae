import { type FormEvent, useState } from 'react'
import { counterError, type Offer } from '#contract/hiring.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { keepFocus } from '../ui/screen-heading.ts'
import { useCounterOffer } from './hiring-mutations.ts'
import { readTerms } from './read-terms.ts'
import { type TermsErrors, TermsFields } from './terms-fields.tsx'

/** Answers the terms of the other side with one's own. */
export function CounterDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const counter = useCounterOffer()
  // The round that was read: terms that come meanwhile are answered by whoever has seen them.
  const [round] = useState(offer.round)
  const [terms, setTerms] = useState({ scope: offer.scope, price: String(offer.price), dueDate: offer.dueDate, note: '' })
  const [errors, setErrors] = useState<TermsErrors>({})
  const [same, setSame] = useState<string | null>(null)
  const close = () => {
    onClose()
    keepFocus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readTerms(terms)
    setErrors('errors' in read ? read.errors : {})
    const unchanged = 'terms' in read ? counterError(offer, read.terms) : null
    setSame(unchanged)
    if ('terms' in read && unchanged === null) counter.mutate({ offerId: offer.id, round, ...read.terms }, { onSuccess: close })
  }
  return (
    <Dialog title={`Other terms for ‘${offer.taskTitle}’`} onClose={onClose}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TermsFields
          terms={terms}
          errors={errors}
          noteLabel="Why (optional)"
          onChange={changed => setTerms(before => ({ ...before, ...changed }))}
        />
        {(same !== null || counter.error) && (
          <p role="alert" className="text-danger text-sm">
            {same ?? counter.error?.message}
          </p>
        )}
        <Button type="submit" isPending={counter.isPending}>
          {counter.isPending ? 'Sending...' : 'Send these terms'}
        </Button>
      </form>
    </Dialog>
  )
}
