import type { Project } from '#contract/projects.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { progressShare } from './project-events.ts'

const wordsFor = ({ progress, analystName }: Project): string => {
  if (analystName === null) return 'In the queue: the analysis begins within minutes.'
  if (progress === null || (progress.tasksExpected === null && progress.tasksProposed === 0)) return 'Reading your brief...'
  const { tasksExpected, tasksProposed, tasksMatched } = progress
  const proposed = tasksExpected === null ? `${tasksProposed}` : `${tasksProposed} of ${tasksExpected}`
  return `Tasks written: ${proposed}. Experts found for: ${tasksMatched}.`
}

/** The analysis at work: how far it really is. */
export function AnalysisProgress({ project }: { project: Project }) {
  return (
    <section aria-labelledby="analysis-heading" className="rounded-card border border-line bg-raised p-5">
      <h2 id="analysis-heading" className="mb-1 flex items-center gap-3 text-lg">
        <Spinner className="size-5 text-marker" />
        The AI is analysing your project
      </h2>
      <p className="mb-4 text-soft text-sm tabular-nums">{wordsFor(project)}</p>
      <ProgressBar label="Progress of the analysis" value={progressShare(project.progress)} />
      <p className="mt-3 text-soft text-xs">Tasks appear below as they are written. You can leave this page; the work goes on.</p>
    </section>
  )
}
