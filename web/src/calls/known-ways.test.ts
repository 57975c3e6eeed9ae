import { beforeEach, expect, test, vi } from 'vitest'
import { askForWays, askForWaysAhead, forgetWays, waysInto } from './known-ways.ts'

const ROOM = 'call:session-12'
const HOUR_MS = 3_600_000

let asked = 0
let isDown = false

beforeEach(() => {
  asked = 0
  isDown = false
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    asked += 1
    if (isDown) return Response.json({ error: 'Not now.', code: 'unavailable' }, { status: 503 })
    const iceServers = [{ urls: [`turn:${asked}.example.org`], username: 'a', credential: 'b' }]
    return Response.json({ iceServers, expiresAt: new Date(Date.now() + HOUR_MS).toISOString() })
  })
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

const relayOf = async (room: string) => (await waysInto(room)).iceServers[0]?.urls

test('what was asked for while one waited is there when the call begins, and is used once', async () => {
  await askForWaysAhead(ROOM)
  expect(await relayOf(ROOM)).toEqual(['turn:1.example.org'])
  expect(asked).toBe(1)
  expect(await relayOf(ROOM)).toEqual(['turn:2.example.org'])
})

test('who comes in while it is on its way waits for that answer and asks no second time', async () => {
  void askForWaysAhead(ROOM)
  expect(await relayOf(ROOM)).toEqual(['turn:1.example.org'])
  expect(asked).toBe(1)
})

test('keys that have grown old while one waited, and those of another call, are not used', async () => {
  await askForWaysAhead(ROOM)
  expect(await relayOf('call:session-13')).toEqual(['turn:2.example.org'])
  vi.setSystemTime(Date.now() + HOUR_MS - 5 * 60_000)
  expect(await relayOf(ROOM)).toEqual(['turn:3.example.org'])
})

test('who goes leaves none behind', async () => {
  await askForWaysAhead(ROOM)
  forgetWays(ROOM)
  expect(await relayOf(ROOM)).toEqual(['turn:2.example.org'])
})

test('where asking ahead failed the call asks again', async () => {
  isDown = true
  await askForWaysAhead(ROOM)
  isDown = false
  expect(await relayOf(ROOM)).toEqual(['turn:2.example.org'])
})

test('a server without a name and a key is given none', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ iceServers: [{ urls: ['stun:a'] }], expiresAt: '2027-01-15T09:00:00.000Z' }))
  expect((await askForWays(ROOM)).iceServers).toEqual([{ urls: ['stun:a'] }])
})
