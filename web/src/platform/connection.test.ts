// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection } from './connection.ts'

const ASK_EVERY_MS = 2_000
const LOST_AFTER_MS = 4_000

let isThere = true
let asked = 0

const watched = () => {
  const connection = new Connection({
    ask: async () => {
      asked += 1
      return isThere
    },
    askEveryMs: ASK_EVERY_MS,
    lostAfterMs: LOST_AFTER_MS,
  })
  const heard: string[] = []
  connection.onLoss(() => heard.push(connection.isLost ? 'lost' : 'found'))
  connection.onReturn(() => heard.push('returned'))
  const stop = connection.watch()
  return { connection, heard, stop }
}

beforeEach(() => {
  isThere = true
  asked = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('a server that is back before anybody could mind is not said to be gone, but what failed is tried again', async () => {
  const { connection, heard } = watched()
  connection.suspect()
  await vi.advanceTimersByTimeAsync(ASK_EVERY_MS)
  expect(heard).toEqual(['returned'])
  expect(connection.isLost).toBe(false)
})

test('a server that stays away is lost, and asked until it answers', async () => {
  const { connection, heard } = watched()
  isThere = false
  connection.suspect()
  await vi.advanceTimersByTimeAsync(LOST_AFTER_MS - 1)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1 + 10 * ASK_EVERY_MS)
  expect(heard).toEqual(['lost'])
  isThere = true
  await vi.advanceTimersByTimeAsync(ASK_EVERY_MS)
  expect(heard).toEqual(['lost', 'found', 'returned'])
})

test('any answer to a call ends the suspicion, one that a proxy gives for a server that is gone begins it', async () => {
  const { connection, heard } = watched()
  connection.answered(502)
  connection.answered(404)
  expect(heard).toEqual(['returned'])
  await vi.advanceTimersByTimeAsync(10 * ASK_EVERY_MS)
  expect(asked).toBe(0)
})

test('a network that comes back is asked at once', async () => {
  const { connection, heard } = watched()
  connection.suspect()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual(['returned'])
})

test('nothing is asked while all is well, nor once nobody watches', async () => {
  const { connection, stop } = watched()
  await vi.advanceTimersByTimeAsync(60_000)
  isThere = false
  connection.suspect()
  stop()
  connection.suspect()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(0)
})
