import type { Project } from '#contract/projects.ts'
import { useArrivals } from '../ui/arrivals.ts'
import { TaskCard } from './task-card.tsx'

/** The plan, task by task. */
export function TaskList({ project }: { project: Pick<Project, 'tasks' | 'status'> }) {
  const { tasks, status } = project
  const arrivalOf = useArrivals()
  const longestHours = Math.max(0, ...tasks.map(({ hoursRange }) => hoursRange.pessimistic))
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
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
