import { AppError } from '#contract/shared/errors.ts'
import { MB } from '#contract/shared/file-rule.ts'
import type { ModelSource } from './parsed-model.ts'

/** Of a link; what is uploaded here has the operator's limit. */
const MAX_LINKED_BYTES = 256 * MB

const refusedBy = (url: string) =>
  new AppError(
    'unavailable',
    `${new URL(url).host} does not let this page read the model, or cannot be reached. Download the file there and upload it here instead.`,
  )

/** The others tell of a server that is not well for a moment. */
const GONE_STATUSES: readonly number[] = [401, 403, 404, 410]

const refusal = (url: string, isForeign: boolean, status: number): AppError => {
  const { host } = new URL(url)
  if (!GONE_STATUSES.includes(status)) {
    const what = isForeign ? `${host} answered ${status}.` : 'The file of this model cannot be read just now.'
    return new AppError('unavailable', `${what} Try again in a moment.`)
  }
  return new AppError(
    'not_found',
    isForeign
      ? `${host} answered ${status}: the link does not lead to a model any more.`
      : 'The file of this model is not open to you any more.',
  )
}

const answerOf = async ({ url, isForeign }: Pick<ModelSource, 'url' | 'isForeign'>): Promise<Response> => {
  const options: RequestInit = isForeign
    ? { credentials: 'omit', mode: 'cors', referrerPolicy: 'no-referrer' }
    : { credentials: 'same-origin' }
  const response = await fetch(url, options).catch((cause: unknown) => {
    throw isForeign ? refusedBy(url) : new AppError('unavailable', 'The connection is lost. Try again when you are back online.', { cause })
  })
  if (response.ok) return response
  throw refusal(url, isForeign, response.status)
}

/** A line that breaks says nothing of the model: its bytes are as sound as they were. */
const orBroke = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((cause: unknown) => {
    throw new AppError('unavailable', 'The connection broke while the model was on its way. Try again.', { cause })
  })

/** The bytes of a model; `onProgress` hears how much of it is here, from 0 to 1, or null where its length is not told. */
export const bringBytes = async (
  source: Pick<ModelSource, 'url' | 'isForeign'>,
  onProgress: (share: number | null) => void,
): Promise<ArrayBuffer> => {
  const response = await answerOf(source)
  const total = Number(response.headers.get('content-length') ?? 0)
  const tooLarge = () =>
    new AppError('payload_too_large', `This file is larger than ${MAX_LINKED_BYTES / MB}MB: no browser shows that well.`)
  if (source.isForeign && total > MAX_LINKED_BYTES) throw tooLarge()
  const reader = response.body?.getReader()
  if (!reader) return orBroke(response.arrayBuffer())
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = await orBroke(reader.read())
    if (done) break
    chunks.push(value)
    length += value.length
    if (source.isForeign && length > MAX_LINKED_BYTES) {
      await reader.cancel()
      throw tooLarge()
    }
    onProgress(total > 0 ? Math.min(1, length / total) : null)
  }
  return new Blob(chunks).arrayBuffer()
}
