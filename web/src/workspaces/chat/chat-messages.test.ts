import { InfiniteQueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WorkspaceMessage } from '#contract/workspaces-messages.ts'
import { createQueryClient } from '../../platform/query-client.ts'
import { inOrder, keepMessage, messagesKey, withMessage } from './chat-messages.ts'
import { namedAtEnd } from './named-at-end.ts'

const message = (id: number, messageContent = `word ${id}`): WorkspaceMessage => ({
  ...{ id, workspaceId: 1, senderEmail: 'max@example.com', senderName: 'Max', messageContent, messageType: 'text' },
  ...{
    referenceFileId: null,
    referenceFile: null,
    timestampSent: '2026-11-22T12:00:00.000Z',
    editedAt: null,
    isDeleted: false,
    clientId: null,
  },
  ...{ replyTo: null, mentions: [], reactions: [] },
})

test('however often and in whatever order messages arrive, each stands once and in its place', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 11, max: 40 })), arrived => {
      const pages = arrived.reduce((known, id) => withMessage(known, message(id)), [[message(10)], [message(8), message(9)]])
      const ids = inOrder(pages).map(({ id }) => id)
      expect(ids).toEqual([8, 9, 10, ...[...new Set(arrived)].toSorted((one, other) => one - other)])
    }),
  )
})

test('what was changed is changed where it stands, and what lies before the oldest page stays out', () => {
  const pages = [
    [message(10), message(11)],
    [message(8), message(9)],
  ]
  expect(inOrder(withMessage(pages, message(9, 'changed'))).map(({ messageContent }) => messageContent)).toEqual([
    'word 8',
    'changed',
    'word 10',
    'word 11',
  ])
  expect(withMessage(pages, message(3))).toEqual(pages)
  expect(inOrder(withMessage([], message(1)))).toEqual([message(1)])
})

test('a message that comes while the chat is being read is not lost to an answer from before it', async () => {
  const client = createQueryClient()
  const asked: ((answer: WorkspaceMessage[]) => void)[] = []
  const list = new InfiniteQueryObserver(client, {
    queryKey: messagesKey(1),
    queryFn: ({ signal }) => {
      // Taken, so that a cancelled question is dropped.
      void signal
      return new Promise<WorkspaceMessage[]>(answer => asked.push(answer))
    },
    // Widened: as the chat asks.
    initialPageParam: null as number | null,
    getNextPageParam: () => undefined,
  })
  const stop = list.subscribe(() => undefined)
  const said = () =>
    list
      .getCurrentResult()
      .data?.pages.flat()
      .map(({ id }) => id)
  await expect.poll(() => asked.length).toBe(1)
  keepMessage(client, message(1))
  keepMessage(client, message(2))
  asked[0]?.([])
  await expect.poll(said).toEqual([1, 2])

  void list.refetch()
  await expect.poll(() => asked.length).toBe(2)
  keepMessage(client, message(3))
  expect(said()).toEqual([1, 2, 3])
  asked[1]?.([message(1), message(2, 'changed')])
  await expect.poll(() => list.getCurrentResult().data?.pages.flat()).toEqual([message(1), message(2, 'changed'), message(3)])
  stop()
})

test.each([
  ['Hello @', ''],
  ['@Ma', 'Ma'],
  ['Hello @Max Me', 'Max Me'],
  ['max@example', null],
  ['Hello', null],
])('in %s the name that is being typed is %s', (text, name) => {
  expect(namedAtEnd(text)).toBe(name)
})
