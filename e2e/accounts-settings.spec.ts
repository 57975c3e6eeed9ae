import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { comeAsStranger, expectSignedIn, fillLogIn, logIn, NEW_PASSWORD, PASSWORD, section, signUp, stranger } from './accounts-people.ts'
import { expect, expectAccessible, test } from './house.ts'

/** A device with a fingerprint reader that always says yes. */
const giveAuthenticator = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  })
}

test.describe('at a host name, which passkeys need', () => {
  test.use({ baseURL: async ({ baseURL }, use) => use(baseURL && Object.assign(new URL(baseURL), { hostname: 'localhost' }).origin) })

  test('a passkey is added, signs in without a password, is offered in the field, and is deleted', async ({ page }) => {
    const pia = stranger('Pia Passkey')
    await giveAuthenticator(page)
    await signUp(page, pia)
    await page.goto('/account')
    await section(page, 'Passkeys').getByLabel('Name of the passkey').fill('My laptop')
    await section(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click()
    await expect(section(page, 'Passkeys').getByText('My laptop')).toBeVisible()
    await expectAccessible(page)

    // Nobody presses the button: the passkey is chosen among what the browser offers to fill in.
    await comeAsStranger(page)
    await page.goto('/log-in?next=%2Faccount')
    await expectSignedIn(page, pia)
    await expect(page).toHaveURL('/account')

    // A browser that offers nothing to fill in: else the offer might be quicker than the press.
    await comeAsStranger(page)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    await page.goto('/log-in?next=%2Faccount')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expectSignedIn(page, pia)
    await expect(page).toHaveURL('/account')

    await page.getByRole('button', { name: 'Delete My laptop' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete passkey' }).click()
    await expect(section(page, 'Passkeys').getByText('No passkeys yet.')).toBeVisible()
  })
})

test('two factors: set up with an app, asked for at the log-in, passed with a code or once with a recovery code, turned off', async ({
  page,
}) => {
  const tom = stranger('Tom Twofold')
  await signUp(page, tom)
  await page.goto('/account')
  const settings = section(page, 'Two factors')
  await settings.getByRole('button', { name: 'Set up two factors' }).click()
  await settings.getByLabel('Your password', { exact: true }).fill('not the password at all')
  await settings.getByRole('button', { name: 'Continue' }).click()
  await expect(settings.getByRole('alert')).toBeVisible()
  await settings.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await settings.getByRole('button', { name: 'Continue' }).click()
  await expect(settings.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const app = new TOTP({ secret: ((await settings.locator('code').textContent()) ?? '').replaceAll(' ', '') })
  await settings.getByRole('textbox', { name: 'Code' }).fill(app.generate())
  await settings.getByRole('button', { name: 'Turn on' }).click()
  await expect(settings.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused()
  const codes = await settings.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
  expect(codes.length).toBeGreaterThanOrEqual(8)
  const download = page.waitForEvent('download')
  await settings.getByRole('button', { name: 'Download' }).click()
  expect((await readFile(await (await download).path(), 'utf8')).trim().split('\n')).toEqual(codes)
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'I have kept them' }).click()
  await expect(settings.getByText('On', { exact: true })).toBeVisible()

  await comeAsStranger(page)
  await page.goto('/log-in?next=%2Faccount')
  await fillLogIn(page, tom)
  await expect(page).toHaveURL('/two-factor?next=%2Faccount')
  await expectAccessible(page)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/account')

  await comeAsStranger(page)
  await logIn(page, tom)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Use the code of your app' }).click()
  await page.getByLabel('Code').fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expectSignedIn(page, tom)

  await page.goto('/account')
  await settings.getByRole('button', { name: 'Turn off' }).click()
  await settings.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await settings.getByRole('button', { name: 'Turn off two factors' }).click()
  await expect(settings.getByRole('button', { name: 'Set up two factors' })).toBeVisible()
})

test('signed-in browsers are listed, and each can be signed out from here', async ({ page, browser, baseURL }) => {
  const vera = stranger('Vera Visitor')
  await signUp(page, vera)
  const phone = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  })
  const onPhone = await phone.newPage()
  await comeAsStranger(onPhone)
  await logIn(onPhone, vera)
  await expectSignedIn(onPhone, vera)

  await page.goto('/account')
  const rows = section(page, 'Signed-in browsers').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Chrome on Linux' })).toHaveCount(1)
  await expectAccessible(page)
  await expect(page.getByText('This browser', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
  await expect(rows).toHaveCount(1)
  await onPhone.goto('/projects')
  await expect(onPhone.getByRole('heading', { name: 'Please log in' })).toBeVisible()
  await phone.close()
  await expectSignedIn(page, vera)
})

test('name and password are changed, and the theme is kept for this browser', async ({ page }) => {
  const nora = stranger('Nora Newname')
  await signUp(page, nora)
  await page.goto('/account')
  await section(page, 'Profile').getByLabel('Name').fill('Nora Married')
  await section(page, 'Profile').getByRole('button', { name: 'Save profile' }).click()
  await expectSignedIn(page, { ...nora, name: 'Nora Married' })
  await section(page, 'Password').getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await section(page, 'Password').getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await section(page, 'Password').getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.').first()).toBeVisible()

  await page.getByLabel('Dark').check()
  await page.reload()
  await expect(page.getByLabel('Dark')).toBeChecked()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expectAccessible(page)
  await comeAsStranger(page)
  await logIn(page, nora, NEW_PASSWORD)
  await expectSignedIn(page, { ...nora, name: 'Nora Married' })
})

test('everything that is kept can be taken along, and the account be deleted', async ({ page }) => {
  const dan = stranger('Dan Departing')
  await signUp(page, dan)
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await expect(page).toHaveURL('/account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('onhand-account.json')
  expect(await readFile(await file.path(), 'utf8')).toContain(dan.email)

  const deletion = section(page, 'Delete account')
  await deletion.getByRole('button', { name: 'Delete my account' }).click()
  await deletion.getByLabel('Your email, to confirm').fill('somebody.else@example.com')
  await deletion.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await deletion.getByRole('button', { name: 'Delete for good' }).click()
  await expect(deletion.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await deletion.getByLabel('Your email, to confirm').fill(dan.email)
  await deletion.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible()
  await logIn(page, dan)
  await expect(page.getByRole('alert')).toBeVisible()
})
