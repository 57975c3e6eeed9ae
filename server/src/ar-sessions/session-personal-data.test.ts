import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/accounts.ts'
import { getArSession, joinArSession } from '#contract/ar-sessions.ts'
import {
  consentToRecording,
  getSessionRecord,
  keepRecording,
  keepSnapshot,
  listSessionMessages,
  saveAnnotation,
  saveSessionNotes,
  sendSessionMessage,
} from '#contract/ar-sessions-record.ts'
import { eventually } from '../../test/app.ts'
import { sessionWorld, workingHour } from '../../test/booked-session.ts'
import { picture, webm } from '../../test/sample-files.ts'

test('who deletes his account leaves nobody waiting: what is to come is cancelled, what was stays without his name', async () => {
  const { app, cleo, bea, booked, setStart } = await sessionWorld()
  const past = await booked()
  await app.database.pool.query("update ar_sessions set status = 'completed', ended_at = now()")
  await setStart(past.id, new Date(Date.now() - 86_400_000))
  const next = await booked({ scheduledAt: workingHour(7, 12) })
  expect(JSON.stringify((await cleo.call(exportAccount, {})).body)).toContain('AR Session for Boiler diagnosis')
  await setStart(next.id, new Date())
  await bea.call(joinArSession, { sessionId: next.id, action: 'start' })
  const refused = await cleo.call(deleteAccount, { email: cleo.email })
  expect([refused.status, refused.error.error]).toEqual([
    409,
    'The AR session ‘AR Session for Boiler diagnosis’ is going on. End it first, then delete the account.',
  ])
  await app.database.pool.query("update ar_sessions set status = 'scheduled' where id = $1", [next.id])
  expect((await cleo.call(deleteAccount, { email: cleo.email })).status).toBe(200)
  expect((await bea.call(getArSession, { sessionId: next.id })).body).toMatchObject({
    ...{ status: 'cancelled', clientName: 'Former member', clientEmail: '' },
    cancelled: { by: 'client', reason: 'The account was deleted.' },
  })
  expect((await bea.call(getArSession, { sessionId: past.id })).body).toMatchObject({ status: 'completed', clientName: 'Former member' })
})

test('of an expert who is gone his clients keep the record', async () => {
  const { cleo, bea, booked } = await sessionWorld()
  const { id: sessionId } = await booked()
  expect((await bea.call(deleteAccount, { email: bea.email })).status).toBe(200)
  expect((await cleo.call(getArSession, { sessionId })).body).toMatchObject({
    ...{ status: 'cancelled', expertName: 'Former member', expertEmail: '' },
    cancelled: { by: 'expert' },
  })
})

test('a booking that an expert’s leaving waits for is cancelled with the others', async () => {
  const { app, bea, beaId, ada } = await sessionWorld()
  const { pool } = app.database
  const booker = await pool.connect()
  await booker.query('begin')
  await booker.query('select from expert_profiles where id = $1 for no key update', [beaId])
  const left = bea.call(deleteAccount, { email: bea.email })
  await eventually(async () => {
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    return ((await pool.query(waiting)).rowCount ?? 0) > 0
  })
  const { rows } = await booker.query(
    `insert into ar_sessions (expert_id, expert_name, client_name, client_email, title, starts_at, busy_from, busy_until)
     values ($1, 'Bea', 'Cleo', 'cleo@example.com', 'Boiler', now() + interval '1 day', now() + interval '1 day', now() + interval '25 hours')
     returning id`,
    [beaId],
  )
  await booker.query('commit')
  booker.release()
  expect((await left).status).toBe(200)
  expect((await ada.call(getArSession, { sessionId: rows[0].id })).body).toMatchObject({ status: 'cancelled', expertName: 'Former member' })
})

test('an export has what was drawn and kept, and of the notes what its side may read', async () => {
  const { app, cleo, bea, booked } = await sessionWorld()
  const { id: sessionId } = await booked()
  await app.database.pool.query("update ar_sessions set status = 'active', started_at = now()")
  for (const side of [cleo, bea]) await side.call(saveSessionNotes, { sessionId, notes: `Of ${side.email}` })
  const mark = { annotationType: 'circle', annotationData: {}, createdBy: cleo.email, timestampMs: 1_795_000_000_000 }
  await cleo.call(saveAnnotation, { sessionId, ...mark })
  const exported = async () => JSON.stringify((await cleo.call(exportAccount, {})).body)
  expect(await exported()).toContain('"annotationType":"circle"')
  expect(await exported()).toContain(`Of ${cleo.email}`)
  expect(await exported()).not.toContain(`Of ${bea.email}`)
  await app.database.pool.query("update ar_sessions set status = 'completed', ended_at = now()")
  expect(await exported()).toContain(`Of ${bea.email}`)
})

test('of who is gone the words go too, and each recording: the other side keeps its own words and the stills', async () => {
  const { app, cleo, bea, booked } = await sessionWorld()
  const { pool } = app.database
  const { id: sessionId } = await booked({ sessionDescription: 'In the cellar of Cleo' })
  await pool.query("update ar_sessions set status = 'active', started_at = now()")
  for (const [side, content] of [
    [cleo, 'Mine is the red one'],
    [bea, 'I see the valve'],
  ] as const) {
    await side.call(sendSessionMessage, { sessionId, messageId: randomUUID(), content })
    await side.call(saveSessionNotes, { sessionId, notes: `Notes: ${content}` })
    await side.upload(keepSnapshot, { sessionId, caption: content }, await picture())
    await side.call(saveAnnotation, {
      sessionId,
      annotationType: 'text',
      annotationData: { text: content },
      createdBy: side.email,
      timestampMs: 1,
    })
    await side.call(consentToRecording, { sessionId, isAllowed: true })
  }
  await bea.upload(keepRecording, { sessionId, startedAt: new Date().toISOString(), seconds: 1 }, webm())
  await pool.query("update ar_sessions set status = 'completed', ended_at = now()")
  expect((await bea.call(getSessionRecord, { sessionId })).body.recordings).toHaveLength(1)
  expect((await cleo.call(deleteAccount, { email: cleo.email })).status).toBe(200)
  const { body: record } = await bea.call(getSessionRecord, { sessionId })
  expect(record).toMatchObject({
    session: { clientName: 'Former member', clientEmail: '', sessionTitle: 'AR session', sessionDescription: null },
    ...{ notes: { client: '', expert: 'Notes: I see the valve' }, recordings: [], marksCount: 1 },
    snapshots: [{ caption: '' }, { caption: 'I see the valve' }],
  })
  expect((await bea.call(listSessionMessages, { sessionId })).body.map(({ senderName, content }) => [senderName, content])).toEqual([
    ['Former member', ''],
    ['Bea', 'I see the valve'],
  ])
  for (const table of ['ar_sessions', 'ar_messages', 'ar_notes', 'ar_annotations', 'ar_snapshots', 'ar_recordings'])
    expect(JSON.stringify((await pool.query(`select * from ${table}`)).rows)).not.toMatch(/Cleo|red one/)
})
