import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { signOut } from '#contract/accounts.ts'
import { createProject, updateProject } from '#contract/projects.ts'
import { OWN_PROJECTS_ROOM, projectRoom } from '#contract/projects-live.ts'
import { LIVE_CLOSE } from '#contract/shared/live.ts'
import { testApp } from '../../../test/app.ts'
import { liveSocket } from '../../../test/live-socket.ts'
import { liveMessages } from '../events/event-tables.ts'
import { appendToRooms } from './live-store.ts'

const BRIEF = { title: 'Boiler knocks', description: 'My boiler makes a knocking noise when the heating starts.', clientName: 'Cleo' }

const setUp = async () => {
  const house = await testApp()
  // Without jobs, so that only what the test does is said.
  const address = await house.listen({ withJobs: false })
  const cleo = await house.person('Cleo')
  const { body } = await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email })
  const setStatus = (status: string) => cleo.call(updateProject, { projectId: body.id, status })
  return { ...house, address, cleo, room: projectRoom(body.id), setStatus }
}

test('what happens to a project is heard in its room, numbered', async () => {
  const { address, cleo, room, setStatus } = await setUp()
  const { say, hear } = await liveSocket(address, cleo)
  say({ type: 'subscribe', room, after: 0 })
  expect(await hear()).toMatchObject({ type: 'subscribed', room })
  expect(await hear()).toMatchObject({ seq: 1, event: { type: 'project-changed', status: 'submitted' } })
  await setStatus('in_progress')
  expect(await hear()).toMatchObject({ type: 'event', room, seq: 2, event: { type: 'project-changed', status: 'in_progress' } })
})

test('who was away hears what was missed, in order, and nothing twice', async () => {
  const { address, cleo, room, setStatus } = await setUp()
  const first = await liveSocket(address, cleo)
  first.say({ type: 'subscribe', room, after: 0 })
  await first.hear()
  await first.hear()
  first.socket.close()
  await setStatus('in_progress')
  await setStatus('completed')
  await setStatus('cancelled')
  const second = await liveSocket(address, cleo)
  second.say({ type: 'subscribe', room, after: 1 })
  const events = []
  for (;;) {
    const message = await second.hear()
    if (message.type === 'event') events.push([message.seq, message.event])
    if (message.type === 'event' && message.seq === 4) break
  }
  expect(events).toMatchObject([
    [2, { status: 'in_progress' }],
    [3, { status: 'completed' }],
    [4, { status: 'cancelled' }],
  ])
})

test('who was away for too long is told to fetch anew', async () => {
  const { address, cleo, room, setStatus, database } = await setUp()
  const watcher = await liveSocket(address, cleo)
  watcher.say({ type: 'subscribe', room, after: 0 })
  await watcher.hear()
  await watcher.hear()
  await setStatus('in_progress')
  await watcher.hear()
  await database.query.delete(liveMessages)
  const late = await liveSocket(address, cleo)
  late.say({ type: 'subscribe', room, after: 1 })
  expect(await late.hear()).toMatchObject({ type: 'subscribed', seq: 2 })
  expect(await late.hear()).toEqual({ type: 'reset', room, seq: 2 })
})

test("a stranger may not listen to somebody's project, and no id grants it", async () => {
  const { address, person, room } = await setUp()
  const { say, hear } = await liveSocket(address, await person('Stan'))
  for (const wanted of [room, 'project:999999', 'project:x', 'elsewhere:1']) {
    say({ type: 'subscribe', room: wanted })
    expect(await hear()).toMatchObject({ type: 'refused', room: wanted, code: 'not_found' })
  }
})

test('messages outside the contract are answered with a reason, then the socket is closed', async () => {
  const { address, cleo } = await setUp()
  const { socket, say, hear } = await liveSocket(address, cleo)
  const closed = once(socket, 'close')
  say('this is no JSON')
  expect(await hear()).toMatchObject({ type: 'rejected' })
  say({ type: 'subscribe', room: 'no room at all' })
  expect(await hear()).toEqual({ type: 'rejected', error: 'A room is written kind:id.' })
  say({ type: 'shout' })
  const [code] = await closed
  expect(code).toBe(LIVE_CLOSE.badMessages.code)
})

test('nobody opens a socket without a sign-in or from a foreign site', async () => {
  const { address, cleo, visitor } = await setUp()
  const { socket: stranger } = await liveSocket(address, visitor())
  expect((await once(stranger, 'close'))[0]).toBe(LIVE_CLOSE.signedOut.code)
  await expect(liveSocket(address, cleo, { origin: 'https://evil.example' })).rejects.toThrow('403')
  const port = new URL(address).port
  const { socket } = await liveSocket(address, cleo, { origin: `http://127.0.0.1:${port}` })
  expect(socket.readyState).toBe(WebSocket.OPEN)
})

test('packets that no browser sends are refused and do not harm the server', async () => {
  const { address } = await setUp()
  const { port, hostname } = new URL(address)
  for (const lines of [
    ['GET // HTTP/1.1', `Host: ${hostname}:${port}`],
    ['GET /_live HTTP/1.1', 'Host: a b', `Origin: http://localhost:${port}`],
  ]) {
    const raw = connect(Number(port), hostname)
    raw.write(
      [
        ...lines,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        '',
        '',
      ].join('\r\n'),
    )
    const [answer] = await once(raw, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 4\d\d/)
    raw.destroy()
  }
  expect((await fetch(`${address}/_api/health`)).status).toBe(200)
})

test('after signing out nothing more can be listened to on the old socket', async () => {
  const { address, cleo, room, app } = await setUp()
  const { socket, say } = await liveSocket(address, cleo)
  const closed = once(socket, 'close')
  await app.http.inject({ method: 'POST', url: signOut.path, payload: {}, headers: { cookie: cleo.cookie } })
  say({ type: 'subscribe', room, after: 0 })
  expect((await closed)[0]).toBe(LIVE_CLOSE.signedOut.code)
})

test('a room that was left before it was entered stays left', async () => {
  const { address, cleo, room, setStatus } = await setUp()
  const { say, hear } = await liveSocket(address, cleo)
  say({ type: 'subscribe', room })
  say({ type: 'unsubscribe', room })
  say({ type: 'subscribe', room: 'project:999999' })
  expect(await hear()).toMatchObject({ type: 'refused', room: 'project:999999' })
  await setStatus('in_progress')
  say({ type: 'ping' })
  expect(await hear()).toEqual({ type: 'pong' })
})

test('a silent socket does not keep the server from stopping', async () => {
  const { address, cleo, app } = await setUp()
  const { socket } = await liveSocket(address, cleo)
  // As if the browser's machine had lost its power: nothing is answered any more.
  socket.pause()
  await app.close()
  await expect(fetch(`${address}/_api/health`)).rejects.toThrow()
})

test("that one of a person's projects changed is heard in his own room, by him alone", async () => {
  const { address, cleo, person, setStatus } = await setUp()
  const stan = await person('Stan')
  const [own, other] = [await liveSocket(address, cleo), await liveSocket(address, stan)]
  own.say({ type: 'subscribe', room: OWN_PROJECTS_ROOM })
  other.say({ type: 'subscribe', room: OWN_PROJECTS_ROOM })
  other.say({ type: 'subscribe', room: OWN_PROJECTS_ROOM.replace('me', cleo.accountId) })
  expect(await own.hear()).toMatchObject({ type: 'subscribed', room: OWN_PROJECTS_ROOM })
  // Two rooms answer in either order.
  const answers = [await other.hear(), await other.hear()]
  expect(answers).toContainEqual(expect.objectContaining({ type: 'subscribed', room: OWN_PROJECTS_ROOM, seq: 0 }))
  expect(answers).toContainEqual(expect.objectContaining({ type: 'refused', code: 'not_found' }))
  await setStatus('in_progress')
  for (;;) {
    const message = await own.hear()
    expect(message).toMatchObject({ type: 'event', room: OWN_PROJECTS_ROOM, event: { type: 'project-changed' } })
    if (message.type === 'event' && Object(message.event).status === 'in_progress') break
  }
  other.say({ type: 'ping' })
  expect(await other.hear()).toEqual({ type: 'pong' })
})

test('a message of any length arrives whole, beside others of the same moment', async () => {
  const { address, cleo, room, database } = await setUp()
  const { say, hear } = await liveSocket(address, cleo)
  say({ type: 'subscribe', room, after: 0 })
  await hear()
  // That it was submitted.
  await hear()
  // Around the lengths at which a frame's header grows, and beyond what is written at once.
  const texts = [20, 60, 80, 200, 65_480, 65_600, 90_000].map(length => 'ü'.repeat(length / 2) + 'x'.repeat(length % 7))
  await database.transaction(tx =>
    appendToRooms(
      tx,
      texts.map(text => ({ room, event: { text } })),
    ),
  )
  for (const [index, text] of texts.entries()) expect(await hear()).toEqual({ type: 'event', room, seq: index + 2, event: { text } })
})

test('more than is read at once is heard to the end', async () => {
  const { address, cleo, room, database } = await setUp()
  const { say, hear } = await liveSocket(address, cleo)
  say({ type: 'subscribe', room, after: 0 })
  await hear()
  // That it was submitted.
  await hear()
  const events = Array.from({ length: 1_201 }, (_, event) => ({ room, event }))
  await database.transaction(tx => appendToRooms(tx, events))
  for (const { event } of events) expect(await hear()).toMatchObject({ seq: event + 2, event })
})

test('of what is said in many rooms at once each person hears what is his, once', async () => {
  const { address, database, person } = await setUp()
  const people = await Promise.all(Array.from({ length: 12 }, (_, n) => person(`Person ${n}`)))
  const sockets = await Promise.all(people.map(each => liveSocket(address, each)))
  for (const { say, hear } of sockets) {
    say({ type: 'subscribe', room: OWN_PROJECTS_ROOM })
    await hear()
  }
  const toEach = (word: string) =>
    people.map(({ accountId }) => ({ room: OWN_PROJECTS_ROOM.replace('me', accountId), event: `${word} ${accountId}` }))
  await Promise.all(['one', 'two', 'three'].map(word => database.transaction(tx => appendToRooms(tx, toEach(word)))))
  for (const [index, { say, hear }] of sockets.entries()) {
    const heard = [await hear(), await hear(), await hear()]
    expect(heard).toMatchObject([1, 2, 3].map(seq => ({ seq })))
    const events = heard.map(message => message.type === 'event' && message.event)
    expect(events.toSorted()).toEqual(['one', 'three', 'two'].map(word => `${word} ${people[index]?.accountId}`))
    say({ type: 'ping' })
    expect(await hear()).toEqual({ type: 'pong' })
  }
})

test('what could not be read is read again, and nothing is lost', async () => {
  const { address, cleo, room, database, setStatus } = await setUp()
  const { say, hear } = await liveSocket(address, cleo)
  say({ type: 'subscribe', room, after: 0 })
  await hear()
  // That it was submitted.
  await hear()
  // Every read of the table fails until the column has its name again.
  await database.pool.query('alter table live_messages rename column event to event_away')
  await database.pool.query(`insert into live_messages (room, seq, event_away) values ('${room}', 2, '"said meanwhile"')`)
  await database.pool.query(`update live_rooms set seq = 2 where room = '${room}'`)
  await database.pool.query(`select pg_notify('onhand_live', '${room}')`)
  // Whether the node reads before or after this answer, it reads again.
  say({ type: 'subscribe', room: 'project:999999' })
  expect(await hear()).toMatchObject({ type: 'refused' })
  await database.pool.query('alter table live_messages rename column event_away to event')
  expect(await hear()).toMatchObject({ type: 'event', room, seq: 2, event: 'said meanwhile' })
  await setStatus('in_progress')
  expect(await hear()).toMatchObject({ seq: 3, event: { status: 'in_progress' } })
})
