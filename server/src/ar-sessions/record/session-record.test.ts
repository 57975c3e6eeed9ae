import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sessionRoom } from '#contract/ar-sessions-live.ts'
import {
  ANNOTATION_MAX,
  consentToRecording,
  getSessionRecord,
  keepRecording,
  keepSnapshot,
  lineWords,
  listAnnotations,
  listSessionMessages,
  listSessionTimeLine,
  removeRecording,
  SESSION_REPORT_PATH,
  saveAnnotation,
  saveSessionNotes,
  sendSessionMessage,
} from '#contract/ar-sessions-record.ts'
import { MAX_INT } from '#contract/shared/primitives.ts'
import { sessionWorld } from '../../../test/booked-session.ts'
import { liveSocket } from '../../../test/live-socket.ts'
import { doc, picture, webm } from '../../../test/sample-files.ts'

/** A session that is under way, as its two sides see it. `moveTo`: as if it had been started or ended. */
const activeSession = async () => {
  const { app, cleo, bea, booked } = await sessionWorld()
  const { id: sessionId } = await booked()
  const moveTo = (status: 'scheduled' | 'active' | 'completed') =>
    app.database.pool.query(
      `update ar_sessions set status = $2, started_at = case when $2 = 'scheduled' then null else now() end,
       ended_at = case when $2 = 'completed' then now() end where id = $1`,
      [sessionId, status],
    )
  await moveTo('active')
  return { app, client: cleo, expert: bea, sessionId, moveTo }
}

const mark = (createdBy: string, given: object = {}) => ({
  ...{ annotationType: 'circle', annotationData: { points: [{ x: 0.25, y: 0.5 }] }, createdBy, timestampMs: 1_795_000_000_000 },
  ...given,
})

test('a mark is saved as it came, by the own address, and read again in order by both sides', async () => {
  const { client, expert, sessionId } = await activeSession()
  const first = await client.call(saveAnnotation, { sessionId, ...mark(client.email) })
  expect(first.body).toMatchObject({ sessionId, annotationType: 'circle', createdBy: client.email, timestampMs: 1_795_000_000_000 })
  await expert.call(saveAnnotation, { sessionId, ...mark(expert.email, { annotationType: 'arrow' }) })
  const read = await expert.call(listAnnotations, { sessionId, limit: 1 })
  expect(read.body.map(({ annotationType, createdBy }) => [annotationType, createdBy])).toEqual([['circle', client.email]])
  const rest = await client.call(listAnnotations, { sessionId, cursor: String(read.headers['x-next-cursor']) })
  expect(rest.body.map(({ annotationType, createdBy }) => [annotationType, createdBy])).toEqual([['arrow', expert.email]])
})

test('the record tells who drew how many of what and when; after a pause, and for the other side, anew', async () => {
  const { app, client, expert, sessionId, moveTo } = await activeSession()
  const draw = (who: typeof client, annotationType: string, given: object = {}) =>
    who.call(saveAnnotation, { sessionId, ...mark(who.email, { annotationType, ...given }) })
  for (const type of ['circle', 'arrow', 'circle']) await draw(expert, type)
  // What was taken back is no mark.
  const operationId = randomUUID()
  await draw(expert, 'line', { operationId })
  await draw(expert, 'undo', { annotationData: { markId: operationId } })
  await draw(client, 'freehand')
  await draw(expert, 'text')
  await draw(expert, 'line')
  await app.database.pool.query("update ar_annotations set created_at = created_at + interval '2 minutes' where annotation_type = 'line'")
  await moveTo('completed')
  const { body } = await client.call(listSessionTimeLine, { sessionId })
  const drawn = body.filter(line => line.type === 'drawn')
  expect(drawn.map(lineWords).map(({ by, words }) => [by, words])).toEqual([
    ['expert', '2 circles, 1 arrow'],
    ['client', '1 stroke'],
    ['expert', '1 text'],
    ['expert', '1 line'],
  ])
  expect(body.at(-1)).toEqual(drawn.at(-1))
  const [first, , , last] = drawn
  expect(Date.parse(last?.from ?? '') - Date.parse(first?.until ?? '')).toBeGreaterThan(100_000)
  expect((await client.call(getSessionRecord, { sessionId })).body.marksCount).toBe(6)
})

test('the time line comes in pages: each line once and in order, and what is drawn meanwhile in the pages to come', async () => {
  const { app, client, expert, sessionId } = await activeSession()
  const insert = (count: number) =>
    app.database.pool.query(
      `insert into ar_annotations (session_id, by, annotation_type, annotation_data, timestamp_ms, created_at)
       select $1, case when n % 4 < 2 then 'client' else 'expert' end, 'circle', '{}', 1, now() + n * interval '1 second'
       from generate_series(1, $2::int) n`,
      [sessionId, count],
    )
  await insert(2_000)
  await app.database.pool.query(
    `insert into ar_session_moments (session_id, kind, by, at)
     select $1, 'snapshot', 'expert', now() + n * interval '7 seconds' from generate_series(1, 200) n`,
    [sessionId],
  )
  const lines: string[] = []
  let cursor: string | undefined
  do {
    const page = await client.call(listSessionTimeLine, { sessionId, limit: 100, ...(cursor !== undefined && { cursor }) })
    expect(page.body.length).toBeLessThanOrEqual(100)
    lines.push(...page.body.map(lineWords).map(({ at, key, words }) => `${at} ${key} ${words}`))
    const next = page.headers['x-next-cursor']
    cursor = next === undefined ? undefined : String(next)
    if (lines.length === 100) await expert.call(saveAnnotation, { sessionId, ...mark(expert.email, { annotationType: 'arrow' }) })
  } while (cursor !== undefined)
  // Booked, the stills, and two circles a line: the first and the last alone.
  expect(lines).toHaveLength(1 + 200 + 1_001 + 1)
  expect(new Set(lines).size).toBe(lines.length)
  const told = lines.slice(0, -1)
  expect(told).toEqual(
    told.toSorted((one, other) => (one.slice(0, 24) < other.slice(0, 24) ? -1 : one.slice(0, 24) > other.slice(0, 24) ? 1 : 0)),
  )
  expect(lines.at(-1)).toMatch(/1 arrow$/)
  expect((await client.call(listSessionTimeLine, { sessionId, cursor: 'nonsense' })).status).toBe(400)
})

test.each([
  [
    'the time line',
    listSessionTimeLine,
    [
      { moment: 0, mark: MAX_INT + 1 },
      { moment: MAX_INT + 1, mark: 0 },
      { moment: -1, mark: 0 },
    ],
  ],
  ['the marks', listAnnotations, [MAX_INT + 1, 0]],
  ['the chat', listSessionMessages, [MAX_INT + 1, 0]],
])('a place in %s that cannot be one is refused', async (_what, list, places) => {
  const { client, sessionId } = await activeSession()
  for (const place of places) {
    const refused = await client.call(list, { sessionId, cursor: Buffer.from(JSON.stringify(place)).toString('base64url') })
    expect(refused.error).toMatchObject({ code: 'bad_request', error: expect.stringMatching(/^This cursor is not one of ours/) })
  }
})

test('a mark that is sent twice is one', async () => {
  const { client, sessionId } = await activeSession()
  const input = { sessionId, ...mark(client.email, { operationId: randomUUID() }) }
  const [once, twice] = await Promise.all([client.call(saveAnnotation, input), client.call(saveAnnotation, input)])
  expect(once.body.id).toBe(twice.body.id)
  expect((await client.call(listAnnotations, { sessionId })).body).toHaveLength(1)
})

test.each([
  ['another address', { createdBy: 'somebody.else@example.com' }, 403, /must be your own/],
  ['no type', { annotationType: ' ' }, 400, /annotationType is required\./],
  ['no author', { createdBy: ' ' }, 400, /createdBy is required\./],
  ['a moment that is none', { timestampMs: 0 }, 400, /timestampMs must be a positive integer\./],
  ['too much', { annotationData: 'x'.repeat(ANNOTATION_MAX) }, 400, /at most 60000 characters/],
])('a mark with %s is refused', async (_what, given, status, error) => {
  const { client, sessionId } = await activeSession()
  const refused = await client.call(saveAnnotation, { sessionId, ...mark(client.email, given) })
  expect(refused.status).toBe(status)
  expect(refused.error.error).toMatch(error)
})

test('nobody else reads or writes: to a stranger the session is not there, an admin looks on', async () => {
  const { app, client, sessionId } = await activeSession()
  const [stranger, admin] = [await app.person('Sam'), await app.person('Ada', ['client', 'admin'])]
  const messageId = randomUUID()
  for (const person of [stranger, app.visitor()]) {
    const status = person === stranger ? 404 : 401
    expect((await person.call(saveAnnotation, { sessionId, ...mark(person.email || 'x@example.com') })).status).toBe(status)
    expect((await person.call(listAnnotations, { sessionId })).status).toBe(status)
    expect((await person.call(sendSessionMessage, { sessionId, messageId, content: 'Hello' })).status).toBe(status)
    expect((await person.call(listSessionMessages, { sessionId })).status).toBe(status)
    expect((await person.call(getSessionRecord, { sessionId })).status).toBe(status)
    expect((await person.call(listSessionTimeLine, { sessionId })).status).toBe(status)
    expect((await person.upload(keepSnapshot, { sessionId }, await picture())).status).toBe(status)
    expect((await person.send('GET', SESSION_REPORT_PATH, { sessionId })).status).toBe(status)
  }
  await client.call(saveAnnotation, { sessionId, ...mark(client.email) })
  expect((await admin.call(getSessionRecord, { sessionId })).body.marksCount).toBe(1)
  expect((await admin.call(saveAnnotation, { sessionId, ...mark(admin.email) })).status).toBe(403)
})

test('marks and stills belong to the time of the session, the chat also to the time before', async () => {
  const { client, sessionId, moveTo } = await activeSession()
  await moveTo('scheduled')
  expect((await client.call(saveAnnotation, { sessionId, ...mark(client.email) })).error.error).toMatch(/while the session is active/)
  expect((await client.upload(keepSnapshot, { sessionId }, await picture())).status).toBe(409)
  const before = { sessionId, messageId: randomUUID(), content: ' Is the valve behind the panel? ' }
  expect((await client.call(sendSessionMessage, before)).body).toMatchObject({ content: 'Is the valve behind the panel?', by: 'client' })
  await moveTo('completed')
  expect((await client.call(sendSessionMessage, { ...before, messageId: randomUUID() })).status).toBe(409)
  expect((await client.call(saveAnnotation, { sessionId, ...mark(client.email) })).status).toBe(409)
})

test('the chat comes in pages, the newest first, each in the order of its sending; sent twice is once', async () => {
  const { client, expert, sessionId } = await activeSession()
  const messageId = randomUUID()
  for (const content of ['one', 'two', 'three'])
    await (content === 'two' ? expert : client).call(sendSessionMessage, { sessionId, messageId: randomUUID(), content })
  await client.call(sendSessionMessage, { sessionId, messageId, content: 'four' })
  await client.call(sendSessionMessage, { sessionId, messageId, content: 'four' })
  const newest = await expert.call(listSessionMessages, { sessionId, limit: 2 })
  expect(newest.body.map(({ content }) => content)).toEqual(['three', 'four'])
  const older = await expert.call(listSessionMessages, { sessionId, limit: 2, cursor: String(newest.headers['x-next-cursor']) })
  expect(older.body.map(({ content, by }) => [content, by])).toEqual([
    ['one', 'client'],
    ['two', 'expert'],
  ])
  expect((await client.call(sendSessionMessage, { sessionId, messageId: randomUUID(), content: '  ' })).error.error).toBe(
    'Write something first.',
  )
})

test('a still is drawn anew, and shown to both sides and nobody else', async () => {
  const { app, client, expert, sessionId } = await activeSession()
  const kept = await expert.upload(keepSnapshot, { sessionId, caption: 'The valve' }, await picture('png'))
  expect(kept.body).toMatchObject({ caption: 'The valve', by: 'expert' })
  const path = kept.body.url
  const read = (cookie: string) => app.app.http.inject({ method: 'GET', url: path, headers: cookie ? { cookie } : {} })
  expect((await read(client.cookie)).headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-cache' })
  const stranger = await app.person('Sam')
  expect([(await read(stranger.cookie)).statusCode, (await read('')).statusCode]).toEqual([404, 401])
  expect((await client.upload(keepSnapshot, { sessionId }, doc())).error.error).toBe('A snapshot must be a .jpg, .png or .webp picture.')
})

test('a still that was drawn on until the end is kept a moment after it, and not later', async () => {
  const { app, client, sessionId, moveTo } = await activeSession()
  await moveTo('completed')
  expect((await client.upload(keepSnapshot, { sessionId }, await picture())).status).toBe(200)
  await app.database.pool.query("update ar_sessions set ended_at = now() - interval '11 minutes'")
  expect((await client.upload(keepSnapshot, { sessionId }, await picture())).error.error).toMatch(
    /^Stills are kept while the session is active/,
  )
})

test("a side's own notes are its own until the session is over", async () => {
  const { client, expert, sessionId, moveTo } = await activeSession()
  await expert.call(saveSessionNotes, { sessionId, notes: 'Draft' })
  await expert.call(saveSessionNotes, { sessionId, notes: 'The pump is worn. Order part 7731.' })
  expect((await client.call(getSessionRecord, { sessionId })).body.notes).toEqual({ client: '', expert: '' })
  await moveTo('completed')
  expect((await client.call(getSessionRecord, { sessionId })).body.notes).toEqual({
    client: '',
    expert: 'The pump is worn. Order part 7731.',
  })
})

test('a recording needs the consent of both, is kept by the expert, and either side removes it', async () => {
  const { app, client, expert, sessionId } = await activeSession()
  const input = { sessionId, startedAt: new Date(Date.now() - 90_000).toISOString(), seconds: 90 }
  expect((await expert.upload(keepRecording, input, webm())).error.error).toMatch(/^Both sides must allow/)
  await expert.call(consentToRecording, { sessionId, isAllowed: true })
  expect((await expert.upload(keepRecording, input, webm())).status).toBe(409)
  expect((await client.call(consentToRecording, { sessionId, isAllowed: true })).body).toEqual({
    isAllowed: true,
    by: ['client', 'expert'],
  })
  expect((await client.upload(keepRecording, input, webm())).status).toBe(403)
  await app.database.pool.query("update ar_session_moments set at = at - interval '2 minutes' where kind = 'recording-started'")
  // Taken back in the middle: what was recorded until then was allowed.
  const none = { isAllowed: false, by: [] }
  expect((await client.call(consentToRecording, { sessionId, isAllowed: false })).body).toEqual(none)
  // It ended for both: asked anew, it takes both anew; and a no to the question takes the question back.
  await expert.call(consentToRecording, { sessionId, isAllowed: true })
  expect((await client.call(getSessionRecord, { sessionId })).body.consent).toEqual({ isAllowed: false, by: ['expert'] })
  await client.call(consentToRecording, { sessionId, isAllowed: false })
  expect((await expert.call(getSessionRecord, { sessionId })).body.consent).toEqual(none)
  for (const outside of [{ seconds: 300 }, { startedAt: new Date(Date.now() - 180_000).toISOString() }])
    expect((await expert.upload(keepRecording, { ...input, ...outside }, webm())).error.error).toMatch(/^Both sides must allow/)
  const kept = await expert.upload(keepRecording, input, webm())
  expect(kept.body).toMatchObject({ seconds: 90 })
  // Its answer was lost, and it is sent once more.
  expect((await expert.upload(keepRecording, input, webm())).body).toEqual(kept.body)
  const path = kept.body.url
  const read = async (cookie: string) => (await app.app.http.inject({ method: 'GET', url: path, headers: { cookie } })).statusCode
  expect([await read(client.cookie), await read((await app.person('Sam')).cookie)]).toEqual([200, 404])
  expect((await client.call(removeRecording, { sessionId, recordingId: kept.body.id })).body).toEqual({ isRemoved: true })
  expect(await read(expert.cookie)).toBe(404)
  expect((await expert.call(removeRecording, { sessionId, recordingId: kept.body.id })).body).toEqual({ isRemoved: true })
  // A page that died after it had sent it does not bring it back.
  const again = await expert.upload(keepRecording, input, webm())
  expect([again.status, again.error.error]).toEqual([409, 'It was removed from the record, and is not taken again.'])
  expect((await client.call(getSessionRecord, { sessionId })).body.recordings).toEqual([])
  expect((await app.database.pool.query("select id from blobs where purpose = 'session-recording'")).rowCount).toBe(0)
})

test('a recording that two pages send at once, one that died and the next one, is kept once', async () => {
  const { app, client, expert, sessionId } = await activeSession()
  for (const side of [client, expert]) await side.call(consentToRecording, { sessionId, isAllowed: true })
  await app.database.pool.query("update ar_session_moments set at = at - interval '2 minutes' where kind = 'recording-started'")
  const input = { sessionId, startedAt: new Date(Date.now() - 90_000).toISOString(), seconds: 60 }
  const [one, other] = await Promise.all([expert.upload(keepRecording, input, webm()), expert.upload(keepRecording, input, webm())])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(other.body).toEqual(one.body)
  expect((await client.call(getSessionRecord, { sessionId })).body.recordings).toEqual([one.body])
  const files = await app.database.pool.query("select id from blobs where purpose = 'session-recording'")
  expect(files.rowCount).toBe(1)
})

test('who has the record open hears that a recording came, and that the other side has removed it', async () => {
  const { app, client, expert, sessionId } = await activeSession()
  for (const side of [client, expert]) await side.call(consentToRecording, { sessionId, isAllowed: true })
  await app.database.pool.query("update ar_session_moments set at = at - interval '2 minutes' where kind = 'recording-started'")
  const socket = await liveSocket(await app.listen(), client)
  socket.say({ type: 'subscribe', room: sessionRoom(sessionId) })
  expect(await socket.hear()).toMatchObject({ type: 'subscribed' })
  const changed = async () => {
    for (;;) {
      const heard = JSON.stringify(await socket.hear())
      if (heard.includes(`"type":"session-recordings-changed","sessionId":${sessionId}`)) return heard
    }
  }
  const input = { sessionId, startedAt: new Date(Date.now() - 90_000).toISOString(), seconds: 60 }
  const [kept] = await Promise.all([expert.upload(keepRecording, input, webm()), changed()])
  await Promise.all([expert.call(removeRecording, { sessionId, recordingId: kept.body.id }), changed()])
})

test('the time line tells of stills, and from when until when both allowed a recording', async () => {
  const { client, expert, sessionId } = await activeSession()
  const allow = (caller: typeof client, isAllowed: boolean) => caller.call(consentToRecording, { sessionId, isAllowed })
  await expert.upload(keepSnapshot, { sessionId }, await picture())
  for (const isAllowed of [true, true, false, true]) await allow(client, isAllowed)
  await allow(expert, true)
  await allow(client, true)
  await allow(client, false)
  await allow(expert, false)
  const { body } = await client.call(listSessionTimeLine, { sessionId })
  expect(
    body
      .map(lineWords)
      .map(({ kind, by }) => [kind, by])
      .slice(1),
  ).toEqual([
    ['snapshot', 'expert'],
    ['recording-started', 'expert'],
    ['recording-stopped', 'client'],
  ])
})

test('nobody writes notes of a session that was cancelled', async () => {
  const { app, expert, sessionId } = await activeSession()
  await app.database.pool.query("update ar_sessions set status = 'cancelled', cancelled_by = 'client'")
  expect((await expert.call(saveSessionNotes, { sessionId, notes: 'Too late' })).status).toBe(409)
})

test('the report is a PDF with the time line, stills, notes and chat, in letters of several alphabets', async () => {
  const { app, client, expert, sessionId } = await activeSession()
  await expert.upload(keepSnapshot, { sessionId, caption: 'Das Überdruckventil' }, await picture('jpeg'))
  await expert.call(saveSessionNotes, { sessionId, notes: 'Клапан, ελέγχθηκε, 弁 🔧' })
  await client.call(sendSessionMessage, { sessionId, messageId: randomUUID(), content: 'Danke für die Hilfe' })
  const answer = await app.app.http.inject({
    method: 'GET',
    url: SESSION_REPORT_PATH,
    query: { sessionId: String(sessionId), timezone: 'Europe/Vienna' },
    headers: { cookie: expert.cookie },
  })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="session-${sessionId}.pdf"`,
  })
  const bytes = answer.rawPayload
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  // A page, its letters and the picture.
  expect(bytes.toString('latin1')).toMatch(/\/Subtype \/Image/)
  expect(bytes.length).toBeGreaterThan(5_000)
})

test('a report of a long chat is drawn, and others are answered meanwhile', { timeout: 90_000 }, async () => {
  const { app, client, sessionId } = await activeSession()
  await app.database.pool.query(
    `insert into ar_messages (session_id, message_id, by, content)
     select $1, gen_random_uuid(), 'client', 'Is the valve behind the panel, or below the boiler? ' || n from generate_series(1, 1000) n`,
    [sessionId],
  )
  let isDrawn = false
  const drawn = app.app.http
    .inject({ method: 'GET', url: SESSION_REPORT_PATH, query: { sessionId: String(sessionId) }, headers: { cookie: client.cookie } })
    .then(answer => {
      isDrawn = true
      return answer
    })
  const answered = async () => (await client.call(getSessionRecord, { sessionId })).status
  for (let n = 0; n < 10; n += 1) expect([await answered(), isDrawn]).toEqual([200, false])
  expect((await drawn).headers['content-type']).toBe('application/pdf')
})

test('reports are drawn so many in a minute, and no more', async () => {
  const { app, client } = await activeSession()
  const ask = async () => {
    const query = { sessionId: '9999' }
    return (await app.app.http.inject({ method: 'GET', url: SESSION_REPORT_PATH, query, headers: { cookie: client.cookie } })).statusCode
  }
  for (let n = 0; n < 10; n += 1) expect(await ask()).toBe(404)
  expect(await ask()).toBe(429)
})
