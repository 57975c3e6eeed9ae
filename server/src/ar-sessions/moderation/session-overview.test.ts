import { expect, test } from 'vitest'
import { listAuditEntries } from '#contract/accounts-moderation.ts'
import { cancelArSession } from '#contract/ar-sessions.ts'
import { listAllArSessions } from '#contract/ar-sessions-moderation.ts'
import { getSessionRecord, listSessionMessages, listSessionTimeLine } from '#contract/ar-sessions-record.ts'
import { sessionWorld, workingHour } from '../../../test/booked-session.ts'

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

test('that an admin looked at what is kept of a session stands in the audit, once for one look; its own sides do not', async () => {
  const { ada, cleo, bea, booked } = await sessionWorld()
  const { id: sessionId, sessionTitle } = await booked()
  const look = (person: typeof ada) =>
    Promise.all([
      person.call(getSessionRecord, { sessionId }),
      person.call(listSessionTimeLine, { sessionId }),
      person.call(listSessionMessages, { sessionId }),
    ])
  await look(cleo)
  await look(bea)
  await ada.call(listAllArSessions, {})
  expect((await ada.call(listAuditEntries, {})).body).toEqual([])
  await look(ada)
  await look(ada)
  expect((await ada.call(listAuditEntries, {})).body).toMatchObject([
    { by: 'Ada', action: 'session-viewed', subject: `ar-session:${sessionId}`, about: sessionTitle },
  ])
})
