import SuperJSON from 'superjson'
import * as z from 'zod'
import { AppError } from '#contract/shared/errors.ts'

const Envelope = z.object({ json: z.json(), meta: z.looseObject({}).optional() })

const MALFORMED = 'This envelope cannot be opened. Send {"json": …, "meta": …} as superjson writes it, or plain JSON.'

/** A number is enough to ask for a typed array of gigabytes; no call takes one. */
const asksForTypedArray = (annotation: unknown): boolean =>
  Array.isArray(annotation)
    ? annotation[0] === 'typed-array' || annotation.some(asksForTypedArray)
    : typeof annotation === 'object' && annotation !== null && Object.values(annotation).some(asksForTypedArray)

/** What superjson's `{json, meta}` holds, with its dates as dates; plain JSON is taken as it is. */
export const fromEnvelope = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('json' in body || 'meta' in body)) return body
  try {
    const { json, meta } = Envelope.parse(body)
    if (asksForTypedArray(meta)) throw new AppError('bad_request', MALFORMED)
    return SuperJSON.deserialize({ json, ...(meta ? { meta } : {}) })
  } catch (cause) {
    throw new AppError('bad_request', MALFORMED, { cause })
  }
}

/** A value as superjson's `{json, meta}`. */
export const intoEnvelope = (value: unknown): unknown => SuperJSON.serialize(value)
