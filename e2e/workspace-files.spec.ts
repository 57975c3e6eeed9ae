import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'
import { demoTeam } from './workspace-people.ts'

const files = (page: Page) => page.getByRole('list', { name: 'Files' })
const row = (page: Page, name: string) => files(page).getByRole('listitem').filter({ hasText: name })
const choose = (page: Page, ...given: { name: string; buffer: Buffer; mimeType?: string }[]) =>
  page.getByLabel('Choose files').setInputFiles(given.map(file => ({ mimeType: 'application/octet-stream', ...file })))

const openFiles = async (page: Page, address: string) => {
  await page.goto(`${address}?tab=files`)
  await expect(page.getByRole('heading', { name: 'Workspace Files' })).toBeVisible()
}

/** What a download of a row holds. */
const downloaded = async (page: Page, name: string): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: `Download ${name}` }).click()])
  expect(download.suggestedFilename()).toBe(name)
  return readFile(await download.path())
}

const team = async (page: Page, browser: Browser) => {
  await page.setViewportSize(DESK)
  const { address, other } = await demoTeam(page, browser, `Files ${Date.now()}`)
  await openFiles(page, address)
  await openFiles(other, address)
  return { address, other }
}

test('a file goes up in one browser and comes down in another as the same bytes, has versions, and can be brought back', async ({
  page,
  browser,
}) => {
  const { other } = await team(page, browser)
  await expect(page.getByText('No files have been uploaded yet.')).toBeVisible()
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256))
  await choose(page, { name: 'measured.bin', buffer: bytes })
  await expect(page.getByText('File "measured.bin" uploaded successfully!')).toBeVisible()
  // Seen by the other at once, without asking.
  await expect(row(other, 'measured.bin')).toContainText('68.4 KB')
  await expect(row(other, 'measured.bin')).toContainText('Uploaded by client')
  expect((await downloaded(other, 'measured.bin')).equals(bytes)).toBe(true)

  await choose(other, { name: 'measured.bin', buffer: Buffer.from('the second') })
  await expect(page.getByRole('button', { name: '2 versions of measured.bin' })).toBeVisible()
  expect((await downloaded(page, 'measured.bin')).toString()).toBe('the second')
  await page.getByRole('button', { name: '2 versions of measured.bin' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByRole('list', { name: 'Versions' }).getByText('Version 3, the newest')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  expect((await downloaded(other, 'measured.bin')).equals(bytes)).toBe(true)

  // The member deletes what he shared first; this is the owner's, who deletes it, and takes it back.
  await expect(other.getByRole('button', { name: 'Delete measured.bin' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete measured.bin' }).click()
  await expect(other.getByText('No files have been uploaded yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(other, 'measured.bin')).toBeVisible()
})

test('each file that is not taken says why; several come at once; what can be shown is shown', async ({ page, browser }) => {
  const { other } = await team(page, browser)
  await choose(
    page,
    { name: 'large.zip', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
    { name: 'empty.txt', buffer: Buffer.alloc(0) },
    { name: 'notes.txt', buffer: Buffer.from('Grüße aus dem Keller') },
    { name: 'page.html', buffer: Buffer.from('<script>document.title = "run"</script>') },
    { name: 'a.txt', buffer: Buffer.from('a') },
    { name: 'sixth.txt', buffer: Buffer.from('6') },
  )
  const uploads = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')
  await expect(uploads.filter({ hasText: 'large.zip' })).toContainText('File is too large. Maximum size is 5MB.')
  await expect(uploads.filter({ hasText: 'empty.txt' })).toContainText('This file is empty. Choose another one.')
  await expect(uploads.filter({ hasText: 'sixth.txt' })).toContainText('At most 5 files at a time.')
  await expect(files(other).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await choose(page, { name: 'fake.png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('"fake.png" is called "fake.png.txt" here: what is in it is not what its ending says.')).toBeVisible()
  await expect(files(other).getByRole('listitem')).toHaveCount(4)
  await other.getByRole('button', { name: 'notes.txt' }).click()
  await expect(other.getByRole('dialog').getByText('Grüße aus dem Keller')).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await other.getByRole('button', { name: 'page.html' }).click()
  await expect(other.getByRole('dialog').getByText('<script>')).toBeVisible()
  await expect(other).not.toHaveTitle('run')
  await other.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await other.setViewportSize(PHONE)
  await expect(other.getByLabel('Take a photo')).toBeAttached()
  await expectNoSidewaysScroll(other)
  await expectAccessible(other)
})

test('a file goes along with a message, and its card says when it is deleted', async ({ page, browser }) => {
  const { address, other } = await team(page, browser)
  await page.goto(address)
  await other.goto(address)
  const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  await page.getByLabel('Attach a file').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('dot.png goes along')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('Look at this')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const messages = other.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText('Look at this')).toBeVisible()
  await messages.getByRole('button', { name: 'Show dot.png' }).click()
  await expect(other.getByRole('dialog').getByRole('img', { name: 'dot.png' })).toBeVisible()
  await other.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expectAccessible(other)
  await openFiles(page, address)
  await page.getByRole('button', { name: 'Delete dot.png' }).click()
  await expect(messages.getByText('The file was deleted.')).toBeVisible()
})

test('an upload goes on while another part of the workspace is open, and is seen on coming back', async ({ page, browser }) => {
  const { other } = await team(page, browser)
  let letGo = () => {}
  const gate = new Promise<void>(open => {
    letGo = open
  })
  await page.route('**/_api/collaboration/files/upload', async route => {
    await gate
    await route.continue()
  })
  await choose(page, { name: 'slow.bin', buffer: Buffer.from('on its way') })
  const uploads = page.getByRole('list', { name: 'Uploads' })
  await expect(uploads.getByText('slow.bin')).toBeVisible()
  const parts = page.getByRole('navigation', { name: 'Parts of the workspace' })
  await parts.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Chat', exact: true })).toBeVisible()
  await expect(uploads).toHaveCount(0)
  await parts.getByRole('button', { name: 'Files' }).click()
  await expect(uploads.getByRole('button', { name: 'Stop uploading slow.bin' })).toBeVisible()
  await parts.getByRole('button', { name: 'Participants' }).click()
  letGo()
  await expect(page.getByText('File "slow.bin" uploaded successfully!')).toBeVisible()
  await expect(row(other, 'slow.bin')).toBeVisible()
})

test('uploads wait for a lost line and go on by themselves in their order; what cannot be read by then says so', async ({
  page,
  browser,
}) => {
  const { other } = await team(page, browser)
  const folder = await mkdtemp(join(tmpdir(), 'onhand-moved-'))
  const paths = ['second.txt', 'first.txt', 'moved.txt'].map(name => join(folder, name))
  for (const path of paths) await writeFile(path, path)
  await page.context().setOffline(true)
  await page.getByLabel('Choose files').setInputFiles(paths)
  const uploads = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')
  await expect(uploads.filter({ hasText: 'second.txt' })).toContainText('goes on by itself when you are back online')
  await expectAccessible(page)
  await rm(join(folder, 'moved.txt'))
  await page.context().setOffline(false)
  await expect(files(other).getByRole('listitem')).toHaveCount(2)
  // The newest stands first: they came in the order in which they were chosen.
  await expect(files(other).getByRole('listitem')).toContainText(['first.txt', 'second.txt'])
  await expect(uploads).toHaveCount(1)
  await expect(uploads.filter({ hasText: 'moved.txt' })).toContainText('Failed to read file as base64 string.')
  await rm(folder, { recursive: true })
})

test('a row tells the day, a quotation mark in a name stays readable, and Back closes what is open', async ({ page, browser }) => {
  const { address, other } = await team(page, browser)
  const id = Number(address.split('/').at(-1))
  await choose(page, { name: 'Pipe 5" thread.txt', buffer: Buffer.from('half a turn') })
  const name = "Pipe 5' thread.txt"
  await expect(row(other, name).locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/)
  expect((await downloaded(other, name)).toString()).toBe('half a turn')
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page).toHaveURL(/\?tab=files&file=\d+$/)
  await expect(page.getByRole('dialog').getByText('half a turn')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\?tab=files$/)
  await expect(row(page, name)).toBeVisible()
  // Closed by its button it takes the same step; an address leads to it as well.
  await page.goForward()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\?tab=files$/)
  await page.goForward()
  await page.reload()
  await expect(page.getByRole('dialog').getByText('half a turn')).toBeVisible()
  // Also where the list has not come to it; and what is there no more is no error.
  const multipart = (at: number) => ({
    workspaceId: String(id),
    file: { name: `later ${at}.txt`, mimeType: 'text/plain', buffer: Buffer.from('x') },
  })
  for (let at = 0; at < 20; at += 1) await page.request.post('/_api/collaboration/files/upload', { multipart: multipart(at) })
  await page.reload()
  await expect(page.getByRole('dialog').getByText('half a turn')).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
  await page.goto(page.url().replace(/file=\d+/, 'file=99999'))
  await expect(page).toHaveURL(/\?tab=files$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a file that is attached to a message goes on while another part of the workspace is open, and goes along on coming back', async ({
  page,
  browser,
}) => {
  const { address } = await team(page, browser)
  await page.goto(address)
  const gate = Promise.withResolvers<void>()
  await page.route('**/_api/collaboration/files/upload', async route => {
    await gate.promise
    await route.continue()
  })
  await page.getByLabel('Attach a file').setInputFiles({ name: 'late.txt', mimeType: 'text/plain', buffer: Buffer.from('on its way') })
  const parts = page.getByRole('navigation', { name: 'Parts of the workspace' })
  await parts.getByRole('button', { name: 'Participants' }).click()
  await expect(page.getByRole('heading', { name: /^Participants/ })).toBeVisible()
  gate.resolve()
  await expect(page.getByText('File "late.txt" uploaded successfully!')).toBeVisible()
  await parts.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(page.getByText('late.txt goes along')).toBeVisible()
})
