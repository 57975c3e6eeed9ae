// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../platform/query-client.ts'
import { forgetUnsent } from '../../platform/unsent.ts'
import { Outbox } from './outbox.ts'

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no line.'))))
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** A tab with the chat open. */
const tab = () => {
  const outbox = new Outbox({ workspaceId: 1, email: 'ada@example.com', name: 'Ada' }, createQueryClient())
  const stop = outbox.start()
  const write = (messageContent: string) => outbox.write({ messageContent, replyToId: null, mentions: [], file: null })
  return { write, stop, words: () => outbox.waiting.map(({ messageContent }) => messageContent) }
}

test('two tabs that were closed without a connection lose no message of either, and the next one has both', () => {
  const [first, second] = [tab(), tab()]
  first.write('One')
  second.write('Two')
  first.stop()
  second.stop()
  const third = tab()
  expect(third.words()).toEqual(['One', 'Two'])
  third.stop()
  expect(Object.keys(localStorage)).toHaveLength(1)
})

test('who signs out leaves no message behind, not in the open tab either', () => {
  const open = tab()
  open.write('Between us')
  forgetUnsent('ada@example.com')
  expect(open.words()).toEqual([])
  open.stop()
  expect(Object.keys(localStorage)).toEqual([])
  const next = tab()
  expect(next.words()).toEqual([])
  next.stop()
})
