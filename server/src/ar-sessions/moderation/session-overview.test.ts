import { expect, test } from 'vitest'
import { listAuditEntries } from '#contract/accounts-moderation.ts'
import { bookArSession, cancelArSession } from '#contract/ar-sessions.ts'
import { sessionRoom } from '#contract/ar-sessions-live.ts'
import { listAllArSessions } from '#contract/ar-sessions-moderation.ts'
import {
  getSessionRecord,
  keepSnapshot,
  listAnnotations,
  listSessionMessages,
  listSessionTimeLine,
  SESSION_REPORT_PATH,
} from '#contract/ar-sessions-record.ts'
import { getIceServers } from '#contract/calls.ts'
import { callRoom } from '#contract/calls-live.ts'
import type { Caller } from '../../../test/app.ts'
import { sessionWorld, workingHour } from '../../../test/booked-session.ts'
import { liveSocket } from '../../../test/live-socket.ts'
import { picture } from '../../../test/sample-files.ts'
import { type Actor, VISITOR } from '../../platform/identity/actor.ts'
import { createSessionOverview } from './session-overview-service.ts'

test('an admin lists the sessions of everybody, the latest time first, a page at a time', async () => {
  const { ada, booked } = await sessionWorld()
  for (const days of [7, 9, 8]) await booked({ sessionTitle: `In ${days} days`, scheduledAt: workingHour(days) })
  const first = await ada.call(listAllArSessions, { limit: 2 })
  expect(first.body.map(({ sessionTitle, role }) => [sessionTitle, role])).toEqual([
    ['In 9 days', 'admin'],
    ['In 8 days', 'admin'],
  ])
  const rest = await ada.call(listAllArSessions, { limit: 2, cursor: String(first.headers['x-next-cursor']) })
  expect(rest.body.map(({ sessionTitle }) => sessionTitle)).toEqual(['In 7 days'])
  expect(rest.headers['x-next-cursor']).toBeUndefined()
  expect((await ada.call(listAllArSessions, { cursor: 'nonsense' })).status).toBe(400)
})

test('an admin finds a session by its title, by either side and by where it stands', async () => {
  const { app, ada, cleo, bea, booked } = await sessionWorld()
  const knocking = await booked({ sessionTitle: 'The boiler knocks' })
  const dripping = await booked({ sessionTitle: '100% of the taps drip', scheduledAt: workingHour(8) })
  const found = async (input: { q?: string; status?: 'scheduled' | 'cancelled' | 'completed' }) =>
    (await ada.call(listAllArSessions, input)).body.map(({ id }) => id)
  expect(await found({ q: 'KNOCKS' })).toEqual([knocking.id])
  expect(await found({ q: '100%' })).toEqual([dripping.id])
  for (const q of ['cleo', cleo.email, 'bea', bea.email]) expect(await found({ q })).toEqual([dripping.id, knocking.id])
  expect(await found({ q: 'nobody' })).toEqual([])
  await cleo.call(cancelArSession, { sessionId: knocking.id, revision: knocking.revision, reason: 'It stopped by itself.' })
  expect(await found({ status: 'cancelled' })).toEqual([knocking.id])
  expect(await found({ status: 'scheduled' })).toEqual([dripping.id])
  // Held by a visitor who did not confirm it: cancelled already, though no job has said so yet.
  await app.database.pool.query("update ar_sessions set held_until = now() - interval '1 minute' where id = $1", [dripping.id])
  expect(await found({ status: 'scheduled' })).toEqual([])
  expect(await found({ status: 'cancelled' })).toEqual([dripping.id, knocking.id])
  const refused = await ada.send('GET', listAllArSessions.path, { status: 'held' })
  expect(refused).toMatchObject({ status: 400, error: { error: expect.stringMatching(/^status must be one of: scheduled/) } })
})

test('the list is for admins: a client, an expert and a visitor are refused', async () => {
  const { app, cleo, bea, dan, booked } = await sessionWorld()
  await booked()
  for (const person of [cleo, bea, dan]) expect((await person.call(listAllArSessions, {})).status).toBe(403)
  expect((await app.visitor().call(listAllArSessions, {})).status).toBe(401)
})

test('a session of his own an admin sees as his own, and one of others as an admin', async () => {
  const { app, ada, serviceId, booking, booked } = await sessionWorld()
  const { id: others } = await booked()
  const own = await ada.call(bookArSession, booking({ clientName: 'Ada', clientEmail: ada.email, scheduledAt: workingHour(8), serviceId }))
  expect((await ada.call(listAllArSessions, {})).body.map(({ id, role }) => [id, role])).toEqual([
    [own.body.id, 'client'],
    [others, 'admin'],
  ])
  const list = createSessionOverview(app.database)
  const { accountId, email } = ada
  const noAdmin: Actor = {
    kind: 'account',
    accountId,
    email,
    signInId: '',
    name: 'Ada',
    isEmailVerified: true,
    roles: ['client', 'expert'],
  }
  const input = { q: undefined, status: undefined, cursor: undefined, limit: 10 }
  for (const actor of [noAdmin, VISITOR]) await expect(list(actor, input)).rejects.toMatchObject({ code: 'forbidden' })
})

/** A session with a still in it. */
const kept = async () => {
  const world = await sessionWorld()
  const { id: sessionId, sessionTitle } = await world.booked()
  await world.app.database.pool.query("update ar_sessions set status = 'active', started_at = now() where id = $1", [sessionId])
  const { body } = await world.bea.upload(keepSnapshot, { sessionId }, await picture())
  return { ...world, sessionId, sessionTitle, stillUrl: body.url }
}
type Kept = Awaited<ReturnType<typeof kept>>
const statusOf = async ({ app }: Kept, { cookie }: Caller, url: string, query: Record<string, string> = {}) =>
  (await app.app.http.inject({ method: 'GET', url, query, headers: { cookie } })).statusCode

/** The doors to what is kept of a session; each answers its status. */
const DOORS: [door: string, open: (world: Kept, who: Caller) => Promise<number>][] = [
  ['the record', async ({ sessionId }, who) => (await who.call(getSessionRecord, { sessionId })).status],
  ['the time line', async ({ sessionId }, who) => (await who.call(listSessionTimeLine, { sessionId })).status],
  ['the chat', async ({ sessionId }, who) => (await who.call(listSessionMessages, { sessionId })).status],
  ['the marks', async ({ sessionId }, who) => (await who.call(listAnnotations, { sessionId })).status],
  ['the report', (world, who) => statusOf(world, who, SESSION_REPORT_PATH, { sessionId: String(world.sessionId) })],
  ['a file', (world, who) => statusOf(world, who, world.stillUrl)],
]
const lookedAt = ({ sessionId, sessionTitle }: Kept) => [
  { by: 'Ada', action: 'session-viewed', subject: `ar-session:${sessionId}`, about: sessionTitle },
]

test.each(DOORS)('that an admin opened %s of a session stands in the audit, once; that its own sides did does not', async (_door, open) => {
  const world = await kept()
  const { ada, cleo, bea } = world
  for (const side of [cleo, bea]) expect(await open(world, side)).toBe(200)
  await ada.call(listAllArSessions, {})
  expect((await ada.call(listAuditEntries, {})).body).toEqual([])
  for (let times = 0; times < 2; times += 1) expect(await open(world, ada)).toBe(200)
  expect((await ada.call(listAuditEntries, {})).body).toMatchObject(lookedAt(world))
})

test('what an admin opens at once is one look', async () => {
  const world = await kept()
  const { ada } = world
  await Promise.all(DOORS.map(([, open]) => open(world, ada)))
  expect((await ada.call(listAuditEntries, {})).body).toMatchObject(lookedAt(world))
})

const listen = async (address: string, who: Caller, room: string) => {
  const socket = await liveSocket(address, who)
  socket.say({ type: 'subscribe', room })
  return socket.hear()
}

test('that an admin hears what is said in a session stands in the audit, and that its sides do does not', async () => {
  const world = await kept()
  const { app, ada, cleo, bea, dan, sessionId } = world
  const address = await app.listen()
  for (const side of [cleo, bea]) expect(await listen(address, side, sessionRoom(sessionId))).toMatchObject({ type: 'subscribed' })
  expect((await ada.call(listAuditEntries, {})).body).toEqual([])
  for (let times = 0; times < 2; times += 1)
    expect(await listen(address, ada, sessionRoom(sessionId))).toMatchObject({ type: 'subscribed' })
  expect((await ada.call(listAuditEntries, {})).body).toMatchObject(lookedAt(world))
  expect(await listen(address, dan, sessionRoom(sessionId))).toMatchObject({ type: 'refused', code: 'not_found' })
  expect(await listen(address, ada, sessionRoom(999))).toMatchObject({ type: 'refused', code: 'not_found' })
})

test('where the look of an admin cannot be written down he sees and hears nothing, and is not told that there is no such thing', async () => {
  const world = await kept()
  const { app, ada, dan, sessionId } = world
  const address = await app.listen()
  await app.database.pool.query("alter table audit_entries add check (action <> 'session-viewed')")
  for (const [, open] of DOORS) expect(await open(world, ada)).toBe(500)
  expect(await listen(address, ada, sessionRoom(sessionId))).toMatchObject({ type: 'refused', code: 'internal' })
  expect(await statusOf(world, dan, world.stillUrl)).toBe(404)
})

const enter = async (address: string, who: Caller, sessionId: number) => {
  const socket = await liveSocket(address, who)
  socket.say({ type: 'enter', room: callRoom('session', sessionId) })
  return socket.hear()
}

test('that an admin came into the call of a session stands in the audit, once; that its sides did, or that he asked for the ways, does not', async () => {
  const world = await kept()
  const { app, ada, cleo, bea, dan, sessionId, sessionTitle } = world
  const address = await app.listen()
  for (const side of [cleo, bea]) expect(await enter(address, side, sessionId)).toMatchObject({ type: 'entered' })
  expect((await ada.call(getIceServers, { room: callRoom('session', sessionId) })).status).toBe(200)
  expect(await listen(address, ada, callRoom('session', sessionId))).toMatchObject({ type: 'subscribed' })
  expect((await ada.call(listAuditEntries, {})).body).toEqual([])
  for (let times = 0; times < 2; times += 1) expect(await enter(address, ada, sessionId)).toMatchObject({ type: 'entered' })
  expect((await ada.call(listAuditEntries, {})).body).toMatchObject([
    { by: 'Ada', action: 'session-call-entered', subject: `ar-session:${sessionId}`, about: sessionTitle },
  ])
  expect(await enter(address, dan, sessionId)).toMatchObject({ type: 'place-refused', code: 'not_found' })
})

test('where it cannot be written down that an admin came into a call he does not come in, and its sides do', async () => {
  const { app, ada, cleo, sessionId } = await kept()
  const address = await app.listen()
  await app.database.pool.query("alter table audit_entries add check (action <> 'session-call-entered')")
  expect(await enter(address, ada, sessionId)).toMatchObject({ type: 'place-refused', code: 'internal' })
  expect(await enter(address, cleo, sessionId)).toMatchObject({ type: 'entered' })
})
