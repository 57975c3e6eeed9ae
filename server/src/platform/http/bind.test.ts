import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/shared/endpoint.ts'
import type { Actor } from '../identity/actor.ts'
import { createBind } from './bind.ts'
import { translateErrors } from './errors.ts'

const account = (roles: ('client' | 'admin')[]): Actor => ({
  kind: 'account',
  accountId: '1',
  signInId: '1',
  email: 'al@example.com',
  name: 'Al',
  isEmailVerified: true,
  roles,
})

const house = (actor: Actor) => {
  const http = Fastify()
  translateErrors(http)
  // No call here brings a file.
  const take = () => Promise.reject(new Error('nothing is taken'))
  const spool = { take, sweep: async () => undefined }
  return { http, bind: createBind(http, { resolveActor: async () => actor, limitsReads: true, bound: [], spool }) }
}

const read = endpoint({
  method: 'GET',
  path: '/_api/things',
  summary: '',
  access: 'signed-in',
  input: z.object({ id: z.coerce.number() }),
  output: z.object({ id: z.number() }),
})
const forAdmins = endpoint({ ...read, path: '/_api/admin/things', access: 'admin' })

test('an endpoint without an access rule does not start, nor one bound twice', () => {
  const { bind } = house({ kind: 'visitor' })
  // What a careless definition would look like once the types are gone.
  const careless = Object.assign({ ...read }, { access: undefined }) as unknown as typeof read
  expect(() => bind(careless, async () => ({ id: 1 }))).toThrow('declares no access rule')
  bind(read, async () => ({ id: 1 }))
  expect(() => bind(read, async () => ({ id: 1 }))).toThrow('bound twice')
})

test('who may not call is told so before the input is looked at', async () => {
  const { http, bind } = house({ kind: 'visitor' })
  bind(read, async () => ({ id: 1 }))
  const answer = await http.inject('/_api/things?id=x')
  expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Please log in first.', code: 'unauthenticated' }])
})

test('only an admin passes an admin rule', async () => {
  for (const [actor, status] of [
    [account(['client']), 403],
    [account(['client', 'admin']), 200],
  ] as const) {
    const { http, bind } = house(actor)
    bind(forAdmins, async () => ({ id: 1 }))
    expect((await http.inject({ url: '/_api/admin/things?id=1', headers: { cookie: 'signed=in' } })).statusCode).toBe(status)
  }
})

test('what a handler answers beyond the contract does not leave the house', async () => {
  const { http, bind } = house(account(['client']))
  bind(read, async () => Object.assign({ id: 1 }, { passwordHash: 'secret' }))
  expect((await http.inject({ url: '/_api/things?id=1', headers: { cookie: 'signed=in' } })).json()).toEqual({ id: 1 })
})

test('an unforeseen error is told in fixed words', async () => {
  const { http, bind } = house(account(['client']))
  bind(read, async () => {
    throw new Error('the password is hunter2')
  })
  const answer = await http.inject({ url: '/_api/things?id=1', headers: { cookie: 'signed=in' } })
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('hunter2')
  expect(answer.json().code).toBe('internal')
})

const soon = endpoint({
  ...read,
  method: 'POST',
  path: '/_api/soon',
  isEnveloped: true,
  input: z.object({ at: z.date({ error: 'A date is required.' }), note: z.optional(z.string()) }),
  output: z.object({ at: z.date(), note: z.nullable(z.string()) }),
})
const AT = '2026-05-31T09:30:00.000Z'

const soonAnswered = async (payload: object) => {
  const { http, bind } = house(account(['client']))
  bind(soon, async (_actor, { at, note = null }) => ({ at, note }))
  const answer = await http.inject({ method: 'POST', url: soon.path, payload, headers: { cookie: 'signed=in' } })
  return { status: answer.statusCode, body: answer.json() }
}

test('a call in an envelope has its dates as dates at both ends', async () => {
  const { status, body } = await soonAnswered({ json: { at: AT }, meta: { values: { at: ['Date'] }, v: 1 } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ json: { at: AT, note: null }, meta: { values: { at: ['Date'] } } })
})

test('plain JSON is taken for an enveloped call too, and judged by the same rules; an error is plain', async () => {
  expect(await soonAnswered({ at: AT })).toEqual({ status: 400, body: { error: 'A date is required.', code: 'bad_request' } })
  expect(await soonAnswered({ json: { at: AT } })).toMatchObject({ status: 400, body: { error: 'A date is required.' } })
})

test.each([
  ['whose meta is no object', { json: { at: AT }, meta: 7 }],
  ['without its value', { meta: { values: {} } }],
  ['with a type that nobody knows', { json: { at: AT }, meta: { values: { at: ['Moon'] }, v: 1 } }],
  ['that reaches for a prototype', { json: { at: AT }, meta: { values: { '__proto__.polluted': ['Date'] }, v: 1 } }],
  ['that asks for gigabytes', { json: { at: 1e9 }, meta: { values: { at: [['typed-array', 'Float64Array']] }, v: 1 } }],
])('an envelope %s is refused, and told how one is written', async (_what, payload) => {
  const { status, body } = await soonAnswered(payload)
  expect([status, body.code]).toEqual([400, 'bad_request'])
  expect(body.error).toContain('This envelope cannot be opened.')
})
