import type { FrameSource } from '../media/frame-source.ts'
import { contentBox } from '../video-box.ts'

const QUALITY = 0.9

/** The marks as a picture of the frame's own size. */
const marksPicture = async (layer: SVGSVGElement, { width, height }: { width: number; height: number }): Promise<HTMLImageElement> => {
  const box = contentBox({ left: 0, top: 0, width: layer.clientWidth, height: layer.clientHeight }, { width, height })
  const copy = document.importNode(layer, true)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('viewBox', `${box.left} ${box.top} ${box.width} ${box.height}`)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** What is in view, with the marks drawn in; null while nothing is. */
export const snapshotOf = async (source: FrameSource, layer: SVGSVGElement | null): Promise<File | null> => {
  const { width, height } = source.frame()
  if (width === 0 || height === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const paint = canvas.getContext('2d')
  // First the frame: what comes after it takes a moment.
  paint?.drawImage(source.image, 0, 0, width, height)
  if (layer) paint?.drawImage(await marksPicture(layer, { width, height }), 0, 0, width, height)
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return blob && new File([blob], 'snapshot.jpg', { type: 'image/jpeg' })
}
