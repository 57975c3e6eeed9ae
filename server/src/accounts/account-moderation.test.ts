import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import { signInWithEmail } from '#contract/accounts-auth.ts'
import { changeRole, listAccounts, listAuditEntries, restoreAccount, suspendAccount } from '#contract/accounts-moderation.ts'
import { type Caller, eventually, testApp } from '../../test/app.ts'
import { openBrowser } from '../../test/browser.ts'
import { ANA, signUp } from '../../test/signed-up.ts'
import { mails } from '../platform/mail/mail-tables.ts'
import { accountByEmail } from './account-store.ts'
import { accounts } from './account-tables.ts'

const REASON = 'Offers what he does not do.'

const house = async () => {
  const app = await testApp()
  const [ada, bo] = [await app.person('Ada', ['client', 'admin']), await app.person('Bo')]
  return { app, ada, bo }
}

test('a role is given and taken away, counts at once, and stands in the audit', async () => {
  const { ada, bo } = await house()
  const change = (isGranted: boolean) => ada.call(changeRole, { accountId: bo.accountId, role: 'admin', isGranted })
  expect((await change(true)).body.roles).toEqual(['client', 'admin'])
  expect((await bo.call(listAccounts, {})).status).toBe(200)
  expect((await change(true)).error.error).toBe('Bo has this role already.')
  expect((await change(false)).body.roles).toEqual(['client'])
  expect((await bo.call(listAccounts, {})).status).toBe(403)
  expect((await ada.call(listAuditEntries, {})).body).toMatchObject([
    { by: 'Ada', action: 'role-revoked', about: 'Bo', detail: { role: 'admin' } },
    { by: 'Ada', action: 'role-granted', about: 'Bo', detail: { role: 'admin' } },
  ])
})

test('who has not confirmed the address becomes no admin', async () => {
  const { app, ada, bo } = await house()
  await app.database.query.update(accounts).set({ emailVerified: false }).where(eq(accounts.id, bo.accountId))
  expect((await ada.call(changeRole, { accountId: bo.accountId, role: 'admin', isGranted: true })).status).toBe(409)
})

test('a suspension ends every sign-in, lets nobody in until it is taken back, and tells why by mail', async () => {
  const { app, ada } = await house()
  const ana = await signUp(app)
  const accountId = (await accountByEmail(app.database.query, ANA.email))?.id ?? ''
  await app.database.query.update(accounts).set({ emailVerified: true }).where(eq(accounts.id, accountId))
  expect((await ada.call(suspendAccount, { accountId, reason: REASON })).body.suspensionReason).toBe(REASON)
  expect((await ana.call(getMe, {})).status).toBe(401)
  const again = await openBrowser(app).call(signInWithEmail, { email: ANA.email, password: ANA.password })
  expect([again.status, again.error.error]).toEqual([403, expect.stringContaining('This account is suspended.')])
  await app.listen()
  await eventually(async () =>
    (await app.database.query.select().from(mails)).some(({ subject }) => subject === 'Your account is suspended'),
  )
  expect((await ada.call(listAccounts, { show: 'suspended' })).body.map(({ name }) => name)).toEqual(['Ana'])
  expect((await ada.call(suspendAccount, { accountId, reason: REASON })).status).toBe(409)
  expect((await ada.call(restoreAccount, { accountId })).body.suspendedAt).toBeNull()
  expect((await ada.call(restoreAccount, { accountId })).status).toBe(409)
  expect((await openBrowser(app).call(signInWithEmail, { email: ANA.email, password: ANA.password })).status).toBe(200)
})

test('accounts are found by name, address and role, a page at a time', async () => {
  const { app, ada } = await house()
  await app.person('Cleo 100%', ['client', 'expert'])
  const names = async (input: Parameters<typeof ada.call<typeof listAccounts>>[1]) =>
    (await ada.call(listAccounts, input)).body.map(({ name }) => name)
  expect(await names({})).toEqual(['Cleo 100%', 'Bo', 'Ada'])
  expect(await names({ q: 'bo@example' })).toEqual(['Bo'])
  expect(await names({ q: '%' })).toEqual(['Cleo 100%'])
  expect(await names({ show: 'expert' })).toEqual(['Cleo 100%'])
  const first = await ada.call(listAccounts, { limit: 2 })
  expect(await names({ limit: 2, cursor: String(first.headers['x-next-cursor']) })).toEqual(['Ada'])
})

test('nobody moderates himself, what is not there is told, and all of it is for admins', async () => {
  const { app, ada, bo } = await house()
  const own = await ada.call(changeRole, { accountId: ada.accountId, role: 'admin', isGranted: false })
  expect([own.status, own.error.error]).toEqual([403, 'This is your own account: another admin does that.'])
  expect((await ada.call(suspendAccount, { accountId: ada.accountId, reason: REASON })).status).toBe(403)
  expect((await ada.call(suspendAccount, { accountId: bo.accountId, reason: 'no' })).error.error).toContain('Say why in at least 10')
  expect((await ada.call(restoreAccount, { accountId: '00000000-0000-7000-8000-000000000000' })).status).toBe(404)
  const calls = (who: Caller) =>
    Promise.all([
      who.call(listAccounts, {}),
      who.call(listAuditEntries, {}),
      who.call(changeRole, { accountId: ada.accountId, role: 'admin', isGranted: false }),
      who.call(suspendAccount, { accountId: ada.accountId, reason: REASON }),
      who.call(restoreAccount, { accountId: ada.accountId }),
    ])
  expect((await calls(bo)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect((await calls(app.visitor())).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
})
