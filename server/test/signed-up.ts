import { signUpWithEmail, verifyEmail } from '#contract/accounts-auth.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import type { TestApp } from './app.ts'
import { type Browser, mailedToken, openBrowser } from './browser.ts'

export const ANA = { name: 'Ana', email: 'ana@example.com', password: 'correct horse battery' }

/** Somebody who signed up and proved the address, in the browser where he did. */
export const signUp = async (app: TestApp, person: InputOf<typeof signUpWithEmail> = ANA): Promise<Browser> => {
  const browser = openBrowser(app)
  await browser.call(signUpWithEmail, person)
  await browser.call(verifyEmail, { token: await mailedToken(app.database, person.email, '/verify-email') })
  return browser
}
