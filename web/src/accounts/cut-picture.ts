import { PICTURE_PIXELS } from '#contract/accounts.ts'

/** A part of a picture, in its own pixels. */
export interface PicturePart {
  x: number
  y: number
  width: number
  height: number
}

/** Twice what is kept: the server draws it once more. */
const SIDE = PICTURE_PIXELS * 2
const QUALITY = 0.92

/** The picture of a file, unpacked; rejects when this browser cannot show it. */
export const openPicture = async (address: string): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

/** The part as a square file of its own. What the camera wrote beside the picture, such as the place, does not leave this device. */
export const cutPicture = async (picture: HTMLImageElement, part: PicturePart): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot cut pictures. Choose another browser, or a smaller picture.')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, SIDE, SIDE)
  // A browser that cannot write WebP writes PNG.
  const cut = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/webp', QUALITY))
  if (!cut) throw new Error('This picture could not be cut. Choose another one.')
  return new File([cut], 'picture', { type: cut.type })
}
