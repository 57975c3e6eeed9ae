import type { Page } from '@playwright/test'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

const CONTENT = [
  'how-it-works',
  'how-matching-ranks',
  'expert-faq',
  'become-expert',
  'trust-safety',
  'about',
  'careers',
  'contact',
  'privacy',
  'terms',
]
const PUBLIC = ['/', '/services', '/services/1', '/categories', '/how-good-are-estimates', ...CONTENT.map(slug => `/${slug}`)]

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })

test('from Home a visitor finds a service by searching, reads it, and comes back to where he was', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Browse Services' }).click()
  await expect(page).toHaveURL('/services')
  await search(page).fill('heating')
  await expect(page).toHaveURL('/services?q=heating')
  // Until what was searched for has come, the services of before stand there: one that says the word stays.
  const title = await cards(page)
    .filter({ hasText: /heating/i })
    .first()
    .getByRole('heading', { level: 2 })
    .textContent()
  await cards(page)
    .filter({ has: page.getByRole('heading', { level: 2, name: title ?? '', exact: true }) })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/services\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  // The similar services below have prices too.
  await expect(page.getByRole('complementary', { name: 'Rate and rating' }).getByText(/^\$\d+\.\d\d\/hr$/)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/services?q=heating')
  await expect(search(page)).toHaveValue('heating')
})

test('category and AR stand in the address, survive a reload, and Clear takes them away', async ({ page }) => {
  await page.goto('/services')
  const category = page.getByRole('combobox', { name: 'Category' })
  // Its name goes on with how many there are.
  const heating = await category.getByRole('option', { name: /^Heating & Cooling/ }).getAttribute('value')
  await category.selectOption(heating)
  await expect(page).toHaveURL(/\?categoryId=\d+$/)
  await page.getByRole('checkbox', { name: 'With AR help' }).check()
  await expect(page).toHaveURL(/&ar=true$/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'With AR help' })).toBeChecked()
  await expect(category.locator('option:checked')).toHaveText(/^Heating & Cooling \(\d+\)$/)
  const shown = await cards(page).count()
  expect(shown).toBeGreaterThan(0)
  await expect(cards(page).getByText('AR', { exact: true })).toHaveCount(shown)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL('/services')
  await search(page).fill('zzzzzz')
  await expect(page.getByText('No services found. Try adjusting your search or filters.')).toBeVisible()
  await expectAccessible(page)
})

test('Back keeps the place in a long list', async ({ page }) => {
  await page.goto('/services')
  await expect(cards(page).first()).toBeVisible()
  const first = await cards(page).count()
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(async () => expect(await cards(page).count()).toBeGreaterThan(first)).toPass()
  const card = cards(page).nth(first + 5)
  await card.scrollIntoViewIfNeeded()
  const title = await card.getByRole('heading').textContent()
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: title ?? '' })).toBeInViewport()
})

test('a service that does not exist is not found, for people and for machines', async ({ page }) => {
  expect((await page.goto('/services/999999'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Service Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Explore Services' }).click()
  await expect(page).toHaveURL('/services')
})

test('every link of header and footer leads to a page that is there', async ({ page, request }) => {
  await page.goto('/')
  const paths = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll(links => [...new Set(links.map(link => link.getAttribute('href') ?? ''))])
  expect(paths).toEqual(expect.arrayContaining(['/', '/services', '/categories', ...CONTENT.map(slug => `/${slug}`)]))
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
})

test('a link from Home into a page ends at the words it promised', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'How money works today' }).click()
  await expect(page).toHaveURL('/how-it-works#how-money-works')
  await expect(page.getByRole('heading', { name: 'How money works' })).toBeInViewport()
  await expect(page.getByText('no money moves through this site.')).toBeVisible()
})

test('a message to the operator is sent, and what is wrong with one is said', async ({ page }) => {
  await page.goto('/become-expert')
  await page.getByRole('main').getByRole('link', { name: 'contact form' }).click()
  await expect(page.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('Working as an expert')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('A message must be at least 10 characters long.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your name').fill('Rita Reader')
  await page.getByLabel('Your email').fill('rita@example.com')
  await page.getByLabel('Your message').fill('I repair heat pumps around Porto, at 65 dollars an hour.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page can be read, and services can be searched and paged', async ({ page }) => {
    for (const path of PUBLIC) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('status', { name: /Loading/ }), path).toHaveCount(0)
    }
    await page.goto('/services')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/\/services\?cursor=/)
    await expect(cards(page).first()).toBeVisible()
    await search(page).fill('heating')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/[?&]q=heating/)
    await expect(cards(page).first()).toBeVisible()
  })
})

test('machines find every page, what it is, and how it looks when shared', async ({ page, request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const addressesIn = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
  const pages = (await Promise.all((await addressesIn('/sitemap.xml')).map(addressesIn))).flat()
  expect(pages).toEqual(expect.arrayContaining(PUBLIC.map(path => baseURL + path)))

  for (const path of PUBLIC) {
    await page.goto(path)
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', baseURL + path)
    await expect(page.locator('meta[name=description]'), path).toHaveAttribute('content', /.{50,}/)
    const data: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data, path).toMatchObject({ '@context': 'https://schema.org' })
  }
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  for (const file of [picture ?? '', '/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png', '/icons/maskable-512.png'])
    expect((await request.get(file)).status(), file).toBe(200)
})

// Contrast depends on the scheme and targets on the width: each scheme and each width once.
for (const [colorScheme, viewport] of [
  ['light', PHONE],
  ['dark', DESK],
] as const) {
  test(`what a visitor reads is accessible in ${colorScheme} at ${viewport.width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    for (const path of ['/', '/services', '/services/1', '/categories', '/how-it-works', '/contact', '/services/999999']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })
}

test('Home asks the server for nothing that its page did not bring', async ({ page }) => {
  const calls: string[] = []
  // The bell and the calls of a session are no part of the page: they come when the browser is idle, and ask what is unread and who calls.
  const comesLater = /_api\/(notifications\/|ar\/sessions\?status=active)/
  const isOfPage = (url: string) => url.includes('/_api/') && !comesLater.test(url)
  page.on('request', request => isOfPage(request.url()) && calls.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})
