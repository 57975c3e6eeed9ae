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
      <p className="wrap-anywhere measure whitespace-pre-wrap leading-7">
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
                  className="inline-grid h-6 min-w-6 place-items-center align-middle font-semibold text-marker-ink text-xs hover:underline"
                >
                  <span className="min-w-5 rounded-full bg-sunken px-1 text-center leading-5">{number}</span>
                </a>
              ))}
            </span>
          ),
        )}
      </p>
    </section>
  )
}
