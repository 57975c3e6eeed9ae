import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/shared/errors.ts'
import { HEALTH_PATH } from '#contract/shared/health.ts'
import { atMostEvery } from '../at-most-every.ts'
import { type Config, isLoopback } from '../config.ts'
import type { Metrics } from '../telemetry/metrics.ts'

/** One thing that must work before traffic is sent here. Rejects when it does not. */
export interface ReadinessCheck {
  name: string
  /** Writes something or costs money: whoever asks gets an answer that may be a few seconds old, also when it is a bad one. */
  isDear?: boolean
  check(): Promise<void>
}

const READY_TIMEOUT_MS = 2_000
const DEAR_EVERY_MS = 5_000

type Outcome = [string, 'ok' | 'failed']

const outcome = async ({ name, check }: ReadinessCheck): Promise<Outcome> => {
  const late = new Promise<never>((_, failed) => setTimeout(() => failed(new Error(`${name} took too long`)), READY_TIMEOUT_MS).unref())
  return Promise.race([check(), late]).then(
    () => [name, 'ok'],
    () => [name, 'failed'],
  )
}

const askedFor = (check: ReadinessCheck): (() => Promise<Outcome>) =>
  check.isDear ? atMostEvery(DEAR_EVERY_MS, () => outcome(check)).get : () => outcome(check)

const sameToken = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What an operator's machines ask: is the process alive, can it serve, what does it measure. These carry no data of anybody. */
export const registerOperationsRoutes = (
  app: FastifyInstance,
  config: Config,
  metrics: Metrics,
  checks: readonly ReadinessCheck[],
): void => {
  const questions = checks.map(askedFor)
  app.get(HEALTH_PATH, { config: { rateLimit: false } }, async () => ({ status: 'ok' }))
  app.get('/_api/ready', { config: { rateLimit: false } }, async (_request, reply) => {
    const results = Object.fromEntries(await Promise.all(questions.map(ask => ask())))
    const isReady = Object.values(results).every(result => result === 'ok')
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', checks: results })
  })
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const hasToken = config.metricsToken !== undefined && sameToken(bearer, config.metricsToken)
    // Behind a proxy every request comes from loopback: there only the token counts.
    const isLocal = !config.trustedProxies && isLoopback(request.ip.replace(/^::ffff:/, ''))
    if (!hasToken && !isLocal) throw new AppError('not_found', 'There is no such call.')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
