import { TOTP } from 'otpauth'
import { afterEach, expect, test } from 'vitest'
import { deleteAccount, listDevMails } from '#contract/accounts.ts'
import { enableTwoFactor, listSessions, revokeOtherSessions, revokeSession, signInWithEmail, verifyTotp } from '#contract/accounts-auth.ts'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { type Browser, openBrowser } from '../../server/test/browser.ts'
import { ANA, signUp } from '../../server/test/signed-up.ts'
import { chooseTheme } from '../src/accounts/theme.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const visitAs = (app: TestApp, browser: Browser, path = '/account') => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return visit(path, { app, by: { ...app.visitor(), cookie } })
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))

afterEach(() => chooseTheme('system'))

test('a stranger is asked to log in, and led back here', async () => {
  const app = await testApp()
  await visit('/account', { app, by: app.visitor() })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { name: 'Please log in' })).toBeTruthy()
  expect(main.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/log-in?next=%2Faccount')
})

test('a new name is in the header at once; the address is shown and stays', async () => {
  const app = await testApp()
  const { user } = await visitAs(app, await signUp(app))
  const profile = await section('Profile')
  expect(profile.getByLabelText<HTMLInputElement>('Email')).toMatchObject({ value: ANA.email, readOnly: true })
  await user.clear(profile.getByLabelText('Name'))
  await user.type(profile.getByLabelText('Name'), 'Ana Nova')
  await user.click(profile.getByRole('button', { name: 'Save profile' }))
  await screen.findByRole('button', { name: 'Account: Ana Nova' })
})

test('a new password needs the old one', async () => {
  const app = await testApp()
  const { user } = await visitAs(app, await signUp(app))
  const password = await section('Password')
  await user.type(password.getByLabelText('Current password'), 'not the password')
  await user.type(password.getByLabelText('New password'), 'seven kettles hum')
  await user.click(password.getByRole('button', { name: 'Change password' }))
  expect((await password.findByRole('alert')).textContent).toBe('The password is wrong.')
  await user.clear(password.getByLabelText('Current password'))
  await user.type(password.getByLabelText('Current password'), ANA.password)
  await user.click(password.getByRole('button', { name: 'Change password' }))
  await screen.findByText('Your password is changed. Every other browser is signed out.')
  expect((await openBrowser(app).call(signInWithEmail, { email: ANA.email, password: 'seven kettles hum' })).status).toBe(200)
})

test('two factors begin with the password, then show what the app needs as a picture and as text', async () => {
  const app = await testApp()
  const { user } = await visitAs(app, await signUp(app))
  const factors = await section('Two factors')
  await user.click(factors.getByRole('button', { name: 'Set up two factors' }))
  await user.type(factors.getByLabelText('Your password'), ANA.password)
  await user.click(factors.getByRole('button', { name: 'Continue' }))
  await factors.findByRole('img', { name: 'QR code for the authenticator app' })
  expect(factors.getByText(/^([A-Z2-7]{1,4} ?)+$/)).toBeTruthy()
  await user.type(factors.getByRole('textbox', { name: 'Code' }), '000000')
  await user.click(factors.getByRole('button', { name: 'Turn on' }))
  expect((await factors.findByRole('alert')).textContent).toBe('This code is wrong, has expired or was used already.')
})

test('new recovery codes are shown once, for the password', async () => {
  const app = await testApp()
  const browser = await signUp(app)
  const { body } = await browser.call(enableTwoFactor, { password: ANA.password })
  const secret = new URL(body.totpURI).searchParams.get('secret') ?? ''
  await browser.call(verifyTotp, { code: new TOTP({ secret }).generate() })
  const { user } = await visitAs(app, browser)
  const factors = await section('Two factors')
  await user.click(factors.getByRole('button', { name: 'New recovery codes' }))
  await user.type(factors.getByLabelText('Your password'), ANA.password)
  await user.click(factors.getByRole('button', { name: 'Make new recovery codes' }))
  const codes = within(await factors.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')
  expect(codes.map(code => code.textContent)).not.toEqual(body.backupCodes)
  await user.click(factors.getByRole('button', { name: 'I have kept them' }))
  expect(factors.queryByRole('list', { name: 'Recovery codes' })).toBeNull()
})

test('other browsers are signed out one by one or all at once', async () => {
  const app = await testApp()
  const browser = await signUp(app)
  for (let others = 0; others < 3; others += 1) await openBrowser(app).call(signInWithEmail, { email: ANA.email, password: ANA.password })
  const { user, wire } = await visitAs(app, browser)
  const browsers = await section('Signed-in browsers')
  await waitFor(() => expect(browsers.getAllByRole('listitem')).toHaveLength(4))
  await user.click(browsers.getByRole('button', { name: 'Sign out all others' }))
  await waitFor(() => expect(browsers.getAllByRole('listitem')).toHaveLength(1))
  expect([wire.count(revokeOtherSessions), wire.count(revokeSession)]).toEqual([1, 0])
  expect((await browser.call(listSessions, {})).body).toHaveLength(1)
})

test('a chosen theme is worn at once, and the system decides again when asked to', async () => {
  const app = await testApp()
  const { user } = await visitAs(app, await signUp(app))
  const theme = await section('Theme')
  await user.click(theme.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await user.click(theme.getByRole('radio', { name: 'As the system' }))
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})

test('an account is deleted only for its own address and password, and leaves nobody signed in', async () => {
  const app = await testApp()
  const { user, wire, path } = await visitAs(app, await signUp(app))
  const deletion = await section('Delete account')
  expect(deletion.getByText(/This action cannot be undone\.$/)).toBeTruthy()
  await user.click(deletion.getByRole('button', { name: 'Delete my account' }))
  await user.click(deletion.getByRole('button', { name: 'Delete for good' }))
  await deletion.findByText('Type your e-mail address to confirm')
  expect(wire.count(deleteAccount)).toBe(0)
  await user.type(deletion.getByLabelText('Your email, to confirm'), ANA.email)
  await user.type(deletion.getByLabelText('Your password'), 'not the password')
  await user.click(deletion.getByRole('button', { name: 'Delete for good' }))
  await deletion.findByRole('alert')
  await user.clear(deletion.getByLabelText('Your password'))
  await user.type(deletion.getByLabelText('Your password'), ANA.password)
  await user.click(deletion.getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(path()).toBe('/'))
  expect((await openBrowser(app).call(signInWithEmail, { email: ANA.email, password: ANA.password })).status).toBe(401)
})

test("the demo's mail shows the newest mail as text, with a link to follow", async () => {
  const app = await testApp()
  await signUp(app)
  const { wire } = await visit('/dev/mail', { app, by: app.visitor() })
  const mail = within(await screen.findByRole('article', { name: 'Confirm your e-mail address' }))
  expect(mail.getByRole('link', { name: /\/verify-email\?token=/ }).getAttribute('href')).toMatch(/^http.*\/verify-email\?token=[\w-]+$/)
  expect(wire.count(listDevMails)).toBe(1)
})
