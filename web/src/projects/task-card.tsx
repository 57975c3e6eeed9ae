import { ChevronDown, CircleCheckBig, Gauge, PackageCheck, Quote, Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Task } from '#contract/projects.ts'
import { Badge } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
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
  /** In a long plan it may be folded to what matters. */
  fold?: { isOpen: boolean; onToggle: () => void } | undefined
  /** What is said, and may be recorded, of the hours the finished task took. */
  actualHours?: ReactNode
  /** What can be done with it. */
  tools?: ReactNode
  /** What can be done with its experts. */
  matchTools?: ReactNode
}

/** One task of the plan: what it is, what it takes, and who could do it. */
export function TaskCard({ fold, tools, matchTools, ...said }: TaskCardProps) {
  const { task, number } = said
  const heading = `${taskAnchor(task.id)}-title`
  const isOpen = fold?.isOpen ?? true
  return (
    <article id={taskAnchor(task.id)} aria-labelledby={heading} className="rounded-card border border-line bg-raised target:border-marker">
      <div className={isOpen ? 'grid gap-4 p-5' : 'px-5 pt-3 pb-2'}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 id={heading} className={classNames('flex min-w-0 gap-3', isOpen ? 'text-lg' : 'flex-1 text-base')}>
            <span aria-hidden="true" className="font-semibold text-marker-ink tabular-nums">
              {number}
            </span>
            {fold ? <FoldButton title={task.title} {...fold} /> : <span className="wrap-anywhere min-w-0">{task.title}</span>}
          </h3>
          {isOpen && <Badge icon={Gauge}>{COMPLEXITY_LABELS[task.complexityLevel]} complexity</Badge>}
        </div>
        {isOpen ? <Details {...said} /> : <WhatMatters task={task} />}
      </div>
      {tools}
      {isOpen && <MatchList matches={task.matches} taskTitle={task.title} isAwaited={task.isAwaitingMatches} tools={matchTools} />}
    </article>
  )
}

function FoldButton({ title, isOpen, onToggle }: { title: string; isOpen: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="touch-target flex min-w-0 flex-1 items-start justify-between gap-2 text-left"
      onClick={onToggle}
    >
      <span className="wrap-anywhere min-w-0">{title}</span>
      <ChevronDown aria-hidden="true" className={isOpen ? 'mt-0.5 size-5 flex-none rotate-180' : 'mt-0.5 size-5 flex-none'} />
    </button>
  )
}

const expertsInWords = ({ matches, isAwaitingMatches }: Task): string =>
  isAwaitingMatches ? 'experts are looked for' : matches.length === 1 ? '1 expert' : `${matches.length} experts`

/** A folded task in a line. */
function WhatMatters({ task }: { task: Task }) {
  return (
    <p className="pl-6 text-sm text-soft tabular-nums">
      <span className="font-semibold text-ink">{formatHours(task.estimatedHours)}</span>,{' '}
      <span className="font-semibold text-ink">{formatMoney(task.estimatedCost)}</span>;{' '}
      {COMPLEXITY_LABELS[task.complexityLevel].toLowerCase()} complexity, {expertsInWords(task)}
    </p>
  )
}

/** All that is said of a task, but its experts. */
function Details({ task, predecessors, longestHours, actualHours }: Omit<TaskCardProps, 'fold' | 'tools' | 'matchTools'>) {
  return (
    <>
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
              <span key={id} className="block">
                <a href={`#${taskAnchor(id)}`} className="touch-target inline-flex min-h-6 items-center underline underline-offset-2">
                  {title}
                </a>
                {index < predecessors.length - 1 && <span className="sr-only">, </span>}
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
    </>
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
