import { memo } from 'react'
import type { Mark, MarkPoint } from '#contract/calls-marks.ts'
import { LINE_HEIGHT, setText, textHeight } from './mark-text.ts'
import type { Box } from './video-box.ts'

/** A mark's size counts in thousandths of the frame's width: as thick for both, however large each sees it. */
const THOUSANDTHS = 1_000
const ARROW_HEAD = 4

const onPage = (box: Box, { x, y }: MarkPoint) => [box.left + x * box.width, box.top + y * box.height] as const
const said = (numbers: readonly number[]) => numbers.map(each => each.toFixed(1)).join(' ')

/** Through the middles between the points: a hand's line without corners. */
const smoothPath = (spots: readonly (readonly [number, number])[]): string => {
  const [first, ...others] = spots
  if (!first) return ''
  if (others.length === 0) return `M ${said(first)} l 0.1 0`
  const curves = others.map((spot, index) => {
    const next = others[index + 1]
    const end = next ? ([(spot[0] + next[0]) / 2, (spot[1] + next[1]) / 2] as const) : spot
    return `Q ${said(spot)} ${said(end)}`
  })
  return `M ${said(first)} ${curves.join(' ')}`
}

const arrowPath = (from: readonly [number, number], to: readonly [number, number], thickness: number): string => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const length = Math.max(12, thickness * ARROW_HEAD)
  const wing = (turn: number) => [to[0] - length * Math.cos(angle + turn), to[1] - length * Math.sin(angle + turn)]
  return `M ${said(from)} L ${said(to)} M ${said(wing(0.5))} L ${said(to)} L ${said(wing(-0.5))}`
}

const thicknessOf = (size: number, box: Box): number => Math.max(1.5, (size * box.width) / THOUSANDTHS)

interface WordsProps {
  mark: Mark
  at: MarkPoint
  box: Box
}

/** Its lines, all within the frame. A kept picture knows no letters of the page: those of the system, each line as wide for everybody. */
const Words = ({ mark: { text = '', size, color }, at, box }: WordsProps) => {
  const { lines, x, y, shrunk } = setText({ text, size, at, aspect: box.height / box.width })
  const height = textHeight(size, box.width) * shrunk
  const look = { fill: color, stroke: '#000', strokeWidth: height / 8, paintOrder: 'stroke', fontSize: height, fontWeight: 700 } as const
  return lines.map((line, index) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place
      key={index}
      {...look}
      x={box.left + x * box.width}
      y={box.top + y * box.width + index * LINE_HEIGHT * height}
      fontFamily="Arial, Helvetica, sans-serif"
      textLength={line.width * height}
      lengthAdjust="spacingAndGlyphs"
    >
      {line.text}
    </text>
  ))
}

interface MarkShapeProps {
  mark: Mark
  /** Where its points are now: those of the mark, or where they have gone with what they are on. */
  points: readonly MarkPoint[]
  box: Box
  isUnfinished?: boolean
}

/** A mark as it stands on the picture. Drawn anew only when it, its place or the picture has changed: others come and point many times a second. */
export const MarkShape = memo(({ mark, points, box, isUnfinished = false }: MarkShapeProps) => {
  const spots = points.map(point => onPage(box, point))
  const [from, to = from] = [spots[0], spots.at(-1)]
  if (!from || !to) return null
  const thickness = thicknessOf(mark.size, box)
  const stroke = { stroke: mark.color, strokeWidth: thickness, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  const told = { 'data-mark': isUnfinished ? undefined : mark.id, opacity: isUnfinished ? 0.8 : 1 }
  if (mark.type === 'text') {
    const [at] = points
    return (
      at && (
        <g {...told}>
          <Words mark={mark} at={at} box={box} />
        </g>
      )
    )
  }
  if (mark.type === 'circle')
    return <circle {...told} {...stroke} cx={from[0]} cy={from[1]} r={Math.hypot(to[0] - from[0], to[1] - from[1])} />
  if (mark.type === 'line') return <path {...told} {...stroke} d={`M ${said(from)} L ${said(to)}`} />
  if (mark.type === 'arrow') return <path {...told} {...stroke} d={arrowPath(from, to, thickness)} />
  return <path {...told} {...stroke} d={smoothPath(spots)} />
})
