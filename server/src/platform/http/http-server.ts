import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { AppError } from '#contract/shared/errors.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { describeRefusal, translateErrors } from './errors.ts'
import { createOriginRule } from './origin.ts'

const MAX_BODY_BYTES = 256 * 1024
/** Requests a minute for one address: the demo is generous, production is what a busy person needs several times over. */
const RATE_PER_MINUTE = { demo: 6_000, production: 1_200 } as const

/** A page that is rendered here calls the API in its visitor's name: that costs the visitor nothing more. Known to this process alone. */
export const INNER_CALL_HEADER = 'x-onhand-inner'
export const INNER_CALL_TOKEN = randomBytes(24).toString('base64url')

/** Data needs none of a page's policies: a browser shall neither run it, frame it, guess its type nor keep it. */
const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** What is as long as a token may be one: a link that opens something is not for the log. */
const withoutSecrets = (url: string): string => url.replace(/[\w-]{32,}/g, '…')

declare module 'fastify' {
  interface FastifyContextConfig {
    /** May be asked from any site: what it does rests on a signature in its address, never on a cookie. */
    isOpenToAll?: boolean
  }
}

const nonces = new WeakMap<ServerResponse, string>()

/** The nonce that this answer's scripts and styles must carry; the same however often it is asked for. */
export const nonceOf = (response: ServerResponse): string => {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64')
  nonces.set(response, nonce)
  return nonce
}
const withNonce = (_request: unknown, response: ServerResponse) => `'nonce-${nonceOf(response)}'`

const CONTENT_SECURITY_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'", withNonce],
    styleSrcElem: ["'self'", withNonce],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
    mediaSrc: ["'self'", 'blob:'],
    workerSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'"],
    // A picture inside of a 3D model is fetched from the page's own memory.
    connectSrc: ["'self'", 'https:', 'blob:'],
  },
}

/** So many hops from this process on are the operator's own proxies; further on anybody may have written the header. */
const trustedBy = (proxies: Config['trustedProxies']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** The Fastify instance with everything that every answer shares: limits, headers, origin rule, error shape, request metrics. */
export const createHttpServer = async (config: Config, logger: Logger, metrics: Metrics): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: logger,
    // One line a request, by our own hook below: two would be noise.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustedBy(config.trustedProxies),
    frameworkErrors: (error, request, reply) => {
      // Fastify's types know no answer's shape this early; it is JSON like any other.
      const { status, body } = describeRefusal(error, request.log)
      reply.raw.writeHead(status, { ...DATA_HEADERS, 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
    },
    genReqId: () => randomBytes(8).toString('hex'),
    forceCloseConnections: 'idle',
  })
  translateErrors(app)
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_SECURITY_POLICY,
    strictTransportSecurity: config.mode === 'production',
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await app.register(rateLimit, {
    global: true,
    max: RATE_PER_MINUTE[config.mode],
    timeWindow: '1 minute',
    // The demo stands on one machine and is measured there: reading it is not limited.
    allowList: request => (config.mode === 'demo' && request.method === 'GET') || request.headers[INNER_CALL_HEADER] === INNER_CALL_TOKEN,
  })
  const isAllowed = createOriginRule(config)
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/_api/') && !request.url.startsWith('/_api/docs')) reply.headers(DATA_HEADERS)
    const { isOpenToAll } = request.routeOptions.config
    if (!isOpenToAll && !isAllowed(request.headers.origin, request.headers.host))
      throw new AppError('forbidden', 'This address may not call Onhand from another site.')
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the raw path: a label per id would grow without end.
    const path = request.routeOptions.url ?? 'unknown'
    metrics.httpRequests.observe({ method: request.method, path, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500)
      request.log.error({ path: withoutSecrets(request.url), status: reply.statusCode, ms: reply.elapsedTime }, 'answered')
    else request.log.debug({ path: withoutSecrets(request.url), status: reply.statusCode, ms: reply.elapsedTime }, 'answered')
  })
  return app
}
