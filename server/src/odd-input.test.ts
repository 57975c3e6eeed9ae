import { expect, test } from 'vitest'
import * as auth from '#contract/accounts-auth.ts'
import { accessWorld } from '../test/access/access-world.ts'
import { endpoints } from '../test/access/endpoints.ts'
import { statusFor } from '../test/access/status-for.ts'

/** What no column holds: the null character, and one more than the largest key. */
const ODD = ['a\u0000b', '2147483648']

test('no call that reads breaks on what a database cannot hold, wherever it stands', async () => {
  const world = await accessWorld()
  const { client, admin } = world.callers
  const broken: string[] = []
  for (const [name, endpoint] of [...(await endpoints()), ['verifyEmail', auth.verifyEmail] as const]) {
    const fields = 'shape' in endpoint.input ? Object.keys(Object(endpoint.input.shape)) : []
    for (const field of endpoint.method === 'GET' ? fields : []) {
      for (const odd of ODD) {
        for (const caller of [client, admin])
          if ((await statusFor(world, endpoint, { [field]: odd }, caller)) >= 500)
            broken.push(`${name} with ${field} ${JSON.stringify(odd)}`)
      }
    }
  }
  expect([...new Set(broken)]).toEqual([])
})

test('a link with a null character is worthless, as any other that was not mailed', async () => {
  const { app, callers } = await accessWorld()
  const answers = [
    await app.app.http.inject({ url: auth.verifyEmail.path, query: { token: 'a\u0000b' } }),
    await app.app.http.inject({
      method: 'POST',
      url: auth.resetPassword.path,
      payload: { newPassword: 'correct horse battery', token: 'a\u0000b' },
      headers: callers.visitor.cookie ? { cookie: callers.visitor.cookie } : {},
    }),
  ]
  expect(answers.map(answer => answer.statusCode)).toEqual([400, 400])
})
