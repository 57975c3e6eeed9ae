import * as z from 'zod'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { MAX_INT } from '#contract/shared/primitives.ts'

/** The number of a row, where it is a position or part of one: beyond these the database knows none, and asking for them is an error of its. */
export const RowId = z.int().positive().max(MAX_INT)
/** A moment as part of a position: the database has no year 0. */
export const RowMoment = z.iso.datetime().refine(moment => !moment.startsWith('0000'))

/** A position in a list as opaque text. */
const encodeCursor = (position: unknown): string => Buffer.from(JSON.stringify(position)).toString('base64url')

/** The position behind a cursor of ours; 400 for text that is none. */
export const decodeCursor = <S extends z.ZodType>(schema: S, cursor: string | undefined): z.output<S> | undefined => {
  if (cursor === undefined) return undefined
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new AppError('bad_request', 'This cursor is not one of ours. Leave it out to start from the beginning.', { cause })
  }
}

/** A page of rows of which one more than `limit` was asked for: that one tells whether there is a next page. `positionOf`: where a row stands. */
export const pageOf = <Row>(rows: readonly Row[], limit: number, positionOf: (last: Row) => unknown): Page<Row> => {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last !== undefined ? encodeCursor(positionOf(last)) : null }
}
