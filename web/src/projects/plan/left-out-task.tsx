import type { Project } from '#contract/projects.ts'
import { Button } from '../../ui/button.tsx'
import { usePlanLeftOutTask } from './wish-mutations.ts'

interface LeftOutTaskProps {
  project: Project
  note: string
  title: string
  /** Its note, and with it what was pressed, is about to go. */
  onSettled: () => void
}

/** Behind a note that a task was left out: plans it after all, where the brief was not meant so. A link in the text, by its look. */
export function LeftOutTask({ project, note, title, onSettled }: LeftOutTaskProps) {
  const plan = usePlanLeftOutTask(project.id, onSettled)
  return (
    <Button
      variant="quiet"
      size="small"
      className="!min-h-0 !px-0 whitespace-nowrap !font-normal underline underline-offset-4 hover:!bg-transparent"
      isPending={plan.isPending}
      aria-label={`Plan it after all: ${title}`}
      onClick={() => plan.mutate(note)}
    >
      Plan it after all
    </Button>
  )
}
