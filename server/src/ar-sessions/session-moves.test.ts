import { expect, test } from 'vitest'
import {
  AR_SESSION_PROCESS,
  type ArSession,
  bookArSession,
  cancelArSession,
  getArSession,
  joinArSession,
  listArSessions,
  rescheduleArSession,
  SLOT_TAKEN,
} from '#contract/ar-sessions.ts'
import { listSlots } from '#contract/ar-sessions-availability.ts'
import { sessionRoom } from '#contract/ar-sessions-live.ts'
import { consentToRecording, getSessionRecord } from '#contract/ar-sessions-record.ts'
import { mayMove } from '#contract/shared/process.ts'
import { type Caller, eventually } from '../../test/app.ts'
import { type SessionWorld, sessionWorld, workingHour } from '../../test/booked-session.ts'
import { liveSocket } from '../../test/live-socket.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { createSessionCalls } from './session-call.ts'

const join = (caller: Caller, { id: sessionId }: ArSession, action: 'start' | 'end') => caller.call(joinArSession, { sessionId, action })
const cancel = (caller: Caller, { id: sessionId, revision }: ArSession, reason = 'Something came between.') =>
  caller.call(cancelArSession, { sessionId, revision, reason })
const reschedule = (caller: Caller, { id: sessionId, revision }: ArSession, scheduledAt: string) =>
  caller.call(rescheduleArSession, { sessionId, revision, scheduledAt })

/** A session whose time has come. */
const due = async (world: SessionWorld): Promise<ArSession> => {
  const session = await world.booked()
  await world.setStart(session.id, new Date())
  return session
}
/** Who is in its call, by the names of this world. */
const inCall = (world: SessionWorld, { id }: ArSession, ...callers: Caller[]) =>
  createSessionCalls(world.app.database).onPeers(
    id,
    callers.map(({ accountId, email }) => ({ peerId: email, accountId })),
  )

test('the booked expert or an admin starts and ends a session, and nobody else', async () => {
  const world = await sessionWorld()
  const { cleo, dan, bea, pia, ada, app } = world
  const session = await due(world)
  expect((await app.visitor().call(joinArSession, { sessionId: session.id, action: 'start' })).status).toBe(401)
  for (const stranger of [dan, pia]) expect((await join(stranger, session, 'start')).status).toBe(404)
  const own = await join(cleo, session, 'start')
  expect([own.status, own.error.error]).toEqual([403, 'The booked expert starts and ends the session.'])
  expect((await join(bea, session, 'end')).error.error).toBe("This session is 'Scheduled': it cannot become 'Ended'.")
  const started = await join(bea, session, 'start')
  expect(started.body).toMatchObject({ status: 'active', role: 'expert' })
  expect((await join(bea, session, 'start')).status).toBe(409)
  expect((await cancel(cleo, session)).status).toBe(409)
  // Whoever was never there together has not completed it.
  expect((await join(ada, session, 'end')).body).toMatchObject({ status: 'ended', connectedSeconds: 0, role: 'admin' })
  expect((await join(bea, session, 'end')).status).toBe(409)
  expect((await cleo.call(listArSessions, { status: 'completed' })).body).toMatchObject([{ id: session.id, status: 'ended' }])
})

test('a session is started a quarter of an hour before its time, and not sooner', async () => {
  const world = await sessionWorld()
  const session = await world.booked()
  await world.setStart(session.id, new Date(Date.now() + 16 * 60_000))
  expect((await join(world.bea, session, 'start')).error.error).toBe(
    'It is too early: the session can be started from 15 minutes before its time.',
  )
  await world.setStart(session.id, new Date(Date.now() + 14 * 60_000))
  expect((await join(world.bea, session, 'start')).status).toBe(200)
})

test('where both wait already, the time line tells of the start first and then that they were connected', async () => {
  const world = await sessionWorld()
  const session = await due(world)
  await inCall(world, session, world.cleo, world.bea)
  await join(world.bea, session, 'start')
  const { rows } = await world.app.database.pool.query('select kind from ar_session_moments order by id')
  expect(rows.map(({ kind }) => kind)).toEqual(['booked', 'started', 'connected'])
})

test('a session in which both were is completed, and its time together is counted on the server', async () => {
  const world = await sessionWorld()
  const { cleo, bea, ada, app } = world
  const session = await due(world)
  const read = async () => (await cleo.call(getArSession, { sessionId: session.id })).body
  await inCall(world, session, cleo, ada)
  expect(await read()).toMatchObject({ clientPeerId: cleo.email, expertPeerId: null })
  await join(bea, session, 'start')
  await inCall(world, session, cleo, ada)
  expect(await app.database.pool.query('select connected_since from ar_sessions')).toMatchObject({ rows: [{ connected_since: null }] })
  await inCall(world, session, cleo, bea)
  await app.database.pool.query("update ar_sessions set connected_since = now() - interval '90 seconds'")
  expect((await read()).connectedSeconds).toBeGreaterThanOrEqual(90)
  await inCall(world, session, bea)
  const apart = await read()
  expect(apart).toMatchObject({ clientPeerId: null, expertPeerId: bea.email })
  expect(apart.connectedSeconds).toBeGreaterThanOrEqual(90)
  // Back within a minute they were together all the time; after that it is another time.
  await inCall(world, session, cleo, bea)
  await inCall(world, session, bea)
  await app.database.pool.query("update ar_session_moments set at = at - interval '61 seconds' where kind = 'parted'")
  await inCall(world, session, cleo, bea)
  const ended = await join(bea, session, 'end')
  expect(ended.body).toMatchObject({ status: 'completed', clientPeerId: null, expertPeerId: null })
  const { rows } = await app.database.pool.query('select kind from ar_session_moments order by id')
  expect(rows.map(({ kind }) => kind)).toEqual(['booked', 'started', 'connected', 'parted', 'connected', 'parted', 'ended'])
  // What a call says of who is in it after the end changes nothing.
  await inCall(world, session, cleo, bea)
  expect(await read()).toMatchObject({ status: 'completed', clientPeerId: null })
})

test('the client is told each time that the expert comes into the call of an active session, and of nothing else in it', async () => {
  const world = await sessionWorld()
  const { cleo, bea, ada, app } = world
  const session = await due(world)
  const told = async () => (await app.database.pool.query("select from domain_events where type = 'expert-came'")).rowCount
  // He waits: the start is told by itself.
  await inCall(world, session, bea)
  await inCall(world, session)
  await join(bea, session, 'start')
  await inCall(world, session, cleo)
  await inCall(world, session, cleo, ada)
  expect(await told()).toBe(0)
  await inCall(world, session, cleo, bea)
  expect(await told()).toBe(1)
  // Who is there is said anew every half minute.
  await inCall(world, session, bea)
  expect(await told()).toBe(1)
  await inCall(world, session, cleo)
  await inCall(world, session, bea)
  expect(await told()).toBe(2)
})

test('a recording lasts as long as a page of the expert is in the call: one that is loaded anew asks anew', async () => {
  const world = await sessionWorld()
  const { cleo, bea, app } = world
  const session = await due(world)
  await join(bea, session, 'start')
  const there = (...places: [Caller, string][]) =>
    createSessionCalls(app.database).onPeers(
      session.id,
      places.map(([{ accountId }, peerId]) => ({ peerId, accountId })),
    )
  const allowed = async () => {
    for (const side of [bea, cleo]) await side.call(consentToRecording, { sessionId: session.id, isAllowed: true })
  }
  const isRecording = async () => (await cleo.call(getSessionRecord, { sessionId: session.id })).body.consent.isAllowed
  await there([cleo, 'phone'], [bea, 'desk'])
  await allowed()
  // The client may come and go, and another device of the expert goes on for the first.
  await there([bea, 'desk'])
  await there([cleo, 'phone'], [bea, 'desk'], [bea, 'tablet'])
  await there([cleo, 'phone'], [bea, 'tablet'])
  expect(await isRecording()).toBe(true)
  await there([cleo, 'phone'], [bea, 'desk loaded anew'])
  expect(await isRecording()).toBe(false)
  await allowed()
  await there([cleo, 'phone'])
  expect((await cleo.call(getSessionRecord, { sessionId: session.id })).body.consent).toEqual({ isAllowed: false, by: [] })
  const { rows } = await app.database.pool.query("select kind, by from ar_session_moments where kind like 'recording%' order by id")
  expect(rows).toEqual([
    { kind: 'recording-started', by: 'client' },
    { kind: 'recording-stopped', by: null },
    { kind: 'recording-started', by: 'client' },
    { kind: 'recording-stopped', by: null },
  ])
})

test('the call is open to the sides and to admins, from a quarter of an hour before until the end', async () => {
  const world = await sessionWorld()
  const { cleo, dan, bea, pia, ada, app } = world
  const session = await world.booked()
  const calls = createSessionCalls(app.database)
  const actor = ({ accountId, email }: Caller, isAdmin = false): Actor => ({
    ...{ kind: 'account', accountId, email, signInId: '', name: '', isEmailVerified: true },
    roles: isAdmin ? ['client', 'admin'] : ['client'],
  })
  const mayJoin = (caller: Caller, isAdmin = false) => calls.mayJoin(actor(caller, isAdmin), session.id)
  expect(await mayJoin(cleo)).toBe(false)
  await world.setStart(session.id, new Date(Date.now() + 10 * 60_000))
  expect(await Promise.all([cleo, bea, dan, pia].map(caller => mayJoin(caller)))).toEqual([true, true, false, false])
  expect(await mayJoin(ada, true)).toBe(true)
  // Whoever sees somebody in it is told the side, whatever he calls himself.
  const sides = await Promise.all([actor(cleo), actor(bea), actor(ada, true), actor(dan)].map(each => calls.sideOf(each, session.id)))
  expect(sides).toEqual(['client', 'expert', 'admin', undefined])
  await join(bea, session, 'start')
  expect(await mayJoin(cleo)).toBe(true)
  await join(bea, session, 'end')
  expect(await mayJoin(cleo)).toBe(false)
})

test('the expert hears once in ten minutes that the client waits', async () => {
  const world = await sessionWorld()
  const { cleo, bea, app } = world
  const session = await due(world)
  const told = async () => {
    const { rows } = await app.database.pool.query("select count(*)::int as told from domain_events where type = 'client-waiting'")
    return rows[0].told
  }
  await inCall(world, session, cleo)
  await inCall(world, session)
  await inCall(world, session, cleo)
  expect(await told()).toBe(1)
  await app.database.pool.query("update ar_sessions set waiting_told_at = now() - interval '11 minutes'")
  await inCall(world, session, cleo, bea)
  expect(await told()).toBe(1)
  await inCall(world, session, cleo)
  expect(await told()).toBe(2)
})

test('both sides move a session to a free time; what was in view meanwhile does not count', async () => {
  const world = await sessionWorld()
  const { cleo, dan, bea, pia, ada } = world
  const session = await world.booked()
  const theirs = world.booking({ scheduledAt: workingHour(7, 11), clientName: 'Dan', clientEmail: dan.email })
  const other = (await dan.call(bookArSession, theirs)).body
  const taken = await reschedule(cleo, session, other.scheduledAt)
  expect([taken.status, taken.error.error]).toEqual([409, SLOT_TAKEN])
  for (const stranger of [dan, pia]) expect((await reschedule(stranger, session, workingHour(7, 12))).status).toBe(404)
  expect((await reschedule(ada, session, workingHour(7, 12))).status).toBe(403)
  expect((await reschedule(cleo, session, workingHour(7, 4))).status).toBe(409)
  expect((await reschedule(cleo, session, session.scheduledAt)).status).toBe(400)
  const moved = await reschedule(bea, session, workingHour(7, 12))
  expect(moved.body).toMatchObject({ scheduledAt: workingHour(7, 12), revision: 1, status: 'scheduled' })
  const stale = await reschedule(cleo, session, workingHour(7, 13))
  expect([stale.status, stale.error.error]).toEqual([409, 'The session was changed meanwhile. Look at it as it is now, then decide.'])
  const day = session.scheduledAt.slice(0, 10)
  const slots = async (given: object) => {
    const { body } = await cleo.call(listSlots, { from: day, until: day, timezone: 'UTC', ...given })
    return body.slots.filter(({ isFree }) => !isFree).map(({ startsAt }) => startsAt)
  }
  expect(await slots({ serviceId: world.serviceId })).toEqual([other.scheduledAt, moved.body.scheduledAt])
  // Its own time is free for itself.
  expect(await slots({ sessionId: session.id })).toEqual([other.scheduledAt])
  expect((await dan.call(listSlots, { sessionId: session.id, from: day, until: day, timezone: 'UTC' })).status).toBe(404)
})

test('of two moves at once one counts, and of two sessions that are moved to one time one is there', async () => {
  const world = await sessionWorld()
  const { cleo, bea } = world
  const session = await world.booked()
  const other = await world.booked({ scheduledAt: workingHour(7, 11) })
  const twice = await Promise.all([reschedule(cleo, session, workingHour(7, 12)), reschedule(bea, session, workingHour(7, 13))])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  const now = (await cleo.call(getArSession, { sessionId: session.id })).body
  const both = await Promise.all([reschedule(cleo, now, workingHour(7, 15)), reschedule(bea, other, workingHour(7, 15))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('each side cancels with a reason; less than two hours before it is late; and the time is free again', async () => {
  const world = await sessionWorld()
  const { cleo, dan, bea, pia, ada } = world
  const session = await world.booked()
  for (const stranger of [dan, pia]) expect((await cancel(stranger, session)).status).toBe(404)
  expect((await cancel(cleo, session, 'No')).error.error).toBe('Say in a few words why')
  expect((await cancel(cleo, { ...session, revision: 5 })).status).toBe(409)
  const off = await cancel(cleo, session)
  expect(off.body).toMatchObject({
    ...{ status: 'cancelled', revision: 1 },
    cancelled: { by: 'client', reason: 'Something came between.', isLate: false },
  })
  expect((await cancel(bea, off.body)).status).toBe(409)
  const again = await world.booked()
  await world.setStart(again.id, new Date(Date.now() + 60 * 60_000))
  expect((await cancel(bea, again, 'I am ill today.')).body.cancelled).toEqual({ by: 'expert', reason: 'I am ill today.', isLate: true })
  const third = await world.booked()
  expect((await cancel(ada, third)).body.cancelled).toMatchObject({ by: 'admin' })
})

test('who looks at a session hears that it was cancelled', async () => {
  const world = await sessionWorld()
  const { cleo, dan, bea, app } = world
  const address = await app.listen()
  const session = await world.booked()
  const room = sessionRoom(session.id)
  const listen = async (caller: Caller) => {
    const socket = await liveSocket(address, caller)
    socket.say({ type: 'subscribe', room })
    return socket
  }
  const socket = await listen(cleo)
  expect(await socket.hear()).toMatchObject({ type: 'subscribed' })
  await cancel(bea, session, 'I am ill today.')
  // What was said of its booking may come first.
  await eventually(async () => JSON.stringify(await socket.hear()).includes('"status":"cancelled"'))
  expect(await (await listen(cleo)).hear()).toMatchObject({ type: 'subscribed' })
  expect(await (await listen(dan)).hear()).toMatchObject({ type: 'refused' })
})

test('no move is made that the life of a session does not know', async () => {
  const world = await sessionWorld()
  const { bea, cleo, app } = world
  const session = await due(world)
  const moves = [
    ['active', 'start', bea, 'expert'],
    ['completed', 'end', bea, 'expert'],
    ['cancelled', 'cancel', cleo, 'client'],
  ] as const
  for (const from of AR_SESSION_PROCESS.states)
    for (const [to, how, caller, role] of moves) {
      await app.database.pool.query(
        `update ar_sessions set status = $1, revision = 0, connected_seconds = 5, cancelled_by = case when $1 = 'cancelled' then 'client' end`,
        [from],
      )
      const { status } = how === 'cancel' ? await cancel(caller, session) : await join(caller, session, how)
      expect([from, to, status]).toEqual([from, to, mayMove(AR_SESSION_PROCESS, role, from, to) ? 200 : 409])
    }
})
