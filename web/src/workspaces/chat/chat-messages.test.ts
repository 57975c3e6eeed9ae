import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WorkspaceMessage } from '#contract/workspaces-messages.ts'
import { inOrder, withMessage } from './chat-messages.ts'
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

test.each([
  ['Hello @', ''],
  ['@Ma', 'Ma'],
  ['Hello @Max Me', 'Max Me'],
  ['max@example', null],
  ['Hello', null],
])('in %s the name that is being typed is %s', (text, name) => {
  expect(namedAtEnd(text)).toBe(name)
})
