import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

/** A checksum as PNG wants it. */
const crcOf = (bytes: Buffer): number => {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  return ~crc >>> 0
}
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crcOf(body))
  return Buffer.concat([length, body, crc])
}

/** A black picture of these pixels. */
const picture = (name: string, width: number, height: number) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((width + 1) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const buffer = Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
  return { name, mimeType: 'image/png', buffer }
}

const add = async (page: Page, file: ReturnType<typeof picture>, count: number) => {
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('textbox', { name: /^What picture \d shows$/ })).toHaveCount(count)
}

test('a word that was meant as it was typed is searched for so', async ({ page }) => {
  await page.goto('/services?q=electrican')
  await expect(page.getByText(/Showing results for electrician/)).toBeVisible()
  await expect(
    page
      .getByText('Master Electrician')
      .or(page.getByRole('link', { name: 'Find out why the breaker trips' }))
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Search instead for electrican' }).click()
  await expect(page).toHaveURL(/exact=true/)
  await expect(page.getByText('No services found. Try adjusting your search or filters.')).toBeVisible()
})

test('an expert’s text is kept when he leaves; two tabs that change pictures do not undo each other', async ({ page, context }) => {
  await page.request.post('/_api/demo/sign-in', { data: { as: 'expert' } })
  await page.goto('/expert/services')
  await page.getByRole('main').getByRole('link', { name: 'Smart thermostat installed and connected' }).click()
  await page.getByLabel('Title').fill('Smart thermostat installed while you watch')
  await page.getByRole('link', { name: 'My services' }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Smart thermostat installed and connected' }).click()
  await expect(page.getByText('What you typed before and did not save is here again.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Smart thermostat installed and connected')

  await add(page, picture('tall.png', 60, 900), 1)
  await add(page, picture('wide.png', 900, 300), 2)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByLabel('What picture 2 shows')).toBeVisible()
  await page.getByLabel('What picture 1 shows').fill('A tall wall')
  await page.getByLabel('What picture 1 shows').blur()
  await add(page, picture('third.png', 300, 300), 3)
  // The other tab knows nothing of the third picture: it is told, and shows it.
  await other.getByRole('button', { name: 'Move picture 1 back' }).click()
  await expect(other.getByText(/The pictures have changed meanwhile/)).toBeVisible()
  await expect(other.getByLabel('What picture 1 shows')).toHaveValue('A tall wall')
  await expect(other.getByLabel('What picture 3 shows')).toBeVisible()
  await other.getByRole('button', { name: 'Move picture 1 back' }).click()
  await expect(other.getByLabel('What picture 2 shows')).toHaveValue('A tall wall')
  await expectAccessible(other)
  // Seen by a client, a tall picture is no sliver.
  await other.goto(page.url().replace('/expert', ''))
  const tall = await other.getByRole('img', { name: 'A tall wall' }).boundingBox()
  expect(tall?.width).toBeGreaterThanOrEqual(160)
  for (let left = 3; left > 0; left--) {
    await page.reload()
    await page.getByRole('button', { name: 'Remove picture 1' }).click()
    await expect(page.getByRole('textbox', { name: /^What picture \d shows$/ })).toHaveCount(left - 1)
  }
})

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
    await expect(page.getByText('Draft', { exact: true })).toBeVisible()
    // Seen as clients will: beside the form, or behind a button where there is no room.
    await page.getByLabel('Description').fill('The valve under your sink is looked at through your camera, today.')
    if (window === PHONE) await page.getByRole('button', { name: 'Preview' }).click()
    const preview = window === PHONE ? page.getByRole('dialog', { name: 'Preview' }) : page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByText('looked at through your camera, today.')).toBeInViewport()
    await expectAccessible(page)
    if (window === PHONE) await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save and offer it' }).click()
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
