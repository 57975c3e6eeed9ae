import {
  comeAsStranger,
  expectSignedIn,
  fillLogIn,
  followMail,
  logIn,
  NEW_PASSWORD,
  PASSWORD,
  signUp,
  stranger,
} from './accounts-people.ts'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, projectCards, test } from './house.ts'

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

test('a mail whose words have no space pushes nothing over another', async ({ page }) => {
  const uma = stranger('Uma Unbroken')
  await signUp(page, uma)
  // As of a project whose title is one long word.
  await page.route('**/_api/dev/mails*', async route => {
    const answer = await route.fetch()
    const mails: { subject: string }[] = await answer.json()
    await route.fulfill({ json: mails.map(mail => ({ ...mail, subject: `Confirm ${'A'.repeat(120)}` })) })
  })
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    await page.goto('/dev/mail')
    await expect(page.getByRole('heading', { name: 'Confirm AAA' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('list', { name: 'Mails' }).getByRole('button').filter({ hasText: uma.email }).first().click()
  }
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
  await expect(projectCards(page).first()).toBeVisible()

  for (const foreign of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await comeAsStranger(page)
    await page.goto(`/log-in?next=${encodeURIComponent(foreign)}`)
    await page.getByRole('button', { name: 'Continue as demo expert' }).click()
    await expect(page).toHaveURL('/')
  }
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
