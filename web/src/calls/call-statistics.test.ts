import { expect, test } from 'vitest'
import { createStatisticsReader } from './call-statistics.ts'

const PAIR = { type: 'candidate-pair', nominated: true, state: 'succeeded', localCandidateId: 'here' }
const FORMER = { ...PAIR, id: 'former', currentRoundTripTime: 2, availableOutgoingBitrate: 20_000 }
const NOW = { ...PAIR, id: 'now', currentRoundTripTime: 0.02, availableOutgoingBitrate: 900_000 }

/** A connection with these statistics, as a browser gives them. */
const connectionWith = (entries: readonly object[]) =>
  ({ getStats: async () => new Map(entries.map((entry, index) => [index, entry])) }) as unknown as RTCPeerConnection

test('after a new way was found it is that way which is read, and not the one before', async () => {
  const transport = { type: 'transport', id: 'T', selectedCandidatePairId: 'now' }
  const chromium = await createStatisticsReader()(connectionWith([FORMER, NOW, transport]))
  expect(chromium).toMatchObject({ latencyMs: 20, availableKbps: 900 })
  const firefox = await createStatisticsReader()(connectionWith([FORMER, { ...NOW, selected: true }]))
  expect(firefox).toMatchObject({ latencyMs: 20, availableKbps: 900 })
})

test('what the other side said of a picture that is not sent any more counts no longer', async () => {
  const read = createStatisticsReader()
  const word = { type: 'remote-inbound-rtp', id: 'camera', timestamp: 1, fractionLost: 0.6 }
  const sound = (timestamp: number) => ({ type: 'remote-inbound-rtp', id: 'microphone', timestamp, fractionLost: 0.01 })
  const losses: (number | undefined)[] = []
  for (let second = 1; second <= 5; second += 1) losses.push((await read(connectionWith([NOW, word, sound(second)])))?.loss)
  expect(losses).toEqual([0.6, 0.6, 0.6, 0.01, 0.01])
  expect((await read(connectionWith([NOW, { ...word, timestamp: 6 }])))?.loss).toBe(0.6)
})

test('what was lost between two ways tells nothing of the new one; what is lost on it does', async () => {
  const read = createStatisticsReader()
  const look = async (way: object, second: number, { received, lost, word }: { received: number; lost: number; word: number }) =>
    (
      await read(
        connectionWith([
          way,
          { type: 'inbound-rtp', id: 'in', packetsReceived: received, packetsLost: lost },
          { type: 'remote-inbound-rtp', id: 'out', timestamp: Math.floor(second / 2), fractionLost: word },
        ]),
      )
    )?.loss
  expect(await look(FORMER, 0, { received: 100, lost: 0, word: 0.5 })).toBe(0.5)
  // The other side's next word comes two looks later, and is about the gap too.
  expect(await look(NOW, 1, { received: 150, lost: 50, word: 0.5 })).toBe(0)
  expect(await look(NOW, 2, { received: 250, lost: 60, word: 0.9 })).toBe(0)
  expect(await look(NOW, 3, { received: 350, lost: 60, word: 0.9 })).toBe(0)
  expect(await look(NOW, 4, { received: 450, lost: 60, word: 0.02 })).toBe(0.02)
  expect(await look(NOW, 5, { received: 480, lost: 90, word: 0.02 })).toBe(0.5)
})

test('the first word of all about a sound is about the gap too, where it comes only on the new way', async () => {
  const read = createStatisticsReader()
  const look = async (way: object, ...words: object[]) => (await read(connectionWith([way, ...words])))?.loss
  const word = (timestamp: number, fractionLost: number) => ({ type: 'remote-inbound-rtp', id: 'microphone', timestamp, fractionLost })
  await look(FORMER)
  expect(await look(NOW)).toBe(0)
  expect(await look(NOW, word(1, 0.5))).toBe(0)
  expect(await look(NOW, word(1, 0.5))).toBe(0)
  expect(await look(NOW, word(2, 0.4))).toBe(0.4)
})

test('of a picture the other side says something each second: the second word at the beginning of a way may be about the gap as well', async () => {
  const read = createStatisticsReader()
  const look = async (way: object, second: number, fractionLost: number) =>
    (await read(connectionWith([way, { type: 'remote-inbound-rtp', id: 'camera', timestamp: second, fractionLost }])))?.loss
  const losses = [await look(FORMER, 0, 0)]
  for (const [second, fractionLost] of [0.1, 0.5, 0.6, 0.3].entries()) losses.push(await look(NOW, second + 1, fractionLost))
  expect(losses).toEqual([0, 0, 0, 0, 0.3])
})
