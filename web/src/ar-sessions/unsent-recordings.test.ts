import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { dropUnsent, keepWhileRecording, sendUnsent, unsentRecordings } from './unsent-recordings.ts'

const ADA = 'ada@example.com'
const soFar = (seconds: number, agoMs = 60_000) => ({
  ...{ startedAt: new Date(Date.now() - agoMs).toISOString(), seconds, type: 'video/webm' },
})

/** Two pieces of a session whose page is gone. */
const left = async (sessionId: number, given = soFar(4)) => {
  const kept = keepWhileRecording(ADA, sessionId)
  kept.add(new Blob(['one ']), { ...given, seconds: Math.min(given.seconds, 2) })
  kept.add(new Blob(['two']), given)
  await kept.end(false)
}

test('what a page left of a session is found by the next one, sent as one file, and gone once it is sent', async () => {
  await left(1)
  const [found] = await unsentRecordings(ADA, 1)
  if (!found) throw new Error('nothing was found')
  expect(found).toMatchObject({ sessionId: 1, seconds: 4, type: 'video/webm', isOfThisPage: true })
  expect(await unsentRecordings(ADA, 2)).toEqual([])
  expect(await unsentRecordings('bea@example.com', 1)).toEqual([])
  await expect(sendUnsent(ADA, found, () => Promise.reject(new Error('no line')))).rejects.toThrow('no line')
  expect(await unsentRecordings(ADA, 1)).toEqual([found])
  const sent: File[] = []
  expect(await sendUnsent(ADA, found, async file => sent.push(file))).toBe(true)
  expect([sent[0]?.type, await sent[0]?.text()]).toEqual(['video/webm', 'one two'])
  expect(await unsentRecordings(ADA, 1)).toEqual([])
  // A press that came too late sends nothing.
  expect(await sendUnsent(ADA, found, () => Promise.reject(new Error('sent twice')))).toBe(false)
})

test('what is being recorded is nobody else’s, and what is being sent is sent by one alone', async () => {
  const kept = keepWhileRecording(ADA, 3)
  kept.add(new Blob(['goes on']), soFar(2))
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1))
  expect(await unsentRecordings(ADA, 3)).toEqual([])
  await kept.end(false)
  const [found] = await unsentRecordings(ADA, 3)
  if (!found) throw new Error('nothing was found')
  const sending = Promise.withResolvers<void>()
  const first = sendUnsent(ADA, found, () => sending.promise)
  expect(await sendUnsent(ADA, found, () => Promise.reject(new Error('sent twice')))).toBe(false)
  sending.resolve()
  expect(await first).toBe(true)
})

test('what is too short, or too old for the server to take it, goes by itself; the rest when it is discarded', async () => {
  await left(4, soFar(0))
  await left(4, soFar(4, 4 * 86_400_000))
  await left(4)
  const found = await unsentRecordings(ADA, 4)
  expect(found).toHaveLength(1)
  for (const recording of found) await dropUnsent(ADA, recording)
  expect(await unsentRecordings(ADA, 4)).toEqual([])
})
