import type { Browser, Page } from '@playwright/test'
import { callOfTwo, draw, expectMarks, expectMoving, framesOf, statusOf, watchPicture } from './call-of-two.ts'
import { openCall } from './call-page.ts'
import { expect, test } from './house.ts'

declare global {
  interface Window {
    /** Every connection that the page has made. */
    made: RTCPeerConnection[]
  }
}

/** Client and expert in one call, each in a context of one browser. */
const callIn = async (browser: Browser) => {
  const [clientContext, expertContext] = [await browser.newContext({ bypassCSP: true }), await browser.newContext({ bypassCSP: true })]
  return { ...(await callOfTwo(clientContext, expertContext)), clientContext }
}

// A camera that nobody looks at any more still takes its share of the machine.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test('two people see each other move, and pictures are not black', async ({ browser }) => {
  const { client, expert } = await callIn(browser)
  for (const page of [client, expert]) {
    const before = await framesOf(page)
    await expect.poll(() => framesOf(page)).toBeGreaterThan(before + 5)
    const brightness = await page
      .locator('video')
      .first()
      .evaluate(video => {
        const canvas = document.createElement('canvas')
        canvas.width = canvas.height = 32
        const pen = canvas.getContext('2d')
        pen?.drawImage(video as HTMLVideoElement, 0, 0, 32, 32)
        return Math.max(...(pen?.getImageData(0, 0, 32, 32).data.filter((_, index) => index % 4 !== 3) ?? [0]))
      })
    expect(brightness).toBeGreaterThan(40)
    // The fake microphone beeps once a second, shortly: asked once a second as well, it may be silent each time.
    await page.waitForFunction(() => (document.querySelector<HTMLMeterElement>('meter[aria-label=Loudness]')?.value ?? 0) > 0.1)
  }
})

test('a mark lands on the same spot of the picture for the other, at another size', async ({ browser }) => {
  const { client, expert } = await callIn(browser)
  await client.setViewportSize({ width: 390, height: 844 })
  await expert.setViewportSize({ width: 1280, height: 900 })
  /** The ends of the one mark, as shares of the picture's own box. */
  const drawnOn = (page: Page) =>
    page.evaluate(() => {
      const path = document.querySelector<SVGPathElement>('path[data-mark]')
      const video = document.querySelector('video')
      const layer = path?.ownerSVGElement?.getBoundingClientRect()
      if (!path || !video || !layer) return null
      const scale = Math.min(layer.width / video.videoWidth, layer.height / video.videoHeight)
      const [width, height] = [video.videoWidth * scale, video.videoHeight * scale]
      const [x = 0, y = 0] =
        /M ([\d.]+) ([\d.]+)/
          .exec(path.getAttribute('d') ?? '')
          ?.slice(1)
          .map(Number) ?? []
      return { x: (x - (layer.width - width) / 2) / width, y: (y - (layer.height - height) / 2) / height }
    })
  const surface = await expert.getByRole('application').boundingBox()
  if (!surface) throw new Error('there is nothing to draw on')
  const [middle, centre] = [surface.x + surface.width / 2, surface.y + surface.height / 2]
  await expert.mouse.move(middle, centre)
  await expert.mouse.down()
  await expert.mouse.move(middle + 60, centre + 40, { steps: 4 })
  // While it is drawn, the other sees it.
  await expect(client.locator('svg path[opacity="0.8"]')).toHaveCount(1)
  await expert.mouse.up()
  await expect(client.locator('path[data-mark]')).toHaveCount(1)
  const [here, there] = [await drawnOn(expert), await drawnOn(client)]
  expect(Math.abs((here?.x ?? 0) - (there?.x ?? 1))).toBeLessThan(0.01)
  expect(Math.abs((here?.y ?? 0) - (there?.y ?? 1))).toBeLessThan(0.01)
  expect(here?.x).toBeCloseTo(0.5, 1)
  const frameId = await expert.evaluate(() => Object.values(window.callPage.session.marks.snapshot().state.operations)[0]?.[1])
  expect(frameId).toMatchObject({ type: 'add', mark: { frameId: expect.any(Number) } })

  // By the keyboard, and taken back by who drew it alone.
  await client.getByRole('application').focus()
  for (const key of ['ArrowRight', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await client.keyboard.press(key)
  await expect(expert.locator('path[data-mark]')).toHaveCount(2)
  await client.evaluate(() => window.callPage.session.marks.undo())
  await expect(expert.locator('path[data-mark]')).toHaveCount(1)
  expect(await client.evaluate(() => window.callPage.session.marks.undo())).toBe(false)
  await client.evaluate(() => window.callPage.session.marks.clear())
  await expect(expert.locator('path[data-mark]')).toHaveCount(0)
})

test('a frame is held for both, and the screen is shown beside the camera', async ({ browser }) => {
  const { client, expert } = await callIn(browser)
  await expert.getByRole('button', { name: 'Freeze' }).click()
  await expect(client.getByRole('img', { name: 'Still' })).toBeVisible()
  await expect(expert.getByRole('img', { name: 'Still' })).toBeVisible()
  await client.evaluate(() => window.callPage.session.unfreeze())
  await expect(expert.getByRole('img', { name: 'Still' })).toHaveCount(0)
  await client.getByRole('button', { name: 'Screen' }).click()
  const screen = expert.getByLabel(/^Screen of/)
  await expect.poll(() => screen.evaluate(video => (video as HTMLVideoElement).videoWidth)).toBeGreaterThan(100)
})

test('losing the way to the server stops no picture, and nobody is seen to leave', async ({ browser }) => {
  const { client, expert, clientContext } = await callIn(browser)
  const connection = () => client.evaluate(() => window.callPage.session.snapshot().peerId)
  const peerId = await connection()
  // Whatever socket stands is closed, and none is opened until the network is back.
  await clientContext.setOffline(true)
  await client.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => expert.evaluate(() => window.callPage.session.snapshot().peers[0]?.isAway)).toBe(true)
  const before = await framesOf(expert)
  await expect.poll(() => framesOf(expert)).toBeGreaterThan(before + 10)
  await clientContext.setOffline(false)
  await expect.poll(() => expert.evaluate(() => window.callPage.session.snapshot().peers[0]?.isAway)).toBe(false)
  expect(await connection()).toBe(peerId)
  expect(await expert.evaluate(() => window.callPage.notices)).not.toContainEqual(expect.stringContaining('disconnected'))
  await expect.poll(() => framesOf(client)).toBeGreaterThan(3)
})

test('a connection that has died on one side is built anew by itself: pictures and marks go on', async ({ browser }) => {
  const [clientContext, expertContext] = [await browser.newContext({ bypassCSP: true }), await browser.newContext({ bypassCSP: true })]
  await clientContext.addInitScript(() => {
    window.made = []
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        window.made.push(this)
      }
    }
  })
  const { client, expert } = await callOfTwo(clientContext, expertContext)
  const peerIds = () => Promise.all([client, expert].map(page => page.evaluate(() => window.callPage.session.snapshot().peerId)))
  const before = await peerIds()
  for (const page of [client, expert]) await watchPicture(page)
  // As if its way had gone for good: nothing is sent on it, and nobody here is told.
  await client.evaluate(() => window.made.at(-1)?.close())
  await draw(client, 'of-the-client')
  await expect.poll(() => client.evaluate(() => window.made.length), { timeout: 60_000 }).toBeGreaterThan(1)
  for (const page of [client, expert]) {
    await expectMoving(page)
    await expect(statusOf(page)).toHaveText('connected')
    await expectMarks(page, 1)
  }
  expect(await peerIds()).toEqual(before)
})

test('who reloads is there again, with the marks of both', async ({ browser }) => {
  const { client, expert, room } = await callIn(browser)
  await client.getByRole('application').focus()
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await client.keyboard.press(key)
  await expect(expert.locator('path[data-mark]')).toHaveCount(1)
  await openCall(client, room)
  await expect(statusOf(client)).toHaveText('connected')
  await expect(client.locator('path[data-mark]')).toHaveCount(1)
  await expect(expert.getByRole('region')).toHaveCount(1)
})
