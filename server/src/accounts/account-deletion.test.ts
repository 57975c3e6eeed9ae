import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteAccount, exportAccount, getMe, signInToDemo } from '#contract/accounts.ts'
import { enableTwoFactor, signInWithEmail } from '#contract/accounts-auth.ts'
import { createProject, getProject } from '#contract/projects.ts'
import { testApp } from '../../test/app.ts'
import { mailsFor, openBrowser } from '../../test/browser.ts'
import { ANA, signUp } from '../../test/signed-up.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import { DEMO_PEOPLE } from './account-service.ts'
import { accountByEmail, upsertAccount } from './account-store.ts'
import { credentials, signIns, twoFactors } from './account-tables.ts'

const PROJECT = { title: 'A dripping tap', description: 'The kitchen tap has dripped for a week and the washer is worn.' }
const RIGHT = { email: ANA.email, password: ANA.password }

const expert = { expertEmail: ANA.email, expertName: 'Ana', title: 'Plumber', hourlyRate: 45 }

/** Somebody who has a bit of everything: a project, a claimed profile, a second factor begun. */
const settled = async () => {
  const app = await testApp()
  await app.database.query.insert(expertProfiles).values(expert)
  const browser = await signUp(app)
  const project = await browser.call(createProject, { ...PROJECT, clientName: 'Ana', clientEmail: ANA.email })
  await browser.call(enableTwoFactor, { password: ANA.password })
  return { app, browser, projectId: project.body.id }
}

test('an imported expert is claimed by proving the address', async () => {
  const { browser, app } = await settled()
  expect((await browser.call(getMe, {})).body.roles).toEqual(['client', 'expert'])
  const [profile] = await app.database.query.select().from(expertProfiles)
  expect(profile?.accountId).toBe((await accountByEmail(app.database.query, ANA.email))?.id)
})

test('the export holds what is kept, by domain, and nothing that opens a door', async () => {
  const { browser } = await settled()
  const { body } = await browser.call(exportAccount, {})
  expect(body).toMatchObject({
    accounts: { profile: { email: ANA.email, name: 'Ana' }, signIns: [{}], waysToSignIn: [{ provider: 'credential' }], passkeys: [] },
    projects: [{ title: PROJECT.title, tasks: [] }],
    experts: [{ title: 'Plumber', services: [] }],
  })
  expect(JSON.stringify(body)).not.toMatch(/token|secret|hash|backup/i)
  expect((await browser.call(exportAccount, {})).status).toBe(200)
})

test('the export is for the signed-in, and of nobody else', async () => {
  const { app } = await settled()
  expect((await openBrowser(app).call(exportAccount, {})).status).toBe(401)
  const eve = await signUp(app, { ...ANA, name: 'Eve', email: 'eve@example.com' })
  expect(JSON.stringify((await eve.call(exportAccount, {})).body)).not.toContain(ANA.email)
})

test('deleting takes everything along and ends every sign-in', async () => {
  const { app, browser, projectId } = await settled()
  const stranger = await signUp(app, { ...ANA, email: 'bo@example.com' })
  const otherBrowser = openBrowser(app)
  await otherBrowser.call(signInWithEmail, RIGHT)
  expect(await browser.call(deleteAccount, RIGHT)).toMatchObject({ status: 200, body: { isDeleted: true } })
  expect([...browser.cookies.keys()].filter(name => name.includes('session'))).toEqual([])
  for (const left of [browser, otherBrowser]) expect((await left.call(getMe, {})).status).toBe(401)
  expect((await browser.call(signInWithEmail, RIGHT)).status).toBe(401)
  expect((await stranger.call(getProject, { projectId })).status).toBe(404)
  const { query } = app.database
  expect(await query.select().from(expertProfiles)).toEqual([])
  expect(await query.select().from(twoFactors)).toEqual([])
  expect(await mailsFor(app.database, ANA.email)).toEqual([])
  const stays = (await accountByEmail(query, 'bo@example.com'))?.id ?? ''
  for (const table of [credentials, signIns]) expect(await query.select().from(table)).toMatchObject([{ userId: stays }])
})

test.each([
  ['another address', { ...RIGHT, email: 'bo@example.com' }, 'This is not the e-mail address of your account.'],
  ['no address', { ...RIGHT, email: '' }, 'Type your e-mail address to confirm'],
  ['a wrong password', { ...RIGHT, password: 'a wrong password' }, 'The password is wrong.'],
  ['no password', { email: ANA.email }, 'The password is wrong.'],
])('deleting with %s is refused, and nothing is gone', async (_what, input, error) => {
  const { app, browser } = await settled()
  await signUp(app, { ...ANA, email: 'bo@example.com' })
  expect(await browser.call(deleteAccount, input)).toMatchObject({ status: 400, error: { error } })
  expect((await browser.call(getMe, {})).status).toBe(200)
  expect(await accountByEmail(app.database.query, 'bo@example.com')).toBeDefined()
})

test('nobody who is not signed in deletes an account', async () => {
  const { app } = await settled()
  expect((await openBrowser(app).call(deleteAccount, RIGHT)).status).toBe(401)
  expect(await accountByEmail(app.database.query, ANA.email)).toBeDefined()
})

test('an account without a password is deleted by its address alone', async () => {
  const app = await testApp()
  const person = await app.person('Bo')
  await app.database.query.delete(credentials).where(eq(credentials.userId, person.accountId))
  expect((await person.call(deleteAccount, { email: person.email })).status).toBe(200)
})

test('the people of the demo stay', async () => {
  const app = await testApp()
  const account = { ...DEMO_PEOPLE.client, roles: ['client' as const], emailVerified: true, isSample: true }
  await upsertAccount(app.database.query, account)
  const browser = openBrowser(app)
  await browser.call(signInToDemo, { as: 'client' })
  expect(await browser.call(deleteAccount, { email: account.email })).toMatchObject({ status: 409, error: { code: 'conflict' } })
})
