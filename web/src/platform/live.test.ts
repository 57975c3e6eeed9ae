import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { LIVE_CLOSE, LiveRequest, type LiveResponse } from '#contract/shared/live.ts'
import { LiveClient } from './live.ts'

/** The server's end as the test sees it: what it received, and a hand to answer with. */
const ROOM = 'project:12'

let server: WebSocketServer
let client: LiveClient
let connections: { socket: ServerSocket; requests: LiveRequest[] }[]
let goOnline: () => void
let heard: unknown[]
let resets: number

const subscriber = {
  onEvent: (event: unknown) => void heard.push(event),
  onReset: () => {
    resets += 1
  },
}

const url = () => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.')
  return `ws://127.0.0.1:${address.port}`
}

const newClient = (options: Partial<ConstructorParameters<typeof LiveClient>[0]> = {}) =>
  new LiveClient({
    url,
    onOnline: listener => {
      goOnline = listener
      return () => undefined
    },
    backoffMs: [5],
    ...options,
  })

const connection = (index: number) => {
  const found = connections[index]
  if (!found) throw new Error(`Connection ${index} was never made.`)
  return found
}
const answer = (index: number, response: LiveResponse) => connection(index).socket.send(JSON.stringify(response))
const requestsOf = (index: number) => vi.waitUntil(() => connections[index]?.requests[0] && connections[index].requests)

beforeEach(async () => {
  connections = []
  heard = []
  resets = 0
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', socket => {
    const requests: LiveRequest[] = []
    connections.push({ socket, requests })
    socket.on('message', data => requests.push(LiveRequest.parse(JSON.parse(String(data)))))
  })
  await once(server, 'listening')
  client = newClient()
})

afterEach(async () => {
  client.close()
  for (const { socket } of connections) socket.terminate()
  await new Promise(done => server.close(done))
})

describe('the live client', () => {
  test('does not connect before somebody subscribes', async () => {
    expect(connections).toHaveLength(0)
    client.subscribe(ROOM, subscriber)
    expect(await requestsOf(0)).toEqual([{ type: 'subscribe', room: ROOM }])
  })

  test('uses one socket for two rooms', async () => {
    client.subscribe(ROOM, subscriber)
    client.subscribe('project:13', subscriber)
    await vi.waitFor(() => expect(connections[0]?.requests).toHaveLength(2))
    expect(connections).toHaveLength(1)
  })

  test('asks for the state once the room is joined, then hands on its events in order', async () => {
    client.subscribe(ROOM, subscriber)
    await requestsOf(0)
    answer(0, { type: 'subscribed', room: ROOM, seq: 4 })
    answer(0, { type: 'event', room: ROOM, seq: 5, event: 'five' })
    answer(0, { type: 'event', room: ROOM, seq: 6, event: 'six' })
    await vi.waitFor(() => expect(heard).toEqual(['five', 'six']))
    expect(resets).toBe(1)
  })

  test('resumes after the last event it saw when the connection breaks, and does not repeat it', async () => {
    client.subscribe(ROOM, subscriber)
    await requestsOf(0)
    answer(0, { type: 'subscribed', room: ROOM, seq: 4 })
    answer(0, { type: 'event', room: ROOM, seq: 5, event: 'five' })
    await vi.waitFor(() => expect(heard).toEqual(['five']))
    connection(0).socket.terminate()
    expect(await requestsOf(1)).toEqual([{ type: 'subscribe', room: ROOM, after: 5 }])
    answer(1, { type: 'subscribed', room: ROOM, seq: 7 })
    answer(1, { type: 'event', room: ROOM, seq: 5, event: 'five' })
    answer(1, { type: 'event', room: ROOM, seq: 6, event: 'six' })
    answer(1, { type: 'event', room: ROOM, seq: 7, event: 'seven' })
    await vi.waitFor(() => expect(heard).toEqual(['five', 'six', 'seven']))
    expect(resets).toBe(1)
  })

  test('says nothing into a socket that is closing: what was asked meanwhile is asked on the next', async () => {
    client.subscribe(ROOM, subscriber)
    await requestsOf(0)
    answer(0, { type: 'subscribed', room: ROOM, seq: 4 })
    await vi.waitFor(() => expect(resets).toBe(1))
    const closing = vi.spyOn(WebSocket.prototype, 'readyState', 'get').mockReturnValue(WebSocket.CLOSING)
    const send = vi.spyOn(WebSocket.prototype, 'send')
    client.subscribe('project:13', subscriber)
    expect(send).not.toHaveBeenCalled()
    closing.mockRestore()
    connection(0).socket.terminate()
    await vi.waitFor(() =>
      expect(connections[1]?.requests).toEqual([
        { type: 'subscribe', room: ROOM, after: 4 },
        { type: 'subscribe', room: 'project:13' },
      ]),
    )
    send.mockRestore()
  })

  test('asks for the state anew when the missed events are no longer kept', async () => {
    client.subscribe(ROOM, subscriber)
    await requestsOf(0)
    answer(0, { type: 'subscribed', room: ROOM, seq: 1 })
    answer(0, { type: 'reset', room: ROOM, seq: 90 })
    answer(0, { type: 'event', room: ROOM, seq: 91, event: 'ninety-one' })
    await vi.waitFor(() => expect(heard).toEqual(['ninety-one']))
    expect(resets).toBe(2)
  })

  test('answers a ping', async () => {
    client.subscribe(ROOM, subscriber)
    const requests = await requestsOf(0)
    answer(0, { type: 'ping' })
    await vi.waitFor(() => expect(requests).toContainEqual({ type: 'pong' }))
  })

  test('sends a ping into the silence and takes a server that stays silent for gone', async () => {
    client = newClient({ heartbeatMs: 20, staleMs: 80 })
    client.subscribe(ROOM, subscriber)
    await vi.waitFor(() => expect(connections).toHaveLength(2))
    expect(connection(0).requests).toContainEqual({ type: 'ping' })
  })

  test('connects at once when the network is back, without waiting for the next attempt', async () => {
    client = newClient({ backoffMs: [600_000] })
    client.subscribe(ROOM, subscriber)
    await requestsOf(0)
    connection(0).socket.terminate()
    await vi.waitFor(() => expect(client.isOpen).toBe(false))
    goOnline()
    await requestsOf(1)
    expect(client.isOpen).toBe(true)
  })

  test('tells the subscriber why a room is refused, and does not ask for it again', async () => {
    const onRefused = vi.fn()
    client.subscribe(ROOM, { ...subscriber, onRefused })
    client.subscribe('project:13', subscriber)
    await requestsOf(0)
    answer(0, { type: 'refused', room: ROOM, code: 'forbidden', error: 'This project is not yours.' })
    await vi.waitFor(() =>
      expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 'forbidden', message: 'This project is not yours.' })),
    )
    connection(0).socket.terminate()
    expect(await requestsOf(1)).toEqual([{ type: 'subscribe', room: 'project:13' }])
  })

  test('goes on listening to a room in which it was given no place', async () => {
    const [onEvent, onRefused] = [vi.fn(), vi.fn()]
    const nothing = () => undefined
    client.subscribe(ROOM, { ...subscriber, onEvent, onRefused })
    client.enter(ROOM, { onEntered: nothing, onPeers: nothing, onSaid: nothing, onLost: nothing, onRefused: nothing })
    await requestsOf(0)
    answer(0, { type: 'subscribed', room: ROOM, seq: 8 })
    answer(0, { type: 'place-refused', room: ROOM, code: 'not_found', error: 'There is no such room for you.' })
    answer(0, { type: 'event', room: ROOM, seq: 9, event: 'news' })
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledWith('news'))
    expect(onRefused).not.toHaveBeenCalled()
  })

  test('stays away after the sign-in has ended, and joins anew when somebody signs in', async () => {
    client.subscribe(ROOM, subscriber)
    await requestsOf(0)
    answer(0, { type: 'subscribed', room: ROOM, seq: 8 })
    connection(0).socket.close(LIVE_CLOSE.signedOut.code, LIVE_CLOSE.signedOut.reason)
    await vi.waitFor(() => expect(client.isOpen).toBe(false))
    expect(connections).toHaveLength(1)
    client.restart()
    expect(await requestsOf(1)).toEqual([{ type: 'subscribe', room: ROOM }])
  })

  test('asks for nothing while nobody is signed in', async () => {
    client.subscribe(ROOM, subscriber)
    await requestsOf(0)
    client.stop()
    client.subscribe('project:13', subscriber)
    goOnline()
    expect(client.isOpen).toBe(false)
    client.restart()
    expect(await requestsOf(1)).toContainEqual({ type: 'subscribe', room: 'project:13' })
    expect(connections).toHaveLength(2)
  })

  test('leaves a room that nobody listens to any more', async () => {
    const leave = client.subscribe(ROOM, subscriber)
    const requests = await requestsOf(0)
    leave()
    await vi.waitFor(() => expect(requests).toContainEqual({ type: 'unsubscribe', room: ROOM }))
  })

  test('asks for its place among people again on a new socket, at once, when the server falls silent', async () => {
    client = newClient({ roomHeartbeatMs: 20, roomStaleMs: 80, roomBackoffMs: [600_000] })
    const onLost = vi.fn()
    const nothing = () => undefined
    client.enter('call:session-12', { onEntered: nothing, onPeers: nothing, onSaid: nothing, onRefused: nothing, onLost })
    expect(await requestsOf(0)).toContainEqual({ type: 'enter', room: 'call:session-12' })
    const given = { peerId: 'cleo-1', person: 'cleo', resume: 'token', peers: [], isResumed: false, heard: 0, isWhole: true }
    answer(0, { type: 'entered', room: 'call:session-12', ...given })
    const requests = await requestsOf(1)
    expect(requests[0]).toEqual({ type: 'enter', room: 'call:session-12', resume: 'token' })
    expect(onLost).toHaveBeenCalledWith(true)
  })

  const nothing = () => undefined
  const NOBODY = { onEntered: nothing, onPeers: nothing, onSaid: nothing, onRefused: nothing, onLost: nothing }

  test('among people does not wait as long as others do for the next attempt', async () => {
    client = newClient({ backoffMs: [600_000], roomBackoffMs: [5] })
    client.enter('call:session-12', NOBODY)
    await requestsOf(0)
    connection(0).socket.terminate()
    expect(await requestsOf(1)).toContainEqual({ type: 'enter', room: 'call:session-12' })
  })

  test('among people gives up a first socket that does not open sooner than one that falls silent', async () => {
    const never = createServer(() => undefined)
    await new Promise<void>(done => never.listen(0, '127.0.0.1', done))
    const asked: number[] = []
    never.on('connection', () => asked.push(performance.now()))
    const address = never.address()
    if (address === null || typeof address === 'string') throw new Error('The test server has no port.')
    client = new LiveClient({ url: () => `ws://127.0.0.1:${address.port}`, roomHeartbeatMs: 100, roomStaleMs: 2_000 })
    client.enter('call:session-12', NOBODY)
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1), 5_000)
    const [first = 0, second = 0] = asked
    expect(second - first).toBeLessThan(2_000)
    never.close()
  })
})
