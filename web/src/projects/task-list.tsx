import type { Project } from '#contract/projects.ts'
import { canRecordActualHours } from '#contract/projects-estimates.ts'
import { useArrivals } from '../ui/arrivals.ts'
import { ActualHours } from './actual-hours.tsx'
import { TaskCard } from './task-card.tsx'

/** The plan, task by task. */
export function TaskList({ project }: { project: Pick<Project, 'id' | 'tasks' | 'status' | 'mayChange'> }) {
  const { id, tasks, status, mayChange } = project
  const arrivalOf = useArrivals()
  const longestHours = Math.max(0, ...tasks.map(({ hoursRange, actualHours }) => Math.max(hoursRange.pessimistic, actualHours ?? 0)))
  return (
    <section aria-labelledby="tasks-heading">
      <h2 id="tasks-heading" className="mb-3 text-lg">
        AI-generated tasks
      </h2>
      <ol className="grid gap-4">
        {tasks.map((task, index) => (
          <li key={task.id} className="arrives min-w-0" style={arrivalOf(task.id)}>
            <TaskCard
              task={task}
              number={index + 1}
              predecessors={tasks.filter(({ id }) => task.predecessors.includes(id))}
              longestHours={longestHours}
              isAwaitingMatches={status === 'decomposing'}
              actualHours={canRecordActualHours(status) && <ActualHours projectId={id} task={task} mayChange={mayChange} />}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
