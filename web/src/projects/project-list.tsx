import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { ProjectCard, ProjectCardSkeleton } from './project-card.tsx'
import { useListProjects } from './project-queries.ts'
import { useLiveProjectList } from './use-live-project-list.ts'

const SKELETONS = ['one', 'two', 'three', 'four', 'five', 'six']
const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

export function ProjectListSkeleton() {
  return (
    <div role="status" aria-label="Loading projects" className={GRID}>
      {SKELETONS.map(name => (
        <ProjectCardSkeleton key={name} />
      ))}
    </div>
  )
}

/** The caller's projects, newest first, a page at a time. */
export function ProjectList() {
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListProjects()
  useLiveProjectList()
  if (isPending) return <ProjectListSkeleton />
  if (!data) {
    return (
      <LoadError title="Error Loading Projects" query={{ refetch, isRefetching }}>
        <p>{error?.message}</p>
      </LoadError>
    )
  }
  const projects = data.pages.flatMap(page => page.items)
  if (projects.length === 0) {
    return (
      <EmptyState title="No Projects Yet" action={<ButtonLink to="/submit-project">Submit Your First Project</ButtonLink>}>
        <p>Your projects live here: what you described, the tasks the AI made of it, and the experts for each.</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={GRID}>
        {projects.map(project => (
          <li key={project.id} className="grid min-w-0">
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={fetchNextPage} />
    </>
  )
}
