import { CircleCheck, CircleX, Clock, HandCoins, Hourglass, type LucideIcon, PackageCheck } from 'lucide-react'
import type { Offer, OfferStatus } from '#contract/hiring.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { isMyTurn, statusWords } from './offer-words.ts'

const LOOKS: Record<OfferStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  offered: { tone: 'neutral', icon: Hourglass },
  countered: { tone: 'neutral', icon: HandCoins },
  accepted: { tone: 'good', icon: CircleCheck },
  delivered: { tone: 'good', icon: PackageCheck },
  closed: { tone: 'good', icon: CircleCheck },
  declined: { tone: 'bad', icon: CircleX },
  withdrawn: { tone: 'neutral', icon: CircleX },
  expired: { tone: 'neutral', icon: Clock },
}

export function OfferBadge({ offer }: { offer: Pick<Offer, 'side' | 'status'> }) {
  const { tone, icon } = LOOKS[offer.status]
  return (
    <Badge tone={isMyTurn(offer) && tone === 'neutral' ? 'waiting' : tone} icon={icon}>
      {statusWords(offer)}
    </Badge>
  )
}
