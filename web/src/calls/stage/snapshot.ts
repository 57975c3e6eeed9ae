import type { Mark } from '#contract/calls-marks.ts'
import type { FrameSource } from '../media/frame-source.ts'
import { paintMarks } from '../paint-marks.ts'

const QUALITY = 0.9

interface Seen {
  image: CanvasImageSource
  width: number
  height: number
  marks: readonly Mark[]
}

/** A picture with the marks drawn in; null where there is none. */
const drawnPicture = async ({ image, width, height, marks }: Seen): Promise<File | null> => {
  if (width === 0 || height === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const paint = canvas.getContext('2d')
  paint?.drawImage(image, 0, 0, width, height)
  if (paint) paintMarks(paint, marks, { left: 0, top: 0, width, height })
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return blob && new File([blob], 'snapshot.jpg', { type: 'image/jpeg' })
}

/** What is in view, with the marks drawn in; null while nothing is. */
export const snapshotOf = (source: FrameSource, marks: readonly Mark[]): Promise<File | null> => {
  const { width, height } = source.frame()
  return drawnPicture({ image: source.image, width, height, marks })
}

/** A still that is not in view any more, with what was drawn on it. */
export const drawnStill = async (still: Blob, marks: readonly Mark[]): Promise<File | null> => {
  const image = await createImageBitmap(still)
  try {
    return await drawnPicture({ image, width: image.width, height: image.height, marks })
  } finally {
    image.close()
  }
}
