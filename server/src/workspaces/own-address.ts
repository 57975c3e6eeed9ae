import type { FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'

/** Where this server is reached. Without a public address it is the demo's, whose origin rule has looked at the request's host. */
export const ownAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const of = (request: FastifyRequest): string => publicUrl ?? `${request.protocol}://${request.host}`
  /** Whether an address is this server's: another's may have the same paths. */
  const isOwn =
    (request: FastifyRequest) =>
    ({ host }: URL): boolean =>
      host === new URL(of(request)).host
  return { of, isOwn }
}
