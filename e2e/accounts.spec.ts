import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

const PASSWORD = 'orbit lantern walrus fog'
const NEW_PASSWORD = 'seven kettles hum at dawn'

let made = 0
/** A person of his own for each journey, also when the journeys run again on the same data. */
const stranger = (name: string) => {
  made += 1
  return { name, email: `${name.toLowerCase().replace(/\W+/g, '.')}.${Date.now()}.${made}@example.com`, password: PASSWORD }
}
type Person = ReturnType<typeof stranger>

/** The demo signs everybody in who comes for the first time; a stranger has logged out of that. */
const comeAsStranger = async (page: Page) => {
  expect((await page.request.post('/_api/sign-out', { data: {} })).ok()).toBe(true)
}

/** Opens the newest mail to somebody in the demo's mail, and follows its link. */
const followMail = async (page: Page, { email }: Person, subject: string) => {
  await page.goto('/dev/mail')
  await page
    .getByRole('list', { name: 'Mails' })
    .getByRole('button')
    .filter({ hasText: email })
    .filter({ hasText: subject })
    .first()
    .click()
  await page.getByRole('article').getByRole('link').first().click()
}

/** An account with a confirmed address, signed in. */
const signUp = async (page: Page, person: Person) => {
  await comeAsStranger(page)
  await page.goto('/sign-up')
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await followMail(page, person, 'Confirm')
  await expectSignedIn(page, person)
}

const expectSignedIn = (page: Page, { name }: Person) => expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible()

const fillLogIn = async (page: Page, { email }: Person, password = PASSWORD) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click()
}

const logIn = async (page: Page, person: Person, password = PASSWORD) => {
  await page.goto('/log-in')
  await fillLogIn(page, person, password)
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a brief that was written before there was an account is submitted with one press after signing up', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const sam = stranger('Sam Stranger')
  const brief = 'The tap in my kitchen drips day and night, and the washer below it is worn out. Please repair it this week.'
  await comeAsStranger(page)
  await page.goto('/')
  await page.getByLabel('What do you need help with?').fill(brief)
  await page.getByRole('button', { name: 'Try AI Analysis' }).click()
  await page.getByLabel('Project Title').fill('Dripping tap')
  await page.getByLabel('Client Name').fill(sam.name)
  await page.getByLabel('Client Email').fill(sam.email)
  await page.getByRole('button', { name: 'Submit for AI Analysis' }).click()

  await expect(page).toHaveURL('/sign-up?next=%2Fsubmit-project')
  await expect(page.getByText('Your brief is kept.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(sam.name)
  await expect(page.getByLabel('Email')).toHaveValue(sam.email)
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('The password must be at least 10 characters long')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(page.getByText('Strong')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await expectAccessible(page)

  // The mail is opened in a tab of its own, where nothing is remembered of this one.
  const other = await page.context().newPage()
  await page.close()
  await followMail(other, sam, 'Confirm')
  await expect(other).toHaveURL('/submit-project')
  await expect(other.getByLabel('Project Title')).toHaveValue('Dripping tap')
  await expect(other.getByLabel('Project Description')).toHaveValue(brief)
  await other.getByRole('button', { name: 'Submit for AI Analysis' }).click()
  await expect(other.getByText('Project Submitted!')).toBeVisible()
  await other.getByRole('link', { name: 'Go to Dashboard' }).click()
  await other.getByRole('link', { name: 'Dripping tap' }).click()
  await expect(other.getByRole('article').first()).toBeVisible()
})

test('a link that was used or never was says so kindly, and a new one can be had', async ({ page }) => {
  const uma = stranger('Uma Used')
  await signUp(page, uma)
  await comeAsStranger(page)
  await followMail(page, uma, 'Confirm')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await page.goto('/verify-email?token=nobody-made-this')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Email').fill(uma.email)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('If an account waits for this address to be confirmed')).toBeVisible()
})

test('who has not confirmed the address is told so at the log-in, and gets a new link there', async ({ page }) => {
  const una = stranger('Una Unconfirmed')
  await comeAsStranger(page)
  await page.goto('/sign-up')
  await page.getByLabel('Name').fill(una.name)
  await page.getByLabel('Email').fill(una.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText(una.email)).toBeVisible()
  await logIn(page, una)
  await expect(page.getByRole('alert')).toContainText('confirm')
  await page.getByRole('link', { name: 'Send me a new link' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(una.email)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'a new link is on its way' })).toBeVisible()
  await followMail(page, una, 'Confirm')
  await expectSignedIn(page, una)
})

test('a forgotten password is replaced by a mailed link; unknown addresses hear the same words', async ({ page }) => {
  const rita = stranger('Rita Reset')
  await signUp(page, rita)
  await comeAsStranger(page)
  await logIn(page, rita, 'not the password at all')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Forgot password?' }).click()
  const words = 'If there is an account with this address, a link to choose a new password is on its way to it.'
  for (const email of ['nobody.at.all@example.com', rita.email]) {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByText(words)).toBeVisible()
  }
  await expectAccessible(page)
  await followMail(page, rita, 'new password')
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change password' }).click()

  await expect(page).toHaveURL('/log-in')
  await fillLogIn(page, rita)
  await expect(page.getByRole('alert')).toBeVisible()
  await fillLogIn(page, rita, NEW_PASSWORD)
  await expectSignedIn(page, rita)

  await comeAsStranger(page)
  await followMail(page, rita, 'new password')
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send me a new link' })).toBeVisible()
})

test('the way to the log-in and back: what stood before is there after, and no address of others is followed', async ({ page }) => {
  await comeAsStranger(page)
  await page.goto('/projects')
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await page.getByRole('button', { name: 'Continue as demo client' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(page.getByRole('link', { name: /Bathroom renovation/ })).toBeVisible()

  for (const foreign of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await comeAsStranger(page)
    await page.goto(`/log-in?next=${encodeURIComponent(foreign)}`)
    await page.getByRole('button', { name: 'Continue as demo expert' }).click()
    await expect(page).toHaveURL('/')
  }
})

/** A device with a fingerprint reader that always says yes. */
const giveAuthenticator = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  })
  return (isWilling: boolean) =>
    client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isWilling }).then(() => undefined)
}

test.describe('at a host name, which passkeys need', () => {
  test.use({ baseURL: `http://localhost:${process.env['E2E_PORT'] ?? 3777}` })

  test('a passkey is added, signs in without a password, is offered in the field, and is deleted', async ({ page }) => {
    const pia = stranger('Pia Passkey')
    const setWilling = await giveAuthenticator(page)
    await signUp(page, pia)
    await page.goto('/account')
    await section(page, 'Passkeys').getByLabel('Name of the passkey').fill('My laptop')
    await section(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click()
    await expect(section(page, 'Passkeys').getByText('My laptop')).toBeVisible()
    await expectAccessible(page)

    await comeAsStranger(page)
    await setWilling(false)
    await page.goto('/log-in')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
    await setWilling(true)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expectSignedIn(page, pia)

    // Nobody presses the button: the passkey is chosen among what the browser offers to fill in.
    await comeAsStranger(page)
    await page.goto('/log-in?next=%2Faccount')
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

for (const [colorScheme, viewport] of [
  ['light', PHONE],
  ['dark', DESK],
] as const) {
  test(`every screen of accounts is accessible in ${colorScheme} at ${viewport.width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    await page.goto('/account')
    await expect(page.getByText('No passkeys yet.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await comeAsStranger(page)
    for (const path of [
      '/log-in',
      '/sign-up',
      '/verify-email',
      '/forgot-password',
      '/reset-password?token=x',
      '/two-factor',
      '/dev/mail',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })
}
