import type { Project } from '#contract/projects.ts'
import { usePlanLeftOut } from './wish-mutations.ts'

interface LeftOutTaskProps {
  project: Project
  note: string
  title: string
  /** Its note, and with it what was pressed, is about to go. */
  onSettled: () => void
}

/** Behind a note that a task was left out: plans it after all, where the brief was not meant so. */
export function LeftOutTask({ project, note, title, onSettled }: LeftOutTaskProps) {
  const plan = usePlanLeftOut(project.id, onSettled)
  return (
    <button
      type="button"
      className="touch-target whitespace-nowrap text-ink underline underline-offset-4 aria-disabled:opacity-60"
      aria-label={`Plan it after all: ${title}`}
      aria-disabled={plan.isPending}
      onClick={() => {
        if (!plan.isPending) plan.mutate(note)
      }}
    >
      Plan it after all
    </button>
  )
}
