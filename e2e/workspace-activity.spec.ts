import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'
import { demoTeam } from './workspace-people.ts'

test('what one does the other sees in the feed at once, messages in a row as one, and narrowed down by kind', async ({ page, browser }) => {
  await page.setViewportSize(DESK)
  const { address, other } = await demoTeam(page, browser, `Activity ${Date.now()}`)
  await other.goto(`${address}?tab=activity`)
  await expect(other.getByRole('heading', { name: 'Activity Feed' })).toBeVisible()
  await page.goto(address)
  const feed = other.getByRole('list', { name: /^Activity of/ }).first()
  for (const [index, words] of ['One', 'Two', 'Three'].entries()) {
    await page.getByRole('textbox', { name: 'Message' }).fill(words)
    await page.getByRole('textbox', { name: 'Message' }).press('Enter')
    await expect(feed.getByRole('listitem').first()).toContainText(index === 0 ? 'sent a message' : `sent ${index + 1} messages`)
  }
  await page.goto(`${address}?tab=files`)
  await page.getByLabel('Choose files').setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') })
  await expect(feed.getByRole('listitem').first()).toContainText('uploaded ‘plan.txt’')
  await expectAccessible(other)
  await other.getByRole('combobox', { name: 'What happened' }).selectOption('Messages')
  await expect(feed.getByRole('listitem')).toHaveCount(1)
  await other.getByRole('combobox', { name: 'What happened' }).selectOption('Settings')
  await expect(feed.getByRole('listitem').first()).toContainText('opened the workspace')
  await other.setViewportSize(PHONE)
  await expectNoSidewaysScroll(other)
  await expectAccessible(other)
})
