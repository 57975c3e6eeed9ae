import { Ban, CircleCheck, CircleDashed, CircleX, Hammer, ListChecks, LoaderCircle, type LucideIcon } from 'lucide-react'
import { type ProjectStatus, projectStatusLabel } from '#contract/projects.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const LOOKS: Record<ProjectStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  submitted: { tone: 'neutral', icon: CircleDashed },
  decomposing: { tone: 'waiting', icon: LoaderCircle },
  decomposed: { tone: 'good', icon: ListChecks },
  in_progress: { tone: 'waiting', icon: Hammer },
  completed: { tone: 'good', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: Ban },
  failed: { tone: 'bad', icon: CircleX },
}

export function StatusBadge({ status }: { status: ProjectStatus }) {
  const { tone, icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={icon}>
      {projectStatusLabel(status)}
    </Badge>
  )
}
