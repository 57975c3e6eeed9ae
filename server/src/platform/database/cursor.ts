import type * as z from 'zod'
import { AppError } from '#contract/shared/errors.ts'

/** A position in a list as opaque text. */
export const encodeCursor = (position: unknown): string => Buffer.from(JSON.stringify(position)).toString('base64url')

/** The position behind a cursor of ours; 400 for text that is none. */
export const decodeCursor = <S extends z.ZodType>(schema: S, cursor: string | undefined): z.output<S> | undefined => {
  if (cursor === undefined) return undefined
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new AppError('bad_request', 'This cursor is not one of ours. Leave it out to start from the beginning.', { cause })
  }
}
