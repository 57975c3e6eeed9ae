import sharp from 'sharp'
import { AppError } from '#contract/shared/errors.ts'

/** In pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** `isCut`: to exactly this size, around its middle; else it fits into it, and is never made larger. */
export interface PictureShape extends PictureSize {
  isCut: boolean
}

/** What a camera takes. A file of a few kilobytes may claim a hundred times as many, and fill the memory when it is unpacked. */
const MAX_PIXELS = 25_000_000
const QUALITY = 82
const TIMEOUT_SECONDS = 10

// Only what may be uploaded is ever unpacked, whatever a file may turn out to be further on.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp'].flatMap(format => [`VipsForeignLoad${format}File`, `VipsForeignLoad${format}Buffer`]),
})
sharp.cache(false)

const unreadable = (cause: unknown) => {
  throw new AppError('bad_request', 'This picture cannot be read: it may be damaged. Choose another one.', { cause })
}

/** A picture drawn anew: upright, in WebP, with nothing of the file but what can be seen. */
export const drawPicture = async (path: string, { width, height, isCut }: PictureShape): Promise<PictureSize & { bytes: Buffer }> => {
  // What it claims stands at its beginning; nothing is unpacked for that.
  const claimed = await sharp(path, { limitInputPixels: false }).metadata().catch(unreadable)
  if (claimed.width * claimed.height > MAX_PIXELS)
    throw new AppError('bad_request', 'A picture may have 25 megapixels at most. Choose a smaller one.')
  const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(width, height, isCut ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  return { bytes: data, width: info.width, height: info.height }
}

/** In pixels: sharp on a printed page. */
const PRINTED_WIDTH = 1_600

/** A picture of ours for where WebP is not read: on paper. */
export const asJpeg = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .resize(PRINTED_WIDTH, PRINTED_WIDTH, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
