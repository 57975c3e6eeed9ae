import { useSearchParams } from 'react-router'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { readStatus } from '../hiring/offer-words.ts'
import { ReceivedOffers, ReceivedOffersSkeleton } from '../hiring/received-offers.tsx'
import { PageTitle } from '../platform/page-head.tsx'

/** Where an expert answers offers and delivers work. */
export function OffersScreen() {
  const [address, setAddress] = useSearchParams()
  return (
    <div className="page grid gap-8 py-10">
      <PageTitle title="My Offers" />
      <div>
        <h1 className="text-xl">My Offers</h1>
        <p className="measure mt-2 text-soft">What clients ask of you as an expert: accept, propose other terms, or decline.</p>
      </div>
      <SignedInOnly waiting={<ReceivedOffersSkeleton />} purpose="Offers are shown to their two sides alone. Log in to see yours.">
        {() => (
          <ReceivedOffers
            status={readStatus(address.get('state'))}
            onChange={status => setAddress(status === undefined ? {} : { state: status }, { replace: true, preventScrollReset: true })}
          />
        )}
      </SignedInOnly>
    </div>
  )
}
