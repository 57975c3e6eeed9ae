import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, sampleProject, test } from './house.ts'

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`on ${device}, anybody reads how good estimates were`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'How good are estimates?' }).click()
    await expect(page.getByRole('region', { name: 'Task estimates' })).toBeVisible()
    await expect(page.getByRole('main').getByText(/^Sample data: .* made up/)).toBeVisible()
    await expect(page.getByRole('img', { name: /^Estimated hours against the hours it took/ })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('a missing number is added to the brief where the plan asks for it, and the total narrows', async ({ page }) => {
  await page.goto('/submit-project')
  await page.getByLabel('Project Title').fill('New windows for the house')
  await page.getByLabel('Project Description').fill('We want the old windows of our house replaced by double glazing.')
  await page.getByRole('button', { name: 'Submit for AI Analysis' }).click()
  await expect(page).toHaveURL('/projects')
  await page.getByRole('link', { name: 'New windows for the house' }).first().click()
  const advice = page.getByRole('region', { name: 'What would narrow it' })
  await expect(advice.getByText(/^Knowing how many windows there are would narrow the total most/)).toBeVisible()
  await expectAccessible(page)
  await advice.getByLabel('How many windows are there?').fill('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('There are 12 windows.').first()).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/how many windows there are/)).toHaveCount(0)
})

test('what a task took is recorded with the keyboard, removed and put back', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/projects')
  await (await sampleProject(page, /^Packaging line stops/)).click()
  const record = page.getByRole('button', { name: /^Record hours taken for/ }).first()
  const title = ((await record.getAttribute('aria-label')) ?? '').replace('Record hours taken for ', '')
  const card = page.getByRole('article', { name: title })
  await record.focus()
  await page.keyboard.press('Enter')
  await expect(card.getByLabel('Hours it really took')).toBeFocused()
  await page.keyboard.type('3.5')
  await page.keyboard.press('Enter')
  await expect(card.getByText('Took 3.5 h')).toBeVisible()
  await expect(card.getByRole('button', { name: /^Change hours/ })).toBeFocused()
  await expectAccessible(page)
  await card.getByRole('button', { name: /^Remove hours/ }).click()
  await expect(record).toBeFocused()
  await card.getByRole('button', { name: 'Undo: 3.5 h' }).click()
  await expect(card.getByText('Took 3.5 h')).toBeVisible()
  await page.reload()
  await expect(card.getByText('Took 3.5 h')).toBeVisible()
})
