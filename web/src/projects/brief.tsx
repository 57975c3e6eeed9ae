import type { Project } from '#contract/projects.ts'
import { briefSegments } from './brief-segments.ts'
import { taskAnchor } from './task-anchor.ts'

/** The client's own words; behind each sentence the tasks that answer it. */
export function Brief({ project }: { project: Pick<Project, 'description' | 'tasks'> }) {
  return (
    <section aria-labelledby="brief-heading">
      <h2 id="brief-heading" className="mb-3 text-lg">
        The brief
      </h2>
      <p className="measure whitespace-pre-wrap break-words">
        {briefSegments(project.description, project.tasks).map(({ start, text, tasks }) =>
          tasks.length === 0 ? (
            <span key={start}>{text}</span>
          ) : (
            <span key={start}>
              <span className="underline decoration-marker/60 decoration-2 underline-offset-4">{text}</span>
              {tasks.map(({ id, number }) => (
                <a
                  key={id}
                  href={`#${taskAnchor(id)}`}
                  aria-label={`Answered by task ${number}`}
                  className="mx-0.5 inline-grid min-w-5 place-items-center rounded-full bg-sunken px-1 align-super font-semibold text-marker-ink text-xs leading-5 hover:underline"
                >
                  {number}
                </a>
              ))}
            </span>
          ),
        )}
      </p>
    </section>
  )
}
