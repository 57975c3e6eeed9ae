import { TOTP, URI } from 'otpauth'
import { expect, test } from 'vitest'
import { getMe, getSignInMethods } from '#contract/accounts.ts'
import { enableTwoFactor, signInWithEmail, signInWithProvider, signUpWithEmail, verifyEmail, verifyTotp } from '#contract/accounts-auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { type Browser, mailedToken, openBrowser } from '../../test/browser.ts'
import { type OpenIdProvider, type Person, startOpenIdProvider } from '../../test/openid-provider.ts'
import { ANA, signUp } from '../../test/signed-up.ts'
import { accountByEmail } from './account-store.ts'
import { accounts, credentials } from './account-tables.ts'

const ana: Person = { sub: 'ana-at-the-provider', email: ANA.email, email_verified: true, name: 'Ana Costa' }

const withProvider = async () => {
  const provider = await startOpenIdProvider()
  const { issuer, clientId, clientSecret } = provider
  const environment = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: 'Acme' }
  return { provider, app: await testApp({ environment }) }
}

/** Where the provider is asked to log somebody in. */
const begin = async (browser: Browser): Promise<string> => {
  const input = { provider: 'oidc' as const, callbackURL: '/projects', errorCallbackURL: '/log-in?next=%2Fprojects' }
  return (await browser.call(signInWithProvider, input)).body.url ?? ''
}

/** The whole way there and back, as a browser goes it; answers where it ends. */
const signInAt = async (provider: OpenIdProvider, browser: Browser, person: Person): Promise<string> => {
  const back = provider.logIn(await begin(browser), person)
  const answer = await browser.request('GET', `${back.pathname}${back.search}`)
  expect(answer.status).toBe(302)
  return answer.location
}

const accountsIn = ({ database }: TestApp) => database.query.select().from(accounts)

test('somebody signs in with the provider of his company, and is the same person the next time', async () => {
  const { app, provider } = await withProvider()
  const browser = openBrowser(app)
  expect((await browser.call(getSignInMethods, {})).body).toEqual({ providers: ['oidc'], oidcName: 'Acme', isDemo: true })
  expect(await signInAt(provider, browser, ana)).toBe('/projects')
  expect((await browser.call(getMe, {})).body).toMatchObject({ email: ANA.email, name: 'Ana Costa', roles: ['client'] })
  const again = openBrowser(app)
  await signInAt(provider, again, { ...ana, email: 'moved@example.com' })
  expect((await again.call(getMe, {})).body.email).toBe(ANA.email)
  expect(await accountsIn(app)).toHaveLength(1)
  expect(await app.database.query.select().from(credentials)).toMatchObject([{ accessToken: null, refreshToken: null, idToken: null }])
})

test('the provider opens an account with a password too, if both have proven the address', async () => {
  const { app, provider } = await withProvider()
  await signUp(app)
  const browser = openBrowser(app)
  await signInAt(provider, browser, ana)
  expect((await browser.call(getMe, {})).body.name).toBe('Ana')
  expect(await accountsIn(app)).toHaveLength(1)
})

test('an address that the provider does not vouch for makes no account and opens none', async () => {
  const { app, provider } = await withProvider()
  const browser = openBrowser(app)
  const unproven = { ...ana, email_verified: false }
  expect(await signInAt(provider, browser, unproven)).toBe(
    '/log-in?next=%2Fprojects&error=email_not_verified&error_description=email_not_verified',
  )
  expect(await accountsIn(app)).toEqual([])
  await signUp(app)
  await signInAt(provider, browser, unproven)
  expect((await browser.call(getMe, {})).status).toBe(401)
})

test('a provider is never linked to an account whose address nobody has proven yet', async () => {
  const { app, provider } = await withProvider()
  const stranger = openBrowser(app)
  await stranger.call(signUpWithEmail, { ...ANA, password: 'the password of eve' })
  const browser = openBrowser(app)
  expect(await signInAt(provider, browser, ana)).toContain('error=account_not_linked')
  expect((await browser.call(getMe, {})).status).toBe(401)
  expect((await stranger.call(signInWithEmail, { email: ANA.email, password: 'the password of eve' })).status).toBe(403)
  expect((await accountByEmail(app.database.query, ANA.email))?.emailVerified).toBe(false)
})

test('the second factor is asked for after a provider too', async () => {
  const { app, provider } = await withProvider()
  const owner = await signUp(app)
  const { totpURI } = (await owner.call(enableTwoFactor, { password: ANA.password })).body
  const authenticator = URI.parse(totpURI)
  if (!(authenticator instanceof TOTP)) throw new Error('the authenticator counts instead of telling the time')
  await owner.call(verifyTotp, { code: authenticator.generate() })
  const browser = openBrowser(app)
  expect(await signInAt(provider, browser, ana)).toBe('/two-factor?next=%2Fprojects')
  expect((await browser.call(getMe, {})).status).toBe(401)
  expect((await browser.call(verifyTotp, { code: '000000' })).status).toBe(400)
  expect((await browser.call(verifyTotp, { code: authenticator.generate() })).status).toBe(200)
  expect((await browser.call(getMe, {})).body.email).toBe(ANA.email)
})

test('a way back that did not begin in this browser, or was gone before, signs nobody in', async () => {
  const { app, provider } = await withProvider()
  const attacker = openBrowser(app)
  const back = provider.logIn(await begin(attacker), { ...ana, sub: 'eve', email: 'eve@example.com' })
  const victim = openBrowser(app)
  const planted = await victim.request('GET', `${back.pathname}${back.search}`)
  expect(planted.location).toMatch(/error=/)
  expect((await victim.call(getMe, {})).status).toBe(401)

  const browser = openBrowser(app)
  const own = provider.logIn(await begin(browser), ana)
  await browser.request('GET', `${own.pathname}${own.search}`)
  const replay = openBrowser(app)
  expect((await replay.request('GET', `${own.pathname}${own.search}`)).location).toMatch(/error=/)
  expect((await replay.call(getMe, {})).status).toBe(401)
})

test('after signing in nobody is sent to another site, and a provider that is not set up is refused', async () => {
  const { app } = await withProvider()
  const browser = openBrowser(app)
  for (const callbackURL of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\t/evil.example'])
    expect((await browser.call(signInWithProvider, { provider: 'oidc', callbackURL })).status).toBe(400)
  expect(await browser.call(signInWithProvider, { provider: 'google', callbackURL: '/' })).toMatchObject({
    status: 404,
    error: { error: 'Signing in with this provider is not set up here.' },
  })
})

test('somebody whose sign-up waits for its mail still gets the account by the mail', async () => {
  const { app, provider } = await withProvider()
  const browser = openBrowser(app)
  await browser.call(signUpWithEmail, ANA)
  await signInAt(provider, browser, ana)
  await browser.call(verifyEmail, { token: await mailedToken(app.database, ANA.email, '/verify-email') })
  await signInAt(provider, browser, ana)
  expect((await browser.call(getMe, {})).body.email).toBe(ANA.email)
})
