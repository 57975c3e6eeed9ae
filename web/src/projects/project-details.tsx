import { lazy, Suspense } from 'react'
import { isAnalysed, type Project } from '#contract/projects.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AnalysisProgress } from './analysis-progress.tsx'
import { AnalysisStart } from './analysis-start.tsx'
import { Brief } from './brief.tsx'
import { PlanNotes } from './plan-notes.tsx'
import { ProjectSummary } from './project-summary.tsx'
import { TaskList } from './task-list.tsx'

const BriefQuestions = lazy(() => import('./brief-questions.tsx').then(module => ({ default: module.BriefQuestions })))

/** A project: its brief, what the analysis is doing or has made of it, and the summary beside it. */
export function ProjectDetails({ project }: { project: Project }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
      <h1 className="min-w-0 break-words text-xl lg:col-span-2">{project.title}</h1>
      <Brief project={project} />
      <div className="lg:sticky lg:top-22 lg:col-start-2 lg:row-span-2 lg:row-start-2">
        <ProjectSummary project={project} />
      </div>
      <div className="grid min-w-0 gap-8 lg:col-start-1">
        <Analysis project={project} />
        {project.tasks.length > 0 && <TaskList project={project} />}
        <PlanNotes notes={project.planNotes} />
      </div>
    </div>
  )
}

/** What stands between the brief and the tasks, by the project's state. */
function Analysis({ project }: { project: Project }) {
  const { status, questions, tasks } = project
  if (status === 'decomposing') return <AnalysisProgress progress={project.progress} />
  if (status === 'submitted' && questions.length > 0) {
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <BriefQuestions key={project.id} project={project} />
      </Suspense>
    )
  }
  if (status === 'submitted' || status === 'failed') return <AnalysisStart project={project} />
  if (isAnalysed(status) && tasks.length === 0) {
    return (
      <EmptyState title="No tasks">
        <p>The AI found no tasks in this brief.</p>
      </EmptyState>
    )
  }
  return null
}
