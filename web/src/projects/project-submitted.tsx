import { useEffect } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { type Project, REDIRECT_AFTER_SUBMIT_MS } from '#contract/projects.ts'
import { useIsLive } from '../platform/live-room.ts'
import { useArrivals } from '../ui/arrivals.ts'
import { ButtonLink } from '../ui/button.tsx'
import { MarkUnderline } from '../ui/mark.tsx'
import { useGetProject } from './project-queries.ts'
import { useLiveProject } from './use-live-project.ts'

/** The brief has arrived; its tasks appear as they are written. Leads on by itself, unless the person has left before. */
export function ProjectSubmitted({ projectId }: { projectId: number }) {
  const navigate = useNavigate()
  // From the click on and not from the arrival: the code of the other screen may still be on its way.
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (isLeaving) return
    const timer = setTimeout(() => navigate('/projects'), REDIRECT_AFTER_SUBMIT_MS)
    return () => clearTimeout(timer)
  }, [navigate, isLeaving])
  useLiveProject(projectId)
  const { data: project } = useGetProject(projectId, useIsLive())
  return (
    <div className="grid justify-items-center gap-5 py-16 text-center">
      <h1 ref={heading => heading?.focus()} tabIndex={-1} className="relative text-xl">
        Project Submitted!
        <MarkUnderline className="absolute inset-x-0 -bottom-3 h-3 w-full text-marker" />
      </h1>
      <p className="measure mt-2 text-soft" role="status">
        The AI is reading your brief and splits it into tasks. You will find it among your projects in a moment.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/projects">Go to Dashboard</ButtonLink>
        <ButtonLink to={`/projects/${projectId}`} variant="secondary">
          Open the project
        </ButtonLink>
      </div>
      {project && project.tasks.length > 0 && <Unfolding tasks={project.tasks} />}
    </div>
  )
}

/** The plan as it is being written, by its titles. */
function Unfolding({ tasks }: Pick<Project, 'tasks'>) {
  const arrivalOf = useArrivals()
  return (
    <section aria-labelledby="unfolding-heading" className="grid w-full max-w-xl gap-3 text-left">
      <h2 id="unfolding-heading" className="text-lg">
        Your tasks so far
      </h2>
      <ol className="grid gap-2">
        {tasks.map((task, index) => (
          <li
            key={task.id}
            style={arrivalOf(task.id)}
            className="arrives flex min-w-0 gap-3 rounded-card border border-line bg-raised px-4 py-2.5"
          >
            <span aria-hidden="true" className="font-semibold text-marker-ink tabular-nums">
              {index + 1}
            </span>
            <span className="wrap-anywhere min-w-0">{task.title}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
