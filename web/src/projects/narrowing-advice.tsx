import { lazy, Suspense } from 'react'
import type { Narrowing, Project } from '#contract/projects.ts'
import { formatHoursRange } from '../ui/format.ts'
import { RangeBar } from '../ui/range-bar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { taskAnchor } from './task-anchor.ts'

const CountAnswer = lazy(() => import('./count-answer.tsx').then(module => ({ default: module.CountAnswer })))

interface NarrowingAdviceProps {
  project: Project
  /** The person has asked for a new analysis. */
  onStart: () => void
}

/** The range that is told for then keeps what the plan assumes: it is no promise about what comes out. */
const UNLESS_OTHERWISE: Record<Narrowing['kind'], string> = {
  count: '“Then” holds if the number is about what the plan assumes. Another number moves the range up or down.',
  task: '“Then” holds if the look confirms what the plan assumes. What it brings to light may move the range up or down.',
}

/** What would narrow the totals most, as the plan's own simulation tells it, and the way to do it. */
export function NarrowingAdvice({ project, onStart }: NarrowingAdviceProps) {
  const { narrowing, hoursInterval, mayChange, status } = project
  // Once the work has begun there is no looking first.
  if (narrowing.length === 0 || hoursInterval === null || status !== 'decomposed') return null
  return (
    <section aria-labelledby="narrowing-heading" className="grid gap-3 border-line border-t pt-4">
      <h3 id="narrowing-heading" className="font-sans font-semibold text-sm">
        What would narrow it
      </h3>
      <ul className="grid gap-4">
        {narrowing.map(one => (
          <li key={one.advice} className="grid gap-2">
            <p className="wrap-anywhere text-soft text-sm">{one.advice}</p>
            <BeforeAndAfter now={hoursInterval} then={one.hoursThen} />
            <p className="text-soft text-xs">{UNLESS_OTHERWISE[one.kind]}</p>
            {one.kind === 'task' && <TaskLink taskIds={one.taskIds} />}
            {one.noun !== null && mayChange && (
              <Suspense fallback={<Skeleton className="h-30" />}>
                <CountAnswer project={project} noun={one.noun} question={one.question ?? one.noun} onStart={onStart} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Interval = Narrowing['hoursThen']

function BeforeAndAfter({ now, then }: { now: Interval; then: Interval }) {
  const max = now.high * 1.15
  const rows = [
    { name: 'Now', interval: now },
    { name: 'Then', interval: then },
  ]
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-3">
      {rows.map(({ name, interval: { low, high } }) => (
        <div key={name} className="contents">
          <span aria-hidden="true" className="text-soft text-xs">
            {name}
          </span>
          <RangeBar label={`${name} ${formatHoursRange(low, high)}`} low={low} high={high} max={max} />
        </div>
      ))}
    </div>
  )
}

function TaskLink({ taskIds }: { taskIds: readonly number[] }) {
  const [taskId] = taskIds
  return taskId === undefined ? null : (
    <a
      href={`#${taskAnchor(taskId)}`}
      className="touch-target inline-flex min-h-6 items-center justify-self-start text-sm underline underline-offset-2"
    >
      See the task and its experts
    </a>
  )
}
