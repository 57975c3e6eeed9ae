import type { BoardImages } from './board-images.ts'
import type { BoardModel } from './board-model.ts'
import { drawShape } from './board-path.ts'
import { boxOf } from './board-points.ts'
import { PAPER } from './board-tiles.ts'

const MARGIN = 24
const USUAL_SCALE = 2
/** What every browser can still make a picture of. */
const MAX_SIDE = 8_000
const EMPTY = { left: 0, top: 0, right: 1_200, bottom: 800 }

/** All of the board as one picture. */
const pictureOf = async ({ shapes }: BoardModel, images: BoardImages): Promise<Blob | null> => {
  await images.settled(shapes.flatMap(({ stroke }) => stroke.image?.bytes ?? []))
  const { left, top, right, bottom } = boxOf(shapes.map(({ box }) => box)) ?? EMPTY
  const [width, height] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN]
  const scale = Math.min(USUAL_SCALE, MAX_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: Math.ceil(width * scale), height: Math.ceil(height * scale) })
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = PAPER
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.setTransform(scale, 0, 0, scale, (MARGIN - left) * scale, (MARGIN - top) * scale)
  for (const shape of shapes) drawShape(context, shape, images)
  return new Promise(done => canvas.toBlob(done, 'image/png'))
}

/** Has the browser save the board as `whiteboard.png`; answers whether it could. */
export const downloadBoard = async ({ model, images }: { model: BoardModel; images: BoardImages }): Promise<boolean> => {
  const picture = await pictureOf(model, images)
  if (!picture) return false
  const address = URL.createObjectURL(picture)
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: 'whiteboard.png' })
  link.click()
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return true
}
