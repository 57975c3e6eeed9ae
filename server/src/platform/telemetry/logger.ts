import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

export type Logger = FastifyBaseLogger

/**
 * An error as the log keeps it. A failed query's own message carries its parameters, which are people's words: what is kept is the query and
 * what the database said.
 */
const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  if ('query' in error && 'params' in error) return { type: error.name, query: error.query, ...code, ...cause }
  const errors = error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {}
  return { type: error.name, message: error.message, stack: error.stack, ...code, ...cause, ...errors }
}

/** JSON lines on standard output. Secrets never reach it: cookies, authorisation headers and passwords are cut out. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    serializers: { err: describeError },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.password', '*.token'],
  })
