import { expect, test } from 'vitest'
import { getMe, signInToDemo, signOut } from '#contract/accounts.ts'
import { createProject } from '#contract/projects.ts'
import { testApp } from '../../../test/app.ts'
import { DEMO_PEOPLE } from '../../accounts/account-service.ts'
import { upsertAccount } from '../../accounts/account-store.ts'

test('a foreign site is refused, a program without an origin and the house itself are not', async () => {
  const { person } = await testApp()
  const cleo = await person('Cleo')
  const from = async (origin: string | undefined, host = '127.0.0.1:3000') =>
    (await cleo.send('GET', getMe.path, {}, { host, ...(origin ? { origin } : {}) })).status
  expect(await from(undefined)).toBe(200)
  expect(await from('http://127.0.0.1:3000')).toBe(200)
  expect(await from('http://localhost:3000')).toBe(200)
  expect(await from('http://localhost:4000')).toBe(403)
  expect(await from('https://evil.example')).toBe(403)
  // DNS rebinding: the attacker's name points at loopback, origin and host agree with each other.
  expect(await from('http://evil.example:3000', 'evil.example:3000')).toBe(403)
  expect(await from(undefined, 'evil.example:3000')).toBe(403)
  expect(await from(undefined, 'a b')).toBe(403)
  expect(await from('null')).toBe(403)
})

test('every answer carries the strict headers', async () => {
  const { app } = await testApp()
  const { headers } = await app.http.inject('/any/page')
  expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval' 'nonce-")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('unknown calls, bodies that are no JSON and bodies that are too large are refused in the same shape', async () => {
  const { app, person } = await testApp()
  const { cookie } = await person('Cleo')
  const post = async (payload: string, type = 'application/json') => {
    const answer = await app.http.inject({ method: 'POST', url: createProject.path, payload, headers: { 'content-type': type, cookie } })
    return [answer.statusCode, answer.json().code]
  }
  expect(await post('{ this is not')).toEqual([400, 'bad_request'])
  expect(await post('a=b', 'application/x-www-form-urlencoded')).toEqual([415, 'unsupported_media_type'])
  expect(await post(JSON.stringify({ title: 'x'.repeat(300_000) }))).toEqual([413, 'payload_too_large'])
  for (const url of ['/_api/%zz', '/_api/projects/detail?projectId=%zz']) {
    const odd = await app.http.inject({ url, headers: { cookie } })
    expect([odd.statusCode, Object.keys(odd.json()).sort()]).toEqual([400, ['code', 'error']])
    expect(odd.headers['x-content-type-options']).toBe('nosniff')
  }
  const unknown = await app.http.inject('/_api/nothing/here')
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found'])
})

test('the demo signs in as its people, and logging out ends the sign-in for good', async () => {
  const { app, database, visitor } = await testApp()
  await upsertAccount(database.query, { ...DEMO_PEOPLE.expert, roles: ['client', 'expert'], emailVerified: true, isSample: true })
  const signedIn = await visitor().call(signInToDemo, { as: 'expert' })
  expect(signedIn.body).toMatchObject({ email: DEMO_PEOPLE.expert.email, roles: ['client', 'expert'], isDemo: true })
  const cookie = [signedIn.headers['set-cookie']]
    .flat()
    .map(text => String(text).split(';')[0])
    .join('; ')
  const me = () => app.http.inject({ url: getMe.path, headers: { cookie } })
  expect((await me()).json()).toMatchObject({ email: DEMO_PEOPLE.expert.email })
  await app.http.inject({ method: 'POST', url: signOut.path, payload: {}, headers: { cookie } })
  // The old cookie is worth nothing afterwards, wherever it was copied to.
  expect((await me()).statusCode).toBe(401)
  expect((await visitor().send('POST', signInToDemo.path, { as: 'root' })).error.error).toBe('as must be client, expert or admin.')
})

test('production has no demo door', async () => {
  const { visitor } = await testApp({
    environment: { ONHAND_MODE: 'production', AUTH_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://help.example' },
  })
  expect((await visitor().send('POST', signInToDemo.path, { as: 'admin' })).status).toBe(404)
})

test('health and readiness tell the truth, and metrics are for the machine itself', async () => {
  const { app, listen } = await testApp()
  expect((await app.http.inject('/_api/health')).json()).toEqual({ status: 'ok' })
  // Nothing is taken up yet: traffic sent here would wait.
  expect((await app.http.inject('/_api/ready')).statusCode).toBe(503)
  await listen()
  expect((await app.http.inject('/_api/ready')).json()).toEqual({ status: 'ready', checks: { database: 'ok', files: 'ok', queue: 'ok' } })
  expect((await app.http.inject('/metrics')).body).toContain('onhand_http_request_seconds')
  expect((await app.http.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
})

test('the API describes itself from its contract', async () => {
  const { app } = await testApp()
  const description = (await app.http.inject('/_api/docs/json')).json()
  expect(Object.keys(description.paths)).toEqual(expect.arrayContaining([createProject.path, getMe.path, '/_api/services/detail']))
  expect(description.paths[createProject.path].post.requestBody.content['application/json'].schema.properties.title.minLength).toBe(5)
  expect((await app.http.inject('/_api/docs/')).statusCode).toBe(200)
})
