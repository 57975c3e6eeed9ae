import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listCategories, listServices } from '#contract/catalog.ts'
import { uploadFile } from '#contract/files.ts'
import { archiveNotifications, explainNotification } from '#contract/notifications.ts'
import { decomposeProject } from '#contract/projects.ts'
import { NEXT_CURSOR_HEADER } from '#contract/shared/headers.ts'
import { call, callPage } from './call.ts'
import { callWithFile } from './call-with-file.ts'

let server: Server
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void

const sendJson = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

beforeEach(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    answer(request, response, body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.')
  const page = `http://127.0.0.1:${address.port}/`
  const { fetch } = globalThis
  // A page's calls are relative to its address; Node has none.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, page), init))
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

describe('a call', () => {
  test('with a file goes as a form, whose boundary the browser itself writes', async () => {
    let asked: { type: string | undefined; body: string } | undefined
    answer = (request, response, body) => {
      asked = { type: request.headers['content-type'], body }
      sendJson(response, 200, { name: 'a.pdf', url: 'https://example.com/a', type: 'application/pdf' })
    }
    const uploaded = await callWithFile(uploadFile, {}, new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }))
    expect(uploaded.name).toBe('a.pdf')
    expect(asked?.type).toMatch(/^multipart\/form-data; boundary=/)
    expect(asked?.body).toMatch(/name="file"; filename="a.pdf"\s+Content-Type: application\/pdf\s+%PDF/)
  })

  test('puts the input of a GET into the query and leaves out what is not given', async () => {
    let asked: string | undefined
    answer = (request, response) => {
      asked = request.url
      sendJson(response, 200, [])
    }
    await call(listServices, { categoryId: 3, q: '', ar: undefined, limit: 5 })
    expect(asked).toBe('/_api/services?categoryId=3&limit=5')
  })

  test('sends the input of a POST as JSON', async () => {
    let sent: unknown
    answer = (request, response, body) => {
      sent = [request.method, request.headers['content-type'], JSON.parse(body)]
      sendJson(response, 200, { projectId: 12 })
    }
    expect(await call(decomposeProject, { projectId: 12 })).toEqual({ projectId: 12 })
    expect(sent).toEqual(['POST', 'application/json', { projectId: 12 }])
  })

  test('in an envelope has dates that are dates at both ends; its refusals travel plainly', async () => {
    let sent: unknown
    const at = new Date('2026-11-22T10:00:00.000Z')
    answer = (request, response, body) => {
      sent = request.method === 'POST' ? JSON.parse(body) : request.url
      const channels = [{ channel: 'email', state: 'sent', reason: null, at: at.toISOString() }]
      const envelope = { json: { because: 'You sent it.', channels }, meta: { values: { 'channels.0.at': ['Date'] } } }
      if (request.method === 'GET') sendJson(response, 200, envelope)
      else sendJson(response, 400, { error: 'At least one notification ID is required.', code: 'bad_request' })
    }
    expect((await call(explainNotification, { notificationId: 7 })).channels[0]?.at).toEqual(at)
    expect(sent).toBe('/_api/notifications/why?notificationId=7')
    await expect(call(archiveNotifications, { notificationIds: [], isArchived: true })).rejects.toMatchObject({
      message: 'At least one notification ID is required.',
    })
    expect(sent).toEqual({ json: { notificationIds: [], isArchived: true } })
  })

  test('in an envelope that is none is not understood', async () => {
    answer = (_request, response) => sendJson(response, 200, { json: { because: 1 }, meta: { values: { nowhere: ['Date'] } } })
    await expect(call(explainNotification, { notificationId: 7 })).rejects.toMatchObject({ code: 'internal' })
  })

  test("is refused in the server's own words and with its code", async () => {
    answer = (_request, response) => sendJson(response, 409, { error: 'The queue is full.', code: 'conflict' })
    await expect(call(listCategories, {})).rejects.toMatchObject({ code: 'conflict', message: 'The queue is full.' })
  })

  test('names the status when the server said nothing', async () => {
    answer = (_request, response) => {
      response.writeHead(503, { 'content-type': 'text/html' })
      response.end('<html></html>')
    }
    await expect(call(listCategories, {})).rejects.toMatchObject({ code: 'unavailable', message: 'HTTP error! status: 503' })
  })

  test('does not let an answer through that is not what the contract says', async () => {
    answer = (_request, response) => sendJson(response, 200, [{ id: 'one' }])
    await expect(call(listCategories, {})).rejects.toMatchObject({ code: 'internal' })
  })

  test('says in plain words that the connection is lost', async () => {
    answer = (_request, response) => response.destroy()
    await expect(call(listCategories, {})).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('The connection is lost.'),
    })
  })
})

describe('a page of a list', () => {
  test('comes with the cursor of the next one', async () => {
    answer = (_request, response) => {
      response.setHeader(NEXT_CURSOR_HEADER, 'after-24')
      sendJson(response, 200, [])
    }
    expect(await callPage(listServices, {})).toEqual({ items: [], nextCursor: 'after-24' })
  })

  test('is the last when there is no cursor', async () => {
    answer = (_request, response) => sendJson(response, 200, [])
    expect(await callPage(listServices, {})).toEqual({ items: [], nextCursor: null })
  })
})
