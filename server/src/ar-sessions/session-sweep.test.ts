import { expect, test } from 'vitest'
import { bookArSession, cancelArSession, getArSession, joinArSession } from '#contract/ar-sessions.ts'
import { consentToRecording, getSessionRecord, listSessionMessages } from '#contract/ar-sessions-record.ts'
import { eventually } from '../../test/app.ts'
import { sessionWorld, workingHour } from '../../test/booked-session.ts'
import { createFileService } from '../files/file-service.ts'
import { createStorage } from '../platform/storage/storage.ts'
import { sweepSessions } from './session-sweep.ts'

const MINUTE_MS = 60_000

const sweptWorld = async () => {
  const world = await sessionWorld()
  const { pool } = world.app.database
  const files = createFileService(world.app.database, await createStorage(world.app.config), async () => undefined)
  return {
    ...{ world, pool },
    sweep: () => sweepSessions(world.app.database, files, new Date(), new AbortController().signal),
    statusOf: async (sessionId: number) => (await world.ada.call(getArSession, { sessionId })).body.status,
    /** The reminders that were told. */
    reminders: async (): Promise<boolean[]> => {
      const { rows } = await pool.query("select payload from domain_events where type = 'session-near' order by id")
      return rows.map(({ payload }) => payload.told.isSoon)
    },
  }
}

test('what was not confirmed, what nobody started and what nobody is in any more ends by itself', async () => {
  const { world, sweep, statusOf, pool } = await sweptWorld()
  const { app, bea, booking, booked, setStart } = world
  const held = await app.visitor().call(bookArSession, booking({ clientEmail: 'vera@example.org', clientName: 'Vera' }))
  const missed = await booked({ scheduledAt: workingHour(7, 11) })
  const empty = await booked({ scheduledAt: workingHour(7, 12) })
  const going = await booked({ scheduledAt: workingHour(7, 13) })
  const all = [held.body, missed, empty, going].map(({ id }) => id)
  for (const { id } of [empty, going]) {
    await setStart(id, new Date(Date.now() + (id === empty.id ? 0 : 5 * MINUTE_MS)))
    // They may not overlap: the one is moved out of the other's way once it goes on.
    await pool.query(
      "update ar_sessions set busy_from = busy_from + $2 * interval '2 hours', busy_until = busy_until + $2 * interval '2 hours' where id = $1",
      [id, id],
    )
    await bea.call(joinArSession, { sessionId: id, action: 'start' })
  }
  await pool.query("update ar_sessions set started_at = now() - interval '31 minutes' where status = 'active'")
  await pool.query(
    "insert into ar_session_stays (session_id, side, peer_id, entered_at) values ($1, 'client', 'a', now() - interval '31 minutes')",
    [going.id],
  )
  await sweep()
  expect(await Promise.all(all.map(statusOf))).toEqual(['scheduled', 'scheduled', 'ended', 'active'])
  await pool.query("update ar_sessions set held_until = now() - interval '1 second' where held_until is not null")
  await setStart(missed.id, new Date(Date.now() - 121 * MINUTE_MS))
  await sweep()
  await sweep()
  expect(await Promise.all(all.map(statusOf))).toEqual(['cancelled', 'ended', 'ended', 'active'])
  const { rows } = await pool.query('select status, cancelled_by from ar_sessions where id = $1', [held.body.id])
  expect(rows).toEqual([{ status: 'cancelled', cancelled_by: 'system' }])
})

test('who was in a call when the server was killed left it when he was last seen, and time together ends there', async () => {
  const { world, sweep, pool } = await sweptWorld()
  const { bea, cleo, booked, setStart } = world
  const { id } = await booked()
  await setStart(id, new Date())
  await bea.call(joinArSession, { sessionId: id, action: 'start' })
  await pool.query("update ar_sessions set connected_since = now() - interval '3 hours' where id = $1", [id])
  const stay = (side: string, peer: string, seen: string) =>
    pool.query(
      "insert into ar_session_stays (session_id, side, peer_id, entered_at, seen_at) values ($1, $2, $3, now() - interval '3 hours', now() - $4::interval)",
      [id, side, peer, seen],
    )
  await stay('client', 'a', '170 minutes')
  await stay('expert', 'b', '2 hours')
  for (const side of [bea, cleo]) await side.call(consentToRecording, { sessionId: id, isAllowed: true })
  await sweep()
  // Who recorded is gone with it.
  expect((await cleo.call(getSessionRecord, { sessionId: id })).body.consent).toEqual({ isAllowed: false, by: [] })
  const left = 'select side, extract(epoch from left_at - entered_at)::int as seconds from ar_session_stays order by peer_id'
  expect((await pool.query(left)).rows).toEqual([
    { side: 'client', seconds: 600 },
    { side: 'expert', seconds: 3_600 },
  ])
  const { rows } = await pool.query('select connected_since, connected_seconds from ar_sessions where id = $1', [id])
  expect(rows[0].connected_since).toBeNull()
  expect(rows[0].connected_seconds).toBeGreaterThanOrEqual(3_599)
  expect(rows[0].connected_seconds).toBeLessThanOrEqual(3_601)
})

test('sides are reminded a day and a quarter of an hour before, once each, and of nothing that was cancelled', async () => {
  const { world, sweep, reminders } = await sweptWorld()
  const { cleo, booked, setStart } = world
  const session = await booked()
  const off = await booked({ scheduledAt: workingHour(7, 12) })
  await sweep()
  expect(await reminders()).toEqual([])
  await setStart(session.id, new Date(Date.now() + 23 * 60 * MINUTE_MS))
  await sweep()
  await sweep()
  expect(await reminders()).toEqual([false])
  await setStart(session.id, new Date(Date.now() + 14 * MINUTE_MS))
  await setStart(off.id, new Date(Date.now() + 23 * 60 * MINUTE_MS))
  await cleo.call(cancelArSession, { sessionId: off.id, revision: 0, reason: 'Not needed any more.' })
  await sweep()
  await sweep()
  expect(await reminders()).toEqual([false, true])
})

test('a session that is moved while the sweep waits for it goes on standing', async () => {
  const { world, sweep, statusOf, pool } = await sweptWorld()
  const session = await world.booked()
  await world.setStart(session.id, new Date(Date.now() - 121 * MINUTE_MS))
  const mover = await pool.connect()
  await mover.query('begin')
  await mover.query("update ar_sessions set starts_at = now() + interval '2 days' where id = $1", [session.id])
  const swept = sweep()
  await eventually(async () => {
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    return ((await pool.query(waiting)).rowCount ?? 0) > 0
  })
  await mover.query('commit')
  mover.release()
  await swept
  expect(await statusOf(session.id)).toBe('scheduled')
})

test('a client without an account is forgotten ninety days after the session, and who never confirmed after seven; an account is not', async () => {
  const { world, sweep, pool } = await sweptWorld()
  const { app, cleo, bea, booking, booked } = world
  const held = await app.visitor().call(bookArSession, booking({ clientEmail: 'vera@example.org', clientName: 'Vera' }))
  const guests = await booked({ scheduledAt: workingHour(7, 11) })
  const own = await booked({ scheduledAt: workingHour(7, 12) })
  await pool.query("update ar_sessions set client_account_id = null, client_email = 'gus@example.org', client_name = 'Gus' where id = $1", [
    guests.id,
  ])
  await pool.query(
    "insert into ar_messages (session_id, message_id, by, content) values ($1, gen_random_uuid(), 'client', 'Ring at Gus')",
    [guests.id],
  )
  await pool.query(
    "update ar_sessions set held_until = now() - interval '7 days', created_at = now() - interval '169 hours' where id = $1",
    [held.body.id],
  )
  await pool.query(
    "update ar_sessions set status = 'completed', ended_at = now(), starts_at = now() - interval '89 days' where id in ($1, $2)",
    [guests.id, own.id],
  )
  await sweep()
  const namesOf = async () => (await pool.query('select client_name from ar_sessions order by id')).rows.map(row => row.client_name)
  expect(await namesOf()).toEqual(['Former guest', 'Gus', 'Cleo'])
  await pool.query("update ar_sessions set starts_at = now() - interval '91 days' where id in ($1, $2)", [guests.id, own.id])
  await sweep()
  expect(await namesOf()).toEqual(['Former guest', 'Former guest', 'Cleo'])
  expect((await bea.call(listSessionMessages, { sessionId: guests.id })).body).toMatchObject([{ content: '', senderName: 'Former guest' }])
  expect((await pool.query("select from ar_sessions where client_email in ('gus@example.org', 'vera@example.org')")).rowCount).toBe(0)
  expect((await cleo.call(getArSession, { sessionId: own.id })).body.clientEmail).toBe(cleo.email)
})
