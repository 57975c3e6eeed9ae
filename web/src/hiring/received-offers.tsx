import { CircleAlert } from 'lucide-react'
import { isBindingOffer, isOpenOffer, type Offer, type OfferStatus } from '#contract/hiring.ts'
import { useIsLive } from '../platform/live-room.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useListReceivedOffers } from './hiring-queries.ts'
import { OfferCard } from './offer-card.tsx'
import { countOffers, isMyTurn, statusWords } from './offer-words.ts'
import { useLiveOffers } from './use-live-offers.ts'

const SKELETONS = ['one', 'two', 'three']

const UNDER_WAY: readonly OfferStatus[] = ['offered', 'accepted', 'countered', 'delivered']
/** What is under way under its own words, what waits for him first; what is over together. */
const GROUPS: { title: string; holds: (offer: Offer) => boolean }[] = [
  ...UNDER_WAY.map(status => ({ title: statusWords({ side: 'expert', status }), holds: (offer: Offer) => offer.status === status })),
  { title: 'Over', holds: offer => !UNDER_WAY.includes(offer.status) },
]
const waitingWords = (count: number, hasMore: boolean): string =>
  `${countOffers(count)} ${count === 1 ? 'waits' : 'wait'} for your answer${hasMore ? ' so far' : ''}`

export function ReceivedOffersSkeleton() {
  return (
    <div role="status" aria-label="Loading offers" className="grid gap-4">
      {SKELETONS.map(name => (
        <Skeleton key={name} className="h-56 !rounded-card" />
      ))}
    </div>
  )
}

/** The offers made to an expert, what waits for him first. */
export function ReceivedOffers() {
  useLiveOffers()
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListReceivedOffers(
    useIsLive(),
  )
  if (isPending) return <ReceivedOffersSkeleton />
  if (!data) {
    return (
      <LoadError title="Error Loading Offers" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  const offers = data.pages.flatMap(page => page.items)
  if (offers.length === 0) {
    return (
      <EmptyState title="No Offers Yet">
        <p>When a client wants you for a task, the offer comes here: what is to be done, for how much, and until when.</p>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-10">
      <p role="status" className="sr-only">
        {waitingWords(offers.filter(isMyTurn).length, hasNextPage)}
      </p>
      {GROUPS.map(({ title, holds }) => (
        <Group key={title} title={title} offers={offers.filter(holds)} hasMore={hasNextPage} />
      ))}
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={fetchNextPage} />
    </div>
  )
}

function Group({ title, offers, hasMore }: { title: string; offers: readonly Offer[]; hasMore: boolean }) {
  if (offers.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="text-lg">
        {title} <span className="text-soft tabular-nums">({hasMore ? `${offers.length} so far` : offers.length})</span>
      </h2>
      <ul className="grid gap-4">
        {offers.map(offer => (
          <li key={offer.id} className="min-w-0">
            <OfferCard offer={offer} heading={<TaskOfClient offer={offer} />} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TaskOfClient({ offer }: { offer: Offer }) {
  return (
    <>
      <h3 className="wrap-anywhere text-base">{offer.taskTitle}</h3>
      <p className="wrap-anywhere text-soft text-sm">
        {offer.projectTitle}, {offer.clientName}
        {offer.clientEmail !== null && (
          <>
            {', '}
            <a href={`mailto:${offer.clientEmail}`} className="touch-target inline-flex min-h-6 items-center underline underline-offset-2">
              {offer.clientEmail}
            </a>
          </>
        )}
      </p>
      {!offer.isClientAvailable && isBindingOffer(offer.status) && (
        <p className="flex items-center gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="size-4 flex-none" />
          This client is not available at the moment:{' '}
          {isOpenOffer(offer.status) ? 'decline, or wait.' : 'you may end the agreement, or wait.'}
        </p>
      )}
    </>
  )
}
