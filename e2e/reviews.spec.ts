import type { Browser, Page } from '@playwright/test'
import { signUp, stranger } from './accounts-people.ts'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

const become = async (page: Page, as: 'client' | 'expert') =>
  expect((await page.request.post('/_api/demo/sign-in', { data: { as } })).ok()).toBe(true)

const openAs = async (browser: Browser) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: DESK })
  return { context, page: await context.newPage() }
}

test('work for which an expert was hired is reviewed, the expert responds, and three accounts vote at once', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await become(page, 'client')
  // What the demo's client has had done already.
  const projects = await (await page.request.get('/_api/projects?limit=100')).json()
  const done = projects.filter((project: { status: string }) => project.status === 'completed').reverse()
  const review = page.getByRole('button', { name: /^Review / }).first()
  // Other journeys complete projects too, not all of them with somebody to review.
  for (const { id } of done) {
    await page.goto(`/projects/${id}/hiring`)
    await page.waitForLoadState('networkidle')
    if (await review.isVisible()) break
  }
  await review.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('slider', { name: 'Rating' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  const title = `Tiles without a single crack ${Date.now()}`
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Your review').fill('Came when he said, did what he said, and left the flat clean.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('Review submitted successfully!')).toBeVisible()

  await page.goto(`/reviews?search=${encodeURIComponent(title)}`)
  const card = (of: Page) => of.getByRole('article').filter({ hasText: title })
  await expect(card(page).getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Helpful', exact: true })).toBeDisabled()

  const voters = []
  for (const name of ['Vera Voter', 'Viktor Voter', 'Vida Voter']) {
    const { context, page: own } = await openAs(browser)
    await own.goto('/')
    await signUp(own, stranger(name))
    await own.goto(`/reviews?search=${encodeURIComponent(title)}`)
    await expect(card(own)).toBeVisible()
    voters.push({ context, own })
  }
  await Promise.all(voters.map(({ own }) => card(own).getByRole('button', { name: 'Helpful', exact: true }).click()))
  for (const { own } of voters)
    await expect(card(own).getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => {
      await page.reload()
      return card(page).getByText('3 found it helpful').count()
    })
    .toBe(1)
  // Pressed again, a vote is taken back.
  const [first] = voters
  if (first) {
    const answered = first.own.waitForResponse('**/_api/reviews/helpfulness/take-back')
    await card(first.own).getByRole('button', { name: 'Helpful', exact: true }).click()
    await answered
    await expect(card(first.own).getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute('aria-pressed', 'false')
    await first.own.reload()
    await expect(card(first.own).getByText('2 found it helpful')).toBeVisible()
  }
  for (const { context } of voters) await context.close()
})

test('an expert answers a review of his, by keyboard', async ({ page }) => {
  await page.setViewportSize(DESK)
  await page.goto('/')
  await become(page, 'expert')
  await page.goto('/reviews?search=Eli+Expert')
  const respond = page.getByRole('button', { name: 'Respond' }).first()
  await respond.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Respond to Review' })
  await dialog.getByPlaceholder('Write your response...').focus()
  await page.keyboard.type('Thank you, it was a pleasure.')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Submit Response' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Response posted successfully!')).toBeVisible()
  // The dialog goes a moment after the toast comes, and what was typed stands in it until then.
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Thank you, it was a pleasure.')).toBeVisible()
})

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`on ${device} all reviews and those of a service are read, sorted and paged`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/reviews')
    await expect(page.getByRole('heading', { name: 'Platform Stats' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('helpfulness')
    await expect(page).toHaveURL('/reviews?sortBy=helpfulness')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(5)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const [service] = await (await page.request.get('/_api/services')).json()
    await page.goto(`/services/${service.id}`)
    await expect(page.getByRole('heading', { name: new RegExp(`^${service.reviewsCount} Reviews?$`) })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}
