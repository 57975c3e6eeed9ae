import sharp from 'sharp'
import { PICTURE_PIXELS } from '#contract/accounts.ts'
import { AppError } from '#contract/shared/errors.ts'

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

/** A picture drawn anew: a small upright square in WebP, with nothing of the file but what can be seen. */
export const encodePicture = async (path: string): Promise<Buffer> => {
  // What it claims stands at its beginning; nothing is unpacked for that.
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata().catch(unreadable)
  if (width * height > MAX_PIXELS) throw new AppError('bad_request', 'A picture may have 25 megapixels at most. Choose a smaller one.')
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(PICTURE_PIXELS, PICTURE_PIXELS, { fit: 'cover' })
    .webp({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
    .catch(unreadable)
}
