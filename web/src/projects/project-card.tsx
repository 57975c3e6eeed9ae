import { Link } from 'react-router'
import type { ProjectSummary } from '#contract/projects.ts'
import { Card } from '../ui/card.tsx'
import { formatDate } from '../ui/format.ts'
import { preview } from '../ui/preview.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { PlanStanding } from './plan-standing.tsx'
import { StatusBadge } from './status-badge.tsx'

const PREVIEW_CHARACTERS = 120
const SHAPE = 'flex min-h-52 flex-col gap-3'

export function ProjectCard({ project }: { project: ProjectSummary }) {
  return (
    <Card className={`relative min-w-0 transition-colors duration-150 hover:border-control ${SHAPE}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className="wrap-anywhere min-w-0 flex-[1_1_8rem] text-lg">
          {/* The whole card leads to the project; its link is the title. */}
          <Link to={`/projects/${project.id}`} className="rounded-control after:absolute after:inset-0 after:rounded-card">
            {project.title}
          </Link>
        </h2>
        <StatusBadge status={project.status} />
      </div>
      <p className="wrap-anywhere text-soft text-sm">{preview(project.description, PREVIEW_CHARACTERS)}</p>
      <div className="mt-auto grid gap-2">
        <PlanStanding project={project} />
        <p className="flex justify-between gap-3 text-soft text-xs tabular-nums">
          <time dateTime={project.createdAt}>{formatDate(project.createdAt)}</time>
          {project.taskCount > 0 && <span>{project.taskCount === 1 ? '1 task' : `${project.taskCount} tasks`}</span>}
        </p>
      </div>
    </Card>
  )
}

export function ProjectCardSkeleton() {
  return (
    <Card className={SHAPE}>
      <div className="flex items-start justify-between gap-3">
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-6 w-20 !rounded-full" />
      </div>
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="mt-auto h-3.5 w-24" />
    </Card>
  )
}
