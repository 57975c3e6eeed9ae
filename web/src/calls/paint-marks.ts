import type { Mark } from '#contract/calls-marks.ts'
import { penPath, radiusOf, spotIn, thicknessOf } from './mark-path.ts'
import { LETTERS_OF_MARKS, LINE_HEIGHT, setText, textHeight } from './mark-text.ts'
import type { Box } from './video-box.ts'

export type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** As in the layer over the picture (`MarkShape`): each line as wide for everybody. */
const paintText = (paint: Canvas, { text = '', size, color, points: [at] }: Mark, box: Box) => {
  if (!at) return
  const { lines, x, y, shrunk } = setText({ text, size, at, aspect: box.height / box.width })
  const height = textHeight(size, box.width) * shrunk
  Object.assign(paint, { font: `700 ${height}px ${LETTERS_OF_MARKS}`, fillStyle: color, strokeStyle: '#000', lineWidth: height / 8 })
  for (const [index, line] of lines.entries()) {
    const { width } = paint.measureText(line.text)
    if (width === 0) continue
    paint.save()
    paint.translate(box.left + x * box.width, box.top + y * box.width + index * LINE_HEIGHT * height)
    paint.scale((line.width * height) / width, 1)
    paint.strokeText(line.text, 0, 0)
    paint.fillText(line.text, 0, 0)
    paint.restore()
  }
}

/** Paints marks into a picture that is to be kept, where it lies in `box`. */
export const paintMarks = (paint: Canvas, marks: readonly Mark[], box: Box): void => {
  if (box.width <= 0 || box.height <= 0) return
  for (const mark of marks) {
    const spots = mark.points.map(point => spotIn(box, point))
    const [from, to = from] = [spots[0], spots.at(-1)]
    if (!from || !to) continue
    if (mark.type === 'text') {
      paintText(paint, mark, box)
      continue
    }
    const lineWidth = thicknessOf(mark.size, box)
    Object.assign(paint, { strokeStyle: mark.color, lineWidth, lineCap: 'round', lineJoin: 'round' })
    const path = new Path2D(mark.type === 'circle' ? undefined : penPath(mark.type, spots, lineWidth))
    if (mark.type === 'circle') path.arc(...from, radiusOf(from, to), 0, 2 * Math.PI)
    paint.stroke(path)
  }
}
