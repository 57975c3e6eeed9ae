import { CircleCheck, CirclePause } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'

interface ServiceStandingBadgeProps {
  isPaused: boolean
  isPausedByAdmin: boolean
  isHeldBack: boolean
}

const pausedWord = ({ isPausedByAdmin, isHeldBack }: Omit<ServiceStandingBadgeProps, 'isPaused'>): string => {
  if (isPausedByAdmin) return 'Paused by an admin'
  return isHeldBack ? 'Held back' : 'Paused'
}

/** Whether clients can find a service. */
export function ServiceStandingBadge({ isPaused, isPausedByAdmin, isHeldBack }: ServiceStandingBadgeProps) {
  if (!isPaused) {
    return (
      <Badge tone="good" icon={CircleCheck}>
        On offer
      </Badge>
    )
  }
  return (
    <Badge tone={isPausedByAdmin || isHeldBack ? 'bad' : 'waiting'} icon={CirclePause}>
      {pausedWord({ isPausedByAdmin, isHeldBack })}
    </Badge>
  )
}
