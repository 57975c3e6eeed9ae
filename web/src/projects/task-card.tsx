import { CircleCheckBig, Gauge, PackageCheck, Quote, Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Task } from '#contract/projects.ts'
import { Badge } from '../ui/badge.tsx'
import { formatHours, formatHoursRange, formatMoney, formatMoneyRange } from '../ui/format.ts'
import { RangeBar } from '../ui/range-bar.tsx'
import { COMPLEXITY_LABELS } from './complexity-labels.ts'
import { MatchList } from './match-list.tsx'
import { taskAnchor } from './task-anchor.ts'

interface TaskCardProps {
  task: Task
  number: number
  /** The tasks that come before this one, as the plan numbers them. */
  predecessors: { id: number; title: string }[]
  /** The longest task of the plan: the end of every bar's scale. */
  longestHours: number
  /** What is said, and may be recorded, of the hours the finished task took. */
  actualHours?: ReactNode
  /** What can be done with it. */
  tools?: ReactNode
  /** What can be done with its experts. */
  matchTools?: ReactNode
}

/** One task of the plan: what it is, what it takes, and who could do it. */
export function TaskCard({ task, number, predecessors, longestHours, actualHours, tools, matchTools }: TaskCardProps) {
  const heading = `${taskAnchor(task.id)}-title`
  return (
    <article id={taskAnchor(task.id)} aria-labelledby={heading} className="rounded-card border border-line bg-raised target:border-marker">
      <div className="grid gap-4 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 id={heading} className="flex min-w-0 gap-3 text-lg">
            <span aria-hidden="true" className="font-semibold text-marker-ink tabular-nums">
              {number}
            </span>
            <span className="wrap-anywhere min-w-0">{task.title}</span>
          </h3>
          <Badge icon={Gauge}>{COMPLEXITY_LABELS[task.complexityLevel]} complexity</Badge>
        </div>
        <p className="wrap-anywhere measure">{task.description}</p>
        <Estimate task={task} longestHours={longestHours} />
        {actualHours}
        <ul aria-label="Required skills" className="flex flex-wrap gap-1.5">
          {task.requiredSkills.map(skill => (
            <li key={skill}>
              <Badge>{skill}</Badge>
            </li>
          ))}
        </ul>
        <dl className="grid gap-2 text-sm">
          {task.deliverable !== '' && (
            <Fact icon={<PackageCheck aria-hidden="true" className="size-4" />} name="Deliverable">
              {task.deliverable}
            </Fact>
          )}
          {task.acceptanceCheck !== '' && (
            <Fact icon={<CircleCheckBig aria-hidden="true" className="size-4" />} name="Done when">
              {task.acceptanceCheck}
            </Fact>
          )}
          {predecessors.length > 0 && (
            <Fact icon={<Waypoints aria-hidden="true" className="size-4" />} name="After">
              {predecessors.map(({ id, title }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <a href={`#${taskAnchor(id)}`} className="touch-target inline-flex min-h-6 items-center underline underline-offset-2">
                    {title}
                  </a>
                </span>
              ))}
            </Fact>
          )}
          {task.citedSentences.length > 0 && (
            <Fact icon={<Quote aria-hidden="true" className="size-4" />} name="Answers">
              {task.citedSentences.map(sentence => (
                <q key={sentence} className="mr-1">
                  {sentence}
                </q>
              ))}
            </Fact>
          )}
        </dl>
      </div>
      {tools}
      <MatchList matches={task.matches} taskTitle={task.title} isAwaited={task.isAwaitingMatches} tools={matchTools} />
    </article>
  )
}

function Estimate({ task, longestHours }: Pick<TaskCardProps, 'task' | 'longestHours'>) {
  const { optimistic, pessimistic } = task.hoursRange
  const range = formatHoursRange(optimistic, pessimistic)
  return (
    <div className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]">
      <RangeBar
        label={`Between ${range}, ${formatHours(task.estimatedHours)} on average${task.actualHours === null ? '' : `; took ${formatHours(task.actualHours)}`}`}
        low={optimistic}
        value={task.estimatedHours}
        high={pessimistic}
        actual={task.actualHours}
        max={longestHours}
      />
      <p className="grid grid-cols-[1fr_auto_auto] items-baseline gap-x-4 tabular-nums sm:grid-cols-[auto_auto]">
        <span className="col-start-2 text-right font-semibold sm:col-start-1">{formatHours(task.estimatedHours)}</span>
        <span className="text-right font-semibold">{formatMoney(task.estimatedCost)}</span>
        <span className="col-start-2 text-right text-soft text-xs sm:col-start-1">{range}</span>
        <span className="text-right text-soft text-xs">
          {formatMoneyRange(optimistic * task.hourlyRate, pessimistic * task.hourlyRate)}
        </span>
      </p>
    </div>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-2">
      <dt className="flex items-center gap-1.5 self-start py-0.5 text-soft text-xs">
        {icon}
        {name}
      </dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  )
}
