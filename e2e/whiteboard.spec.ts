import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

const CALLS = '/_api/collaboration'
const board = (page: Page) => page.getByRole('application', { name: /^Whiteboard/ })
const tool = (page: Page, name: string) => page.getByRole('toolbar', { name: 'Drawing' }).getByRole('button', { name, exact: true })
const count = (page: Page, number: number) => expect(page.getByText(`What is on the board (${number})`)).toBeVisible()
const saved = (page: Page) => expect(page.getByText('All changes are saved.')).toBeVisible()

/** Draws a line over the board; places are shares of it. */
const drag = async (page: Page, from: readonly [number, number], to: readonly [number, number]) => {
  const box = await board(page).boundingBox()
  if (!box) throw new Error('There is no board.')
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 12 })
  await page.mouse.up()
}
/** Off the board, so that no cursor is in the picture. */
const lookAway = (page: Page) => page.mouse.move(2, 2)
const picture = (page: Page) => board(page).evaluate(element => element.querySelector('canvas')?.toDataURL() ?? '')

const post = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const answer = await page.request.post(CALLS + path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** The demo's client with a whiteboard of his own, and its expert beside him in another browser. */
const two = async (page: Page, browser: Browser) => {
  await page.setViewportSize(DESK)
  await page.goto('/collaboration')
  const me = await (await page.request.get('/_api/me')).json()
  const name = `Board ${Date.now()}`
  const { id } = await post<{ id: number }>(page, '/workspaces', { name, isPublic: true, ownerEmail: me.email, ownerName: me.name })
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: DESK })
  const guest = await context.newPage()
  await guest.request.post('/_api/demo/sign-in', { data: { as: 'expert' } })
  const { participants } = await post<{ participants: { id: number; participantEmail: string }[] }>(guest, '/workspaces/join', {
    workspaceId: id,
  })
  const participantId = participants.find(({ participantEmail }) => participantEmail !== me.email)?.id
  const give = (role: string) => post(page, '/participants/role', { workspaceId: id, participantId, role })
  const open = async (who: Page) => {
    await who.goto(`/collaboration/${id}?tab=whiteboard`)
    await saved(who)
  }
  const allow = (allowWhiteboard: boolean) => post(page, '/workspace-settings', { workspaceId: id, userEmail: me.email, allowWhiteboard })
  return { me, guest, context, give, open, allow }
}

test('two draw at once and see the same, each takes back his own, and what is drawn offline is merged', async ({ page, browser }) => {
  const { guest, context, give, open } = await two(page, browser)
  await give('member')
  await Promise.all([open(page), open(guest)])
  await expectAccessible(page)
  await expect(page.getByText(/^Here now: /)).toBeVisible()

  await Promise.all([drag(page, [0.1, 0.1], [0.4, 0.4]), drag(guest, [0.6, 0.2], [0.8, 0.6])])
  await tool(page, 'Rectangle').click()
  await drag(page, [0.2, 0.5], [0.4, 0.8])
  await Promise.all([count(page, 3), count(guest, 3)])
  await tool(guest, 'Undo').click()
  await Promise.all([count(page, 2), count(guest, 2)])
  await expect(tool(guest, 'Undo')).toHaveAttribute('aria-disabled', 'true')
  await tool(guest, 'Redo').click()
  await count(page, 3)

  await context.setOffline(true)
  await expect(guest.getByText('Offline: what you draw is kept here and merged when you are back.')).toBeVisible()
  await tool(guest, 'Ellipse').click()
  await drag(guest, [0.6, 0.7], [0.8, 0.9])
  await count(guest, 4)
  await tool(page, 'Text').click()
  await board(page).click({ position: { x: 300, y: 60 } })
  await page.getByRole('textbox', { name: 'Text to put on the board' }).fill('Tighten this one')
  await page.keyboard.press('Enter')
  await count(page, 4)
  await context.setOffline(false)
  await Promise.all([count(page, 5), count(guest, 5)])
  await Promise.all([saved(page), saved(guest)])
  for (const who of [page, guest]) {
    await who.getByText('What is on the board').click()
    await expect(who.getByRole('button', { name: 'Text: Tighten this one' })).toBeVisible()
    await who.getByRole('button', { name: 'Show all' }).click()
    await lookAway(who)
  }
  await expect.poll(async () => (await picture(page)) === (await picture(guest))).toBe(true)
  await expectAccessible(guest)

  // Not with another zoom only, but also after all is fetched anew.
  await guest.reload()
  await count(guest, 5)
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click()
  await Promise.all([count(page, 0), count(guest, 0)])
  await tool(page, 'Undo').click()
  await count(guest, 5)
  await context.close()
})

test('what is downloaded is whiteboard.png with what was drawn', async ({ page, browser }) => {
  const { open, context } = await two(page, browser)
  await open(page)
  await page.getByLabel('Colour').fill('#c02020')
  await page.getByLabel('Size').fill('20')
  await drag(page, [0.3, 0.3], [0.7, 0.3])
  await count(page, 1)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
  expect(download.suggestedFilename()).toBe('whiteboard.png')
  const { data, info } = await sharp(await readFile(await download.path()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  expect(pixel(Math.round(info.width / 2), Math.round(info.height / 2))).toEqual([0xc0, 0x20, 0x20])
  expect(pixel(2, 2)).toEqual([255, 255, 255])
  await context.close()
})

test('a viewer sees and does not draw, a role taken away while drawing holds at once, and a board switched off is closed for all', async ({
  page,
  browser,
}) => {
  const { guest, context, give, open, allow } = await two(page, browser)
  await Promise.all([open(page), open(guest)])
  await expect(guest.getByText('You are a viewer here')).toBeVisible()
  await expect(guest.getByRole('toolbar')).toHaveCount(0)
  await drag(guest, [0.2, 0.2], [0.5, 0.5])
  await drag(page, [0.2, 0.5], [0.5, 0.2])
  await Promise.all([count(page, 1), count(guest, 1)])

  await give('member')
  await drag(guest, [0.6, 0.2], [0.8, 0.5]).catch(() => undefined)
  await expect(tool(guest, 'Pen')).toBeVisible()
  await saved(guest)
  await drag(guest, [0.6, 0.5], [0.8, 0.2])
  await Promise.all([count(page, 2), count(guest, 2)])
  const box = await board(guest).boundingBox()
  await guest.mouse.move((box?.x ?? 0) + 50, (box?.y ?? 0) + 50)
  await guest.mouse.down()
  await guest.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + 90, { steps: 4 })
  await give('viewer')
  await expect(guest.getByText('You are a viewer here')).toBeVisible()
  await guest.mouse.move((box?.x ?? 0) + 150, (box?.y ?? 0) + 120, { steps: 4 })
  await guest.mouse.up()
  await saved(guest)
  await Promise.all([count(page, 2), count(guest, 2)])

  await allow(false)
  for (const who of [page, guest]) await expect(who.getByText('Whiteboard is switched off')).toBeVisible()
  await allow(true)
  for (const who of [page, guest]) await count(who, 2)
  await context.close()
})

test('on a phone a thumb reaches the tools, and keys alone put things down, move and delete them', async ({ page, browser }) => {
  const { open, context } = await two(page, browser)
  await page.setViewportSize(PHONE)
  await open(page)
  await expectNoSidewaysScroll(page)
  // All tools are in sight above the board, none is hidden at the side.
  await page.getByRole('toolbar', { name: 'Drawing' }).evaluate(element => element.scrollIntoView({ block: 'center' }))
  for (const shown of [tool(page, 'Pen'), page.getByLabel('Colour'), tool(page, 'Undo'), tool(page, 'Clear')])
    await expect(shown).toBeInViewport({ ratio: 1 })
  await board(page).focus()
  await page.keyboard.press('r')
  await expect(tool(page, 'Rectangle')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await count(page, 1)
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByRole('status').getByText('Moved.')).toBeAttached()
  await page.keyboard.press('Delete')
  await count(page, 0)
  await page.keyboard.press('Control+z')
  await count(page, 1)
  await page.keyboard.press('t')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Text to put on the board' }).fill('By hand')
  await page.keyboard.press('Enter')
  await count(page, 2)
  await expect(board(page)).toBeFocused()
  await expectAccessible(page)
  await context.close()
})

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
  const middle = (who: Page) =>
    board(who).evaluate(element => {
      const canvas = element.querySelector('canvas')
      return [...(canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [])].slice(0, 3)
    })
  for (const who of [page, guest]) {
    await lookAway(who)
    await expect.poll(() => middle(who)).toEqual([0xc0, 0x20, 0x20])
  }
  await expectAccessible(page)

  // Carried away by the hand, and back by Undo; another one is pasted, and one dropped.
  await drag(page, [0.5, 0.5], [0.9, 0.9])
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
