import { Plus, Undo2 } from 'lucide-react'
import type { Project } from '#contract/projects.ts'
import { Button } from '../../ui/button.tsx'
import { undoText } from './plan-change-text.ts'
import { useUndoPlanChange } from './plan-mutations.ts'
import type { PlanView } from './plan-views.ts'
import { ViewSwitch } from './view-switch.tsx'

interface PlanBarProps {
  project: Project
  view: PlanView
  canChange: boolean
  onAdd: () => void
}

/** Above the plan: how to look at it, and what can be done with the whole of it. */
export function PlanBar({ project, view, canChange, onAdd }: PlanBarProps) {
  const undo = useUndoPlanChange(project.id)
  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ViewSwitch view={view} />
        {canChange && (
          <Button variant="secondary" size="small" className="ml-auto" onClick={onAdd}>
            <Plus aria-hidden="true" className="size-4" />
            Add task
          </Button>
        )}
      </div>
      {canChange && project.undoableChange && (
        <Button
          variant="quiet"
          size="small"
          isPending={undo.isPending}
          className="wrap-anywhere !justify-start justify-self-start text-left"
          onClick={() => undo.mutate(undefined)}
        >
          <Undo2 aria-hidden="true" className="size-4 flex-none" />
          {undoText(project.undoableChange)}
        </Button>
      )}
    </div>
  )
}
