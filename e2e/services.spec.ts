import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

test('a misspelt word is understood, and what was found is put in another order', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('searchbox', { name: 'Search' }).fill('thermsotat')
  await expect(page.getByText(/Showing results for thermostat/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest rate')
  await expect(page).toHaveURL(/sortBy=price-low/)
  await expectAccessible(page)
})

for (const window of [DESK, PHONE]) {
  test(`an expert creates a service, offers it, a client finds it, and it is paused and deleted, at ${window.width}`, async ({ page }) => {
    const title = `Valve check number ${window.width}`
    await page.setViewportSize(window)
    await page.request.post('/_api/demo/sign-in', { data: { as: 'expert' } })
    await page.goto('/expert/services/new')
    await page.getByLabel('Title').fill(title)
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Plumbing')
    await page.getByLabel('Description').fill('The valve under your sink is looked at through your camera.')
    await page.getByRole('combobox', { name: 'Skills' }).fill('plumb')
    await page
      .getByRole('option', { name: /^Plumbing/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Offer it now' }).click()
    await expect(page.getByText('On offer', { exact: true })).toBeVisible()
    await page.goto(`/services?q=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('link', { name: 'Edit this service' }).click()
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Delete service' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete service' }).click()
    await expect(page).toHaveURL('/expert/services')
    await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  })
}
