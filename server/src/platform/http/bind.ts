import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint, OutputOf, ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { AnyFileRule, FileRule } from '#contract/shared/file-rule.ts'
import { NEXT_CURSOR_HEADER } from '#contract/shared/headers.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { type Actor, isAdmin, type ResolveActor, VISITOR } from '../identity/actor.ts'
import type { Spool } from '../storage/spool.ts'
import { fromEnvelope, intoEnvelope } from './envelope.ts'
import { type ReceivedFile, receiveForm } from './receive-file.ts'
import { headersOf } from './web-headers.ts'

type Answer<E extends Endpoint> = E extends { isPaged: true } ? (OutputOf<E> extends (infer Item)[] ? Page<Item> : never) : OutputOf<E>

/** What a handler may need of the wire itself: sign-in and sign-out the cookies, an upload its file, which is gone after the answer. */
type Wire<E extends Endpoint> = {
  request: FastifyRequest
  reply: FastifyReply
} & (E extends { file: FileRule } ? { file: ReceivedFile } : E extends { file: AnyFileRule } ? { file: ReceivedFile<string> } : unknown)

type Handler<E extends Endpoint> = (actor: Actor, input: ParsedInputOf<E>, wire: Wire<E>) => Promise<Answer<E>>
export type Bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

const parseInput = (schema: z.ZodMiniType, raw: unknown): unknown => {
  const parsed = schema.safeParse(raw ?? {})
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const isOurText = issue?.message && issue.message !== 'Invalid input'
  throw new AppError('bad_request', isOurText ? issue.message : `Invalid input${issue?.path.length ? ` at ${issue.path.join('.')}` : ''}.`)
}

/** The endpoint's own rule. Who is refused here need not learn what else was wrong with the call. */
const authoriseAccess = ({ access }: Endpoint, actor: Actor): void => {
  if (access === 'public' || (access === 'guest' && actor.kind === 'guest')) return
  if (actor.kind !== 'account') throw new AppError('unauthenticated', 'Please log in first.')
  if (access === 'admin' && !isAdmin(actor)) throw new AppError('forbidden', 'Only an admin may do this.')
}

const authoriseOwnEmail = ({ ownEmail }: Endpoint, actor: Actor, input: unknown): void => {
  if (!ownEmail || actor.kind === 'visitor') return
  const given: unknown = Object(input)[ownEmail]
  if (given !== undefined && given !== actor.email)
    throw new AppError('forbidden', `${ownEmail} must be your own e-mail address, ${actor.email}.`)
}

/** What a call brings: a GET's query, a POST's body out of its envelope. */
const rawInput = ({ method, isEnveloped }: Endpoint, { query, body }: FastifyRequest): unknown => {
  if (method === 'GET') return query
  return isEnveloped ? fromEnvelope(body) : body
}

const isPage = (answer: unknown): answer is Page<unknown> =>
  typeof answer === 'object' && answer !== null && 'items' in answer && 'nextCursor' in answer

/** Writes a bound endpoint's answer. Parsing the output is what keeps a column nobody declared from leaving the house. */
const send = (endpoint: Endpoint, answer: unknown, reply: FastifyReply): unknown => {
  const written = (value: unknown) => (endpoint.isEnveloped ? intoEnvelope(endpoint.output.parse(value)) : endpoint.output.parse(value))
  if (!endpoint.isPaged) return written(answer)
  if (!isPage(answer)) throw new Error(`${endpoint.path} is paged but its handler answered no page`)
  if (answer.nextCursor) reply.header(NEXT_CURSOR_HEADER, answer.nextCursor)
  return written(answer.items)
}

export interface BindOptions {
  resolveActor: ResolveActor
  /** Reading costs a request of the caller's allowance too; not in the demo. */
  limitsReads: boolean
  /** Filled with what was bound: the API's description is made from it. */
  bound: Endpoint[]
  /** Where a call's file waits until its handler has taken it. */
  spool: Spool
}

const DEMO_GENEROSITY = 10

const rateLimitOf = (endpoint: Endpoint, limitsReads: boolean): { rateLimit?: false | { max: number } } => {
  if (endpoint.method === 'GET' && !limitsReads) return { rateLimit: false }
  // The demo is one person trying things out; a limit that is tight for many is generous for him.
  const max = (endpoint.rateLimitPerMinute ?? 0) * (limitsReads ? 1 : DEMO_GENEROSITY)
  return max > 0 ? { rateLimit: { max } } : {}
}

/** Where a body may be larger than elsewhere it is read only from who may call at all, and refused in the call's own words. */
const largeBody = ({ maxBodyBytes, bodyTooLarge = '' }: Endpoint, authorise: (request: FastifyRequest) => Promise<void>) =>
  maxBodyBytes === undefined
    ? {}
    : {
        bodyLimit: maxBodyBytes,
        preParsing: async (request: FastifyRequest) => authorise(request),
        errorHandler: (error: FastifyError) => {
          throw error.statusCode === 413 ? new AppError('payload_too_large', bodyTooLarge) : error
        },
      }

/**
 * Joins endpoints of the contract to their handlers: resolve the actor, authorise, parse the input, run, parse the output. An endpoint that
 * declares no access rule, or is bound twice, does not start.
 */
export const createBind = (app: FastifyInstance, { resolveActor, limitsReads, bound, spool }: BindOptions): Bind => {
  return (endpoint, handler) => {
    if (!endpoint.access) throw new Error(`${endpoint.method} ${endpoint.path} declares no access rule`)
    if (bound.some(other => other.path === endpoint.path && other.method === endpoint.method))
      throw new Error(`${endpoint.path} is bound twice`)
    bound.push(endpoint)
    const run = async (actor: Actor, raw: unknown, wire: { request: FastifyRequest; reply: FastifyReply; file?: ReceivedFile<string> }) => {
      const input = parseInput(endpoint.input, raw)
      authoriseOwnEmail(endpoint, actor, input)
      // `parseInput` ran this endpoint's own schema, and `file` is there for one that takes a file; the compiler follows the generic through neither.
      const answer = await handler(actor, input as ParsedInputOf<typeof endpoint>, wire as Wire<typeof endpoint>)
      return send(endpoint, answer, wire.reply)
    }
    const actorOf = async (request: FastifyRequest) => (request.headers.cookie ? resolveActor(headersOf(request)) : VISITOR)
    const route = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        config: rateLimitOf(endpoint, limitsReads),
        helmet: false,
        ...largeBody(endpoint, async request => authoriseAccess(endpoint, await actorOf(request))),
        handler: async (request, reply) => {
          const actor = await actorOf(request)
          authoriseAccess(endpoint, actor)
          if (!endpoint.file) return run(actor, rawInput(endpoint, request), { request, reply })
          const { fields, file } = await receiveForm(request, spool, endpoint.file)
          return run(actor, fields, { request, reply, file }).finally(() => file.discard())
        },
      })
    // Forms are read where a file is taken and nowhere else: a stranger's page can send a form without asking first, JSON it cannot.
    if (endpoint.file)
      app.register(async scope => {
        await scope.register(multipart)
        route(scope)
      })
    else route(app)
  }
}
