import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { ERROR_STATUS } from '#contract/shared/errors.ts'
import { FILE_FIELD } from '#contract/shared/file-rule.ts'
import { NEXT_CURSOR_HEADER } from '#contract/shared/headers.ts'

type JsonSchema = Record<string, unknown>

// The contract's schemas are zod/mini's; the core beneath is the same.
const jsonSchema = (schema: Endpoint['input'], io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, {
    ...{ io, target: 'openapi-3.0', unrepresentable: 'any' },
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    },
  })

/** Body and answer of an enveloped call: the value itself, and where superjson notes which of its texts are dates. */
const enveloped = ({ isEnveloped }: Endpoint, schema: JsonSchema): JsonSchema =>
  isEnveloped
    ? {
        type: 'object',
        required: ['json'],
        properties: {
          json: schema,
          meta: { type: 'object', description: 'Which of the values are dates, as superjson notes it. Absent where there are none.' },
        },
      }
    : schema

const ACCESS_TEXT = {
  public: 'Open to everybody.',
  guest: 'For signed-in people, and for the guest of an AR session.',
  'signed-in': 'For signed-in people.',
  admin: 'For admins.',
} as const

const errorResponse = {
  description: `A refusal, with one of the statuses ${[...new Set(Object.values(ERROR_STATUS))].join(', ')}.`,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['error', 'code'],
        properties: { error: { type: 'string' }, code: { type: 'string', enum: Object.keys(ERROR_STATUS) } },
      },
    },
  },
}

const parameters = (schema: JsonSchema) => {
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return Object.entries(Object(schema['properties'])).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }))
}

/** The body of a POST: JSON, or a form when it carries a file. */
const bodyOf = (endpoint: Endpoint, input: JsonSchema) => {
  if (!endpoint.file) return { required: true, content: { 'application/json': { schema: enveloped(endpoint, input) } } }
  const { maxBytes, types } = endpoint.file
  const description = `At most ${maxBytes} bytes; ${types === 'any' ? 'of any type' : types.join(', ')}.`
  const properties = { ...Object(input['properties']), [FILE_FIELD]: { type: 'string', format: 'binary', description } }
  const required = [...(Array.isArray(input['required']) ? input['required'] : []), FILE_FIELD]
  return { required: true, content: { 'multipart/form-data': { schema: { ...input, properties, required } } } }
}

const operation = (endpoint: Endpoint) => {
  const input = jsonSchema(endpoint.input, 'input')
  const ok = {
    description: 'Success',
    content: { 'application/json': { schema: enveloped(endpoint, jsonSchema(endpoint.output, 'output')) } },
    ...(endpoint.isPaged
      ? {
          headers: {
            [NEXT_CURSOR_HEADER]: { description: 'The cursor of the next page; absent on the last.', schema: { type: 'string' } },
          },
        }
      : {}),
  }
  const request = endpoint.method === 'GET' ? { parameters: parameters(input) } : { requestBody: bodyOf(endpoint, input) }
  return {
    tags: [endpoint.path.split('/')[2]],
    summary: endpoint.summary,
    description: ACCESS_TEXT[endpoint.access],
    security: endpoint.access === 'public' ? [] : [{ cookie: [] }],
    ...request,
    responses: { 200: ok, default: errorResponse },
  }
}

/** The OpenAPI description of every bound endpoint, made from the contract itself. */
const describeEndpoints = (endpoints: readonly Endpoint[]) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const methods = paths[endpoint.path] ?? {}
    paths[endpoint.path] = { ...methods, [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Onhand',
      version: '1',
      description: 'Every call of Onhand, generated from its contract. Errors are always `{ error, code }`.',
    },
    paths,
    components: { securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'onhand.session_token' } } },
  }
}

/** The API's own page at /_api/docs and its JSON at /_api/docs/json. */
export const registerOpenApi = async (app: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> => {
  await app.register(async scope => {
    // Our own description stands in for the one the library would read off the routes.
    await scope.register(swagger, { mode: 'dynamic', transformObject: () => Object(describeEndpoints(endpoints)) })
    await scope.register(swaggerUi, { routePrefix: '/_api/docs', staticCSP: true, uiConfig: { tryItOutEnabled: true } })
  })
}
