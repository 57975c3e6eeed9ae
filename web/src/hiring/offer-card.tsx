import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Offer, OfferStep } from '#contract/hiring.ts'
import { Button } from '../ui/button.tsx'
import { FoldSummary } from '../ui/fold-summary.tsx'
import { formatDate } from '../ui/format.ts'
import { useMinute } from '../ui/use-minute.ts'
import { offerAnchor } from './offer-anchor.ts'
import { OfferBadge } from './offer-badge.tsx'
import { BriefOfOffer } from './offer-brief.tsx'
import { mayCounter, movesOf, type OfferMove } from './offer-moves.ts'
import { TermsOfOffer } from './offer-terms.tsx'
import { stepWords, timeLeft } from './offer-words.ts'
import { termsBefore, termsWords } from './terms-changes.ts'

const CounterDialog = lazy(() => import('./counter-dialog.tsx').then(module => ({ default: module.CounterDialog })))
const MoveDialog = lazy(() => import('./move-dialog.tsx').then(module => ({ default: module.MoveDialog })))

interface OfferCardProps {
  offer: Offer
  /** Who stands on the other side, and where. */
  heading: ReactNode
  /** What else can be done about it, as reviewing the work. */
  more?: ReactNode
}

/** One offer with its terms, its history, and what can be done now. */
export function OfferCard({ offer, heading, more }: OfferCardProps) {
  return (
    <article
      id={offerAnchor(offer.id)}
      tabIndex={-1}
      aria-label={`Offer for ${offer.taskTitle}`}
      className="grid scroll-mt-20 gap-4 rounded-card border border-line bg-raised p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">{heading}</div>
        <OfferBadge offer={offer} />
      </div>
      <TermsOfOffer offer={offer} />
      <BriefOfOffer offer={offer} />
      <TimeLeft offer={offer} />
      <History offer={offer} />
      <OfferActions offer={offer} more={more} />
    </article>
  )
}

function TimeLeft({ offer }: { offer: Offer }) {
  const now = useMinute()
  if (offer.expiresAt === null || now === null) return null
  return <p className="text-soft text-sm">Ends without an answer {timeLeft(offer.expiresAt, now)}.</p>
}

function History({ offer }: { offer: Offer }) {
  const [latest] = offer.steps.slice(-1)
  return (
    <div className="grid gap-1 text-sm">
      {latest && latest.note !== '' && (
        <p className="wrap-anywhere rounded-control bg-sunken px-3 py-2">
          <span className="font-medium">{stepWords(latest, offer.steps.at(-2), offer.side)}:</span> {latest.note}
        </p>
      )}
      <details className="group">
        <FoldSummary>What happened so far</FoldSummary>
        <ol className="mt-1 grid gap-1.5">
          {offer.steps.map((step, index) => (
            <Step key={step.id} offer={offer} step={step} index={index} />
          ))}
        </ol>
      </details>
    </div>
  )
}

function Step({ offer: { steps, side }, step, index }: { offer: Offer; step: OfferStep; index: number }) {
  return (
    <li className="wrap-anywhere border-line border-l-2 pl-3">
      <time dateTime={step.createdAt} className="text-soft">
        {formatDate(step.createdAt)}
      </time>{' '}
      {stepWords(step, steps[index - 1], side)}
      {step.terms && `: ${termsWords(step.terms, termsBefore(steps, index))}`}
      {step.note !== '' && <span className="block text-soft">{step.note}</span>}
    </li>
  )
}

function OfferActions({ offer, more }: { offer: Offer; more: ReactNode }) {
  const [asked, setAsked] = useState<OfferMove | 'counter' | null>(null)
  const moves = movesOf(offer)
  const close = () => setAsked(null)
  if (moves.length === 0 && !more) return null
  return (
    <div className="flex flex-wrap gap-3">
      {moves.map((move, index) => (
        <Button key={move.to} variant={index === 0 && !move.isEnd && !move.isBack ? 'primary' : 'secondary'} onClick={() => setAsked(move)}>
          {move.label}
        </Button>
      ))}
      {mayCounter(offer) && (
        <Button variant="secondary" onClick={() => setAsked('counter')}>
          Propose other terms
        </Button>
      )}
      {more}
      <Suspense>
        {asked === 'counter' && <CounterDialog offer={offer} onClose={close} />}
        {asked !== null && asked !== 'counter' && <MoveDialog offer={offer} move={asked} onClose={close} />}
      </Suspense>
    </div>
  )
}
