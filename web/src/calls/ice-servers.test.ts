import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IceServers } from './ice-servers.ts'

const SERVERS = [{ urls: ['stun:stun.example.org'] }]
const IN_AN_HOUR_MS = 3_600_000

let asked: number
let isReachable: boolean
let hasAnswer: boolean
let told: string[]
let servers: IceServers

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  isReachable = false
  hasAnswer = true
  told = []
  servers = new IceServers({
    ask: async () => {
      asked += 1
      if (!hasAnswer) await new Promise(() => undefined)
      if (!isReachable) throw new Error('no line')
      return { iceServers: SERVERS, expiresAt: new Date(Date.now() + IN_AN_HOUR_MS).toISOString() }
    },
    onFailed: cause => told.push(String(cause)),
    onMended: () => told.push('mended'),
  })
})
afterEach(() => {
  servers.stop()
  vi.useRealTimers()
})

test('what could not be had is asked for again until it is there, and told once', async () => {
  await servers.ask()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([asked, servers.known, told]).toEqual([2, [], ['Error: no line']])
  isReachable = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect([asked, servers.known, told]).toEqual([3, SERVERS, ['Error: no line', 'mended']])
  await vi.advanceTimersByTimeAsync(54 * 60_000)
  expect(asked).toBe(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(4)
})

test('a way is looked for with keys that are good: after a sleep they are asked for anew, and an answer that does not come is not waited for', async () => {
  isReachable = true
  await servers.ask()
  expect([await servers.fresh(), asked]).toEqual([SERVERS, 1])
  // A machine that sleeps runs no timer.
  vi.setSystemTime(Date.now() + IN_AN_HOUR_MS)
  expect([await servers.fresh(), asked]).toEqual([SERVERS, 2])
  vi.setSystemTime(Date.now() + IN_AN_HOUR_MS)
  hasAnswer = false
  const former = servers.fresh()
  await vi.advanceTimersByTimeAsync(2_000)
  expect([await former, asked]).toEqual([SERVERS, 3])
})

test('with the network back it is asked at once, and after the end no more', async () => {
  await servers.ask()
  isReachable = true
  servers.online()
  await vi.advanceTimersByTimeAsync(0)
  expect(servers.known).toEqual(SERVERS)
  servers.stop()
  await vi.advanceTimersByTimeAsync(IN_AN_HOUR_MS)
  expect(asked).toBe(2)
})
