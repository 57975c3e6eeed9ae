import type { BoardStroke } from '#contract/workspaces-board.ts'
import type { Spot } from './board-camera.ts'
import { type BoardPoint, boxAround } from './board-points.ts'
import { BOARD_FONT } from './board-shape.ts'

export interface ImageSize {
  width: number
  height: number
}

/** Where the pictures come from. `gone`: the file was deleted, or is not open to us. `unreadable`: it is there, and this browser opens no such image. */
export interface ImageSource {
  of(bytes: string): ImageBitmap | 'coming' | 'gone' | 'unreadable'
}

/** Of the view, that an image takes up at most. */
const SHARE = 0.6
const LEAST = 8
const FRAME = '#7f877f'
const LABEL = { most: 20, share: 0.08, color: '#5b635d' }

/** The corners of an image as large as it is, or as the view has room for; in units. */
export const imageCorners = ({ width, height }: ImageSize, { x, y }: Spot, view: ImageSize): [BoardPoint, BoardPoint] => {
  const scale = Math.min(1, (SHARE * view.width) / width, (SHARE * view.height) / height)
  const [dx, dy] = [Math.max(LEAST, width * scale) / 2, Math.max(LEAST, height * scale) / 2]
  return [
    { x: x - dx, y: y - dy, pressure: 0.5 },
    { x: x + dx, y: y + dy, pressure: 0.5 },
  ]
}

/** An empty frame that says what belongs into it. */
const drawFrame = (context: CanvasRenderingContext2D, words: string, { x, y }: Spot, { width, height }: ImageSize) => {
  Object.assign(context, { strokeStyle: FRAME, fillStyle: LABEL.color, lineWidth: 1.5, textBaseline: 'middle', textAlign: 'center' })
  context.setLineDash([6, 6])
  context.strokeRect(x, y, width, height)
  context.font = `${Math.min(LABEL.most, width * LABEL.share)}px ${BOARD_FONT}`
  context.fillText(words, x + width / 2, y + height / 2, width * (1 - LABEL.share))
}

export const drawImage = (
  context: CanvasRenderingContext2D,
  { bytes, name }: NonNullable<BoardStroke['image']>,
  points: readonly BoardPoint[],
  images: ImageSource,
): void => {
  const { left, top, right, bottom } = boxAround(points, 0)
  const [at, size] = [
    { x: left, y: top },
    { width: right - left, height: bottom - top },
  ]
  const picture = images.of(bytes)
  if (picture === 'coming') drawFrame(context, name, at, size)
  else if (picture === 'gone') drawFrame(context, `‘${name}’ was deleted`, at, size)
  else if (picture === 'unreadable') drawFrame(context, `This browser cannot show ‘${name}’`, at, size)
  else context.drawImage(picture, at.x, at.y, size.width, size.height)
}
