import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { board, count, drag, lookAway, picture, saved, tool, two } from './board-of-two.ts'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

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
    // As large for both: beside it one may have a line more above the board than the other.
    await who.getByRole('button', { name: 'Full screen' }).click()
    await expect.poll(() => board(who).evaluate(element => element.querySelector('canvas')?.width)).toBeGreaterThan(DESK.width - 100)
    await who.getByRole('button', { name: 'Show all' }).click()
    await lookAway(who)
  }
  await expect.poll(async () => (await picture(page)) === (await picture(guest))).toBe(true)
  for (const who of [page, guest]) await who.getByRole('button', { name: 'Leave full screen' }).click()
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
  // The tools are one row that a thumb pushes along; Undo stays at its end.
  await expect(tool(page, 'Pen')).toBeInViewport({ ratio: 1 })
  await expect(tool(page, 'Undo')).toBeInViewport({ ratio: 1 })
  for (const shown of [page.getByLabel('Colour'), tool(page, 'Clear')]) {
    await shown.scrollIntoViewIfNeeded()
    await expect(shown).toBeInViewport({ ratio: 1 })
  }
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

  // What a picture's button is called is read by whoever comes to it by the keyboard, until the next key.
  await page.keyboard.press('Shift+Tab')
  const hint = page.getByText((await page.locator(':focus').getAttribute('title')) ?? 'no title', { exact: true })
  await expect(hint).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await expectAccessible(page)
  await context.close()
})

test('what was drawn on a desk is seen whole by who comes with a phone, and as it is where it fits', async ({ page, browser }) => {
  const { open, guest, context } = await two(page, browser)
  await open(page)
  await page.getByLabel('Colour').fill('#c02020')
  await page.getByLabel('Size').fill('30')
  await drag(page, [0.1, 0.9], [0.9, 0.9])
  await count(page, 1)
  await saved(page)

  await guest.setViewportSize(PHONE)
  await open(guest)
  const zoom = (who: Page) => who.getByText(/^\d+ %$/).filter({ visible: true })
  await expect(zoom(guest)).not.toHaveText('100 %')
  // The line lies in the middle, with both its ends.
  const red = () =>
    board(guest).evaluate(element => {
      const canvas = element.querySelector('canvas')
      const picture = canvas?.getContext('2d')?.getImageData(0, canvas.height / 2, canvas.width, 1)
      return [...Array(canvas?.width).keys()].filter(x => picture?.data[x * 4] === 0xc0).map(x => x / (canvas?.width ?? 1))
    })
  await expect.poll(async () => (await red()).length).toBeGreaterThan(100)
  const places = await red()
  expect(Math.min(...places)).toBeGreaterThan(0.02)
  expect(Math.max(...places)).toBeLessThan(0.98)
  await page.reload()
  await count(page, 1)
  await expect(zoom(page)).toHaveText('100 %')
  await context.close()
})
