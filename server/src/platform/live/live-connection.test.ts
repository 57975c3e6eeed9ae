import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { LIVE_CLOSE } from '#contract/shared/live.ts'
import { LiveConnection } from './live-connection.ts'

const MORE_THAN_IT_HOLDS = 5 * 1024 * 1024

afterEach(() => {
  vi.useRealTimers()
})

/** A socket whose browser never answers the closing handshake. */
class DeafSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  readonly closed: number[] = []
  isTerminated = false
  close(code: number) {
    this.readyState = 2
    this.closed.push(code)
  }
  terminate() {
    this.isTerminated = true
  }
}

const setUp = () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const socket = new DeafSocket()
  const stream = new PassThrough({ highWaterMark: 1 })
  const ignore = () => undefined
  const asked = { subscribe: ignore, unsubscribe: ignore, enter: ignore, leave: ignore, say: ignore }
  const nobody = { ...asked, letGo: ignore, close: ignore }
  // A connection uses no more of a WebSocket than what stands above.
  const websocket = socket as unknown as WebSocket
  return { socket, stream, connection: new LiveConnection({ websocket, stream, accountId: '', cookie: '' }, nobody) }
}

test('a reader that is too slow is let go once, however much is said meanwhile, and ended when it does not answer', () => {
  const { socket, stream, connection } = setUp()
  connection.write(Buffer.alloc(MORE_THAN_IT_HOLDS))
  const held = stream.writableLength
  for (let count = 0; count < 100; count++) connection.write(Buffer.from('news'))
  expect([socket.closed, vi.getTimerCount()]).toEqual([[LIVE_CLOSE.stale.code], 1])
  expect(stream.writableLength).toBe(held)
  vi.runAllTimers()
  expect(socket.isTerminated).toBe(true)
})

test('who goes on sending nonsense while being let go starts no second farewell', () => {
  const { socket } = setUp()
  for (let count = 0; count < 50; count++) socket.emit('message', Buffer.from('nonsense'), false)
  expect([socket.closed, vi.getTimerCount()]).toEqual([[LIVE_CLOSE.badMessages.code], 1])
})
