import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  getSessionRecord,
  SESSION_REPORT_PATH,
  type SessionLine,
  saveAnnotation,
  sendSessionMessage,
} from '#contract/ar-sessions-record.ts'
import type { Caller, TestApp } from '../../../test/app.ts'
import { sessionWorld } from '../../../test/booked-session.ts'
import { pdfPlaces, pdfText } from '../../../test/pdf-text.ts'
import { sessionReport } from './session-report.ts'

const activeSession = async () => {
  const { app, cleo, bea, booked } = await sessionWorld()
  const { id: sessionId } = await booked()
  await app.database.pool.query("update ar_sessions set status = 'active', started_at = now() where id = $1", [sessionId])
  return { app, cleo, bea, sessionId }
}

const reportOf = async ({ app }: TestApp, { cookie }: Caller, sessionId: number): Promise<string[]> => {
  const query = { sessionId: String(sessionId), timezone: 'Europe/Vienna' }
  const answer = await app.http.inject({ method: 'GET', url: SESSION_REPORT_PATH, query, headers: { cookie } })
  return pdfText(answer.rawPayload)
}

test('the report tells who drew how many of what; what was taken back it does not tell', async () => {
  const { app, cleo, bea, sessionId } = await activeSession()
  const draw = (who: Caller, annotationType: string, annotationData: object = {}, operationId = randomUUID()) =>
    who.call(saveAnnotation, {
      sessionId,
      annotationType,
      annotationData,
      createdBy: who.email,
      timestampMs: 1_795_000_000_000,
      operationId,
    })
  for (const type of ['circle', 'arrow', 'circle']) await draw(bea, type)
  const markId = randomUUID()
  await draw(bea, 'line', {}, markId)
  await draw(bea, 'undo', { markId })
  await draw(cleo, 'freehand')
  const said = await reportOf(app, bea, sessionId)
  expect(said.filter(text => text.startsWith('Drawn'))).toEqual(['Drawn: 2 circles, 1 arrow, Bea', 'Drawn: 1 stroke, Cleo'])
  expect(said.slice(said.indexOf('Marks drawn'))).toContain('4')
})

test('a long time line goes on over the pages of the report, each line once', async () => {
  const { app, bea, sessionId } = await activeSession()
  await app.database.pool.query(
    `insert into ar_annotations (session_id, by, annotation_type, annotation_data, timestamp_ms)
     select $1, case when n % 2 = 0 then 'client' else 'expert' end, 'line', '{}', 1 from generate_series(1, 230) n`,
    [sessionId],
  )
  const said = await reportOf(app, bea, sessionId)
  expect(said.filter(text => text.startsWith('Drawn: 1 line'))).toHaveLength(230)
  expect(said.filter(text => text === 'Time line, continued')).toHaveLength(3)
})

test('a long time line and a long chat are read in as many trips to the database as short ones', async () => {
  const { app, bea, sessionId } = await activeSession()
  let trips = 0
  app.database.pool.on('acquire', () => {
    trips += 1
  })
  const tripsOfReport = async () => {
    const before = trips
    await reportOf(app, bea, sessionId)
    return trips - before
  }
  const short = await tripsOfReport()
  await app.database.pool.query(
    `with marks as (insert into ar_annotations (session_id, by, annotation_type, annotation_data, timestamp_ms)
       select $1, case when n % 2 = 0 then 'client' else 'expert' end, 'line', '{}', 1 from generate_series(1, 120) n)
     insert into ar_messages (session_id, message_id, by, content) select $1, gen_random_uuid(), 'client', 'Hello' from generate_series(1, 120)`,
    [sessionId],
  )
  expect(await tripsOfReport()).toBeLessThanOrEqual(short)
})

test('an address as long as it may be is read to its end, on the sheet', async () => {
  const { app, cleo, bea, sessionId } = await activeSession()
  const address = `https://example.com/${'WM-valve/'.repeat(60)}end`
  await cleo.call(sendSessionMessage, { sessionId, messageId: randomUUID(), content: `See ${address} first` })
  const said = await reportOf(app, bea, sessionId)
  expect(said.join('')).toContain(address)
  expect(Math.max(...said.map(text => text.length))).toBeLessThan(80)
})

test('the report names the clock that its times are told by', async () => {
  const { app, bea, sessionId } = await activeSession()
  expect(await reportOf(app, bea, sessionId)).toContain('By the clock of Europe/Vienna')
})

test('no heading stands alone at the foot of a sheet', async () => {
  const { bea, sessionId } = await activeSession()
  const { body } = await bea.call(getSessionRecord, { sessionId })
  const record = { ...body, notes: { expert: 'Replace the valve. '.repeat(45), client: '' } }
  const line = (id: number): SessionLine => ({ type: 'moment', id, kind: 'started', by: 'expert', at: record.session.scheduledAt })
  for (const count of [18, 20, 22, 24]) {
    const lines = Array.from({ length: count }, (_, index) => line(index))
    const said = pdfText(await sessionReport({ record, lines, messages: [], pictures: new Map(), timezone: 'UTC' }))
    expect(said[said.findIndex(text => text.includes('Page 1 of 2')) - 1]).not.toBe('Notes')
  }
})

test('what stands at the foot of each sheet is on it: whose report it is, by which clock, which page', async () => {
  const { bea, sessionId } = await activeSession()
  const { body: record } = await bea.call(getSessionRecord, { sessionId })
  const drawn = await sessionReport({ record, lines: [], messages: [], pictures: new Map(), timezone: 'Europe/Vienna' })
  expect(pdfText(drawn).at(-1)).toBe(`Onhand session ${sessionId}. Times: Europe/Vienna. Page 1 of 1`)
  expect(pdfPlaces(drawn, 48).filter(top => top <= 0 || top >= 842)).toEqual([])
})
