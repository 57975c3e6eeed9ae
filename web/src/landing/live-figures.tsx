import { formatCount } from '../ui/format.ts'

interface Figures {
  projectsAnalysed: number
  expertsVerified: number
  services: number
  analysisSeconds: number | null
}

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`

const durationOf = (seconds: number): string => {
  if (seconds < 1) return 'under a second'
  if (seconds < 90) return counted(Math.round(seconds), 'second', 'seconds')
  return counted(Math.round(seconds / 60), 'minute', 'minutes')
}

/** What this installation's own data says, beside the operator's words. What is still nothing is not mentioned. */
export function LiveFigures({ figures: { services, expertsVerified, projectsAnalysed, analysisSeconds } }: { figures: Figures }) {
  const facts = [
    services > 0 && counted(services, 'service', 'services'),
    expertsVerified > 0 && counted(expertsVerified, 'verified expert', 'verified experts'),
    projectsAnalysed > 0 && counted(projectsAnalysed, 'project analyzed', 'projects analyzed'),
    analysisSeconds !== null && `a plan in ${durationOf(analysisSeconds)}`,
  ].filter(fact => fact !== false)
  if (facts.length === 0) return null
  return (
    <p className="text-soft text-sm tabular-nums">
      <span className="font-medium text-ink">Here, right now:</span> {facts.join(', ')}.
    </p>
  )
}
