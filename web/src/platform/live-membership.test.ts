import { beforeEach, expect, test, vi } from 'vitest'
import {
  LIVE_MAX_SAY_BYTES,
  LIVE_QUEUE,
  LIVE_RESUME_MS,
  type LivePeer,
  type LiveRequest,
  type LiveResponse,
} from '#contract/shared/live.ts'
import { LiveMembership } from './live-membership.ts'

const room = 'call:session-12'
const ED: LivePeer = { peerId: 'ed-1', name: 'Ed', person: 'ed', isAway: false }

let sent: LiveRequest[]
let told: unknown[]
let place: LiveMembership
let isOver: boolean

const entered = (given: Partial<Extract<LiveResponse, { type: 'entered' }>> = {}): Extract<LiveResponse, { type: 'entered' }> => ({
  ...{ type: 'entered', room, peerId: 'cleo-1', person: 'cleo', resume: 'token', peers: [], isResumed: false, heard: 0, isWhole: true },
  ...given,
})
const texts = () => sent.flatMap(request => (request.type === 'say' ? [[request.seq, request.message]] : []))

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  told = []
  isOver = false
  const listener = {
    onEntered: (given: unknown) => void told.push(['entered', given]),
    onPeers: (peers: readonly LivePeer[]) =>
      void told.push(['peers', peers.map(({ name, isAway }) => (isAway ? `(${name})` : name)).join()]),
    onSaid: (from: string, message: unknown) => void told.push(['said', from, message]),
    onLost: (isSilent: boolean) => void told.push(['lost', isSilent]),
    onRefused: ({ code }: { code: string }) => void told.push(['refused', code]),
  }
  place = new LiveMembership(
    room,
    listener,
    request => void sent.push(request),
    () => {
      isOver = true
    },
  )
  return () => vi.useRealTimers()
})

test('nothing is said before the room is entered, nor in a room that it was not said for', () => {
  place.say('one')
  place.enter()
  place.heardOf(entered())
  expect(sent).toEqual([{ type: 'enter', room }])
})

test('after a lost socket it asks for its place and says what was not heard, and nothing else, again', () => {
  place.heardOf(entered())
  for (const text of ['one', 'two', 'three']) place.say(text)
  place.heardOf({ type: 'heard', room, seq: 1 })
  place.lost({ isSilent: true })
  place.say('four')
  sent.length = 0
  place.enter()
  expect(sent).toEqual([{ type: 'enter', room, resume: 'token' }])
  place.heardOf(entered({ isResumed: true, heard: 2 }))
  expect(texts()).toEqual([
    [3, 'three'],
    [4, 'four'],
  ])
  expect(told).toContainEqual(['lost', true])
})

test('a place that could not be kept begins anew: nothing of the former one is said in it', () => {
  place.heardOf(entered())
  place.say('one')
  place.lost({ isSilent: false })
  sent.length = 0
  place.heardOf(entered({ peerId: 'cleo-2' }))
  expect(texts()).toEqual([])
  place.say('new')
  expect(texts()).toEqual([[1, 'new']])
})

test('what was too much is said again a moment later, from where it broke off', () => {
  place.heardOf(entered())
  for (const text of ['one', 'two', 'three']) place.say(text)
  place.heardOf({ type: 'heard', room, seq: 1 })
  place.heardOf({ type: 'unsaid', room, seq: 2, code: 'too_many_requests', error: '' })
  place.heardOf({ type: 'unsaid', room, seq: 3, code: 'conflict', error: '' })
  place.say('four')
  sent.length = 0
  vi.advanceTimersByTime(1_000)
  expect(texts()).toEqual([
    [2, 'two'],
    [3, 'three'],
    [4, 'four'],
  ])
})

test('what is heard twice counts once', () => {
  place.heardOf(entered({ peers: [ED] }))
  for (const seq of [1, 1, 2]) place.heardOf({ type: 'said', room, from: 'ed-1', seq, message: seq })
  expect(told.filter(each => Array.isArray(each) && each[0] === 'said')).toEqual([
    ['said', 'ed-1', 1],
    ['said', 'ed-1', 2],
  ])
})

test('after a restart of the server the others are away until they come back, and gone when they do not', () => {
  place.heardOf(entered({ peers: [ED, { ...ED, peerId: 'gus-1', name: 'Gus' }] }))
  place.heardOf(entered({ isResumed: true, heard: null }))
  expect(told.at(-1)).toEqual(['peers', '(Ed),(Gus)'])
  place.heardOf({ type: 'peer-entered', room, peer: ED })
  expect(told.at(-1)).toEqual(['peers', 'Ed,(Gus)'])
  vi.advanceTimersByTime(LIVE_RESUME_MS)
  expect(told.at(-1)).toEqual(['peers', 'Ed'])
})

test('what is said to somebody whom a restarted server does not know yet is said when he is back', () => {
  place.heardOf(entered({ peers: [ED] }))
  place.lost({ isSilent: false })
  for (const text of ['one', 'two']) place.say(text, ED.peerId)
  place.heardOf(entered({ isResumed: true, heard: null }))
  for (const seq of [1, 2]) place.heardOf({ type: 'unsaid', room, seq, code: 'not_found', error: '' })
  sent.length = 0
  place.heardOf({ type: 'peer-entered', room, peer: ED })
  expect(texts()).toEqual([
    [3, 'one'],
    [4, 'two'],
  ])
  // Who has left for good is told nothing.
  place.heardOf({ type: 'peer-left', room, peerId: ED.peerId })
  place.say('three', ED.peerId)
  place.heardOf({ type: 'unsaid', room, seq: 5, code: 'not_found', error: '' })
  sent.length = 0
  place.heardOf({ type: 'peer-entered', room, peer: ED })
  expect(texts()).toEqual([])
})

test('whoever came, or came back, after a restart and is away for a moment is not forgotten', () => {
  const ANN = { ...ED, peerId: 'ann-1', name: 'Ann' }
  place.heardOf(entered({ peers: [ED] }))
  place.heardOf(entered({ isResumed: true, heard: null }))
  place.heardOf({ type: 'peer-entered', room, peer: ED })
  place.heardOf({ type: 'peer-entered', room, peer: ANN })
  for (const { peerId } of [ED, ANN]) place.heardOf({ type: 'peer-away', room, peerId })
  vi.advanceTimersByTime(LIVE_RESUME_MS)
  expect(told.at(-1)).toEqual(['peers', '(Ed),(Ann)'])
  place.heardOf({ type: 'peer-back', room, peerId: ANN.peerId })
  expect(told.at(-1)).toEqual(['peers', '(Ed),Ann'])
})

test('a refusal that may pass is asked again; another is the end', () => {
  place.enter()
  sent.length = 0
  place.heardOf({ type: 'place-refused', room, code: 'internal', error: 'Later.' })
  vi.advanceTimersByTime(1_000)
  expect(sent).toEqual([{ type: 'enter', room }])
  expect(isOver).toBe(false)
  place.heardOf({ type: 'place-refused', room, code: 'conflict', error: 'Elsewhere.' })
  expect([isOver, told.at(-1)]).toEqual([true, ['refused', 'conflict']])
})

test('what is too large, or more than is kept, is not taken', () => {
  expect(place.say('x'.repeat(LIVE_MAX_SAY_BYTES))).toBe(false)
  for (let count = 0; count < LIVE_QUEUE; count += 1) expect(place.say(count)).toBe(true)
  expect(place.say('one more')).toBe(false)
})
