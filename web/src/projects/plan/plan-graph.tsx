import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { Task } from '#contract/projects.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatHours } from '../../ui/format.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { taskAnchor } from '../task-anchor.ts'
import { type GraphLayout, layOut } from './graph-layout.ts'
import { schedule } from './plan-schedule.ts'

type GraphedTask = Pick<Task, 'id' | 'title' | 'predecessors' | 'estimatedHours' | 'hoursRange'>

const WIDE = '(min-width: 640px)'
const useIsWide = () =>
  useSyncExternalStore(
    listener => {
      const query = window.matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(WIDE).matches,
    () => true,
  )

/**
 * Pixels: a task's card, and the room to the next one along and across the way of the work. Four roomy steps fill the column of a plan, or five
 * close ones.
 */
const SIZES = {
  right: { width: 172, height: 96, along: 42, across: 16 },
  rightOfMany: { width: 142, height: 96, along: 26, across: 14 },
  down: { width: 152, height: 96, along: 36, across: 12 },
}
const MOST_ROOMY = 4

/** From left to right where there is room, from top to bottom on a phone. */
const geometryOf = ({ lanes, layers }: GraphLayout, direction: 'right' | 'down') => {
  const isRight = direction === 'right'
  const { width, height, along, across } = SIZES[isRight && layers > MOST_ROOMY ? 'rightOfMany' : direction]
  const [stepX, stepY] = isRight ? [width + along, height + across] : [width + across, height + along]
  const at = (place: { along: number; across: number }) =>
    isRight ? { x: place.along * stepX, y: place.across * stepY } : { x: place.across * stepX, y: place.along * stepY }
  const size = isRight
    ? { width: layers * stepX - along, height: lanes * stepY - across }
    : { width: lanes * stepX - across, height: layers * stepY - along }
  const centre = (place: { along: number; across: number }) => ({ x: at(place).x + width / 2, y: at(place).y + height / 2 })
  return { at, centre, size, card: { width, height }, isRight }
}
type Geometry = ReturnType<typeof geometryOf>

/** A smooth line from card to card through the gaps between others. */
const pathOf = ({ centre, card, isRight }: Geometry, layout: GraphLayout, edge: GraphLayout['edges'][number]): string => {
  const [from, to] = [layout.places.get(edge.from), layout.places.get(edge.to)]
  if (!from || !to) return ''
  const [start, end] = [centre(from), centre(to)]
  const points = [
    isRight ? { x: start.x + card.width / 2, y: start.y } : { x: start.x, y: start.y + card.height / 2 },
    ...edge.through.map(centre),
    isRight ? { x: end.x - card.width / 2 - 5, y: end.y } : { x: end.x, y: end.y - card.height / 2 - 5 },
  ]
  return points
    .map((point, index) => {
      const last = points[index - 1]
      if (!last) return `M${point.x} ${point.y}`
      const [middleX, middleY] = [(last.x + point.x) / 2, (last.y + point.y) / 2]
      return isRight
        ? `C${middleX} ${last.y} ${middleX} ${point.y} ${point.x} ${point.y}`
        : `C${last.x} ${middleY} ${point.x} ${middleY} ${point.x} ${point.y}`
    })
    .join(' ')
}

interface PlanGraphProps {
  tasks: readonly GraphedTask[]
  /** Where a task is read in full; null where there is no such place. */
  addressOf: ((anchor: string) => string) | null
}

/** What comes before what. In words it is a list of tasks, each with what it comes after. */
export function PlanGraph({ tasks, addressOf }: PlanGraphProps) {
  const layout = layOut(tasks)
  const geometry = geometryOf(layout, useIsWide() ? 'right' : 'down')
  const critical = new Set(
    schedule(tasks, 'together')
      .slots.filter(slot => slot.isCritical)
      .map(({ id }) => id),
  )
  const numberOf = (id: number) => tasks.findIndex(task => task.id === id) + 1
  return (
    <>
      <p className="measure mb-3 text-soft text-sm">
        An arrow leads from a task to what has to wait for it. The longest way, with the marked border, decides how soon all of it can be
        done.
      </p>
      <ScrollRegion
        label="Graph of the plan"
        className="shows-there-is-more rounded-card border border-line p-4 [--ground:var(--color-raised)]"
      >
        <div className="relative mx-auto" style={geometry.size}>
          <Lines layout={layout} geometry={geometry} critical={critical} />
          <ol>
            {tasks.map(task => {
              const place = layout.places.get(task.id)
              const { x, y } = place ? geometry.at(place) : { x: 0, y: 0 }
              const after = task.predecessors.map(numberOf).filter(number => number > 0)
              return (
                <li key={task.id} className="absolute" style={{ left: x, top: y, ...geometry.card }}>
                  <Node task={task} number={numberOf(task.id)} after={after} isCritical={critical.has(task.id)} addressOf={addressOf} />
                </li>
              )
            })}
          </ol>
        </div>
      </ScrollRegion>
    </>
  )
}

interface LinesProps {
  layout: GraphLayout
  geometry: Geometry
  critical: ReadonlySet<number>
}

function Lines({ layout, geometry, critical }: LinesProps) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 overflow-visible" width={geometry.size.width} height={geometry.size.height}>
      <defs>
        {(['control', 'marker'] as const).map(colour => (
          <marker key={colour} id={`arrow-${colour}`} viewBox="0 0 8 8" refX="4" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M1 1 7 4 1 7Z" fill={`var(--color-${colour})`} />
          </marker>
        ))}
      </defs>
      {layout.edges.map(edge => {
        const colour = critical.has(edge.from) && critical.has(edge.to) ? 'marker' : 'control'
        return (
          <path
            key={`${edge.from}-${edge.to}`}
            d={pathOf(geometry, layout, edge)}
            fill="none"
            stroke={`var(--color-${colour})`}
            strokeWidth={colour === 'marker' ? 2 : 1.5}
            markerEnd={`url(#arrow-${colour})`}
          />
        )
      })}
    </svg>
  )
}

interface NodeProps {
  task: GraphedTask
  number: number
  after: readonly number[]
  isCritical: boolean
  addressOf: PlanGraphProps['addressOf']
}

function Node({ task, number, after, isCritical, addressOf }: NodeProps) {
  const look = classNames(
    'grid h-full content-between rounded-control border bg-paper px-2.5 py-2 text-xs',
    isCritical ? 'border-2 border-marker' : 'border-control',
    addressOf !== null && 'hover:bg-sunken',
  )
  const inside = (
    <>
      <span className="wrap-anywhere line-clamp-3 font-medium">
        <span className="text-marker-ink tabular-nums">{number}</span> {task.title}
      </span>
      <span className="text-right text-soft tabular-nums">
        {formatHours(task.estimatedHours)}
        <span className="sr-only">
          {after.length > 0 && `, after ${after.join(' and ')}`}
          {isCritical && ', on the longest way'}
        </span>
      </span>
    </>
  )
  if (addressOf === null) return <div className={look}>{inside}</div>
  return (
    <Link to={addressOf(taskAnchor(task.id))} className={look}>
      {inside}
    </Link>
  )
}
