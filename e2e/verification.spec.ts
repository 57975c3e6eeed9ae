import type { Browser, Page } from '@playwright/test'
import { comeAsStranger, expectSignedIn, logIn, signUp, stranger } from './accounts-people.ts'
import { fillProfile } from './expert-profile.ts'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

const PDF = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n') }
// One red pixel.
const PNG = {
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==', 'base64'),
}

const shot = async (page: Page, name: string) => {
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}.png`, fullPage: true })
}

const pick = (page: Page, name: string, file = PDF) => page.getByLabel('Choose a document').setInputFiles({ name, ...file })

/** Somebody new with an expert profile, in the Verification Center. */
const becomeExpert = async (page: Page, name: string) => {
  const person = stranger(name)
  await signUp(page, person)
  await page.goto('/expert-verification')
  await expect(page.getByRole('heading', { name: 'Create Your Expert Profile' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '')
  await fillProfile(page)
  return person
}

/** What was chosen is confirmed in a dialog, by a button of the same name. */
const confirm = (admin: Page, name: string) => admin.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** An admin of the demo, in a browser of his own. */
const adminOf = async (browser: Browser, baseURL: string) => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport: DESK })
  const page = await context.newPage()
  await page.request.post('/_api/demo/sign-in', { data: { as: 'admin' } })
  return page
}

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`on ${device}, an expert goes from sign-up to verified, with an admin who asks for more first`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const tag = device.replace('a ', '')
    await page.setViewportSize(viewport)
    const person = await becomeExpert(page, `Vera ${tag}`)
    await expectAccessible(page)
    await shot(page, `expert-create-${tag}`)
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await expect(page.getByText(`Profile for ${person.name} has been saved.`)).toBeVisible()
    // What was long gives way to what is short: nobody is left at the footer.
    await expect(page.getByRole('heading', { name: 'Get Verified' })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    const next = page.getByRole('button', { name: 'Next' })
    await expect(next).toBeDisabled()
    await pick(page, 'licence.exe')
    await expect(page.getByText('Invalid file type. Accepted: pdf, doc, docx, jpg, jpeg, png')).toBeVisible()
    await pick(page, 'licence.pdf', { ...PDF, buffer: Buffer.from('MZ no pdf at all') })
    await expect(page.getByRole('list', { name: 'Documents' })).toContainText(
      'Upload failed: Invalid file type. Accepted: pdf, doc, docx, jpg, jpeg, png',
    )
    await expect(page.getByRole('list', { name: 'Documents' })).toContainText('the content is no PDF')
    await expect(page.getByRole('button', { name: 'Upload licence.pdf again' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove licence.pdf' }).click()
    await pick(page, 'licence.pdf')
    await expect(page.getByText('Successfully uploaded licence.pdf')).toBeVisible()
    await pick(page, 'passport.png', PNG)
    await page.getByLabel('What passport.png shows').selectOption('Proof of identity')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shot(page, `expert-documents-${tag}`)
    // What was uploaded outlives a reload.
    await page.reload()
    await expect(page.getByRole('list', { name: 'Documents' }).getByRole('listitem')).toHaveCount(2)
    // And is there in another tab.
    const other = await page.context().newPage()
    await other.goto('/expert-verification')
    await expect(other.getByRole('list', { name: 'Documents' }).getByRole('listitem')).toHaveCount(2)
    await other.close()
    await next.click()
    await expect(page.getByRole('heading', { name: 'Step 2 of 2: Add notes and submit' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Notes' }).fill('short')
    await page.getByRole('button', { name: 'Submit for Verification' }).click()
    await expect(page.getByText('Please provide some notes about your submission.')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await next.click()
    await page.getByRole('textbox', { name: 'Notes' }).fill('The licence is from the chamber of Lisbon.')
    await page.getByRole('button', { name: 'Submit for Verification' }).click()
    await expect(page.getByText('Verification request submitted successfully.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your Submission is in Review' })).toBeVisible()
    await shot(page, `expert-in-review-${tag}`)

    const admin = await adminOf(browser, baseURL ?? '')
    await admin.goto('/admin/verification')
    await admin.getByLabel('Search').fill(person.email)
    await admin.setViewportSize(viewport)
    await expectAccessible(admin)
    await expectNoSidewaysScroll(admin)
    await shot(admin, `admin-list-${tag}`)
    await admin.getByRole('link', { name: `Review the request of ${person.name}` }).click()
    await expect(admin.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
    await admin.getByRole('button', { name: 'View passport.png' }).click()
    await expect(admin.getByRole('img', { name: 'Proof of identity: passport.png' })).toBeVisible()
    await expect(admin.getByText('opened passport.png')).toBeVisible()
    await admin.getByLabel('Note for admins').fill('Called the chamber.')
    await admin.getByRole('button', { name: 'Add note' }).click()
    await expect(admin.getByText('wrote a note')).toBeVisible()
    await admin.getByRole('radio', { name: /Needs more info/ }).check()
    await admin.getByRole('button', { name: 'Ask for more' }).click()
    await expect(admin.getByText('Say why in at least 10 characters: the expert reads it.')).toBeVisible()
    await admin.getByLabel('Reason').fill('Please add the back of the licence.')
    await expectAccessible(admin)
    await expectNoSidewaysScroll(admin)
    await shot(admin, `admin-review-${tag}`)
    await admin.getByRole('button', { name: 'Ask for more' }).click()
    await expect(admin.getByRole('dialog', { name: `Ask ${person.name} for more?` })).toContainText('Please add the back of the licence.')
    await confirm(admin, 'Ask for more')
    await expect(admin.getByText('moved it from In review to Needs more info')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Action Required' })).toBeVisible()
    await expect(page.getByText('Please add the back of the licence.')).toBeVisible()
    await shot(page, `expert-action-${tag}`)
    await pick(page, 'back.pdf')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('textbox', { name: 'Notes' }).fill('Here is the back of it.')
    await page.getByRole('button', { name: 'Submit for Verification' }).click()
    await expect(page.getByRole('heading', { name: 'Your Submission is in Review' })).toBeVisible()

    await admin.goto('/admin/verification')
    await admin.getByLabel('Search').fill(person.email)
    await admin.getByRole('link', { name: `Review the request of ${person.name}` }).click()
    // Nobody approves what he has not opened without a word.
    await admin.getByRole('radio', { name: /Approve/ }).check()
    await admin.getByRole('button', { name: 'Approve' }).click()
    const dialog = admin.getByRole('dialog', { name: `Approve ${person.name}?` })
    await expect(dialog.getByText('Not opened by you')).toBeVisible()
    await confirm(admin, 'Approve')
    await expect(dialog.getByText('Open every document, or say in at least 20 characters why you need not.')).toBeVisible()
    await expectAccessible(admin)
    await shot(admin, `admin-approve-${tag}`)
    await dialog.getByRole('button', { name: 'Go to back.pdf' }).click()
    await expect(admin.getByRole('button', { name: 'View back.pdf' })).toBeFocused()
    // A PDF stands in the page, beside the profile.
    await admin.getByRole('button', { name: 'View back.pdf' }).click()
    await expect(admin.getByTitle(/back\.pdf$/)).toBeVisible()
    // Only what was really read is marked: closing it before it came is no opening.
    await expect(admin.getByText('opened back.pdf')).toBeVisible()
    await shot(admin, `admin-pdf-${tag}`)
    await admin.getByRole('button', { name: 'Close back.pdf' }).click()
    await admin.getByRole('button', { name: 'Approve' }).click()
    await expect(dialog.getByText('Opened by you', { exact: true })).toBeVisible()
    // The passport was handed in with the application before.
    await dialog.getByLabel('What you saw instead of a proof of identity').fill('The passport of the first application.')
    await confirm(admin, 'Approve')
    await expect(admin.getByText(`The request of ${person.name} is now: Approved.`)).toBeVisible()

    await page.goto('/dev/mail')
    await expect(page.getByText('You are a verified expert').first()).toBeVisible()
    await page.goto('/expert-verification')
    await expect(page.getByRole('heading', { name: 'You are a Verified Expert!' })).toBeVisible()
    await expectAccessible(page)
    await shot(page, `expert-verified-${tag}`)
    await page.getByRole('tab', { name: 'Status' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'History' })).toBeFocused()
    await expect(page.getByText('The reviewer wrote')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shot(page, `expert-history-${tag}`)
    await admin.context().close()
  })
}

test('two admins who decide at once: the second is told, and sees it as it is now', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  const person = await becomeExpert(page, 'Twice Asked')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await pick(page, 'licence.pdf')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('The licence is from the chamber of Lisbon.')
  await page.getByRole('button', { name: 'Submit for Verification' }).click()
  await expect(page.getByRole('heading', { name: 'Your Submission is in Review' })).toBeVisible()

  const [first, second] = [await adminOf(browser, baseURL ?? ''), await adminOf(browser, baseURL ?? '')]
  for (const admin of [first, second]) {
    await admin.goto('/admin/verification')
    await admin.getByLabel('Search').fill(person.email)
    await admin.getByRole('link', { name: `Review the request of ${person.name}` }).click()
    await admin.getByRole('radio', { name: /Approve/ }).check()
  }
  await first.getByRole('button', { name: 'Approve' }).click()
  await first.getByLabel('Why you approve without opening them').fill('I saw the licence in the office.')
  await first.getByLabel('What you saw instead of a proof of identity').fill('The passport, in a video call.')
  await confirm(first, 'Approve')
  await expect(first.getByText(`The request of ${person.name} is now: Approved.`)).toBeVisible()
  await second.getByRole('radio', { name: /Reject/ }).check()
  await second.getByLabel('Reason').fill('The licence has run out.')
  await second.getByRole('button', { name: 'Reject' }).click()
  await confirm(second, 'Reject')
  await expect(second.getByRole('alert').filter({ hasText: 'has dealt with this request meanwhile: it is approved now' })).toBeVisible()
  await second.getByRole('button', { name: 'Show it as it is now' }).click()
  await expect(second.getByText('moved it from In review to Approved')).toBeVisible()
  for (const admin of [first, second]) await admin.context().close()
})

test('what is uploaded on the phone is handed in at the desk', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(PHONE)
  const person = await becomeExpert(page, 'Two Devices')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await pick(page, 'licence.pdf')
  await page.getByLabel('What licence.pdf shows').selectOption('Licence or certificate')
  await pick(page, 'passport.png', PNG)
  await expect(page.getByText('Successfully uploaded passport.png')).toBeVisible()
  await expectNoSidewaysScroll(page)

  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce', viewport: DESK })
  const desk = await context.newPage()
  await comeAsStranger(desk)
  await logIn(desk, person)
  await expectSignedIn(desk, person)
  await desk.goto('/expert-verification')
  const documents = desk.getByRole('list', { name: 'Documents' }).getByRole('listitem')
  await expect(documents).toHaveCount(2)
  await expect(desk.getByLabel('What licence.pdf shows')).toHaveValue('licence')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Remove passport.png' }).click()
  await expect(documents).toHaveCount(1)
  await pick(desk, 'back.pdf')
  await expect(documents).toHaveCount(2)
  await desk.getByRole('button', { name: 'Next' }).click()
  await desk.getByRole('textbox', { name: 'Notes' }).fill('Both sides of the licence of Lisbon.')
  await desk.getByRole('button', { name: 'Submit for Verification' }).click()
  await expect(desk.getByRole('heading', { name: 'Your Submission is in Review' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your Submission is in Review' })).toBeVisible()
  await context.close()
})

test('an upload that the line breaks is tried again, and nothing of the half is left', async ({ page, context }) => {
  test.setTimeout(120_000)
  await becomeExpert(page, 'Broken Line')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Get Verified' })).toBeVisible()
  await context.route('**/_api/files/upload', route => route.abort('connectionreset'))
  await pick(page, 'licence.pdf')
  const list = page.getByRole('list', { name: 'Documents' })
  await expect(list).toContainText('Upload failed: The connection is lost.')
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await context.unroute('**/_api/files/upload')
  await page.getByRole('button', { name: 'Upload licence.pdf again' }).click()
  await expect(page.getByText('Successfully uploaded licence.pdf')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
})

test('who is no admin, and who is not signed in, sees no request', async ({ page }) => {
  await page.request.post('/_api/demo/sign-in', { data: { as: 'client' } })
  await page.goto('/admin/verification')
  await expect(page.getByRole('heading', { name: 'For Admins Only' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Analytics' })).toHaveCount(0)
  await page.request.post('/_api/sign-out', { data: {} })
  await page.goto('/admin/verification/1')
  await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible()
  await page.goto('/expert-verification')
  await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible()
})
