import { readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setPicture } from '#contract/accounts.ts'
import { UPLOADS_WAITING, uploadFile } from '#contract/files.ts'
import { MB } from '#contract/shared/file-rule.ts'
import { type Caller, eventually, formBytes, type TestApp, testApp } from '../../test/app.ts'
import { startS3 } from '../../test/s3-server.ts'
import { doc, docx, pdf, pdfOf, picture, spreadsheet } from '../../test/sample-files.ts'
import { blobs } from './file-tables.ts'

const pathOf = (url: string) => new URL(url).pathname
const read = (app: TestApp, by: Caller, url: string, headers: Record<string, string> = {}) =>
  app.app.http.inject({ url: pathOf(url), headers: { ...(by.cookie ? { cookie: by.cookie } : {}), ...headers } })

const arriving = (app: TestApp) => readdirSync(join(app.config.dataDir, 'files/arriving'))
const rows = (app: TestApp) => app.database.query.select().from(blobs)

/** Ana has uploaded a PDF. */
const uploaded = async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const file = pdf()
  const { body } = await ana.upload(uploadFile, {}, file)
  return { app, ana, file, url: body.url, bytes: Buffer.from(await file.arrayBuffer()) }
}

test('a file is taken, told by an absolute address, and comes back as it was, saved and never shown', async () => {
  const { app, ana, url, bytes } = await uploaded()
  expect(new URL(url).protocol).toBe('http:')
  const answer = await read(app, ana, url)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.equals(bytes)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': 'attachment; filename=licence.pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
  })
  expect(arriving(app)).toEqual([])
})

test('with a bucket it is the same', async () => {
  const app = await testApp({ environment: await startS3() })
  const ana = await app.person('Ana')
  const { body } = await ana.upload(uploadFile, {}, pdf())
  expect((await read(app, ana, body.url)).body).toContain('%PDF-1.4')
  expect((await read(app, ana, body.url, { range: 'bytes=1-3' })).body).toBe('PDF')
  expect(arriving(app)).toEqual([])
})

test('in production its address begins with the public one', async () => {
  const environment = { ONHAND_MODE: 'production', AUTH_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://help.example.org' }
  const app = await testApp({ environment })
  const { body } = await (await app.person('Ana')).upload(uploadFile, {}, pdf())
  expect(body.url).toMatch(/^https:\/\/help\.example\.org\/_api\/files\/[0-9a-f-]{36}$/)
})

test('a file of somebody else does not exist, whoever asks', async () => {
  const { app, url } = await uploaded()
  for (const stranger of [await app.person('Bo'), await app.person('Ada', ['client', 'admin'])]) {
    const answer = await read(app, stranger, url)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    const none = await read(app, stranger, url.replace(/.{12}$/, '000000000000'))
    expect(none.json()).toEqual(answer.json())
  }
  for (const path of [pathOf(url), '/_api/files/00000000-0000-7000-8000-000000000000', '/_api/files/..%2f..%2fetc']) {
    expect((await read(app, app.visitor(), `http://onhand${path}`)).statusCode).toBe(401)
  }
})

test('who is not signed in uploads nothing, and nothing of it is read', async () => {
  const app = await testApp()
  expect(await app.visitor().upload(uploadFile, {}, pdf())).toMatchObject({ status: 401, error: { code: 'unauthenticated' } })
  expect([await rows(app), arriving(app)]).toEqual([[], []])
})

test('every accepted type passes, and is what its bytes say', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const files = [pdf(), doc(), docx(), await picture('png'), await picture('jpeg'), await picture('webp')]
  for (const file of files) {
    expect(await ana.upload(uploadFile, {}, file)).toMatchObject({ status: 200, body: { name: file.name, type: file.type } })
  }
})

test.each([
  ['a page in the guise of a PDF', () => new File(['<html><script>alert(1)</script></html>'], 'a.pdf', { type: 'application/pdf' })],
  ['a drawing that can hold scripts', () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' })],
  ['a spreadsheet in the guise of a letter', () => spreadsheet()],
  ['a picture of another kind', () => new File([new Uint8Array(Buffer.from('GIF89a\x01\x00\x01\x00'))], 'a.png', { type: 'image/png' })],
])('%s is refused, and gone', async (_what, file) => {
  const app = await testApp()
  const ana = await app.person('Ana')
  expect(await ana.upload(uploadFile, {}, file())).toMatchObject({
    status: 415,
    error: { error: 'Only .jpg, .png, .webp, .pdf, and .doc/docx files are accepted.', code: 'unsupported_media_type' },
  })
  expect([await rows(app), arriving(app)]).toEqual([[], []])
})

test('a picture that calls itself a program is kept as the picture it is', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const { body } = await ana.upload(uploadFile, {}, await picture('png', { name: '../../bin/setup.exe' }))
  expect(body).toMatchObject({ name: 'setup.exe.png', type: 'image/png' })
})

test('10 MB pass, one byte more does not', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  expect((await ana.upload(uploadFile, {}, pdfOf(10 * MB))).status).toBe(200)
  expect(await ana.upload(uploadFile, {}, pdfOf(10 * MB + 1))).toMatchObject({
    status: 413,
    error: { error: 'File size should be less than 10MB.', code: 'payload_too_large' },
  })
  expect([(await rows(app)).length, arriving(app)]).toEqual([1, []])
})

test('an empty file, no file, two files and a broken form are each refused with what to do', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const send = async (entries: [string, File | string][]) => {
    const form = new FormData()
    for (const [name, value] of entries) form.append(name, value)
    const { headers, body } = await formBytes(form)
    return (await ana.send('POST', uploadFile.path, body, headers)).error
  }
  expect(await send([['file', new File([], 'a.pdf')]])).toEqual({ error: 'This file is empty. Choose another one.', code: 'bad_request' })
  expect(await send([['note', 'hello']])).toEqual({ error: 'Choose a file first.', code: 'bad_request' })
  for (const second of ['file', 'other'])
    expect(
      await send([
        ['file', pdf()],
        [second, pdf()],
      ]),
    ).toEqual({ error: 'Maximum 1 file(s) allowed', code: 'bad_request' })
  const broken = await ana.send('POST', uploadFile.path, Buffer.from('--x\r\nnothing'), {
    'content-type': 'multipart/form-data; boundary=x',
  })
  expect([broken.status, broken.error.code]).toEqual([400, 'bad_request'])
  const unbounded = await ana.send('POST', uploadFile.path, Buffer.from('x'), { 'content-type': 'multipart/form-data' })
  expect([unbounded.status, unbounded.error.code]).toEqual([400, 'bad_request'])
  const json = await ana.send('POST', uploadFile.path, { file: 'x' })
  expect([json.status, json.error.code]).toEqual([415, 'unsupported_media_type'])
  expect([await rows(app), arriving(app)]).toEqual([[], []])
})

test('a form is no way around JSON for other calls', async () => {
  const app = await testApp()
  const { headers, body } = await formBytes(new FormData())
  expect((await (await app.person('Ana')).send('POST', '/_api/sign-out', body, headers)).status).toBe(415)
})

test('an upload that breaks off leaves nothing', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const address = new URL(await app.listen({ withJobs: false }))
  const form = new FormData()
  form.set('file', pdfOf(MB))
  const { headers, body } = await formBytes(form)
  const upload = request(new URL(uploadFile.path, address), {
    method: 'POST',
    headers: { ...headers, cookie: ana.cookie, 'content-length': body.length },
  })
  upload.on('error', () => undefined)
  await new Promise(sent => upload.write(body.subarray(0, MB / 2), sent))
  await eventually(async () => arriving(app).length === 1)
  upload.destroy()
  await eventually(async () => arriving(app).length === 0)
  expect(await rows(app)).toEqual([])
})

test.each([
  ['bytes=0-3', 206, '%PDF', 'bytes 0-3/'],
  ['bytes=-6', 206, '%EOF\n', 'bytes '],
  ['bytes=5-', 206, '1.4', 'bytes 5-'],
  ['bytes=0-999999', 206, '%PDF', 'bytes 0-'],
  ['bytes=4-2', 200, '%PDF', undefined],
  ['bytes=0-1,3-4', 200, '%PDF', undefined],
  ['lines=1-2', 200, '%PDF', undefined],
])('of %s it answers %i', async (range, status, part, contentRange) => {
  const { app, ana, url, bytes } = await uploaded()
  const answer = await read(app, ana, url, { range })
  expect(answer.statusCode).toBe(status)
  expect(answer.body).toContain(part)
  if (contentRange) expect(answer.headers['content-range']).toContain(contentRange)
  else expect(answer.rawPayload.equals(bytes)).toBe(true)
})

test('a part behind the end is refused, and told how long the file is', async () => {
  const { app, ana, url, bytes } = await uploaded()
  const answer = await read(app, ana, url, { range: 'bytes=5000-' })
  expect(answer.statusCode).toBe(416)
  expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`)
  expect(answer.json()).toEqual({ error: 'This part lies behind the end of the file.', code: 'bad_request' })
})

test('what a browser has already is not sent again, and a changed file is sent whole', async () => {
  const { app, ana, url, bytes } = await uploaded()
  const etag = String((await read(app, ana, url)).headers.etag)
  const again = await read(app, ana, url, { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await read(app, ana, url, { range: 'bytes=0-3', 'if-range': '"another"' })
  expect([other.statusCode, other.rawPayload.length]).toEqual([200, bytes.length])
  expect((await read(app, await app.person('Bo'), url, { 'if-none-match': etag })).statusCode).toBe(404)
})

test('no cache keeps a refusal as if it were the file that everybody may read', async () => {
  const app = await testApp()
  const { body } = await (await app.person('Ana')).upload(setPicture, {}, await picture('png'))
  const ask = (headers: Record<string, string>) => app.app.http.inject({ url: body.avatarUrl ?? '', headers })
  expect((await ask({})).headers['cache-control']).toContain('immutable')
  const behind = await ask({ range: 'bytes=999999-' })
  expect([behind.statusCode, behind.headers['cache-control'], behind.headers.etag]).toEqual([416, 'no-store', undefined])
  rmSync(join(app.config.dataDir, 'files/kept'), { recursive: true })
  for (const headers of [{}, { range: 'bytes=0-3' }]) {
    const lost = await ask(headers)
    expect([lost.statusCode, lost.json().code]).toEqual([500, 'internal'])
    expect(String(lost.headers['cache-control'])).not.toMatch(/public|immutable/)
    expect([lost.headers.etag, lost.headers['content-disposition']]).toEqual([undefined, undefined])
  }
})

test('nobody fills the disk with what he hands in with nothing', async () => {
  const { app, ana } = await uploaded()
  const [first] = await rows(app)
  if (!first) throw new Error('the file was not kept')
  await app.database.query.update(blobs).set({ sizeBytes: UPLOADS_WAITING.maxBytes - 1_000 })
  const refused = await ana.upload(uploadFile, {}, pdfOf(2_000))
  expect([refused.status, refused.error]).toEqual([413, { error: UPLOADS_WAITING.tooMuch, code: 'payload_too_large' }])
  expect([(await rows(app)).length, arriving(app)]).toEqual([1, []])
  expect((await (await app.person('Bo')).upload(uploadFile, {}, pdfOf(2_000))).status).toBe(200)
  // What something refers to counts no longer.
  await app.database.pool.query('create table handed_in (file uuid references blobs)')
  await app.database.pool.query('insert into handed_in values ($1)', [first.id])
  expect((await ana.upload(uploadFile, {}, pdfOf(2_000))).status).toBe(200)
  await app.database.query
    .update(blobs)
    .set({ sizeBytes: UPLOADS_WAITING.maxBytes - 3_000 })
    .where(eq(blobs.sizeBytes, 2_000))
  const both = await Promise.all([ana.upload(uploadFile, {}, pdfOf(2_000)), ana.upload(uploadFile, {}, pdfOf(2_000))])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 413])
})
