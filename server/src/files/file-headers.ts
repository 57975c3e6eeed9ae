import { create as contentDisposition } from 'content-disposition'
import type { StoredFile } from './file-service.ts'

/** Opened by itself a file runs nothing, loads nothing and is of no origin. */
const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors "

/**
 * What goes with somebody's file wherever it is answered. `isShown`: in the page rather than saved; `isFramed`: in a frame of one of our own
 * pages, where it runs and loads as little as anywhere.
 */
export const fileHeaders = (
  file: Pick<StoredFile, 'mediaType' | 'originalName'>,
  { isShown, isFramed = false, cacheControl }: { isShown: boolean; isFramed?: boolean; cacheControl: string },
) => ({
  'content-type': file.mediaType,
  'content-disposition': contentDisposition(file.originalName, { type: isShown ? 'inline' : 'attachment' }),
  'content-security-policy': `${FILE_POLICY}${isFramed ? "'self'" : "'none'"}`,
  'cache-control': cacheControl,
  'cross-origin-resource-policy': 'same-origin',
})
