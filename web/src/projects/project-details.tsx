import { Lock } from 'lucide-react'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { canBePlannedAnew, isAnalysed, type Project } from '#contract/projects.ts'
import { isRefused } from '#contract/projects-refusal.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FoldSummary } from '../ui/fold-summary.tsx'
import { focusIfNowhere } from '../ui/screen-heading.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { AnalysisProgress } from './analysis-progress.tsx'
import { AnalysisStart } from './analysis-start.tsx'
import { Brief } from './brief.tsx'
import { Plan } from './plan/plan.tsx'
import { PlanNotes } from './plan-notes.tsx'
import { ProjectSummary } from './project-summary.tsx'
import { QuestionList } from './question-list.tsx'
import { whyBriefStands } from './why-brief-stands.ts'

const OtherWorks = lazy(() => import('./other-works.tsx').then(module => ({ default: module.OtherWorks })))

const BriefChange = lazy(() => import('./brief-change.tsx').then(module => ({ default: module.BriefChange })))

const BriefQuestions = lazy(() => import('./brief-questions.tsx').then(module => ({ default: module.BriefQuestions })))

interface ProjectDetailsProps {
  project: Project
  /** Offers bind the project: its status is not changed by hand meanwhile. */
  isBound: boolean
  /** What else stands below the summary. */
  beside?: ReactNode
}

/** A project: its brief, what the analysis is doing or has made of it, and the summary beside it; on a phone in this order. */
export function ProjectDetails({ project, isBound, beside }: ProjectDetailsProps) {
  const { title, status, questions, tasks } = project
  const analysis = useRef<HTMLDivElement>(null)
  const followAnalysis = useFocusOnAnalysis(analysis, status)
  const mayBeAnew = canBePlannedAnew(status) && project.mayChange && !isBound
  const hasQuestions = status === 'submitted' && questions.length > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
      <h1 className="wrap-anywhere min-w-0 text-xl lg:col-span-2">{title}</h1>
      <div className="grid min-w-0 gap-8">
        <div className="grid gap-3">
          <Brief project={project} />
          {mayBeAnew && !hasQuestions && <ChangedBrief project={project} onStart={followAnalysis} />}
          {project.mayChange && <StandingBrief project={project} isBound={isBound} />}
        </div>
        {hasQuestions && <Questions project={project} onStart={followAnalysis} />}
        <PlanNotes project={project} />
        {mayBeAnew && tasks.length > 0 && <MeantOtherwise project={project} onStart={followAnalysis} />}
      </div>
      <div className="grid gap-6 lg:sticky lg:top-[calc(var(--below-header)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-2">
        <ProjectSummary project={project} isBound={isBound} onStart={followAnalysis} />
        {beside}
      </div>
      <div ref={analysis} className="grid min-w-0 gap-8 lg:col-start-1">
        <Analysis project={project} onStart={followAnalysis} />
        {(tasks.length > 0 || isAnalysed(status)) && <Plan project={project} />}
      </div>
    </div>
  )
}

interface StepProps {
  project: Project
  /** The person has asked for the analysis; the focus may follow it. */
  onStart: () => void
}

function Questions({ project, onStart }: StepProps) {
  const { questions, mayChange } = project
  if (!mayChange)
    return (
      <QuestionList questions={questions}>
        {isRefused(questions) ? 'The client may change the brief.' : "The analysis waits for the client's answer."}
      </QuestionList>
    )
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <BriefQuestions key={project.id} project={project} onStart={onStart} />
    </Suspense>
  )
}

/** What is looked for only where a plan is not what its owner wants. */
function Fold({ summary, children, height }: { summary: string; children: ReactNode; height: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group" onToggle={event => setOpen(event.currentTarget.open)}>
      <FoldSummary>{summary}</FoldSummary>
      {isOpen && (
        <div className="mt-3 max-w-xl rounded-card border border-line bg-raised p-5">
          <Suspense fallback={<Skeleton className={height} />}>{children}</Suspense>
        </div>
      )}
    </details>
  )
}

/** A plan of something else than was meant: what it may be instead. */
function MeantOtherwise({ project, onStart }: StepProps) {
  return (
    <Fold summary="Not what you meant?" height="h-40">
      <OtherWorks project={project} onStart={onStart} />
    </Fold>
  )
}

/** Something to add or to say otherwise. */
function ChangedBrief({ project, onStart }: StepProps) {
  return (
    <Fold summary="Change the brief" height="h-96">
      <BriefChange project={project} onStart={onStart} />
    </Fold>
  )
}

/** In the place of the form that changes the brief, while nothing can be changed. */
function StandingBrief({ project: { id, status }, isBound }: Pick<ProjectDetailsProps, 'project' | 'isBound'>) {
  const why = whyBriefStands(status, isBound)
  if (why === null) return null
  return (
    <p className="measure flex gap-2 text-soft text-sm">
      <Lock aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span>
        {why}{' '}
        {isBound && (
          <Link to={`/projects/${id}/hiring`} className="touch-target underline underline-offset-2 hover:text-ink">
            See the offers
          </Link>
        )}
      </span>
    </p>
  )
}

/** What stands above the tasks, by the project's state. */
function Analysis({ project, onStart }: StepProps) {
  const { status, questions, tasks } = project
  if (status === 'decomposing') return <AnalysisProgress project={project} />
  if ((status === 'submitted' && questions.length === 0) || status === 'failed') {
    return <AnalysisStart project={project} onStart={onStart} />
  }
  if (isAnalysed(status) && tasks.length === 0 && project.undoableChange === null) {
    return (
      <EmptyState title="No tasks">
        <p>The AI found no tasks in this brief.</p>
      </EmptyState>
    )
  }
  return null
}

/**
 * The button that asks for the analysis goes when it starts, and its progress goes when it ends: each time the focus would be nowhere.
 * Answers what to call when the person has asked. Who has moved the focus elsewhere meanwhile keeps it there.
 */
const useFocusOnAnalysis = (analysis: RefObject<HTMLElement | null>, status: Project['status']): (() => void) => {
  const isFollowed = useRef(false)
  useEffect(() => {
    if (isFollowed.current && focusIfNowhere(analysis.current?.querySelector('h2'))) isFollowed.current = status === 'decomposing'
  }, [status, analysis])
  return () => {
    isFollowed.current = true
  }
}
