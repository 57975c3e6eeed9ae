import { expect, test } from 'vitest'
import { bookArSession, cancelArSession, getArSession, joinArSession } from '#contract/ar-sessions.ts'
import { eventually } from '../../test/app.ts'
import { sessionWorld, workingHour } from '../../test/booked-session.ts'
import { sweepSessions } from './session-sweep.ts'

const MINUTE_MS = 60_000

const sweptWorld = async () => {
  const world = await sessionWorld()
  const { pool } = world.app.database
  return {
    ...{ world, pool },
    sweep: () => sweepSessions(world.app.database, new Date(), new AbortController().signal),
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
