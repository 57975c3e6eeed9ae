import { type BoardStroke, BoardStroke as Stroke } from '#contract/workspaces-board.ts'
import { type BoardBox, type BoardPoint, boxAround, decodePoints, movedBox } from './board-points.ts'

/** How much wider the highlighter is than its size says. */
export const HIGHLIGHTER_WIDTH = 3
/** From one line of a text to the next, in its heights. */
export const LINE_HEIGHT = 1.3
export const BOARD_FONT = '"Inter Variable", Inter, system-ui, sans-serif'
/** About how wide a letter is beside its height; what is really drawn is a little narrower. */
const LETTER_WIDTH = 0.62
const ARROW_HEAD = 5

/** Something on the board, as it stands there now. */
export interface BoardShape {
  id: string
  stroke: BoardStroke
  /** Where it was drawn. */
  points: readonly BoardPoint[]
  /** How far it was moved since, in units. */
  moved: { x: number; y: number }
  /** All that it covers, where it is now. */
  box: BoardBox
}

export const textHeight = (size: number): number => 10 + size * 2
export const textLines = (text: string): string[] => text.split('\n')
export const arrowHead = (size: number): number => Math.max(12, size * ARROW_HEAD)

const boxOfText = ({ text = '', size }: BoardStroke, [at]: readonly BoardPoint[]): BoardBox => {
  const { x, y } = at ?? { x: 0, y: 0 }
  const lines = textLines(text)
  const height = textHeight(size)
  const width = Math.max(1, ...lines.map(line => line.length)) * height * LETTER_WIDTH
  return { left: x, top: y, right: x + width, bottom: y + lines.length * height * LINE_HEIGHT }
}

const marginOf = ({ tool, size }: BoardStroke): number => {
  if (tool === 'image') return 0
  if (tool === 'highlighter') return (size * HIGHLIGHTER_WIDTH) / 2 + 1
  return tool === 'arrow' ? arrowHead(size) : size / 2 + 1
}

/** What stands in the document under an id; undefined for what is no part of the contract. */
export const readShape = (id: string, value: unknown, moved: { x: number; y: number }): BoardShape | undefined => {
  const stroke = Stroke.safeParse(value)
  if (!stroke.success) return undefined
  const points = decodePoints(stroke.data.points)
  if (points.length === 0 || (stroke.data.tool === 'image' && !stroke.data.image)) return undefined
  const box = stroke.data.tool === 'text' ? boxOfText(stroke.data, points) : boxAround(points, marginOf(stroke.data))
  return { id, stroke: stroke.data, points, moved, box: movedBox(box, moved.x, moved.y) }
}

export const isAbove = (one: BoardShape, other: BoardShape): boolean =>
  one.stroke.order > other.stroke.order || (one.stroke.order === other.stroke.order && one.id > other.id)
/** What lies below comes first. */
export const byOrder = (one: BoardShape, other: BoardShape): number => (isAbove(one, other) ? 1 : -1)

const distanceToLine = (x: number, y: number, from: BoardPoint, to: BoardPoint): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length))
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
}

const isOnOutline = (shape: BoardShape, x: number, y: number, reach: number): boolean => {
  const [from, to = from] = [shape.points[0], shape.points.at(-1)]
  if (!from || !to) return false
  if (shape.stroke.tool === 'ellipse') {
    const [a, b] = [Math.max(1, Math.abs(to.x - from.x) / 2), Math.max(1, Math.abs(to.y - from.y) / 2)]
    const away = Math.hypot((x - (from.x + to.x) / 2) / a, (y - (from.y + to.y) / 2) / b)
    return Math.abs(away - 1) * Math.min(a, b) <= reach
  }
  const corners = [from, { ...from, x: to.x }, to, { ...from, y: to.y }, from]
  const line = shape.stroke.tool === 'rectangle' ? corners : shape.points
  if (line.length === 1) return distanceToLine(x, y, from, from) <= reach
  return line.some((point, index) => {
    const next = line[index + 1]
    return next !== undefined && distanceToLine(x, y, point, next) <= reach
  })
}

/** Whether a spot is on it, give or take. */
export const isHit = (shape: BoardShape, at: { x: number; y: number }, giveOrTake: number): boolean => {
  const { box, moved, stroke } = shape
  const isNear =
    at.x >= box.left - giveOrTake && at.x <= box.right + giveOrTake && at.y >= box.top - giveOrTake && at.y <= box.bottom + giveOrTake
  if (!isNear || stroke.tool === 'text' || stroke.tool === 'image') return isNear
  const width = stroke.tool === 'highlighter' ? stroke.size * HIGHLIGHTER_WIDTH : stroke.size
  return isOnOutline(shape, at.x - moved.x, at.y - moved.y, width / 2 + giveOrTake)
}
