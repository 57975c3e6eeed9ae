import { CircleCheck, CirclePause, PencilLine } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'

interface ServiceStandingBadgeProps {
  isPaused: boolean
  isDraft: boolean
  isPausedByAdmin: boolean
  isHeldBack: boolean
}

/** Whether clients can find a service. */
export function ServiceStandingBadge({ isPaused, isDraft, isPausedByAdmin, isHeldBack }: ServiceStandingBadgeProps) {
  if (!isPaused) {
    return (
      <Badge tone="good" icon={CircleCheck}>
        On offer
      </Badge>
    )
  }
  if (isPausedByAdmin || isHeldBack) {
    return (
      <Badge tone="bad" icon={CirclePause}>
        {isPausedByAdmin ? 'Paused by an admin' : 'Held back'}
      </Badge>
    )
  }
  if (isDraft) return <Badge icon={PencilLine}>Draft</Badge>
  return (
    <Badge tone="waiting" icon={CirclePause}>
      Paused
    </Badge>
  )
}
