import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`on ${device}, an admin looks up what the analysts did`, async ({ page, request }) => {
    await page.setViewportSize(viewport)
    await page.request.post('/_api/demo/sign-in', { data: { as: 'admin' } })
    await page.goto('/account')
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Analyses' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Analyses' })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('Built-in analyst')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByText('The days in figures').click()
    await expect(page.getByRole('columnheader', { name: 'Cost' })).toBeVisible()
    await expectNoSidewaysScroll(page)

    await page.getByLabel('Outcome').selectOption('Failed')
    await expect(page).toHaveURL(/outcome=failed/)
    expect((await request.get('/_api/admin/analyses')).status()).toBe(401)
  })
}
