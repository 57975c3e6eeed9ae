import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LIVE_CLOSE, LIVE_MAX_MESSAGE_BYTES, LIVE_QUEUE, LIVE_SAYS_PER_SECOND, type LiveResponse } from '#contract/shared/live.ts'
import { closeAfterTests } from '../../../test/close-after-tests.ts'
import { testDatabase } from '../../../test/database.ts'
import { liveSocket } from '../../../test/live-socket.ts'
import { type Actor, VISITOR } from '../identity/actor.ts'
import { createLogger } from '../telemetry/logger.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import { startLiveHub } from './live-hub.ts'
import { askAgainInRoom } from './live-store.ts'
import { liveDoor, routeUpgrades } from './live-upgrade.ts'

const ROOM = 'talk:12'
const logger = createLogger('silent')

const account = (name: string): Actor => ({
  ...{ kind: 'account', accountId: name, signInId: name, email: `${name}@example.com`, name, isEmailVerified: true, roles: ['client'] },
})
const guest = (name: string): Actor => ({ kind: 'guest', guestId: name, sessionId: 12, name, email: `${name}@example.com` })

/** A node with rooms to talk in: who comes says his name as his cookie; `let` says who may be in the room. */
const talkHouse = async ({ resumeMs = 60_000, port = 0, isForGuestsToo = true } = {}) => {
  const database = await testDatabase()
  const welcome = new Set(['cleo', 'ed', 'gus'])
  const kinds = [
    {
      ...{ kind: 'talk', says: z.object({ text: z.string() }), ...(isForGuestsToo ? { isForGuestsToo: true as const } : {}) },
      mayListen: async (actor: Actor, id: string) => id === '12' && actor.kind !== 'visitor' && welcome.has(actor.name),
      sideOf: async (actor: Actor) => (actor.kind === 'guest' ? 'client' : undefined),
    },
    { kind: 'silent', mayListen: async () => true },
  ]
  /** A sign-in that is looked up for as long as the test says: by the cookie, whose part after the dot is one of its owner's browsers. */
  const slow = new Map<string, { asked(): void; until: Promise<unknown> }>()
  const ended = new Set<string>()
  const resolveActor = async (headers: Headers): Promise<Actor> => {
    const cookie = headers.get('cookie') ?? ''
    slow.get(cookie)?.asked()
    await slow.get(cookie)?.until
    const [name = ''] = cookie.split('.')
    if (ended.has(cookie)) return VISITOR
    return name === 'gus' ? guest(name) : account(name)
  }
  const holdUp = (cookie: string) => {
    const [asked, until] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    slow.set(cookie, { asked: asked.resolve, until: until.promise })
    return { asked: asked.promise, goOn: until.resolve }
  }
  const hub = await startLiveHub({
    ...{ database, kinds, resolveActor, logger, resumeMs },
    metrics: createMetrics(),
    secret: 'known to the test',
  })
  const server = createServer()
  const endUpgrades = routeUpgrades(server, {
    doors: [liveDoor(hub)],
    resolveActor,
    isOriginAllowed: () => true,
    isForeign: () => false,
    logger,
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    endUpgrades()
    await hub.close()
    server.closeAllConnections()
    await new Promise(done => server.close(done))
  }
  closeAfterTests(close)
  const address = server.address()
  const usedPort = typeof address === 'object' && address ? address.port : 0
  const come = (cookie: string) => liveSocket(`http://127.0.0.1:${usedPort}`, { cookie })
  const enter = async (cookie: string, resume?: string) => {
    const line = await come(cookie)
    line.say({ type: 'enter', room: ROOM, resume })
    const entered = await line.hear()
    if (entered.type !== 'entered') throw new Error(`${cookie} did not come in: ${JSON.stringify(entered)}`)
    return { ...line, entered, peerId: entered.peerId }
  }
  return { database, welcome, ended, holdUp, come, enter, close, port: usedPort }
}

/** Cleo and Ed, each of whom knows that the other is there. */
const talkOfTwo = async (options: Parameters<typeof talkHouse>[0] = {}) => {
  const house = await talkHouse(options)
  const cleo = await house.enter('cleo')
  const ed = await house.enter('ed')
  expect(await cleo.hear()).toMatchObject({ type: 'peer-entered', peer: { peerId: ed.peerId, name: 'ed', isAway: false } })
  return { ...house, cleo, ed }
}

const say = (seq: number, text: string, to?: string) => ({ type: 'say', room: ROOM, seq, to, message: { text } })
const until = async (line: { hear(): Promise<LiveResponse> }, type: LiveResponse['type']): Promise<LiveResponse> => {
  for (;;) {
    const message = await line.hear()
    if (message.type === type) return message
  }
}

test('what one says is heard by the others, from the one who said it and nobody else', async () => {
  const { cleo, ed } = await talkOfTwo()
  expect(ed.entered.peers).toMatchObject([{ peerId: cleo.peerId, name: 'cleo' }])
  cleo.say({ ...say(1, 'Hello', ed.peerId), from: ed.peerId })
  expect(await ed.hear()).toEqual({ type: 'said', room: ROOM, from: cleo.peerId, seq: 1, message: { text: 'Hello' } })
  expect(await cleo.hear()).toEqual({ type: 'heard', room: ROOM, seq: 1 })
  ed.say(say(1, 'To all'))
  expect(await cleo.hear()).toMatchObject({ type: 'said', from: ed.peerId, message: { text: 'To all' } })
})

test('what is said again is heard once, and what comes before its turn is not taken', async () => {
  const { cleo, ed } = await talkOfTwo()
  cleo.say(say(1, 'one'))
  cleo.say(say(1, 'one'))
  cleo.say(say(3, 'three'))
  cleo.say(say(2, 'two'))
  expect(await ed.hear()).toMatchObject({ message: { text: 'one' } })
  expect(await ed.hear()).toMatchObject({ message: { text: 'two' } })
  expect([await cleo.hear(), await cleo.hear(), await cleo.hear(), await cleo.hear()]).toMatchObject([
    { type: 'heard', seq: 1 },
    { type: 'heard', seq: 1 },
    { type: 'unsaid', seq: 3, code: 'conflict' },
    { type: 'heard', seq: 2 },
  ])
})

test('a stranger does not come in, nobody comes into the room of others or one where nobody speaks, and nobody speaks from outside', async () => {
  const { come } = await talkHouse()
  const stan = await come('stan')
  const cleo = await come('cleo')
  for (const [line, room] of [
    [stan, ROOM],
    [cleo, 'talk:13'],
    [cleo, 'silent:1'],
    [cleo, 'elsewhere:1'],
  ] as const) {
    line.say({ type: 'enter', room })
    expect(await line.hear()).toMatchObject({ type: 'place-refused', room, code: 'not_found' })
  }
  stan.say(say(1, 'Hello'))
  expect(await stan.hear()).toMatchObject({ type: 'unsaid', seq: 1, code: 'forbidden' })
})

test('a guest comes in where guests may, and nowhere else', async () => {
  const { enter } = await talkHouse()
  expect((await enter('gus')).entered.peers).toEqual([])
  // Where a room has sides, the others are told on which one he is.
  const [{ name, side } = {}] = (await enter('cleo')).entered.peers
  expect([name, side]).toEqual(['gus', 'client'])
  const closed = await talkHouse({ isForGuestsToo: false })
  const gus = await closed.come('gus')
  gus.say({ type: 'enter', room: ROOM })
  expect(await gus.hear()).toMatchObject({ type: 'place-refused', code: 'not_found' })
  gus.say({ type: 'subscribe', room: ROOM })
  expect(await gus.hear()).toMatchObject({ type: 'refused', code: 'not_found' })
})

test('something said to nobody is told so, and the next is heard', async () => {
  const { cleo, ed } = await talkOfTwo()
  cleo.say(say(1, 'Anybody?', 'nobody-at-all'))
  expect(await cleo.hear()).toMatchObject({ type: 'unsaid', seq: 1, code: 'not_found' })
  cleo.say(say(2, 'Ed?', ed.peerId))
  expect(await ed.hear()).toMatchObject({ message: { text: 'Ed?' } })
})

test('who loses the socket is away, keeps the place, and hears what was said meanwhile', async () => {
  const { cleo, ed, enter } = await talkOfTwo()
  ed.say(say(1, 'before'))
  await ed.hear()
  ed.socket.terminate()
  expect(await until(cleo, 'peer-away')).toMatchObject({ peerId: ed.peerId })
  cleo.say(say(1, 'meanwhile', ed.peerId))
  expect(await cleo.hear()).toMatchObject({ type: 'heard' })
  const again = await enter('ed', ed.entered.resume)
  expect(again.entered).toMatchObject({ peerId: ed.peerId, isResumed: true, heard: 1, isWhole: true, peers: [{ peerId: cleo.peerId }] })
  expect(await again.hear()).toMatchObject({ type: 'said', message: { text: 'meanwhile' } })
  expect(await cleo.hear()).toEqual({ type: 'peer-back', room: ROOM, peerId: ed.peerId })
})

test('who is away for longer than his place is kept has left, and comes back as somebody new', async () => {
  const { cleo, ed, enter } = await talkOfTwo({ resumeMs: 40 })
  ed.socket.terminate()
  expect(await until(cleo, 'peer-left')).toMatchObject({ peerId: ed.peerId })
  const again = await enter('ed', ed.entered.resume)
  expect(again.entered.isResumed).toBe(false)
  expect(again.peerId).not.toBe(ed.peerId)
})

test('more than is kept for one who is away is lost, and he is told so', async () => {
  const { cleo, ed, enter, welcome } = await talkOfTwo()
  ed.socket.terminate()
  await until(cleo, 'peer-away')
  // Many speakers, since one may not say so much at once.
  const each = LIVE_SAYS_PER_SECOND - 10
  for (let speaker = 0; speaker * each <= LIVE_QUEUE; speaker += 1) {
    welcome.add(`speaker ${speaker}`)
    const line = await enter(`speaker ${speaker}`)
    for (let seq = 1; seq <= each; seq += 1) line.say(say(seq, 'news', ed.peerId))
    line.say({ type: 'ping' })
    await until(line, 'pong')
  }
  expect((await enter('ed', ed.entered.resume)).entered).toMatchObject({ isResumed: true, isWhole: false })
})

test('a few large things said to one who is away are too much as well', async () => {
  const { cleo, ed, enter } = await talkOfTwo()
  ed.socket.terminate()
  await until(cleo, 'peer-away')
  for (let seq = 1; seq <= 10; seq += 1) cleo.say(say(seq, 'x'.repeat(60_000)))
  cleo.say({ type: 'ping' })
  await until(cleo, 'pong')
  expect((await enter('ed', ed.entered.resume)).entered).toMatchObject({ isResumed: true, isWhole: false })
})

test("a place taken over elsewhere is lost to the old socket, and nobody takes another's", async () => {
  const { cleo, ed, enter } = await talkOfTwo()
  const thief = await enter('cleo', ed.entered.resume)
  expect(thief.entered).toMatchObject({ isResumed: false })
  expect(thief.peerId).not.toBe(ed.peerId)
  const again = await enter('ed', ed.entered.resume)
  expect(again.peerId).toBe(ed.peerId)
  expect(await until(ed, 'place-refused')).toMatchObject({ code: 'conflict' })
  ed.say(say(1, 'I am still Ed'))
  expect(await ed.hear()).toMatchObject({ type: 'unsaid', code: 'forbidden' })
  again.say(say(1, 'I am Ed'))
  expect(await until(cleo, 'said')).toMatchObject({ from: ed.peerId, message: { text: 'I am Ed' } })
})

test('a socket whose place went elsewhere does not take it back with what it had asked before', async () => {
  const { ed, enter, holdUp } = await talkOfTwo()
  const { asked, goOn } = holdUp('ed')
  ed.say({ type: 'enter', room: ROOM, resume: ed.entered.resume })
  await asked
  const again = await enter('ed.phone', ed.entered.resume)
  expect(again.peerId).toBe(ed.peerId)
  expect(await until(ed, 'place-refused')).toMatchObject({ code: 'conflict' })
  goOn()
  ed.say({ type: 'ping' })
  expect(await ed.hear()).toEqual({ type: 'pong' })
  again.say(say(1, 'I am here'))
  expect(await again.hear()).toMatchObject({ type: 'heard', seq: 1 })
})

test('a sign-in that has ended does not end the place that goes on by another one', async () => {
  const { cleo, ed, enter, holdUp, ended, database } = await talkOfTwo()
  const { asked, goOn } = holdUp('ed')
  ended.add('ed')
  await database.transaction(tx => askAgainInRoom(tx, ROOM))
  await asked
  const again = await enter('ed.phone', ed.entered.resume)
  goOn()
  cleo.say(say(1, 'Still there?', again.peerId))
  expect(await again.hear()).toMatchObject({ type: 'said' })
  // Asked about once more, by what he signed in with there.
  await database.transaction(tx => askAgainInRoom(tx, ROOM))
  again.say(say(1, 'I am here'))
  expect(await again.hear()).toMatchObject({ type: 'heard', seq: 1 })
})

test('whose right is taken away is out at once, and the others hear that he left', async () => {
  const { cleo, ed, welcome, database, come } = await talkOfTwo()
  welcome.delete('ed')
  await database.transaction(tx => askAgainInRoom(tx, ROOM))
  expect(await ed.hear()).toMatchObject({ type: 'place-refused', room: ROOM, code: 'forbidden' })
  expect(await cleo.hear()).toEqual({ type: 'peer-left', room: ROOM, peerId: ed.peerId })
  const again = await come('ed')
  again.say({ type: 'enter', room: ROOM, resume: ed.entered.resume })
  expect(await again.hear()).toMatchObject({ type: 'place-refused', code: 'not_found' })
})

test('who leaves has left', async () => {
  const { cleo, ed } = await talkOfTwo()
  ed.say({ type: 'leave', room: ROOM })
  expect(await cleo.hear()).toEqual({ type: 'peer-left', room: ROOM, peerId: ed.peerId })
})

test('who says too much at once is told to wait, and nothing of it is heard before its turn', async () => {
  const { cleo, ed } = await talkOfTwo()
  for (let seq = 1; seq <= LIVE_SAYS_PER_SECOND * 2; seq += 1) cleo.say(say(seq, `word ${seq}`))
  const refused = await until(cleo, 'unsaid')
  expect(refused).toMatchObject({ code: 'too_many_requests' })
  const first = refused.type === 'unsaid' ? refused.seq : 0
  expect(first).toBeGreaterThan(LIVE_SAYS_PER_SECOND)
  for (let seq = 1; seq < first; seq += 1) expect(await ed.hear()).toMatchObject({ seq, message: { text: `word ${seq}` } })
})

test('what is no part of the conversation is not passed on, and who goes on so is closed', async () => {
  const { cleo } = await talkOfTwo()
  const closed = once(cleo.socket, 'close')
  for (const seq of [1, 2, 3]) cleo.say({ type: 'say', room: ROOM, seq, message: { sound: 'bang' } })
  expect(await cleo.hear()).toMatchObject({ type: 'unsaid', seq: 1, code: 'bad_request' })
  expect((await closed)[0]).toBe(LIVE_CLOSE.badMessages.code)
})

test('a message that is too large ends the socket that sent it, and no other', async () => {
  const { cleo, ed } = await talkOfTwo()
  const closed = once(ed.socket, 'close')
  ed.say(say(1, 'x'.repeat(LIVE_MAX_MESSAGE_BYTES)))
  expect((await closed)[0]).toBe(1009)
  cleo.say({ type: 'ping' })
  expect(await until(cleo, 'pong')).toEqual({ type: 'pong' })
})

test('among people a socket is pinged every second, and one that stays silent is taken for gone', async () => {
  const { cleo, ed } = await talkOfTwo()
  // As if Ed's network had changed: nothing comes through, and nobody says goodbye.
  ed.socket.pause()
  const answering = setInterval(() => cleo.say({ type: 'pong' }), 500)
  expect(await until(cleo, 'peer-away')).toMatchObject({ peerId: ed.peerId })
  clearInterval(answering)
})

test('after a restart of the server both have the places they had', async () => {
  const first = await talkOfTwo()
  await first.close()
  const second = await talkHouse({ port: first.port })
  const cleo = await second.enter('cleo', first.cleo.entered.resume)
  expect(cleo.entered).toMatchObject({ peerId: first.cleo.peerId, isResumed: true, heard: null, isWhole: false })
  const ed = await second.enter('ed', first.ed.entered.resume)
  expect(ed.entered).toMatchObject({ peerId: first.ed.peerId, isResumed: true, peers: [{ peerId: first.cleo.peerId }] })
  cleo.say(say(41, 'Where were we?'))
  expect(await until(ed, 'said')).toMatchObject({ from: first.cleo.peerId, seq: 41 })
})

test('a person who comes anew gives up the place he was away from; two of his tabs are told to be one person', async () => {
  const { cleo, ed, enter } = await talkOfTwo()
  ed.socket.terminate()
  await until(cleo, 'peer-away')
  const again = await enter('ed')
  expect([await cleo.hear(), await cleo.hear()]).toMatchObject([
    { type: 'peer-left', peerId: ed.peerId },
    { type: 'peer-entered', peer: { peerId: again.peerId } },
  ])
  const other = await enter('ed')
  const known = await until(cleo, 'peer-entered')
  expect(other.entered.peers.find(peer => peer.peerId === again.peerId)?.person).toBe(known.type === 'peer-entered' && known.peer.person)
})
