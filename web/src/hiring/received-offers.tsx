import { CircleAlert } from 'lucide-react'
import { isBindingOffer, isOpenOffer, OFFER_STATUSES, type Offer, type OfferStatus } from '#contract/hiring.ts'
import { useIsLive } from '../platform/live-room.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatCount } from '../ui/format.ts'
import { LoadError } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useCountReceivedOffers, useListReceivedOffers } from './hiring-queries.ts'
import { useOfferOfAddress } from './offer-anchor.ts'
import { OfferCard } from './offer-card.tsx'
import { countOffers, readStatus, statusWords } from './offer-words.ts'
import { useLiveOffers } from './use-live-offers.ts'

const SKELETONS = ['one', 'two', 'three']

const waitingWords = (count: number): string => `${countOffers(count)} ${count === 1 ? 'waits' : 'wait'} for your answer`

export function ReceivedOffersSkeleton() {
  return (
    <div role="status" aria-label="Loading offers" className="grid gap-4">
      {SKELETONS.map(name => (
        <Skeleton key={name} className="h-56 !rounded-card" />
      ))}
    </div>
  )
}

interface ReceivedOffersProps {
  /** The state whose offers are shown; undefined for all. */
  status: OfferStatus | undefined
  onChange: (status: OfferStatus | undefined) => void
}

/** The offers made to an expert, what changed last first. */
export function ReceivedOffers({ status, onChange }: ReceivedOffersProps) {
  useLiveOffers()
  const isLive = useIsLive()
  const counted = useCountReceivedOffers({ isPolled: !isLive }).data
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListReceivedOffers(
    status,
    isLive,
  )
  if (!data && !isPending) {
    return (
      <LoadError title="Error Loading Offers" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  const offers = data?.pages.flatMap(page => page.items)
  if (offers?.length === 0 && status === undefined) {
    return (
      <EmptyState title="No Offers Yet">
        <p>When a client wants you for a task, the offer comes here: what is to be done, for how much, and until when.</p>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <StatusFilter status={status} counts={counted?.counts} onChange={onChange} />
        <p role="status" className="font-medium text-sm">
          {counted && counted.waiting > 0 && waitingWords(counted.waiting)}
        </p>
      </div>
      {!offers && <ReceivedOffersSkeleton />}
      {offers?.length === 0 && <p className="text-soft">No offer is in this state now.</p>}
      {offers && offers.length > 0 && (
        <ul aria-label="Offers" className="grid gap-4">
          {offers.map(offer => (
            <li key={offer.id} className="min-w-0">
              <OfferCard offer={offer} heading={<TaskOfClient offer={offer} />} />
            </li>
          ))}
          <OfferOfAddress />
        </ul>
      )}
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={offers ? error : null} onMore={fetchNextPage} />
    </div>
  )
}

/** Stands where the offers do: it goes to the one that the address names once they have come. */
function OfferOfAddress() {
  useOfferOfAddress()
  return null
}

interface StatusFilterProps extends ReceivedOffersProps {
  /** Undefined until they are known. */
  counts: readonly { status: OfferStatus; count: number }[] | undefined
}

/** States that are known to be without an offer are not to be chosen, but for the one that is shown. */
function StatusFilter({ status, counts, onChange }: StatusFilterProps) {
  const countOf = (wanted: OfferStatus) => counts?.find(each => each.status === wanted)?.count ?? 0
  const all = counts?.reduce((sum, { count }) => sum + count, 0)
  const shown = OFFER_STATUSES.filter(each => !counts || countOf(each) > 0 || each === status)
  const counted = (words: string, count: number | undefined) => (count === undefined ? words : `${words} (${formatCount(count)})`)
  return (
    <NativeSelect
      label="Show"
      value={status ?? ''}
      options={[
        { value: '', label: counted('All offers', all) },
        ...shown.map(each => ({ value: each, label: counted(statusWords({ side: 'expert', status: each }), counts && countOf(each)) })),
      ]}
      onChange={event => onChange(readStatus(event.target.value))}
    />
  )
}

function TaskOfClient({ offer }: { offer: Offer }) {
  return (
    <>
      <h2 className="wrap-anywhere text-base">{offer.taskTitle}</h2>
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
