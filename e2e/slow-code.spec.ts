import type { Page } from '@playwright/test'
import { comeAsStranger } from './accounts-people.ts'
import { expect, PHONE, test } from './house.ts'

/** Opens a page whose code stays on its way until it is let through. */
const openWithoutCode = async (page: Page, path: string) => {
  const { promise, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/assets\/main-.*\.js/, async route => {
    await promise
    await route.continue()
  })
  await page.setViewportSize(PHONE)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return letThrough
}

test('on a slow line, a brief that was typed and sent before the code came goes its way', async ({ page }) => {
  const letThrough = await openWithoutCode(page, '/')
  await page.getByLabel('What do you need help with?').fill('The tap in the kitchen drips all night.')
  await page.getByRole('button', { name: 'Try AI Analysis' }).click()
  await expect(page).toHaveURL('/')
  letThrough()
  await expect(page).toHaveURL('/submit-project')
  await expect(page.getByLabel('Project Description')).toHaveValue('The tap in the kitchen drips all night.')
})

test('on a slow line, a form with beginnings of its own keeps what was typed, and a double press sends it once', async ({ page }) => {
  const letThrough = await openWithoutCode(page, '/submit-project')
  await page.getByLabel('Project Title').fill('Tap drips on a slow line')
  await page.getByLabel('Project Description').fill('The tap in the kitchen drips all night. Please mend it.')
  await page.getByRole('button', { name: 'Submit for AI Analysis' }).dblclick()
  letThrough()
  await expect(page.getByText('Project Submitted!')).toBeVisible()
  await expect(page).toHaveURL('/projects')
  await expect(page.getByRole('link', { name: 'Tap drips on a slow line' })).toHaveCount(1)
})

test('on a slow line, a password never stands in the address, also when it is sent with Enter', async ({ page }) => {
  await comeAsStranger(page)
  const letThrough = await openWithoutCode(page, '/log-in')
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('wrong horse battery')
  await page.keyboard.press('Enter')
  letThrough()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org')
  expect(addresses.filter(address => address.includes('horse'))).toEqual([])
  await expect(page).toHaveURL('/log-in')
})

test('on a slow line, an order that was chosen before the code came is the order of the list', async ({ page }) => {
  const letThrough = await openWithoutCode(page, '/reviews')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most Helpful')
  await expect(page).toHaveURL('/reviews')
  letThrough()
  await expect(page).toHaveURL('/reviews?sortBy=helpfulness')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('helpfulness')
})

test('whoever has begun to read stays where he is when the code comes, and after loading the page again', async ({ page }) => {
  const placeOf = () => page.evaluate(() => Math.round(scrollY))
  const letThrough = await openWithoutCode(page, '/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  // Letters that come later than the page make the lines above lower by a pixel or two, with code or without.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const place = await placeOf()
  expect(place).toBeGreaterThan(PHONE.height)
  letThrough()
  await page.waitForFunction(() => performance.getEntriesByName('onhand:taken-over').length > 0)
  expect(await placeOf()).toBe(place)
  await page.reload()
  await expect.poll(placeOf).toBe(place)
})

test('when the code does not come at all, a press offers to load the page again', async ({ page }) => {
  const code = /\/assets\/main-.*\.js/
  await page.route(code, route => route.abort())
  const missed = page.waitForEvent('requestfailed')
  await page.goto('/', { waitUntil: 'load' })
  await missed
  await page.unroute(code)
  const asked = page.waitForEvent('dialog')
  const loadedAgain = page.waitForEvent('load')
  // The press waits for the answer: it is not awaited before.
  const pressed = page.getByRole('button', { name: 'Try AI Analysis' }).click()
  await (await asked).accept()
  await Promise.all([pressed, loadedAgain])
  await page.getByRole('button', { name: 'Try AI Analysis' }).click()
  await expect(page).toHaveURL('/submit-project')
})

test('a link that is pressed while the code takes over leads where it says', async ({ page }) => {
  for (const path of ['/', '/services', '/about']) {
    // As early as it can be pressed.
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'How good are estimates?' }).click()
    await expect(page).toHaveURL('/how-good-are-estimates')
    await expect(page.getByRole('region', { name: 'Task estimates' })).toBeVisible()
  }
})
