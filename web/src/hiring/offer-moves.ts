import {
  isOpenOffer,
  mayTakeBack,
  needsReason,
  OFFER_PROCESS,
  type Offer,
  type OfferStatus,
  STATUS_OF_TERMS,
  TAKEN_BACK_TO,
} from '#contract/hiring.ts'
import { movesFrom } from '#contract/shared/process.ts'

type MoveTo = 'offered' | 'countered' | 'accepted' | 'declined' | 'withdrawn' | 'delivered' | 'closed'

/** A move that can be made of an offer, as its button and its question say it. */
export interface OfferMove {
  to: MoveTo
  label: string
  /** On the button below the question. */
  confirmLabel: string
  question: string
  reasonLabel: string
  needsReason: boolean
  /** It ends the offer for good. */
  isEnd: boolean
  /** It goes a step back. */
  isBack: boolean
}

interface Words {
  label: string
  confirmLabel?: string
  question: string
}

const ACCEPT: Words = { label: 'Accept', question: 'Scope, price and day are agreed as they stand, and the work begins.' }
const TAKE_BACK: Words = {
  label: 'Take your terms back',
  question: 'The terms before yours stand again, for as long as they would have stood, and the other side is told so.',
}
const WORDS: Record<MoveTo, Words> = {
  offered: TAKE_BACK,
  countered: TAKE_BACK,
  accepted: ACCEPT,
  declined: { label: 'Decline', question: 'The offer ends here, and the client is told so.' },
  withdrawn: { label: 'Withdraw', question: 'The offer ends here, and the expert is told so.' },
  delivered: {
    label: 'Mark as delivered',
    question: 'The client is asked to check the work and to confirm it, or to say what is missing.',
  },
  closed: { label: 'Confirm the work', question: 'The work is complete. You can review the expert afterwards.' },
}
const SEND_BACK: Words = {
  label: 'Something is missing',
  confirmLabel: 'Send to the expert',
  question: 'The expert goes on with the work and delivers it again.',
}
const END_DEAL: Words = { label: 'End the agreement', question: 'The work stops, and the task is free for another expert.' }

const wordsOf = (from: OfferStatus, to: MoveTo) => {
  const found = from === 'delivered' && to === 'accepted' ? SEND_BACK : needsReason(from, to) ? END_DEAL : WORDS[to]
  return { confirmLabel: found.label, ...found }
}

const isMoveTo = (status: OfferStatus): status is MoveTo => Object.hasOwn(WORDS, status)

type Movable = Pick<Offer, 'side' | 'status' | 'expert' | 'isClientAvailable' | 'steps'>
/** Where this side's own terms wait. */
const isOwnCounter = ({ side }: Movable, to: OfferStatus): boolean => to === STATUS_OF_TERMS[side]

/** Who is no longer available is not hired any more, and hires nobody. */
const isBarred = ({ status, expert, isClientAvailable }: Movable): boolean =>
  isOpenOffer(status) && !(expert?.canBeHired && isClientAvailable)

/** What this side can do with an offer now, beside proposing other terms. */
export const movesOf = (offer: Movable): OfferMove[] => {
  const { side, status, steps } = offer
  return (
    movesFrom(OFFER_PROCESS, side, status)
      .filter(isMoveTo)
      .filter(to => !isOwnCounter(offer, to) && (to !== TAKEN_BACK_TO[side] || mayTakeBack(side, steps)))
      .filter(to => !(to === 'accepted' && isBarred(offer)))
      .map(to => ({
        to,
        ...wordsOf(status, to),
        needsReason: needsReason(status, to),
        reasonLabel: to === 'accepted' ? 'What is missing' : 'Why',
        isEnd: to === 'declined' || to === 'withdrawn',
        isBack: to === TAKEN_BACK_TO[side] || (status === 'delivered' && to === 'accepted'),
      }))
      // What goes on stands before what goes back, and that before what ends.
      .toSorted((one, other) => Number(one.isEnd) - Number(other.isEnd) || Number(one.isBack) - Number(other.isBack))
  )
}

/** Whether this side may answer with terms of its own. */
export const mayCounter = (offer: Movable): boolean =>
  !isBarred(offer) && movesFrom(OFFER_PROCESS, offer.side, offer.status).some(to => isOwnCounter(offer, to))
