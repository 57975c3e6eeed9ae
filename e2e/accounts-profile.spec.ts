import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { section, signUp, stranger } from './accounts-people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

/** A picture that is red on the left and blue on the right. */
const flag = async (width: number, height: number): Promise<Buffer> => {
  const half = sharp({ create: { width: width / 2, height, channels: 3, background: '#ff0000' } }).png()
  const whole = sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
  return whole
    .composite([{ input: await half.toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer()
}

const choose = async (page: Page, button: string, buffer: Buffer, mimeType = 'image/png') => {
  const chooser = page.waitForEvent('filechooser')
  await section(page, 'Picture').getByRole('button', { name: button }).click()
  await (await chooser).setFiles({ name: 'me.png', mimeType, buffer })
}

const avatar = (page: Page) => section(page, 'Picture').locator('img')

/** What is kept, as red, green and blue in its middle. */
const colourKept = async (page: Page): Promise<number[]> => {
  const answer = await page.request.get((await avatar(page).getAttribute('src')) ?? '')
  const { data } = await sharp(await answer.body())
    .extract({ left: 126, top: 126, width: 4, height: 4 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

test('a picture is chosen, its part found with the keyboard, seen in the header, changed and removed', async ({ page }) => {
  const pam = stranger('Pam Portrait')
  await signUp(page, pam)
  await page.goto('/account')
  await choose(page, 'Add a picture', await flag(800, 400))
  const dialog = page.getByRole('dialog', { name: 'Your picture' })
  const part = dialog.getByRole('application', { name: 'The part that others see' })
  await expect(dialog.getByRole('button', { name: 'Save picture' })).toBeEnabled()
  await expectAccessible(page)
  await dialog.getByLabel('Zoom').fill('2')
  await part.focus()
  // To the left half: the picture goes to the right until it can go no further.
  for (let step = 0; step < 120; step++) await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your picture is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Account: ${pam.name}` }).locator('img')).toBeVisible()
  const [red = 0, , blue = 0] = await colourKept(page)
  expect([red > 200, blue < 60]).toEqual([true, true])
  await expectAccessible(page)

  const before = await avatar(page).getAttribute('src')
  await choose(page, 'Change picture', await flag(400, 400))
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(avatar(page)).not.toHaveAttribute('src', before ?? '')

  await section(page, 'Picture').getByRole('button', { name: 'Remove picture' }).click()
  await page.getByRole('dialog', { name: 'Remove your picture?' }).getByRole('button', { name: 'Remove picture' }).click()
  await expect(avatar(page)).toBeHidden()
  await expect(section(page, 'Picture').getByRole('button', { name: 'Add a picture' })).toBeVisible()
})

test('what is no picture is told so, and a picture is moved with the mouse on a phone-wide page', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signUp(page, stranger('Ned Narrow'))
  await page.goto('/account')
  await choose(page, 'Add a picture', Buffer.from('not a picture'), 'image/png')
  await expect(section(page, 'Picture').getByRole('alert')).toContainText('This file cannot be shown as a picture.')
  await choose(page, 'Add a picture', await flag(800, 400))
  const part = page.getByRole('application', { name: 'The part that others see' })
  const box = await part.boundingBox()
  if (!box) throw new Error('the part is not shown')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - 300, middle.y, { steps: 10 })
  await page.mouse.up()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Your picture is saved.')).toBeVisible()
  const [red = 255, , blue = 0] = await colourKept(page)
  expect([red < 60, blue > 200]).toEqual([true, true])
})

test.describe('in Lisbon', () => {
  test.use({ timezoneId: 'Europe/Lisbon' })

  test('the time zone is known from the sign-up on, and another is found by typing', async ({ page }) => {
    await signUp(page, stranger('Zoe Zone'))
    await page.goto('/account')
    const profile = section(page, 'Profile')
    const field = profile.getByRole('combobox', { name: 'Time zone' })
    await expect(field).toHaveValue('Lisbon, Europe')
    await expect(profile.getByText(/^It is .+ there now \(UTC(\+1)?\)\.$/)).toBeVisible()
    await field.fill('india')
    await expect(page.getByRole('option', { name: /Kolkata|Calcutta/ })).toBeVisible()
    await field.fill('nowhere at all')
    await expect(page.getByText('No zone is called that.', { exact: false })).toBeVisible()
    // Letter by letter, as people type.
    await field.fill('')
    await field.pressSequentially('new york')
    await expect(field).toHaveValue('new york')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('New York, America')
    await profile.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Your profile is saved.')).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue('New York, America')
    await expectAccessible(page)
  })
})
