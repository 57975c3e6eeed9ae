import { lazy, Suspense, useState } from 'react'
import { canChangePlan, type Project } from '#contract/projects.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PlanBar } from './plan-bar.tsx'
import { usePlanView } from './plan-views.ts'
import { TaskList } from './task-list.tsx'
import { editButtonId } from './task-tools.tsx'
import { useFocusLater } from './use-focus-later.ts'

const TaskAdder = lazy(() => import('./task-editor.tsx').then(module => ({ default: module.TaskAdder })))

/** The plan: its tasks to be read, and to be changed by whoever submitted the project. */
export function Plan({ project }: { project: Project }) {
  const view = usePlanView()
  const [isAdding, setAdding] = useState(false)
  const focusLater = useFocusLater()
  const canChange = project.mayChange && canChangePlan(project.status)
  return (
    <section aria-labelledby="tasks-heading">
      <h2 id="tasks-heading" className="mb-3 text-lg">
        AI-generated tasks
      </h2>
      <PlanBar project={project} view={view} canChange={canChange} onAdd={() => setAdding(true)} />
      <TaskList project={project} canChange={canChange} />
      {isAdding && canChange && (
        <div className="mt-4 rounded-card border border-line bg-raised">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <TaskAdder
              project={project}
              onClose={addedTaskId => {
                setAdding(false)
                if (addedTaskId !== null) focusLater(editButtonId(addedTaskId))
              }}
            />
          </Suspense>
        </div>
      )}
    </section>
  )
}
