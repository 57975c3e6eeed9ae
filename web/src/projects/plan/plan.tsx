import { lazy, Suspense, useState } from 'react'
import { canChangePlan, type Project } from '#contract/projects.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ADD_TASK_ID, PlanBar } from './plan-bar.tsx'
import { TASKS_HEADING } from './plan-headings.ts'
import { usePlanView } from './plan-views.ts'
import { TaskList } from './task-list.tsx'
import { editButtonId } from './task-tools.tsx'
import { useFocusLater } from './use-focus-later.ts'

const PlanGraph = lazy(() => import('./plan-graph.tsx').then(module => ({ default: module.PlanGraph })))
const PlanTimeline = lazy(() => import('./plan-timeline.tsx').then(module => ({ default: module.PlanTimeline })))
const TaskAdder = lazy(() => import('./task-editor.tsx').then(module => ({ default: module.TaskAdder })))

/** A task is read in full in the list. */
const inTheList = (anchor: string) => `?#${anchor}`

/** The plan: its tasks to be read, and to be changed by whoever submitted the project. */
export function Plan({ project }: { project: Project }) {
  const asked = usePlanView()
  const view = project.tasks.length === 0 ? 'list' : asked
  const [isAdding, setAdding] = useState(false)
  const focusLater = useFocusLater()
  const canChange = project.mayChange && canChangePlan(project.status)
  return (
    <section aria-labelledby={TASKS_HEADING} className="min-w-0">
      <h2 id={TASKS_HEADING} className="mb-3 text-lg">
        AI-generated tasks
      </h2>
      <PlanBar project={project} view={view} canChange={canChange} onAdd={() => setAdding(true)} />
      {/* Only hidden in another view: what is being typed in it stays. */}
      <div hidden={view !== 'list'}>
        <TaskList project={project} canChange={canChange} />
      </div>
      <Suspense fallback={<Skeleton className="h-96" />}>
        {view === 'graph' && <PlanGraph tasks={project.tasks} addressOf={inTheList} />}
        {view === 'timeline' && <PlanTimeline tasks={project.tasks} addressOf={inTheList} />}
      </Suspense>
      {isAdding && canChange && (
        <div className="mt-4 rounded-card border border-line bg-raised">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <TaskAdder
              project={project}
              onClose={addedTaskId => {
                setAdding(false)
                focusLater(addedTaskId === null ? ADD_TASK_ID : editButtonId(addedTaskId))
              }}
            />
          </Suspense>
        </div>
      )}
    </section>
  )
}
