import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

/** A file of so many people, made for one journey, with a bad line at its end. */
const fileOf = (journey: string, count: number) => {
  const lines = Array.from({ length: count }, (_, at) =>
    JSON.stringify({ type: 'expert', email: `${journey}${at}@import.example`, name: `Imported ${at}`, title: 'Plumber', hourlyRate: 45 }),
  )
  return { name: `${journey}.ndjson`, mimeType: 'application/x-ndjson', buffer: Buffer.from([...lines, 'nonsense'].join('\n')) }
}

for (const [device, viewport, journey] of [
  ['a phone', PHONE, 'phone'],
  ['a desk', DESK, 'desk'],
] as const) {
  test(`on ${device}, an admin imports people and sees which line was rejected`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.request.post('/_api/demo/sign-in', { data: { as: 'admin' } })
    await page.goto('/account')
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Import people' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Import People' })).toBeVisible()

    await page.getByLabel('File of people').setInputFiles(fileOf(journey, 30))
    await page.getByRole('button', { name: 'Start import' }).click()
    const row = page.getByRole('article').filter({ hasText: `${journey}.ndjson` })
    await expect(row).toContainText('31 lines read: 30 experts created')
    await expect(row.getByText('Done')).toBeVisible()
    await row.getByText('1 rejected line').click()
    await expect(row.getByRole('row').last()).toContainText('the line is not JSON')
    const download = page.waitForEvent('download')
    await row.getByRole('button', { name: 'Download all as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^import-\d+-rejected\.csv$/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/import-${journey}.png`, fullPage: true })
  })
}
