import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Where an offer stands on the hiring page. */
export const offerAnchor = (offerId: number): string => `offer-${offerId}`

/** The address may name an offer, which is there only once the offers have come: then it is gone to, once. */
export const useOfferOfAddress = (): void => {
  const { hash } = useLocation()
  useEffect(() => {
    const named = /^#offer-\d+$/.test(hash) ? document.getElementById(hash.slice(1)) : null
    named?.scrollIntoView({ block: 'start' })
    named?.focus({ preventScroll: true })
  }, [hash])
}
