import type { FastifyError, FastifyInstance } from 'fastify'
import { AppError, ERROR_STATUS, type ErrorCode } from '#contract/shared/errors.ts'
import type { Logger } from '../telemetry/logger.ts'

const CODE_OF_STATUS: Record<number, [ErrorCode, string]> = {
  400: ['bad_request', 'The request could not be read: its address must be valid and its body JSON.'],
  404: ['not_found', 'There is no such call.'],
  413: ['payload_too_large', 'The request is too large.'],
  415: ['unsupported_media_type', 'The request must be JSON (content-type: application/json).'],
  429: ['too_many_requests', 'Too many requests. Wait a minute and try again.'],
}

/** The database gave no connection in time, or is not there: nothing was begun. */
const isOverloaded = (error: unknown): boolean =>
  error instanceof Error &&
  (/timeout exceeded when trying to connect|ECONNREFUSED|too many clients/.test(error.message) || isOverloaded(error.cause))

/** What a refusal says: every one leaves as `{ error, code }`; what nobody foresaw leaves as fixed text, its cause in the log only. */
export const describeRefusal = (
  error: FastifyError | AppError,
  log: Logger,
): { status: number; body: { error: string; code: ErrorCode } } => {
  const refusal = (code: ErrorCode, text: string) => ({ status: ERROR_STATUS[code], body: { error: text, code } })
  if (error instanceof AppError) {
    if (error.code === 'internal') log.error({ err: error }, 'refused')
    return refusal(error.code, error.message)
  }
  const known = CODE_OF_STATUS[error.statusCode ?? 500]
  if (known) return refusal(...known)
  log.error({ err: error }, 'an unforeseen error')
  if (isOverloaded(error)) return refusal('unavailable', 'Onhand is very busy at the moment. Please try again shortly.')
  return refusal('internal', 'Something went wrong on our side. Please try again.')
}

export const translateErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const { status, body } = describeRefusal(error, request.log)
    return reply.code(status).send(body)
  })
}
