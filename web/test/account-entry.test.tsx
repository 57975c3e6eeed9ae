import { afterEach, expect, test, vi } from 'vitest'
import { requestPasswordReset, signInWithEmail, signUpWithEmail } from '#contract/accounts-auth.ts'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { type Browser, mailedToken, mailsFor, openBrowser } from '../../server/test/browser.ts'
import { ANA, signUp } from '../../server/test/signed-up.ts'
import { briefDraft } from '../src/projects/brief-draft.ts'
import { screen, visit, waitFor, within } from './render.tsx'

/** Opens a page in a browser that keeps what signs it in. */
const visitIn = async (browser: Browser, app: TestApp, path: string) => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const fetchInBrowser = async (url: string, init: RequestInit = {}) => {
    const body: unknown = init.method === 'POST' ? JSON.parse(String(init.body)) : undefined
    const answer = await browser.request(init.method === 'POST' ? 'POST' : 'GET', url, body)
    return new Response(answer.text, { status: answer.status })
  }
  const by = { ...app.visitor(), cookie }
  return visit(path, { app, by, before: () => void vi.stubGlobal('fetch', fetchInBrowser) })
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const pressIn = (name: string) => within(screen.getByRole('main')).getByRole('button', { name })
const alertText = async () => (await screen.findByRole('alert')).textContent

afterEach(() => {
  briefDraft.clear()
  localStorage.clear()
  sessionStorage.clear()
})

test('an empty log-in says what is missing, and nothing is sent', async () => {
  const app = await testApp()
  const { user, wire } = await visit('/log-in', { app, by: app.visitor() })
  await user.click(pressIn('Log In'))
  await screen.findByText('Invalid email address')
  expect(screen.getByText('Your password is needed')).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
  expect(wire.count(signInWithEmail)).toBe(0)
})

test("a wrong password is told in the server's words, the focus is on them, and the password is kept nowhere", async () => {
  const app = await testApp()
  await signUp(app)
  const browser = openBrowser(app)
  const { user, address } = await visitIn(browser, app, '/log-in')
  await user.type(field('Email'), ANA.email)
  await user.type(field('Password'), 'not the password')
  await user.click(pressIn('Log In'))
  expect(await alertText()).toBe('The e-mail address or the password is wrong.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, address()])).not.toContain('not the password')
})

test('the right password leads where the person wanted to go, and the header knows him', async () => {
  const app = await testApp()
  await signUp(app)
  const { user, path } = await visitIn(openBrowser(app), app, '/log-in?next=%2Fprojects')
  await user.type(field('Email'), ANA.email)
  await user.type(field('Password'), ANA.password)
  await user.click(pressIn('Log In'))
  await screen.findByRole('button', { name: 'Account: Ana' })
  await waitFor(() => expect(path()).toBe('/projects'))
})

test('what is typed as a password can be looked at, and goes back to dots', async () => {
  const app = await testApp()
  const { user } = await visit('/log-in', { app, by: app.visitor() })
  const show = screen.getByRole('button', { name: 'Show password' })
  expect(field('Password').type).toBe('password')
  await user.click(show)
  expect([field('Password').type, show.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  await user.click(show)
  expect(field('Password').type).toBe('password')
})

test('only the providers that the operator has set up are offered', async () => {
  const none = await testApp()
  await visit('/log-in', { app: none, by: none.visitor() })
  const some = await testApp({ environment: { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' } })
  await visit('/log-in', { app: some, by: some.visitor() })
  await screen.findByRole('button', { name: 'Continue with GitHub' })
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
})

test('a brief from before the account fills the sign-up, and is in the form when the mailed link is opened', async () => {
  const app = await testApp()
  briefDraft.save({ title: 'Boiler knocks', description: 'It knocks when the heating starts.', clientName: 'Ana', clientEmail: ANA.email })
  const browser = openBrowser(app)
  const { user } = await visitIn(browser, app, '/sign-up?next=%2Fsubmit-project')
  expect([field('Name').value, field('Email').value]).toEqual(['Ana', ANA.email])
  await user.type(field('Password'), 'short')
  await user.click(pressIn('Sign Up'))
  await screen.findByText('The password must be at least 10 characters long')
  await user.clear(field('Password'))
  await user.type(field('Password'), ANA.password)
  await user.click(pressIn('Sign Up'))
  await screen.findByRole('heading', { name: 'Check your mail' })
  expect(screen.getByText(ANA.email)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read it here' }).getAttribute('href')).toBe('/dev/mail')

  // The mailed link opens another tab: of this one only the browser's own storage is left.
  sessionStorage.clear()
  const token = await mailedToken(app.database, ANA.email, '/verify-email')
  const { path } = await visitIn(browser, app, `/verify-email?token=${token}`)
  await screen.findByRole('heading', { name: 'Submit a Project' })
  expect(path()).toBe('/submit-project')
  await screen.findByRole('button', { name: 'Account: Ana' })
  expect(field('Project Title').value).toBe('Boiler knocks')
  expect(field('Client Email').value).toBe(ANA.email)
})

test('a link that is worth nothing says so, and a new one can be asked for', async () => {
  const app = await testApp()
  await openBrowser(app).call(signUpWithEmail, ANA)
  const { user } = await visitIn(openBrowser(app), app, '/verify-email?token=made-up')
  expect(await alertText()).toContain('used already, has expired')
  await user.type(field('Email'), ANA.email)
  await user.click(pressIn('Send the link again'))
  await screen.findByText(/^If an account waits for this address/)
  await waitFor(async () => expect(await mailsFor(app.database, ANA.email)).toHaveLength(2))
})

test('who forgot the password hears the same for every address', async () => {
  const app = await testApp()
  await signUp(app)
  for (const email of [ANA.email, 'nobody@example.com']) {
    const { user, wire } = await visit('/forgot-password', { app, by: app.visitor() })
    await user.type(field('Email'), email)
    await user.click(pressIn('Send me a link'))
    await screen.findByText('If there is an account with this address, a link to choose a new password is on its way to it.')
    expect(wire.count(requestPasswordReset)).toBe(1)
  }
})

test('a reset link changes the password once; the second time the page says why not, and what to do', async () => {
  const app = await testApp()
  await signUp(app)
  const browser = openBrowser(app)
  await browser.call(requestPasswordReset, { email: ANA.email })
  const token = await mailedToken(app.database, ANA.email, '/reset-password')
  const choose = async () => {
    const visited = await visitIn(browser, app, `/reset-password?token=${token}`)
    await visited.user.type(field('New password'), 'seven kettles hum')
    await visited.user.click(pressIn('Change password'))
    return visited
  }
  const { path } = await choose()
  await screen.findByRole('heading', { name: 'Log In' })
  expect(path()).toBe('/log-in')
  expect((await browser.call(signInWithEmail, { email: ANA.email, password: 'seven kettles hum' })).status).toBe(200)
  await choose()
  expect(await alertText()).toContain('used already, has expired')
  expect(screen.getByRole('link', { name: 'Send me a new link' }).getAttribute('href')).toBe('/forgot-password')
})
