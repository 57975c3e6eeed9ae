import { create as contentDisposition } from 'content-disposition'
import type { StoredFile } from './file-service.ts'

/** Opened by itself a file runs nothing, loads nothing and is of no origin. */
const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'"

/** What goes with somebody's file wherever it is answered. `isShown`: in the page rather than saved. */
export const fileHeaders = (
  file: Pick<StoredFile, 'mediaType' | 'originalName'>,
  { isShown, cacheControl }: { isShown: boolean; cacheControl: string },
) => ({
  'content-type': file.mediaType,
  'content-disposition': contentDisposition(file.originalName, { type: isShown ? 'inline' : 'attachment' }),
  'content-security-policy': FILE_POLICY,
  'cache-control': cacheControl,
  'cross-origin-resource-policy': 'same-origin',
})
