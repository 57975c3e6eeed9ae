import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { board, CALLS, count, drag, lookAway, post, tool, two } from './board-of-two.ts'
import { expect, expectAccessible, test } from './house.ts'

test('a text stands as it was seen while it was typed, and is written on at by a double click, Enter, its button and the tool', async ({
  page,
  browser,
}) => {
  const { guest, context, give, open } = await two(page, browser)
  await give('member')
  await Promise.all([open(page), open(guest)])
  const field = page.getByRole('textbox', { name: /on the board$/ })
  const words = (who: Page) => who.getByRole('listitem').getByRole('button', { name: /^Text: / })
  const shown = async (who: Page) => (await words(who).textContent())?.replace(/^Text: /, '')
  for (const who of [page, guest]) await who.getByText('What is on the board').click()
  await tool(page, 'Text').click()
  await board(page).click({ position: { x: 200, y: 80 } })
  await field.fill('  Valve 3\n\nTighten it by a quarter turn, then look whether the gauge has come to rest')
  const height = await field.evaluate(element => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
  await page.keyboard.press('Enter')
  await expect.poll(() => shown(guest)).toMatch(/^ {2}Valve 3\n\nTighten it/)
  const lines = ((await shown(guest)) ?? '').split('\n')
  // As many lines as the field had, none wider than it, and no word is lost.
  expect(lines).toHaveLength(Math.round(height))
  expect(lines.length).toBeGreaterThan(4)
  expect(lines.slice(2).join(' ')).toBe('Tighten it by a quarter turn, then look whether the gauge has come to rest')

  await tool(page, 'Select').click()
  await board(page).dblclick({ position: { x: 220, y: 90 } })
  await expect(field).toHaveValue('  Valve 3\n\nTighten it by a quarter turn, then look whether the gauge has come to rest')
  expect(await field.evaluate(element => Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)))).toBe(
    lines.length,
  )
  await field.fill('Valve 4')
  await board(page).click({ position: { x: 700, y: 400 } })
  await expect.poll(() => shown(guest)).toBe('Valve 4')

  // By keys alone; Escape leaves it as it was.
  await words(page).click()
  await board(page).focus()
  await page.keyboard.press('Enter')
  await field.fill('Never')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Valve 4')
  await field.fill('Valve 5')
  await page.keyboard.press('Enter')
  await expect.poll(() => shown(guest)).toBe('Valve 5')
  await page.getByRole('button', { name: 'Edit text' }).click()
  await field.fill('Valve 6')
  await page.keyboard.press('Enter')
  await tool(page, 'Text').click()
  await board(page).click({ position: { x: 210, y: 88 } })
  await expect(field).toHaveValue('Valve 6')
  // Somebody else takes it away meanwhile: what was written is not lost.
  await words(guest).click()
  await tool(guest, 'Delete what is selected').click()
  await count(page, 0)
  await field.fill('Valve 7')
  await page.keyboard.press('Enter')
  await expect.poll(() => shown(guest)).toBe('Valve 7')
  await tool(page, 'Undo').click()
  await count(guest, 0)
  await tool(page, 'Redo').click()
  await words(page).click()
  await page.getByRole('button', { name: 'Edit text' }).click()
  await field.fill('')
  await page.keyboard.press('Enter')
  await Promise.all([count(page, 0), count(guest, 0)])
  await tool(page, 'Undo').click()
  await expect.poll(() => shown(guest)).toBe('Valve 7')
  await context.close()
})

test('an image is chosen, pasted or dropped, seen by viewers only of this workspace, downloaded with the rest, and leaves a frame', async ({
  page,
  browser,
}) => {
  const { guest, context, give, open } = await two(page, browser)
  await give('member')
  await Promise.all([open(page), open(guest)])
  for (const who of [page, guest]) await who.getByText('What is on the board').click()
  const images = (who: Page) => who.getByRole('listitem').getByText(/^Image: /)
  const colored = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tool(page, 'Image').click()])
  await chooser.setFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    { name: 'boiler.png', mimeType: 'image/png', buffer: await colored('#c02020') },
  ])
  await expect(page.getByText('‘plan.pdf’ is not on the board. Only .png, .jpg, .webp and .gif images go onto the board.')).toBeVisible()
  await expect(page.getByText('‘broken.png’ is not on the board. It is no image that this browser can open.')).toBeVisible()
  for (const who of [page, guest]) await expect(images(who)).toHaveText(['Image: boiler.png'])
  // Near the middle, beside the spot that is pressed: a cursor there is none of the image's business.
  const middle = (who: Page) =>
    board(who).evaluate(element => {
      const canvas = element.querySelector('canvas')
      return [...(canvas?.getContext('2d')?.getImageData(canvas.width * 0.45, canvas.height * 0.45, 1, 1).data ?? [])].slice(0, 3)
    })
  for (const who of [page, guest]) {
    await lookAway(who)
    await expect.poll(() => middle(who)).toEqual([0xc0, 0x20, 0x20])
  }
  await expectAccessible(page)

  // Carried away by the hand, and back by Undo; another one is pasted, and one dropped.
  await drag(page, [0.5, 0.5], [0.9, 0.9])
  await lookAway(page)
  await expect.poll(() => middle(guest)).toEqual([255, 255, 255])
  await tool(page, 'Undo').click()
  await expect.poll(() => middle(guest)).toEqual([0xc0, 0x20, 0x20])
  const bring = (how: 'paste' | 'drop', bytes: Buffer) =>
    board(guest).evaluate(
      async (element, { type, base64 }) => {
        const content = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
        const data = new DataTransfer()
        data.items.add(new File([content], `${type === 'paste' ? 'pasted' : 'dropped'}.png`, { type: 'image/png' }))
        const { left, top } = element.getBoundingClientRect()
        const place = { bubbles: true, cancelable: true, clientX: left + 60, clientY: top + 60 }
        if (type === 'paste') element.dispatchEvent(new ClipboardEvent('paste', { ...place, clipboardData: data }))
        else element.dispatchEvent(new DragEvent('drop', { ...place, dataTransfer: data }))
      },
      { type: how, base64: bytes.toString('base64') },
    )
  await bring('paste', await colored('#2020c0'))
  await expect.poll(() => middle(page)).toEqual([0x20, 0x20, 0xc0])
  await tool(guest, 'Undo').click()
  await expect.poll(() => middle(page)).toEqual([0xc0, 0x20, 0x20])
  await bring('drop', await colored('#20c020'))
  await expect(images(page)).toHaveText(['Image: boiler.png', 'Image: dropped.png'])
  await board(guest).focus()
  await guest.keyboard.press('Delete')
  await expect(images(page)).toHaveText(['Image: boiler.png'])

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
  const { data, info } = await sharp(await readFile(await download.path()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.round(info.height / 2) * info.width + Math.round(info.width / 2)) * 3
  expect([...data.subarray(at, at + 3)]).toEqual([0xc0, 0x20, 0x20])

  // A viewer sees it after all is fetched anew; who takes no part does not get its bytes.
  await give('viewer')
  const [fetched] = await Promise.all([guest.waitForResponse(/\/_api\/files\/[0-9a-f-]+$/), guest.reload()])
  await expect.poll(() => middle(guest)).toEqual([0xc0, 0x20, 0x20])
  await expect(guest.getByRole('toolbar')).toHaveCount(0)
  const stranger = await browser.newContext()
  await stranger.request.post('/_api/demo/sign-in', { data: { as: 'admin' } })
  expect((await stranger.request.get(fetched.url())).status()).toBe(404)
  await stranger.close()

  const workspaceId = new URL(page.url()).pathname.split('/').at(-1)
  const files: { id: number; fileName: string }[] = await (await page.request.get(`${CALLS}/files?workspaceId=${workspaceId}`)).json()
  const fileId = files.find(({ fileName }) => fileName === 'boiler.png')?.id
  await post(page, '/files/delete', { fileId })
  await guest.getByText('What is on the board').click()
  for (const who of [page, guest]) {
    await expect(images(who)).toHaveText(['Image: boiler.png (its file was deleted)'])
    await expect.poll(() => middle(who)).not.toEqual([0xc0, 0x20, 0x20])
  }
  await post(page, '/files/restore', { fileId })
  for (const who of [page, guest]) await expect.poll(() => middle(who)).toEqual([0xc0, 0x20, 0x20])
  await context.close()
})

test('an image on its way goes on while another part of the workspace is open, and stands on the board on coming back', async ({
  page,
  browser,
}) => {
  const { guest, context, open } = await two(page, browser)
  await Promise.all([open(page), open(guest)])
  const gate = Promise.withResolvers<void>()
  await page.route('**/_api/collaboration/files/upload', async route => {
    await gate.promise
    await route.continue()
  })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tool(page, 'Image').click()])
  const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer()
  await chooser.setFiles({ name: 'late.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')).toContainText('late.png')
  const parts = page.getByRole('navigation', { name: 'Parts of the workspace' })
  await parts.getByRole('button', { name: 'Participants' }).click()
  await expect(page.getByRole('heading', { name: /^Participants/ })).toBeVisible()
  gate.resolve()
  await expect(page.getByText('File "late.png" uploaded successfully!')).toBeVisible()
  await count(guest, 0)
  await parts.getByRole('button', { name: 'Whiteboard' }).click()
  for (const who of [page, guest]) await count(who, 1)
  await context.close()
})
