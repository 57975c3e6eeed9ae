import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

export type Logger = FastifyBaseLogger

/** JSON lines on standard output. Secrets never reach it: cookies, authorisation headers and passwords are cut out. */
export const createLogger = (level: string): Logger =>
  pino({ level, redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.password', '*.token'] })
