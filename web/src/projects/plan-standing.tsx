import { Ban, CircleCheck, CircleHelp, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ProjectSummary } from '#contract/projects.ts'

const REFUSED = { words: 'Refused: no plan was made', icon: Ban, colour: 'text-danger' }
const ASKS = { words: 'Waits for your answer', icon: CircleHelp, colour: 'text-amber' }
const NOT_BEGUN = { words: 'Not analysed yet', icon: Clock, colour: 'text-soft' }
const IN_THE_MAKING = { words: 'Plan is being made', icon: LoaderCircle, colour: 'text-amber' }
const READY = { words: 'Plan ready', icon: CircleCheck, colour: 'text-trust' }
const EMPTY = { words: 'No tasks found', icon: CircleHelp, colour: 'text-amber' }
const FAILED = { words: 'No plan yet: try again', icon: CircleX, colour: 'text-danger' }

/** How it stands with the plan, for its client; null once he works with it, or has given the project up. */
const standingOf = ({
  status,
  isRefused,
  questionCount,
  taskCount,
}: ProjectSummary): { words: string; icon: LucideIcon; colour: string } | null => {
  switch (status) {
    case 'submitted':
      if (isRefused) return REFUSED
      return questionCount > 0 ? ASKS : NOT_BEGUN
    case 'decomposing':
      return IN_THE_MAKING
    case 'decomposed':
      return taskCount > 0 ? READY : EMPTY
    case 'failed':
      return FAILED
    default:
      return null
  }
}

/** What stands of a project's plan, in words that tell its client whether it is his turn. */
export function PlanStanding({ project }: { project: ProjectSummary }) {
  const standing = standingOf(project)
  if (standing === null) return null
  const { words, icon: Icon, colour } = standing
  return (
    <p className={`flex items-center gap-1.5 font-medium text-sm ${colour}`}>
      <Icon aria-hidden="true" className="size-4 flex-none" />
      {words}
    </p>
  )
}
