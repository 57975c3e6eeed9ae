import { CircleX, Sparkles } from 'lucide-react'
import type { Project } from '#contract/projects.ts'
import { Button } from '../ui/button.tsx'
import { useDecomposeProject } from './project-mutations.ts'

/** The analysis has not begun, or it has failed: what happened, and the button that starts it. */
export function AnalysisStart({ project }: { project: Pick<Project, 'id' | 'status' | 'failureReason'> }) {
  const decompose = useDecomposeProject()
  const hasFailed = project.status === 'failed'
  return (
    <section aria-labelledby="analysis-heading" className="grid justify-items-start gap-3 rounded-card border border-line bg-raised p-5">
      <h2 id="analysis-heading" className="flex items-center gap-2 text-lg">
        {hasFailed && <CircleX aria-hidden="true" className="size-5 text-danger" />}
        {hasFailed ? 'The analysis failed' : 'Not analysed yet'}
      </h2>
      <p className="measure text-soft">
        {hasFailed
          ? `${project.failureReason ?? 'It stopped without giving a reason.'} Your brief is safe.`
          : 'The analysis usually starts by itself within a moment. If it does not, start it here.'}
      </p>
      <Button isPending={decompose.isPending} onClick={() => decompose.mutate(project.id)}>
        {!decompose.isPending && <Sparkles aria-hidden="true" className="size-5" />}
        {hasFailed ? 'Try again' : 'Start AI Analysis'}
      </Button>
    </section>
  )
}
