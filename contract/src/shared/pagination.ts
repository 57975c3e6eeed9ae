import * as z from 'zod/mini'

/** What a paged endpoint's handler answers; `bind` puts the items into the body and the cursor into its header. */
export interface Page<T> {
  items: T[]
  nextCursor: string | null
}

const LIMIT_MESSAGE = 'limit must be an integer from 1 to 100'

/** The paging inputs of a list. A cursor is opaque: take it from the header, hand it back. */
export const pageInput = (defaultLimit: number) => ({
  cursor: z.optional(
    z.string().check(z.maxLength(200, { error: 'This cursor is not one of ours. Leave it out to start from the beginning.' })),
  ),
  limit: z._default(
    z.coerce
      .number({ error: LIMIT_MESSAGE })
      .check(z.int({ error: LIMIT_MESSAGE }), z.minimum(1, { error: LIMIT_MESSAGE }), z.maximum(100, { error: LIMIT_MESSAGE })),
    defaultLimit,
  ),
})
