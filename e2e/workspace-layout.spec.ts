import type { CDPSession, Locator, Page } from '@playwright/test'
import { createWorkspace, workspacePath } from '../contract/src/workspaces.ts'
import { sendMessage } from '../contract/src/workspaces-messages.ts'
import { board, count, saved, tool } from './board-of-two.ts'
import { signedInAs } from './call-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'
import { demoTeam } from './workspace-people.ts'

/** The window of a small notebook. */
const NOTEBOOK = { width: 1280, height: 800 }

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** A workspace of the demo's client with a description of 400 characters. */
const ownWorkspace = async (page: Page): Promise<string> => {
  await signedInAs(page.context(), 'client')
  const me: { email: string; name: string } = await (await page.request.get('/_api/me')).json()
  const description = 'Tiles, pipes and who does what, and when. '.repeat(10).slice(0, 400)
  const data = { name: `Layout ${Date.now()}`, description, ownerEmail: me.email, ownerName: me.name }
  const { id }: { id: number } = await (await page.request.post(createWorkspace.path, { data })).json()
  return workspacePath(id)
}

test('another part of the workspace begins at its top, however far down one was, and the buttons that belong together stay together', async ({
  page,
}) => {
  await page.setViewportSize(NOTEBOOK)
  await page.goto(`${await ownWorkspace(page)}?tab=settings`)
  const open = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of the workspace' }).getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 250))
  await open('Chat')
  await expect(page.getByRole('heading', { name: 'Chat', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 })
  await open('Whiteboard')
  await saved(page)
  expect((await boxOf(tool(page, 'Redo'))).x - (await boxOf(tool(page, 'Undo'))).right).toBeLessThan(8)
  await page.setViewportSize(PHONE)
  await open('Screen Share')
  // The board has buttons of the same names, and goes only when the screen's part has come.
  await expect(page.getByRole('toolbar', { name: 'Drawing' })).toHaveCount(0)
  const zoom = (name: string) => boxOf(page.getByRole('button', { name, exact: true }))
  expect((await zoom('Zoom out')).y).toBe((await zoom('Zoom in')).y)
})

test('the voice bar and the ways back into a call are in view beside the chat, and a long description is folded', async ({ page }) => {
  await page.setViewportSize(NOTEBOOK)
  await page.goto(`${await ownWorkspace(page)}?tab=voice-chat`)
  const parts = page.getByRole('navigation', { name: 'Parts of the workspace' }).getByRole('button')
  await expect(parts).toHaveCount(10)
  for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 })
  // A window that becomes narrow keeps in view where one is.
  await page.setViewportSize(PHONE)
  await expect(parts.filter({ hasText: 'Voice Chat' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(NOTEBOOK)
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByRole('button', { name: 'Show less' }).click()

  await page.getByRole('button', { name: 'Join General' }).click()
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  const mute = page.getByRole('button', { name: 'Mute', exact: true })
  const field = page.getByRole('textbox', { name: 'Message' })
  for (const size of [NOTEBOOK, PHONE]) {
    await page.setViewportSize(size)
    await expect(mute).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeInViewport({ ratio: 1 })
    await expect(field).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect(mute).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollTo(0, 0))
  }

  await page.getByRole('button', { name: 'AR Call', exact: true }).click()
  await page.getByRole('button', { name: 'Start an AR call' }).click()
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  const questions = page.getByRole('region', { name: /^Before the page was loaded anew/ })
  await expect(questions).toHaveCount(2)
  for (const question of await questions.all()) expect((await boxOf(question)).height).toBeLessThan(60)
  await expect(field).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.setViewportSize(NOTEBOOK)
  for (const rejoin of await page.getByRole('button', { name: 'Rejoin' }).all()) await expect(rejoin).toBeInViewport({ ratio: 1 })

  // Without a line they stand below what says so, however far the page is scrolled.
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await page.context().setOffline(true)
  for (const size of [NOTEBOOK, PHONE]) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect(banner).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await boxOf(questions.first())).y - (await boxOf(banner)).bottom).toBeGreaterThanOrEqual(0)
  }
  await page.context().setOffline(false)
})

/** Fingers on the screen, each where it is told; none: they are lifted. */
const touch = (device: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly (readonly [number, number])[]) =>
  device.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) })

test('at a phone the whiteboard has the room that is there, and two fingers zoom whatever is in the hand', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: PHONE, hasTouch: true })
  const page = await context.newPage()
  await page.goto(`${await ownWorkspace(page)}?tab=whiteboard`)
  await saved(page)
  const drawing = page.getByRole('toolbar', { name: 'Drawing' })
  expect((await boxOf(drawing)).height).toBeLessThan(60)
  const before = await boxOf(board(page))
  expect(before.y).toBeLessThan(480)
  const bar = await boxOf(page.getByRole('navigation', { name: 'Quick access' }))
  expect(before.bottom).toBeLessThan(bar.y)
  expect(before.bottom).toBeGreaterThan(bar.y - 40)

  await tool(page, 'Text').tap()
  const device = await context.newCDPSession(page)
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
  await touch(device, 'touchStart', [x - 30, y])
  await touch(device, 'touchStart', [x - 30, y], [x + 30, y])
  await touch(device, 'touchMove', [x - 60, y], [x + 60, y])
  await touch(device, 'touchEnd')
  await expect(page.getByText('200 %').filter({ visible: true })).toBeAttached()
  const field = page.getByRole('textbox', { name: 'Text to put on the board' })
  await expect(field).toHaveCount(0)

  // A text that is begun at the edge is wholly to be seen.
  await page.touchscreen.tap(before.right - 10, y)
  await expect(field).toBeFocused()
  expect((await boxOf(field)).right).toBeLessThan(before.right)
  await field.fill('By the edge')
  await field.blur()
  await count(page, 1)

  await page.getByRole('button', { name: 'Full screen' }).tap()
  await expect.poll(async () => (await boxOf(board(page))).height).toBeGreaterThan(650)
  // The browser gives the screen a while after the page has filled its window, and lays it out once more.
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await expect(drawing).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Leave full screen' }).tap()
  await expect.poll(async () => (await boxOf(board(page))).height).toBeCloseTo(before.height, 0)
  await context.close()
})

test('what one person says in a row stands close together, and the chat is as high as the window', async ({ page, browser }) => {
  const { address, other } = await demoTeam(page, browser, `Row ${Date.now()}`)
  const me: { email: string; name: string } = await (await page.request.get('/_api/me')).json()
  const said = { workspaceId: Number(address.split('/').at(-1)), senderEmail: me.email, senderName: me.name }
  for (let at = 1; at <= 30; at += 1) await page.request.post(sendMessage.path, { data: { ...said, messageContent: `Word ${at}` } })
  await page.goto(address)
  for (const [who, size] of [
    [page, NOTEBOOK],
    [other, NOTEBOOK],
    [other, PHONE],
  ] as const) {
    await who.setViewportSize(size)
    await who.goto(address)
    const messages = who.getByRole('region', { name: 'Messages' })
    await expect(messages.getByText('Word 30', { exact: true })).toBeInViewport({ ratio: 1 })
    const [former, latter] = [
      await boxOf(messages.getByText('Word 15', { exact: true })),
      await boxOf(messages.getByText('Word 25', { exact: true })),
    ]
    expect((latter.y - former.y) / 10).toBeLessThan(56)
    const field = await boxOf(who.getByRole('textbox', { name: 'Message' }))
    const bar = who.getByRole('navigation', { name: 'Quick access' })
    const end = (await bar.isVisible()) ? (await boxOf(bar)).y : size.height
    expect(end - field.bottom).toBeGreaterThanOrEqual(0)
    expect(end - field.bottom).toBeLessThan(40)
    await expectNoSidewaysScroll(who)
  }
  await expectAccessible(other)
  await other.context().close()
})
