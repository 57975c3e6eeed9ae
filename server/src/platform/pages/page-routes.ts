import { join } from 'node:path'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, OutputOf } from '#contract/shared/endpoint.ts'
import { AppError, isErrorCode } from '#contract/shared/errors.ts'
import { NEXT_CURSOR_HEADER } from '#contract/shared/headers.ts'
import { fromEnvelope } from '../http/envelope.ts'
import { INNER_CALL_HEADER, INNER_CALL_TOKEN, nonceOf } from '../http/http-server.ts'
import type { PageReader, Pages } from './page-renderer.ts'

/** Brotli's eleventh grade takes half a second a page; its fourth is as small as gzip's ninth, in a millisecond. */
const PAGE_QUALITY = 4
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** What pages need to know of this installation. `onPage` runs before a page is rendered and answers cookies to set, such as the demo's sign-in. */
export interface PageVisitor {
  isDemo: boolean
  /** Where people open it; without it, pages name the address that was asked for. */
  publicUrl: string | undefined
  onPage(request: FastifyRequest): Promise<string[]>
}

/** Calls within the process: through the same door as any other, so with the same rules. */
const readerOf = (app: FastifyInstance, cookie: string, remoteAddress: string): PageReader => {
  const send = async (endpoint: Endpoint, input: unknown) => {
    const given = Object.entries(Object(input)).filter(([, value]) => value !== undefined)
    const body =
      endpoint.method === 'GET'
        ? { query: Object.fromEntries(given.map(([key, value]) => [key, String(value)])) }
        : { payload: Object.fromEntries(given) }
    const answer = await app.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: { cookie, host: 'localhost', [INNER_CALL_HEADER]: INNER_CALL_TOKEN },
      remoteAddress,
      ...body,
    })
    const json: unknown = answer.json()
    if (answer.statusCode < 400)
      return { output: endpoint.output.parse(endpoint.isEnveloped ? fromEnvelope(json) : json), cursor: answer.headers[NEXT_CURSOR_HEADER] }
    const { error, code } = Object(json)
    throw new AppError(isErrorCode(code) ? code : 'internal', String(error))
  }
  return {
    // The endpoint's own schema just parsed both.
    call: async (endpoint, input) => (await send(endpoint, input)).output as OutputOf<typeof endpoint>,
    callPage: async (endpoint, input) => {
      const { output, cursor } = await send(endpoint, input)
      return { items: output as [], nextCursor: typeof cursor === 'string' ? cursor : null }
    },
  }
}

const withCookies = (present: string, set: readonly string[]): string =>
  [present, ...set.map(cookie => cookie.split(';')[0] ?? '')].filter(Boolean).join('; ')

/** A page as its reader can take it. Data is not compressed: it is small, and compressing it would cost more than its query. */
const sendPage = async (request: FastifyRequest, reply: FastifyReply, html: string) => {
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.header('vary', 'accept-encoding, cookie')
  if (/\bbr\b/.test(accepted))
    return reply
      .header('content-encoding', 'br')
      .send(await brotli(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } }))
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gzip(html))
  return reply.send(html)
}

const render = async (app: FastifyInstance, pages: Pages, visitor: PageVisitor, request: FastifyRequest, reply: FastifyReply) => {
  const setCookies = await visitor.onPage(request)
  const cookie = withCookies(request.headers.cookie ?? '', setCookies)
  // Joined as text: resolved, a path such as //elsewhere would be taken for another host.
  const url = new URL((visitor.publicUrl ?? `${request.protocol}://${request.host}`) + request.url)
  const [renderer, assets] = await Promise.all([pages.renderer(), pages.assets()])
  const page = await renderer.renderPage(new Request(url, { headers: { cookie } }), {
    ...readerOf(app, cookie, request.ip),
    nonce: nonceOf(reply.raw),
    assets,
    isDemo: visitor.isDemo,
  })
  reply.code(page.status)
  for (const [name, value] of page.headers) reply.header(name, value)
  if (setCookies.length > 0) reply.header('set-cookie', setCookies)
  return sendPage(request, reply.header('cache-control', 'no-store'), await page.text())
}

/** Serves the web: built files as they are, everything else that a browser may open as a rendered page. Without pages, the API alone. */
export const registerPages = async (app: FastifyInstance, pages: Pages | undefined, visitor: PageVisitor): Promise<void> => {
  const folder = pages?.publicFolder
  if (folder) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      setHeaders: (response, path) => {
        // Built files carry their content's hash in their name.
        const isHashed = path.startsWith(join(folder, 'assets'))
        // A worker that lives on in browsers has to be replaced when there is another.
        const isWorker = path.startsWith(join(folder, 'sw.js'))
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : isWorker ? 'no-cache' : 'public, max-age=3600')
      },
    })
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/_api') && !request.url.startsWith('/assets/')
    if (!isPage || !pages) throw new AppError('not_found', 'There is no such call.')
    if (await pages.middleware?.(request.raw, reply.raw)) return reply.hijack()
    return render(app, pages, visitor, request, reply)
  })
}
