import type { MarkPoint, MarkType } from '#contract/calls-marks.ts'
import type { Box } from './video-box.ts'

/** A mark's size counts in thousandths of the frame's width: as thick for both, however large each sees it. */
const THOUSANDTHS = 1_000
const ARROW_HEAD = 4

type Spot = readonly [number, number]

/** A place of the frame, in the pixels of what it is drawn on. */
export const spotIn = (box: Box, { x, y }: MarkPoint): Spot => [box.left + x * box.width, box.top + y * box.height]
export const thicknessOf = (size: number, box: Box): number => Math.max(1.5, (size * box.width) / THOUSANDTHS)
export const radiusOf = ([x, y]: Spot, rim: Spot): number => Math.hypot(rim[0] - x, rim[1] - y)

const said = (numbers: readonly number[]) => numbers.map(each => each.toFixed(1)).join(' ')

/** Through the middles between the points: a hand's line without corners. */
const smoothPath = (spots: readonly Spot[]): string => {
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

const arrowPath = (from: Spot, to: Spot, thickness: number): string => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const length = Math.max(12, thickness * ARROW_HEAD)
  const wing = (turn: number) => [to[0] - length * Math.cos(angle + turn), to[1] - length * Math.sin(angle + turn)]
  return `M ${said(from)} L ${said(to)} M ${said(wing(0.5))} L ${said(to)} L ${said(wing(-0.5))}`
}

/** The way of the pen for what is no circle and no text, in the words of SVG, which a canvas knows too. */
export const penPath = (type: MarkType, spots: readonly Spot[], thickness: number): string => {
  const [from, to = from] = [spots[0], spots.at(-1)]
  if (!from || !to) return ''
  if (type === 'line') return `M ${said(from)} L ${said(to)}`
  return type === 'arrow' ? arrowPath(from, to, thickness) : smoothPath(spots)
}
