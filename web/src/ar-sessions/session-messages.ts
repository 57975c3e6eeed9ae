import type { InfiniteData } from '@tanstack/react-query'
import type { SessionMessage } from '#contract/ar-sessions-record.ts'
import type { Page } from '#contract/shared/pagination.ts'

export type Messages = InfiniteData<Page<SessionMessage>, string | null>

/** A message that came: after those that are known, in the order in which they were written, and once. Nothing is asked for anew. */
export const withMessage = (known: Messages | undefined, message: SessionMessage): Messages | undefined => {
  const [newest, ...earlier] = known?.pages ?? []
  if (!known || !newest || known.pages.some(({ items }) => items.some(({ id }) => id === message.id))) return known
  const items = [...newest.items, message].sort((one, other) => one.id - other.id)
  return { ...known, pages: [{ ...newest, items }, ...earlier] }
}
