import type { FastifyError, FastifyInstance } from 'fastify'
import { AppError, ERROR_STATUS, type ErrorCode } from '#contract/shared/errors.ts'

const CODE_OF_STATUS: Record<number, [ErrorCode, string]> = {
  400: ['bad_request', 'The request could not be read: its body must be JSON.'],
  404: ['not_found', 'There is no such call.'],
  413: ['payload_too_large', 'The request is too large.'],
  415: ['unsupported_media_type', 'The request must be JSON (content-type: application/json).'],
  429: ['too_many_requests', 'Too many requests. Wait a minute and try again.'],
}

/** Every refusal leaves as `{ error, code }`; what nobody foresaw leaves as fixed text, its cause in the log only. */
export const translateErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    if (error instanceof AppError) {
      if (error.code === 'internal') request.log.error({ err: error }, 'refused')
      return reply.code(ERROR_STATUS[error.code]).send({ error: error.message, code: error.code })
    }
    const known = CODE_OF_STATUS[error.statusCode ?? 500]
    if (known) return reply.code(ERROR_STATUS[known[0]]).send({ error: known[1], code: known[0] })
    request.log.error({ err: error }, 'an unforeseen error')
    return reply.code(500).send({ error: 'Something went wrong on our side. Nothing was changed; please try again.', code: 'internal' })
  })
}
