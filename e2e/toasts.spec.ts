import type { Page } from '@playwright/test'
import { expect, test } from './house.ts'

const CODE = /\/assets\/toaster-/

/** A page with reviews, seen by somebody who may vote and has touched nothing yet. */
const openReviews = async (page: Page) => {
  expect((await page.request.post('/_api/demo/sign-in', { data: { as: 'expert' } })).ok()).toBe(true)
  await page.goto('/services/20')
  return page.getByRole('button', { name: 'Helpful', exact: true }).and(page.locator(':enabled')).first()
}
const toldOf = (page: Page) => page.locator('[data-sonner-toaster]').getByText('Failed to update: ')
const looksLikeAToast = async (page: Page) => {
  await expect(toldOf(page)).toBeVisible()
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
}

test('what fails without a network is said though nothing was said before', async ({ page, context }) => {
  const arrived = page.waitForEvent('requestfinished', request => CODE.test(request.url()) && request.url().endsWith('.js'))
  const thumb = await openReviews(page)
  await arrived
  // And what it brings along.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await thumb.click()
  await looksLikeAToast(page)
  await expect(toldOf(page)).not.toContainText('import')
})

test('a word that could not be shown because its code did not arrive is shown when the line is back', async ({ page, context }) => {
  await page.route(CODE, route => route.abort())
  const missed = page.waitForEvent('requestfailed', request => CODE.test(request.url()))
  const thumb = await openReviews(page)
  await missed
  await context.setOffline(true)
  await thumb.click()
  await expect(page.getByText(/offline/i).first()).toBeVisible()
  await expect(toldOf(page)).toHaveCount(0)
  await page.unroute(CODE)
  await context.setOffline(false)
  await looksLikeAToast(page)
})
