import { CircleX, Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { Button } from '../ui/button.tsx'
import { lossOf } from './plan-loss.ts'
import { useDecomposeProject } from './project-mutations.ts'

const NewPlanQuestion = lazy(() => import('./new-plan-question.tsx').then(module => ({ default: module.NewPlanQuestion })))

const SAFE = 'Your brief is safe.'

const whyItFailed = ({ failureReason }: Project): string => {
  const reason = failureReason ?? 'It stopped without giving a reason.'
  return reason.includes(SAFE) ? reason : `${reason} ${SAFE}`
}

/** The analysis has not begun, or it has failed: what happened, and the button that starts it. */
export function AnalysisStart({ project, onStart }: { project: Project; onStart: () => void }) {
  const decompose = useDecomposeProject()
  const { id, status, mayChange } = project
  const hasFailed = status === 'failed'
  const loss = lossOf(project)
  const [isAsking, setAsking] = useState(false)
  const start = () => {
    setAsking(false)
    onStart()
    decompose.mutate({ projectId: id, discardsActualHours: loss !== null })
  }
  return (
    <section aria-labelledby="analysis-heading" className="grid justify-items-start gap-3 rounded-card border border-line bg-raised p-5">
      <h2 id="analysis-heading" className="flex items-center gap-2 text-lg">
        {hasFailed && <CircleX aria-hidden="true" className="size-5 text-danger" />}
        {hasFailed ? 'The analysis failed' : 'Not analysed yet'}
      </h2>
      <p className="measure text-soft">
        {hasFailed ? whyItFailed(project) : 'The analysis usually starts by itself within a moment.'}
        {!hasFailed && mayChange && ' If it does not, start it here.'}
      </p>
      {mayChange && (
        <Button isPending={decompose.isPending} onClick={loss === null ? start : () => setAsking(true)}>
          {!decompose.isPending && <Sparkles aria-hidden="true" className="size-5" />}
          {hasFailed ? 'Try again' : 'Start AI Analysis'}
        </Button>
      )}
      <Suspense>{isAsking && loss !== null && <NewPlanQuestion loss={loss} onConfirm={start} onClose={() => setAsking(false)} />}</Suspense>
    </section>
  )
}
