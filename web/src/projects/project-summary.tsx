import { ArrowRight } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import { canProceedToHiring, type Project, type Task } from '#contract/projects.ts'
import { averageRate, GOING_RATE_EXPLAINED } from '#contract/projects-rates.ts'
import { Button } from '../ui/button.tsx'
import { formatDate, formatHourlyRate, formatHours, formatHoursRange, formatMoney, formatMoneyRange } from '../ui/format.ts'
import { RangeBar } from '../ui/range-bar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { NarrowingAdvice } from './narrowing-advice.tsx'
import { StatusBadge } from './status-badge.tsx'

// Two thirds of this screen's code: it arrives after the plan can be read.
const StatusSelect = lazy(() => import('./status-select.tsx').then(module => ({ default: module.StatusSelect })))

interface ProjectSummaryProps {
  project: Project
  /** Offers bind the project. */
  isBound: boolean
  /** A new analysis was asked for. */
  onStart: () => void
}

/** The sidebar: what the project will take, first of all; then where it stands, and the next step. */
export function ProjectSummary({ project, isBound, onStart }: ProjectSummaryProps) {
  const navigate = useNavigate()
  return (
    <aside aria-label="Summary" className="grid gap-5 rounded-card border border-line bg-raised p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">Summary</h2>
        <StatusBadge status={project.status} />
      </div>
      <dl className="grid gap-4">
        <Total
          name="Estimated hours"
          value={project.totalEstimatedHours}
          interval={project.hoursInterval}
          format={formatHours}
          formatRange={formatHoursRange}
        />
        <Total
          name="Estimated cost"
          value={project.totalEstimatedCost}
          interval={project.costInterval}
          format={formatMoney}
          formatRange={formatMoneyRange}
        >
          <Rates tasks={project.tasks} />
        </Total>
        <HoursTaken tasks={project.tasks} />
        <Line name="Tasks" value={String(project.tasks.length)} />
        <Line name="Created" value={formatDate(project.createdAt)} />
        <Line name="Client" value={project.clientName} />
        {project.analystName !== null && <Line name="Analysed by" value={project.analystName} />}
      </dl>
      <WiderThanTasks project={project} />
      <NarrowingAdvice project={project} onStart={onStart} />
      {project.hoursInterval !== null && (
        <Link
          to="/how-good-are-estimates"
          className="touch-target inline-flex min-h-6 items-center justify-self-start text-sm underline underline-offset-2"
        >
          How good are these estimates?
        </Link>
      )}
      {project.mayChange && (
        <Suspense fallback={<Skeleton className="h-18" />}>
          <StatusSelect project={project} isBound={isBound} />
        </Suspense>
      )}
      {project.mayChange && (
        <Button disabled={!canProceedToHiring(project.status)} onClick={() => navigate(`/projects/${project.id}/hiring`)}>
          Proceed to Hiring
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      )}
    </aside>
  )
}

interface TotalProps {
  name: string
  value: number | null
  interval: Project['hoursInterval']
  format: (value: number) => string
  formatRange: (low: number, high: number) => string
  /** What it is made of. */
  children?: ReactNode
}

function Total({ name, value, interval, format, formatRange, children }: TotalProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1">
      <dt className="text-soft text-sm">{name}</dt>
      {value === null ? (
        <dd className="text-right text-soft text-sm">Not known yet</dd>
      ) : (
        <dd className="text-right font-semibold text-lg tabular-nums">{format(value)}</dd>
      )}
      {value !== null && interval !== null && (
        <dd className="col-span-2">
          <RangeBar
            label={`${name}: four times out of five between ${formatRange(interval.low, interval.high)}`}
            low={interval.low}
            value={value}
            high={interval.high}
            max={interval.high * 1.15}
          />
          <p aria-hidden="true" className="text-right text-soft text-xs tabular-nums">
            4 times out of 5: {formatRange(interval.low, interval.high)}
          </p>
        </dd>
      )}
      {value !== null && children}
    </div>
  )
}

/** Why the range of the whole may go beyond all tasks at their most. */
function WiderThanTasks({ project: { tasks, hoursInterval } }: Pick<ProjectSummaryProps, 'project'>) {
  const most = tasks.reduce((sum, { hoursRange }) => sum + hoursRange.pessimistic, 0)
  if (hoursInterval === null || hoursInterval.high <= most) return null
  return (
    <p className="text-soft text-xs">
      The range is wider than those of the tasks together: a task may take more than its range says, and what a brief leaves unsaid is
      counted in the whole only.
    </p>
  )
}

/** A task at what those ask on average who are suggested for it; nothing where nobody is. */
const asAsked = ({ estimatedHours, matches }: Task) => {
  const asked = matches.reduce((sum, { expert }) => sum + expert.hourlyRate, 0)
  return matches.length === 0 ? [] : [{ estimatedHours, estimatedCost: (estimatedHours * asked) / matches.length }]
}

/** At which rate the estimate counts, and what those ask who are suggested: mostly more. */
function Rates({ tasks }: Pick<Project, 'tasks'>) {
  const rate = averageRate(tasks)
  const asked = averageRate(tasks.flatMap(asAsked))
  if (rate === null) return null
  return (
    <dd className="col-span-2 text-soft text-xs tabular-nums">
      Counted at {formatHourlyRate(rate)} on average, the going rates of the skills: {GOING_RATE_EXPLAINED}.
      {asked !== null && ` Those suggested ask ${formatHourlyRate(asked)} on average.`}
    </dd>
  )
}

/** Shown as soon as one task says what it took. */
function HoursTaken({ tasks }: Pick<Project, 'tasks'>) {
  const done = tasks.filter(({ actualHours }) => actualHours !== null)
  if (done.length === 0) return null
  const taken = done.reduce((sum, { actualHours }) => sum + (actualHours ?? 0), 0)
  const estimated = done.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0)
  return (
    <>
      <Line name="Hours taken" value={`${formatHours(taken)} for ${done.length} of ${tasks.length} tasks`} />
      <Line name="Estimated for these" value={formatHours(estimated)} />
    </>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 text-sm">
      <dt className="text-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-0 text-right tabular-nums">{value}</dd>
    </div>
  )
}
