import { type FormEvent, useState } from 'react'
import { isOpenOffer, type Offer, REASON_HINT, reasonError } from '#contract/hiring.ts'
import { OFFER_NOTE_MAX } from '#contract/hiring-terms.ts'
import { useOwnText } from '../platform/own-draft.ts'
import { Button } from '../ui/button.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { keepFocus } from '../ui/screen-heading.ts'
import { useComplaint } from '../ui/use-complaint.ts'
import { useMoveOffer } from './hiring-mutations.ts'
import type { OfferMove } from './offer-moves.ts'
import { PriceAndDay } from './offer-terms.tsx'

/** Asks before a move that ends something, and for the reason where one is owed. */
export function MoveDialog({ offer, move, onClose }: { offer: Offer; move: OfferMove; onClose: () => void }) {
  const [round] = useState(offer.round)
  const { text: note, complain, clear, field } = useComplaint(useOwnText(`offer-${offer.id}-${round}-${move.to}`))
  const moving = useMoveOffer(clear)
  const close = () => {
    onClose()
    keepFocus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = reasonError(offer.status, move.to, note)
    complain(wrong)
    if (wrong === null && note.trim().length <= OFFER_NOTE_MAX)
      moving.mutate({ offerId: offer.id, round, to: move.to, note }, { onSuccess: close })
  }
  return (
    <Dialog title={`${move.label}: ‘${offer.taskTitle}’`} onClose={onClose}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <p>{move.question}</p>
        {move.to === 'accepted' && isOpenOffer(offer.status) && <PriceAndDay offer={offer} />}
        <CountedTextArea
          label={move.needsReason ? move.reasonLabel : 'A word to the other side (optional)'}
          hint={move.needsReason ? REASON_HINT : undefined}
          rows={3}
          text={note}
          maxCharacters={OFFER_NOTE_MAX}
          {...field}
        />
        {moving.error && (
          <p role="alert" className="text-danger text-sm">
            {moving.error.message}
          </p>
        )}
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant={move.isEnd ? 'danger' : 'primary'} isPending={moving.isPending}>
            {move.confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
