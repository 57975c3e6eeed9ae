import { Plus, Share2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { Button } from '../../ui/button.tsx'
import { ExportButton } from '../sharing/export-button.tsx'
import { useFocusWhenGone } from '../use-focus-when-gone.ts'
import { undoText } from './plan-change-text.ts'
import { tasksHeading } from './plan-headings.ts'
import { useUndoPlanChange } from './plan-mutations.ts'
import type { PlanView } from './plan-views.ts'
import { ViewSwitch } from './view-switch.tsx'

const ShareDialog = lazy(() => import('../sharing/share-dialog.tsx').then(module => ({ default: module.ShareDialog })))

/** The id of the button that opens the form of a new task, for the focus. */
export const ADD_TASK_ID = 'add-task'

interface PlanBarProps {
  project: Project
  view: PlanView
  canChange: boolean
  onAdd: () => void
}

/** Above the plan: how to look at it, and what can be done with the whole of it. */
export function PlanBar({ project, view, canChange, onAdd }: PlanBarProps) {
  const keepFocus = useFocusWhenGone<void>(() => project.undoableChange === null, tasksHeading)
  // With the last change its button goes.
  const undo = useUndoPlanChange(project.id, ({ undoableChange }) => {
    if (undoableChange === null) keepFocus()
  })
  const [isSharing, setSharing] = useState(false)
  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ViewSwitch view={view} />
        <div className="ml-auto flex flex-wrap gap-2">
          {project.tasks.length > 0 && <ExportButton projectId={project.id} />}
          {project.mayChange && project.tasks.length > 0 && (
            <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setSharing(true)}>
              <Share2 aria-hidden="true" className="size-4" />
              Share
            </Button>
          )}
          {canChange && (
            <Button id={ADD_TASK_ID} variant="secondary" size="small" onClick={onAdd}>
              <Plus aria-hidden="true" className="size-4" />
              Add task
            </Button>
          )}
        </div>
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
      <Suspense>{isSharing && <ShareDialog projectId={project.id} onClose={() => setSharing(false)} />}</Suspense>
    </div>
  )
}
