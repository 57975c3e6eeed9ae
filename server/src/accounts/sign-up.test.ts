import { expect, test } from 'vitest'
import { getMe, listDevMails } from '#contract/accounts.ts'
import { signInWithEmail, signUpWithEmail, verifyEmail } from '#contract/accounts-auth.ts'
import { testApp } from '../../test/app.ts'

test('whoever signs up proves the address by the mailed link, is signed in by it, and comes back with the password', async () => {
  const { visitor } = await testApp()
  const someone = visitor()
  const signedUp = await someone.call(signUpWithEmail, { name: 'Ana', email: 'Ana@Example.com', password: 'correct horse battery' })
  expect(signedUp).toMatchObject({ status: 200, body: { token: null } })
  const early = await someone.call(signInWithEmail, { email: 'ana@example.com', password: 'correct horse battery' })
  expect(early).toMatchObject({ status: 403, error: { code: 'forbidden' } })
  const { body: mails } = await someone.call(listDevMails, {})
  expect(mails).toHaveLength(1)
  const token = /verify-email\?token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  const verified = await someone.call(verifyEmail, { token })
  expect(verified.status).toBe(200)
  const cookie = String(verified.headers['set-cookie']).split(';')[0] ?? ''
  expect((await someone.send('GET', getMe.path, {}, { cookie })).body).toMatchObject({
    email: 'ana@example.com',
    name: 'Ana',
    roles: ['client'],
  })
  expect(await someone.call(signInWithEmail, { email: 'ana@example.com', password: 'correct horse battery' })).toMatchObject({
    status: 200,
  })
})
