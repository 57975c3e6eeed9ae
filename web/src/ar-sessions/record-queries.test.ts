import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { SessionMessage } from '#contract/ar-sessions-record.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { addMessage, messagesKey } from './record-queries.ts'

const message = (id: number): SessionMessage => ({
  ...{ id, messageId: `message-${id}`, by: 'client', senderName: 'Cleo', content: `the ${id}th` },
  sentAt: '2026-01-01T10:00:00.000Z',
})

test('a message told while the chat is read for the first time is in it, though the first answer is from before', async () => {
  const client = createQueryClient()
  const answers: ((items: SessionMessage[]) => void)[] = []
  const chat = new InfiniteQueryObserver(client, {
    queryKey: messagesKey(7),
    queryFn: ({ signal }) => {
      // Taken, so that a cancelled question is dropped.
      void signal
      return new Promise<{ items: SessionMessage[] }>(answer => answers.push(items => answer({ items })))
    },
    initialPageParam: null,
    getNextPageParam: () => undefined,
  })
  const stop = chat.subscribe(() => undefined)
  await expect.poll(() => answers.length).toBe(1)
  addMessage(client, 7, message(2))
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.([message(1)])
  answers[1]?.([message(1), message(2)])
  await expect.poll(() => chat.getCurrentResult().data?.pages.map(({ items }) => items.map(({ id }) => id))).toEqual([[1, 2]])
  stop()
})
