import { expect, test } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/accounts.ts'
import { FILE_FIELD } from '#contract/shared/file-rule.ts'
import { NEXT_CURSOR_HEADER } from '#contract/shared/headers.ts'
import { getWorkspace, listWorkspaces } from '#contract/workspaces.ts'
import {
  addWorkspaceFile,
  bringFileBack,
  deleteWorkspaceFile,
  listFileVersions,
  listWorkspaceFiles,
  readWorkspaceFile,
  restoreFileVersion,
  SHOWN_FILE_PATH,
  uploadWorkspaceFile,
} from '#contract/workspaces-files.ts'
import { workspaceRoom } from '#contract/workspaces-live.ts'
import { listMessages, sendMessage } from '#contract/workspaces-messages.ts'
import { leaveWorkspace } from '#contract/workspaces-participants.ts'
import { type Caller, eventually, formBytes, testApp } from '../../../test/app.ts'
import { liveSocket } from '../../../test/live-socket.ts'
import { pdf, picture } from '../../../test/sample-files.ts'
import { workspaceOf } from '../../../test/workspace-of.ts'

const TOO_LARGE = { error: 'File is too large. Maximum size is 5MB.', code: 'payload_too_large' }
const LIMIT = 5 * 1024 * 1024

const team = async (environment?: Record<string, string>) => {
  const app = await testApp(environment ? { environment } : {})
  const [olga, max, vic, stan] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic'), await app.person('Stan')]
  const workspace = await workspaceOf(olga, { member: max, viewer: vic })
  const add = (caller: Caller, fileName: string, content: string | Buffer, more: object = {}) => {
    const bytes = Buffer.from(content)
    return caller.call(addWorkspaceFile, {
      ...{ workspaceId: workspace.id, uploadedBy: caller.email, fileName, fileType: 'text/plain', fileSize: bytes.length || 1 },
      ...{ fileData: `data:text/plain;base64,${bytes.toString('base64')}`, ...more },
    })
  }
  const list = async (caller: Caller, more: object = {}) =>
    (await caller.call(listWorkspaceFiles, { workspaceId: workspace.id, ...more })).body
  const open = (caller: Caller, url: string) => app.app.http.inject({ url, headers: { cookie: caller.cookie } })
  return { app, olga, max, vic, stan, workspace, add, list, open }
}

test('a file goes up as base64 and comes down as the same bytes, to whoever takes part and to nobody else', async () => {
  const { olga, max, vic, stan, add, list, open, workspace } = await team()
  const bytes = Buffer.from(await (await picture('png')).arrayBuffer())
  const added = await add(max, '../../plan of the cellar.png', bytes, { fileType: 'image/png', fileDescription: ' The cellar ' })
  expect(added.body).toMatchObject({
    ...{ workspaceId: workspace.id, fileName: 'plan of the cellar.png', fileType: 'image/png', fileSize: bytes.length },
    ...{ uploadedBy: max.email, uploaderName: 'Max', sharedBy: max.email, fileDescription: 'The cellar', version: 1, isLink: false },
  })
  for (const reader of [olga, max, vic]) {
    const answer = await open(reader, added.body.fileUrl)
    expect([answer.statusCode, answer.rawPayload.equals(bytes)]).toEqual([200, true])
    expect(answer.headers['content-disposition']).toMatch(/^attachment/)
  }
  expect((await open(stan, added.body.fileUrl)).statusCode).toBe(404)
  // Whoever is no page of ours has nothing to lay a path upon.
  expect(added.body.fileUrl).toMatch(/^http:\/\/[^/]+\/_api\/files\/[\w-]+$/)
  expect((await list(vic)).map(({ fileUrl }) => fileUrl)).toContain(added.body.fileUrl)
  expect((await list(vic)).map(({ fileName }) => fileName)).toEqual(['plan of the cellar.png', 'notes.txt'])
  const detail = (await vic.call(getWorkspace, { workspaceId: workspace.id })).body
  expect([detail.fileCount, detail.files[0]?.fileName, detail.files[0]?.fileUrl]).toEqual([2, 'plan of the cellar.png', added.body.fileUrl])
  expect((await vic.call(listWorkspaces, { userEmail: vic.email })).body[0]?.fileCount).toBe(2)
  await max.call(leaveWorkspace, { workspaceId: workspace.id })
  expect((await open(max, added.body.fileUrl)).statusCode).toBe(404)
})

test('a viewer shares nothing, a stranger learns of nothing, and nobody speaks for another', async () => {
  const { max, olga, vic, stan, add, workspace } = await team()
  expect((await add(vic, 'a.txt', 'a')).error).toEqual({
    error: 'Owners and members of this workspace may do this. You are a viewer here.',
    code: 'forbidden',
  })
  expect((await add(stan, 'a.txt', 'a')).status).toBe(404)
  expect((await add(max, 'a.txt', 'a', { uploadedBy: olga.email })).status).toBe(403)
  expect((await stan.call(listWorkspaceFiles, { workspaceId: workspace.id })).status).toBe(404)
  const { body, headers } = await formBytes(form(workspace.id, pdf()))
  const { http } = (await team()).app.app
  expect((await http.inject({ method: 'POST', url: uploadWorkspaceFile.path, headers, payload: body })).statusCode).toBe(401)
})

const form = (workspaceId: number, file: File) => {
  const made = new FormData()
  made.set('workspaceId', String(workspaceId))
  made.set(FILE_FIELD, file)
  return made
}

test('what is not given, empty or too large is refused in words, and a file of just the limit passes', async () => {
  const { max, add, list } = await team()
  const missing = 'Either fileData (base64) or fileUrl must be provided.'
  expect((await add(max, 'a.txt', 'a', { fileData: undefined })).error).toEqual({ error: missing, code: 'bad_request' })
  expect((await add(max, 'a.txt', '')).error).toEqual({ error: 'This file is empty. Choose another one.', code: 'bad_request' })
  expect((await add(max, 'a.txt', 'a', { fileData: 'not base64!' })).status).toBe(400)
  expect((await add(max, 'a.txt', 'a', { fileSize: 0 })).error?.error).toBe('fileSize must be a positive integer.')
  expect((await add(max, ' ', 'a')).error?.error).toBe('fileName is required.')
  expect((await add(max, 'limit.bin', Buffer.alloc(LIMIT))).body).toMatchObject({ fileSize: LIMIT, fileType: 'application/octet-stream' })
  expect((await add(max, 'more.bin', Buffer.alloc(LIMIT + 1))).error).toEqual(TOO_LARGE)
  expect((await add(max, 'more.bin', 'a', { fileSize: LIMIT + 1 })).error).toEqual(TOO_LARGE)
  expect((await add(max, 'much.bin', Buffer.alloc(2 * LIMIT))).error).toEqual(TOO_LARGE)
  expect((await list(max)).map(({ fileName }) => fileName)).toEqual(['limit.bin', 'notes.txt'])
})

test('what a file is its bytes say, and nothing of it runs here', async () => {
  const { max, add, open } = await team()
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const names: Record<string, [string, string | Buffer, string, string]> = {
    svg: ['drawing.svg', `<?xml version="1.0"?>${script}`, 'drawing.svg', 'text/plain'],
    html: ['page.html', '<!doctype html><script>alert(1)</script>', 'page.html', 'text/plain'],
    disguised: ['photo.png', '<html><script>alert(1)</script>', 'photo.png.txt', 'text/plain'],
    doubled: ['invoice.pdf.exe', Buffer.from('4d5a900003000000', 'hex'), 'invoice.pdf.exe', 'application/x-msdownload'],
    broken: ['scan.pdf', Buffer.from([0, 1, 2, 3]), 'scan.pdf.bin', 'application/octet-stream'],
    long: [`${'a'.repeat(400)}.txt`, 'x', `${'a'.repeat(296)}.txt`, 'text/plain'],
    model: ['pump.obj', 'v 0 0 0\n', 'pump.obj', 'text/plain'],
    path: ['..\\..\\etc/passwd', 'x', 'passwd', 'text/plain'],
  }
  for (const [name, content, kept, type] of Object.values(names)) {
    const { body } = await add(max, name, content, { fileType: 'image/png' })
    expect([body.fileName, body.fileType]).toEqual([kept, type])
    const answer = await open(max, body.fileUrl)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['content-disposition']).toMatch(/^attachment/)
    expect(answer.headers['content-security-policy']).toContain("sandbox; default-src 'none'")
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect((await open(max, body.fileUrl.replace('/_api/files', SHOWN_FILE_PATH))).statusCode).toBe(404)
  }
})

test('a form brings a file too; a PDF is shown in a frame that nothing runs in', async () => {
  const { app, max, stan, workspace, open } = await team()
  const { body, headers } = await formBytes(form(workspace.id, pdf('manual.pdf')))
  const payload = { method: 'POST', url: uploadWorkspaceFile.path, payload: body } as const
  const added = (await app.app.http.inject({ ...payload, headers: { ...headers, cookie: max.cookie } })).json()
  expect(added).toMatchObject({ fileName: 'manual.pdf', fileType: 'application/pdf', uploadedBy: max.email })
  const shown = added.fileUrl.replace('/_api/files', SHOWN_FILE_PATH)
  const answer = await open(max, shown)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-security-policy']).toBe("sandbox; default-src 'none'; frame-ancestors 'self'")
  expect((await open(stan, shown)).statusCode).toBe(404)
  expect((await app.app.http.inject({ ...payload, headers: { ...headers, cookie: stan.cookie } })).statusCode).toBe(404)
})

test('the same name again is a new version; an older one is made the newest again and stays who brought it', async () => {
  const { olga, max, vic, stan, add, list, open } = await team()
  const first = (await add(max, 'Plan.txt', 'one')).body
  const second = (await add(olga, 'plan.TXT', 'two')).body
  expect(second).toMatchObject({ id: first.id, fileName: 'Plan.txt', version: 2, uploadedBy: olga.email, sharedBy: max.email })
  expect((await open(vic, first.fileUrl)).body).toBe('one')
  const restored = (await max.call(restoreFileVersion, { fileId: first.id, version: 1 })).body
  expect(restored).toMatchObject({ version: 3, uploadedBy: max.email, fileUrl: first.fileUrl })
  const versions = (await vic.call(listFileVersions, { fileId: first.id })).body
  expect(versions.map(({ version, uploadedBy }) => [version, uploadedBy])).toEqual([
    [3, max.email],
    [2, olga.email],
    [1, max.email],
  ])
  expect((await max.call(restoreFileVersion, { fileId: first.id, version: 9 })).status).toBe(404)
  expect((await vic.call(restoreFileVersion, { fileId: first.id, version: 1 })).status).toBe(403)
  expect((await stan.call(listFileVersions, { fileId: first.id })).status).toBe(404)
  expect((await vic.call(readWorkspaceFile, { fileId: first.id })).body).toEqual(restored)
  expect((await stan.call(readWorkspaceFile, { fileId: first.id })).status).toBe(404)
  expect(await list(max)).toHaveLength(2)
})

test('everybody deletes what he shared, an owner anything; it can be brought back, and its name may be taken meanwhile', async () => {
  const { olga, max, vic, add, list, open } = await team()
  const own = (await add(olga, 'own.txt', 'own')).body
  const { id: fileId, fileUrl } = (await add(max, 'plan.txt', 'plan')).body
  expect((await max.call(deleteWorkspaceFile, { fileId: own.id })).status).toBe(403)
  expect((await vic.call(deleteWorkspaceFile, { fileId })).status).toBe(403)
  expect((await olga.call(deleteWorkspaceFile, { fileId })).body).toEqual({ fileId })
  expect((await open(max, fileUrl)).statusCode).toBe(404)
  expect((await vic.call(listFileVersions, { fileId })).status).toBe(404)
  expect((await vic.call(readWorkspaceFile, { fileId })).status).toBe(404)
  expect((await max.call(bringFileBack, { fileId })).body).toMatchObject({ id: fileId, fileName: 'plan.txt' })
  expect((await open(max, fileUrl)).body).toBe('plan')
  await max.call(deleteWorkspaceFile, { fileId })
  await add(olga, 'plan.txt', 'another')
  expect((await max.call(bringFileBack, { fileId })).status).toBe(409)
  expect((await list(vic)).map(({ fileName }) => fileName)).toEqual(['plan.txt', 'own.txt', 'notes.txt'])
})

test('a workspace holds so much and no more; what was deleted gives way', async () => {
  const { max, add } = await team({ WORKSPACE_FILES_MB: '1' })
  const large = (await add(max, 'large.bin', Buffer.alloc(700_000))).body
  const refusal = await add(max, 'other.bin', Buffer.alloc(600_000, 1))
  expect([refusal.status, refusal.error?.error]).toEqual([413, expect.stringContaining('more than 1 MB. Delete some')])
  await max.call(deleteWorkspaceFile, { fileId: large.id })
  expect((await add(max, 'other.bin', Buffer.alloc(600_000, 1))).status).toBe(200)
  expect((await max.call(bringFileBack, { fileId: large.id })).status).toBe(404)
})

test('an address elsewhere is shared as a link, and only what is one', async () => {
  const { max, add } = await team()
  const link = { fileData: undefined, fileUrl: 'https://example.com/pump.pdf', fileType: 'application/pdf' }
  expect((await add(max, 'pump.pdf', 'x', link)).body).toMatchObject({ isLink: true, fileUrl: 'https://example.com/pump.pdf' })
  for (const fileUrl of ['javascript:alert(1)', 'file:///etc/passwd', 'x'])
    expect((await add(max, 'pump.pdf', 'x', { ...link, fileUrl })).status).toBe(400)
  const none = { ...link, fileUrl: 'http://localhost/_api/files/0190a000-0000-7000-8000-000000000000' }
  expect((await add(max, 'pump.pdf', 'x', none)).status).toBe(404)
  const elsewhere = none.fileUrl.replace('http://localhost', 'https://elsewhere.example.com')
  expect((await add(max, 'pump.pdf', 'x', { ...none, fileUrl: elsewhere })).body).toMatchObject({ isLink: true, fileUrl: elsewhere })
})

test('files come by pages and are found by their names', async () => {
  const { max, vic, add, list, workspace } = await team()
  for (let i = 1; i <= 4; i++) await add(max, `Sheet ${i}.txt`, `${i}`)
  const first = await vic.call(listWorkspaceFiles, { workspaceId: workspace.id, limit: 3 })
  expect(first.body.map(({ fileName }) => fileName)).toEqual(['Sheet 4.txt', 'Sheet 3.txt', 'Sheet 2.txt'])
  const rest = await vic.call(listWorkspaceFiles, {
    workspaceId: workspace.id,
    limit: 3,
    cursor: String(first.headers[NEXT_CURSOR_HEADER]),
  })
  expect(rest.body.map(({ fileName }) => fileName)).toEqual(['Sheet 1.txt', 'notes.txt'])
  expect((await list(vic, { q: 'sheet 3' })).map(({ fileName }) => fileName)).toEqual(['Sheet 3.txt'])
})

test('a message refers to a file of its workspace, and follows when the file is gone', async () => {
  const { olga, max, stan, add, workspace } = await team()
  const file = (await add(max, 'plan.txt', 'plan')).body
  const sent = {
    workspaceId: workspace.id,
    senderEmail: max.email,
    senderName: 'Max',
    messageContent: 'See here',
    referenceFileId: file.id,
  }
  expect((await max.call(sendMessage, sent)).body.referenceFile).toMatchObject({ id: file.id, fileName: 'plan.txt' })
  const elsewhere = await workspaceOf(stan, { member: max, viewer: olga })
  expect((await max.call(sendMessage, { ...sent, workspaceId: elsewhere.id })).status).toBe(404)
  expect((await max.call(sendMessage, { ...sent, referenceFileId: 99_999 })).status).toBe(404)
  await max.call(deleteWorkspaceFile, { fileId: file.id })
  const [, last] = (await olga.call(listMessages, { workspaceId: workspace.id })).body
  expect([last?.referenceFileId, last?.referenceFile]).toEqual([file.id, null])
})

test('with an account goes what it shared, bytes and all; what others shared stays, also under the same name', async () => {
  const { app, max, olga, add, list, open } = await team()
  const own = (await add(max, 'own.txt', 'mine alone')).body
  const shared = (await add(max, 'plan.txt', 'of Max')).body
  await add(olga, 'plan.txt', 'of Olga')
  expect(JSON.stringify((await max.call(exportAccount, {})).body)).toContain('own.txt')
  expect((await max.call(deleteAccount, { email: max.email })).status).toBe(200)
  expect((await list(olga)).map(({ fileName, sharedBy, uploadedBy }) => [fileName, sharedBy, uploadedBy])).toEqual([
    ['plan.txt', '', olga.email],
  ])
  for (const { fileUrl } of [own, shared]) expect((await open(olga, fileUrl)).statusCode).toBe(404)
  const { rows } = await app.database.pool.query("select * from blobs where purpose = 'workspace-file'")
  expect(rows).toHaveLength(1)
})

test('a version that somebody makes the newest again while its owner’s account goes, goes with it; who looks is told', async () => {
  const { app, max, olga, add, list, workspace } = await team()
  const file = (await add(max, 'plan.txt', 'of Max')).body
  await add(olga, 'plan.txt', 'of Olga')
  const socket = await liveSocket(await app.listen({ withJobs: false }), olga)
  socket.say({ type: 'subscribe', room: workspaceRoom(workspace.id) })
  await socket.hear()
  const { pool } = app.database
  const other = await pool.connect()
  await other.query('begin')
  await other.query('select from workspaces where id = $1 for no key update', [workspace.id])
  const gone = max.call(deleteAccount, { email: max.email })
  await eventually(async () => {
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    return ((await pool.query(waiting)).rowCount ?? 0) > 0
  })
  await other.query(
    `with again as (
       insert into workspace_file_versions (file_id, version, blob_id, media_type, size_bytes, account_id)
       select file_id, 3, blob_id, media_type, size_bytes, account_id from workspace_file_versions where file_id = $1 and version = 1 returning id
     ) update workspace_files set newest_version_id = (select id from again) where id = $1`,
    [file.id],
  )
  await other.query('commit')
  other.release()
  expect((await gone).status).toBe(200)
  expect((await list(olga)).map(({ fileName, version, uploadedBy }) => [fileName, version, uploadedBy])).toEqual([
    ['plan.txt', 2, olga.email],
  ])
  for (;;) {
    const heard = await socket.hear()
    if (heard.type === 'event' && JSON.stringify(heard.event).includes('contents-erased')) break
  }
})

test('what somebody left in a workspace that he left goes too, and those who are there hear of it', async () => {
  const { app, max, olga, list, workspace } = await team()
  await max.call(leaveWorkspace, { workspaceId: workspace.id })
  const socket = await liveSocket(await app.listen({ withJobs: false }), olga)
  socket.say({ type: 'subscribe', room: workspaceRoom(workspace.id) })
  await socket.hear()
  expect((await max.call(deleteAccount, { email: max.email })).status).toBe(200)
  expect(await list(olga)).toEqual([])
  for (;;) {
    const heard = await socket.hear()
    if (heard.type === 'event' && JSON.stringify(heard.event).includes('contents-erased')) break
  }
})
