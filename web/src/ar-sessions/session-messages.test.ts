import { expect, test } from 'vitest'
import type { SessionMessage } from '#contract/ar-sessions-record.ts'
import { withMessage } from './session-messages.ts'

const message = (id: number): SessionMessage => ({
  ...{ id, messageId: `message-${id}`, by: 'client', senderName: 'Cleo', content: `the ${id}th` },
  sentAt: '2026-01-01T10:00:00.000Z',
})
const known = {
  pages: [
    { items: [message(3), message(5)], nextCursor: 'before' },
    { items: [message(1), message(2)], nextCursor: null },
  ],
  pageParams: [null, 'before'],
}
const idsOf = (data: ReturnType<typeof withMessage>) => data?.pages.map(({ items }) => items.map(({ id }) => id))

test('a message that comes stands among the newest in the order in which it was written, and once', () => {
  expect(idsOf(withMessage(known, message(6)))).toEqual([
    [3, 5, 6],
    [1, 2],
  ])
  // Two that were written at once may be told the other way round.
  expect(idsOf(withMessage(known, message(4)))?.[0]).toEqual([3, 4, 5])
  for (const id of [2, 5]) expect(withMessage(known, message(id))).toBe(known)
})

test('before the chat was read there is nothing to add it to', () => {
  expect(withMessage(undefined, message(1))).toBeUndefined()
})
