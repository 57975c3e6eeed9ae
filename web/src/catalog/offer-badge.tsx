import { CircleCheck, CirclePause } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'

/** Whether clients can find a service. */
export function OfferBadge({ isPaused, isPausedByAdmin }: { isPaused: boolean; isPausedByAdmin: boolean }) {
  if (!isPaused) {
    return (
      <Badge tone="good" icon={CircleCheck}>
        On offer
      </Badge>
    )
  }
  return (
    <Badge tone={isPausedByAdmin ? 'bad' : 'waiting'} icon={CirclePause}>
      {isPausedByAdmin ? 'Paused by an admin' : 'Paused'}
    </Badge>
  )
}
