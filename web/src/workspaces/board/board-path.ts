import { getStroke } from 'perfect-freehand'
import type { BoardStroke } from '#contract/workspaces-board.ts'
import { drawImage, type ImageSource } from './board-image.ts'
import type { BoardPoint } from './board-points.ts'
import { arrowHead, BOARD_FONT, type BoardShape, HIGHLIGHTER_WIDTH, LINE_HEIGHT, textHeight, textLines } from './board-shape.ts'

const HIGHLIGHT = 0.4
/** A mouse tells no pressure, and its browser says a half; a pen's varies. */
const NO_PRESSURE = 0.01

type Drawn = Pick<BoardStroke, 'tool' | 'color' | 'size' | 'text'>

const isPressed = (points: readonly BoardPoint[]): boolean => points.some(({ pressure }) => Math.abs(pressure - 0.5) > NO_PRESSURE)

/** A hand's line: as wide as the pen pressed, or as fast as the hand was. */
const inkPath = ({ tool, size }: Drawn, points: readonly BoardPoint[], isDone: boolean): Path2D => {
  const isMarker = tool === 'highlighter'
  const outline = getStroke(
    points.map(({ x, y, pressure }) => [x, y, pressure]),
    {
      size: isMarker ? size * HIGHLIGHTER_WIDTH : size * 1.2,
      thinning: isMarker ? 0 : 0.5,
      smoothing: 0.5,
      streamline: 0.4,
      simulatePressure: !isMarker && !isPressed(points),
      last: isDone,
    },
  )
  const path = new Path2D()
  outline.forEach(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = outline[(index + 1) % outline.length] ?? []
    if (index === 0) path.moveTo((x + nextX) / 2, (y + nextY) / 2)
    else path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
  })
  path.closePath()
  return path
}

const linePath = ({ tool, size }: Drawn, from: BoardPoint, to: BoardPoint): Path2D => {
  const path = new Path2D()
  if (tool === 'rectangle') path.rect(from.x, from.y, to.x - from.x, to.y - from.y)
  else if (tool === 'ellipse') {
    const [width, height] = [Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2]
    path.ellipse((from.x + to.x) / 2, (from.y + to.y) / 2, width, height, 0, 0, Math.PI * 2)
  } else {
    path.moveTo(from.x, from.y)
    path.lineTo(to.x, to.y)
  }
  if (tool === 'arrow') {
    const angle = Math.atan2(to.y - from.y, to.x - from.x)
    for (const turn of [0.5, -0.5]) {
      path.moveTo(to.x, to.y)
      path.lineTo(to.x - arrowHead(size) * Math.cos(angle + turn), to.y - arrowHead(size) * Math.sin(angle + turn))
    }
  }
  return path
}

const drawText = (context: CanvasRenderingContext2D, { text = '', size }: Drawn, { x, y }: BoardPoint) => {
  const height = textHeight(size)
  context.font = `${height}px ${BOARD_FONT}`
  context.textBaseline = 'top'
  textLines(text).forEach((line, index) => {
    context.fillText(line, x, y + index * height * LINE_HEIGHT)
  })
}

const pathOf = (drawn: Drawn, points: readonly BoardPoint[], isDone: boolean): Path2D => {
  const [from, to = from] = [points[0], points.at(-1)]
  if (!from || !to) return new Path2D()
  return drawn.tool === 'pen' || drawn.tool === 'highlighter' ? inkPath(drawn, points, isDone) : linePath(drawn, from, to)
}

const paint = (context: CanvasRenderingContext2D, drawn: Drawn, points: readonly BoardPoint[], path: Path2D) => {
  const { tool, color, size } = drawn
  const [from] = points
  context.save()
  Object.assign(context, { fillStyle: color, strokeStyle: color, lineWidth: size, lineCap: 'round', lineJoin: 'round' })
  if (tool === 'highlighter') Object.assign(context, { globalCompositeOperation: 'multiply', globalAlpha: HIGHLIGHT * context.globalAlpha })
  if (tool === 'text') {
    if (from) drawText(context, drawn, from)
  } else if (tool === 'pen' || tool === 'highlighter') context.fill(path)
  else context.stroke(path)
  context.restore()
}

/** Paths of what stands on the board: reckoned once, also when it is moved. */
const known = new WeakMap<readonly BoardPoint[], Path2D>()

/** Draws something that stands on the board; the context counts in units. */
export const drawShape = (
  context: CanvasRenderingContext2D,
  { stroke, points, moved }: BoardShape,
  images: ImageSource,
  away = { x: 0, y: 0 },
): void => {
  context.save()
  context.translate(moved.x + away.x, moved.y + away.y)
  if (stroke.image) drawImage(context, stroke.image, points, images)
  else {
    const path = known.get(points) ?? pathOf(stroke, points, true)
    known.set(points, path)
    paint(context, stroke, points, path)
  }
  context.restore()
}

/** Draws what is still being drawn. */
export const drawWet = (context: CanvasRenderingContext2D, drawn: Drawn, points: readonly BoardPoint[]): void =>
  paint(context, drawn, points, pathOf(drawn, points, false))
