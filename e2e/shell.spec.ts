import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, sampleProject, test } from './house.ts'

test('a visitor arrives as the demo client, becomes the expert, logs out and stays logged out', async ({ page }) => {
  await page.goto('/projects')
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible()
  await page.getByRole('button', { name: /account/i }).click()
  await expect(page.getByText('client@demo.onhand.example')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: /expert/i }).click()
  await expect(page.getByText('No Projects Yet')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /account/i }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
  await page.goto('/projects')
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
  await expect(page.getByText('No Projects Yet')).toBeHidden()
  await expectAccessible(page)
})

test('an address that leads nowhere says so, with the right status', async ({ page }) => {
  const answer = await page.goto('/no/such/place')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

// Contrast depends on the scheme and targets on the width, so each of the four is seen once.
for (const [colorScheme, viewport] of [
  ['light', PHONE],
  ['dark', DESK],
] as const) {
  test(`every screen is accessible in ${colorScheme} at ${viewport.width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    for (const path of ['/', '/submit-project', '/no/such/place', '/dev/components', '/projects']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    await (await sampleProject(page, /Bathroom renovation/)).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /Status/ })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('a page that is loaded anew begins at its top, wherever the one before was left', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('button', { name: /^Account/ }).waitFor()
  await page.evaluate(() => scrollTo(0, 600))
  await page.goto('/privacy')
  await page.getByRole('button', { name: /^Account/ }).waitFor()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('where nothing moves, a progress that is not known yet does not look like a share that is done', async ({ page }) => {
  await page.goto('/dev/components')
  const filled = (label: string) => page.getByRole('progressbar', { name: label }).locator('div').filter({ visible: true })
  await expect(filled('Progress of an upload')).toHaveCount(1)
  await expect(filled('Progress of something just begun')).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(filled('Progress of something just begun')).toHaveCount(1)
})

test('a picture that does not load leaves the initials, on a page from the server too', async ({ page }) => {
  await page.goto('/dev/components')
  const place = page.getByRole('figure').filter({ hasText: 'a picture that does not load' })
  await place.scrollIntoViewIfNeeded()
  await expect(place.getByText('J', { exact: true })).toBeVisible()
  await expect(place.locator('img')).toHaveCount(0)
})

test('the whole way to a project works by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('What do you need help with?')).toBeFocused()
  await page.keyboard.type('The socket behind the oven sparks and the breaker trips when I cook.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/submit-project')
  await page.getByLabel('Project Title').focus()
  await page.keyboard.type('Sparks behind the oven')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Project Submitted!')).toBeVisible()
})
