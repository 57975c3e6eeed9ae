import { CalendarClock, CircleCheck, CircleX, Hourglass, type LucideIcon, Radio } from 'lucide-react'
import { type ArSession, type ArSessionStatus, arSessionStatusLabel } from '#contract/ar-sessions.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const LOOKS: Record<ArSessionStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  scheduled: { tone: 'neutral', icon: CalendarClock },
  active: { tone: 'waiting', icon: Radio },
  completed: { tone: 'good', icon: CircleCheck },
  ended: { tone: 'good', icon: CircleCheck },
  cancelled: { tone: 'bad', icon: CircleX },
}

export function SessionBadge({ session: { status, isConfirmed } }: { session: ArSession }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge {...LOOKS[status]}>{arSessionStatusLabel(status)}</Badge>
      {status === 'scheduled' && !isConfirmed && (
        <Badge tone="waiting" icon={Hourglass}>
          Not confirmed
        </Badge>
      )}
    </span>
  )
}
