import type { Browser, BrowserContext, Page } from '@playwright/test'
import { listDevMails } from '../contract/src/accounts.ts'
import { listOwnServices } from '../contract/src/catalog-own.ts'
import { beginNow, signedInAs } from './call-page.ts'
import { DESK, expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

const TITLE = 'The breaker trips at night'
const PERMISSIONS = ['camera', 'microphone']

const nameOf = async (context: BrowserContext): Promise<string> => (await (await context.request.get('/_api/me')).json()).name

/** The demo's client on a phone and its expert at a desk. */
const clientAndExpert = async (browser: Browser) => {
  const usual = { reducedMotion: 'reduce', permissions: PERMISSIONS } as const
  const phone = await browser.newContext({ ...usual, viewport: PHONE })
  const desk = await browser.newContext({ ...usual, viewport: DESK })
  await signedInAs(phone, 'client')
  await signedInAs(desk, 'expert')
  return { phone, desk, client: await phone.newPage(), expert: await desk.newPage() }
}

const arServiceOf = async (expert: BrowserContext): Promise<number | undefined> => {
  const services: { id: number; isArEnabled: boolean }[] = await (await expert.request.get(listOwnServices.path)).json()
  return services.find(({ isArEnabled }) => isArEnabled)?.id
}

/** Books on the phone, with the demo's expert, at the time that is proposed; answers the path of the session. */
const booked = async (client: Page, desk: BrowserContext): Promise<string> => {
  await client.goto(`/ar-sessions?book=yes&service=${await arServiceOf(desk)}`)
  const dialog = client.getByRole('dialog', { name: 'Book a New AR Session' })
  await expect(dialog.getByLabel('Time')).toBeEnabled()
  await dialog.getByLabel('Session Title').fill(TITLE)
  await expectNoSidewaysScroll(client)
  await dialog.getByRole('button', { name: 'Book AR Session' }).click()
  await expect(client.getByText('AR session booked successfully!')).toBeVisible()
  const path = await client.getByRole('article', { name: TITLE }).getByRole('link', { name: 'Waiting Room' }).getAttribute('href')
  if (path === null) throw new Error('the card leads nowhere')
  return path
}

const framesOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate(video => (video instanceof HTMLVideoElement ? video.getVideoPlaybackQuality().totalVideoFrames : 0))

const brightnessOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate(video => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 32
    const pen = canvas.getContext('2d')
    if (video instanceof HTMLVideoElement) pen?.drawImage(video, 0, 0, 32, 32)
    return Math.max(...(pen?.getImageData(0, 0, 32, 32).data.filter((_, index) => index % 4 !== 3) ?? [0]))
  })

/** How many seconds of a recording the browser has written down and the server does not have. */
const writtenDown = (page: Page) =>
  page.evaluate(async () => {
    const known = (await indexedDB.databases()).find(({ name }) => name?.startsWith('onhand.unsent/'))
    if (!known?.name) return 0
    const opening = indexedDB.open(known.name)
    await new Promise(done => opening.addEventListener('success', done))
    const reading = opening.result.transaction('heads').objectStore('heads').getAll()
    await new Promise(done => reading.addEventListener('success', done))
    opening.result.close()
    return Math.max(0, ...reading.result.map(({ about }) => about.seconds))
  })

/** Where the large picture lies in the window: the layer of marks covers the bars beside it too. */
const pictureBox = (page: Page) =>
  page.getByRole('application').evaluate(layer => {
    const { left, top, width, height } = layer.getBoundingClientRect()
    const picture = layer.parentElement?.parentElement?.querySelector<HTMLVideoElement | HTMLImageElement>('video, img')
    if (!picture) throw new Error('no picture')
    const [wide, high] =
      picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.naturalWidth, picture.naturalHeight]
    const scale = Math.min(width / wide, height / high)
    const [shownWidth, shownHeight] = [wide * scale, high * scale]
    return { left: left + (width - shownWidth) / 2, top: top + (height - shownHeight) / 2, width: shownWidth, height: shownHeight }
  })

/** How much more red than green there is about a spot of the recording in the page, in a picture a second after its beginning. */
const rednessAt = (page: Page, x: number, y: number): Promise<number> =>
  page.locator('video').evaluate(
    async (video, at) => {
      if (!(video instanceof HTMLVideoElement) || video.videoWidth === 0) return 0
      const isThere = new Promise(done => video.addEventListener('seeked', done, { once: true }))
      video.currentTime = 1
      await isThere
      const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight)
      const paint = canvas.getContext('2d')
      paint?.drawImage(video, 0, 0)
      const half = Math.ceil(canvas.width / 50)
      const data = paint?.getImageData(at.x * canvas.width - half, at.y * canvas.height - half, 2 * half, 2 * half).data ?? []
      let most = 0
      for (let each = 0; each < data.length; each += 4) most = Math.max(most, (data[each] ?? 0) - (data[each + 1] ?? 0))
      return most
    },
    { x, y },
  )

/** The middle of each mark, and where a text begins, as shares of the picture. */
const marksOn = async (page: Page) => {
  const box = await pictureBox(page)
  const middles = await page.locator('[data-mark]').evaluateAll(marks =>
    marks.map(mark => {
      const id = mark.getAttribute('data-mark')
      const { left, top, width, height } = mark.getBoundingClientRect()
      // Letters are never smaller than one can read: the end of a text is nowhere in particular.
      const line = mark.querySelector('text')
      const layer = line?.ownerSVGElement?.getBoundingClientRect()
      return line && layer
        ? { id, x: layer.left + Number(line.getAttribute('x')), y: layer.top + Number(line.getAttribute('y')) }
        : { id, x: left + width / 2, y: top + height / 2 }
    }),
  )
  return new Map(middles.map(({ id, x, y }) => [id, { x: (x - box.left) / box.width, y: (y - box.top) / box.height }]))
}

const take = (page: Page, tool: string) =>
  page.getByRole('toolbar', { name: 'Marks' }).getByRole('button', { name: tool, exact: true }).click()

const draw = async (page: Page, tool: string, from: [number, number], to: [number, number]) => {
  await take(page, tool)
  const box = await pictureBox(page)
  const spot = ([x, y]: [number, number]) => [box.left + x * box.width, box.top + y * box.height] as const
  await page.mouse.move(...spot(from))
  await page.mouse.down()
  await page.mouse.move(...spot(to), { steps: 8 })
  await page.mouse.up()
}

const write = async (page: Page, text: string, [x, y]: [number, number]) => {
  await take(page, 'Text')
  const box = await pictureBox(page)
  await page.mouse.click(box.left + x * box.width, box.top + y * box.height)
  await page.getByLabel('Text to put on the picture').fill(text)
  await page.keyboard.press('Enter')
}

// A camera that nobody looks at any more still takes its share of the machine.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test('a client books on a phone, both wait, talk and draw; the expert ends it, and both have the record', async ({ browser }) => {
  const { phone, desk, client, expert } = await clientAndExpert(browser)
  const [clientName, expertName] = [await nameOf(phone), await nameOf(desk)]
  const path = await booked(client, desk)
  await beginNow(Number(path.split('/').at(-1)))

  await client.goto(path)
  await expert.goto(path)
  await expect(expert.getByText(`${clientName} is here.`)).toBeVisible()
  await expect(client.getByText(`${expertName} is here.`)).toBeVisible()
  await expectAccessible(expert)
  await expectNoSidewaysScroll(client)
  await expert.getByRole('button', { name: 'Start Session' }).click()

  for (const [page, label] of [
    [expert, `Camera of ${clientName}`],
    [client, `Camera of ${expertName}`],
  ] as const) {
    await expect(page.getByLabel(label)).toBeVisible()
    await expect.poll(() => framesOf(page, label)).toBeGreaterThan(10)
    expect(await brightnessOf(page, label)).toBeGreaterThan(40)
  }

  // On a narrow phone too what leaves the call stands in one line with the rest.
  await client.setViewportSize({ ...PHONE, width: 360 })
  await expect(client.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  const [mute, leave] = await Promise.all(['Mute audio', 'Disconnect'].map(name => client.getByRole('button', { name }).boundingBox()))
  expect(mute?.y).toBeGreaterThan(0)
  expect(leave?.y).toBe(mute?.y)
  await client.setViewportSize(PHONE)

  // Whoever has drawn looks whether it stands there before he goes on; and which one does not arrive is told by its number.
  const stand = async (marks: number) => {
    for (const page of [expert, client]) await expect(page.locator('[data-mark]')).toHaveCount(marks)
  }
  await draw(expert, 'Circle', [0.5, 0.5], [0.6, 0.5])
  await stand(1)
  await draw(expert, 'Arrow', [0.3, 0.3], [0.45, 0.42])
  await stand(2)
  await draw(expert, 'Line', [0.3, 0.8], [0.7, 0.75])
  await stand(3)
  await draw(client, 'Freehand', [0.6, 0.3], [0.8, 0.4])
  await stand(4)
  await write(expert, 'This one', [0.2, 0.6])
  await stand(5)
  const [here, there] = [await marksOn(expert), await marksOn(client)]
  for (const [id, { x, y }] of here) {
    expect(Math.abs(x - (there.get(id)?.x ?? 9))).toBeLessThan(0.01)
    expect(Math.abs(y - (there.get(id)?.y ?? 9))).toBeLessThan(0.01)
  }
  // One's own only.
  await client.getByRole('toolbar', { name: 'Marks' }).getByRole('button', { name: 'Undo my last mark' }).click()
  await expect(expert.locator('[data-mark]')).toHaveCount(4)

  await expert.getByRole('textbox', { name: 'Message' }).fill('Do you see the circle?')
  await expert.getByRole('button', { name: 'Send' }).click()
  await client.getByRole('button', { name: 'Chat, 1 new' }).click()
  await expect(client.getByText('Do you see the circle?')).toBeVisible()
  await client.getByRole('button', { name: 'Close chat' }).click()

  await expert.getByRole('button', { name: 'Keep a picture' }).click()
  await expect(expert.getByText('The picture is kept in the record.')).toBeVisible()
  await expert.getByRole('button', { name: 'Freeze the picture' }).click()
  const frozen = (page: Page) => page.getByText('The picture is frozen: both of you draw on the still.', { exact: false })
  await expect(frozen(client)).toBeVisible()
  await expect(client.getByAltText('The still that both of you draw on')).toBeVisible()
  await draw(client, 'Line', [0.3, 0.4], [0.6, 0.5])
  await stand(1)
  await client.getByRole('button', { name: 'Back to the live picture' }).click()
  await expect(frozen(expert)).toBeHidden()
  // Whoever held it keeps it, with what was drawn on it.
  await expect(expert.getByText('The still that was drawn on is kept in the record.')).toBeVisible()
  // One on which nothing was drawn is nothing to keep.
  await expert.getByRole('button', { name: 'Freeze the picture' }).click()
  await expect(frozen(client)).toBeVisible()
  await expert.getByRole('button', { name: 'Back to the live picture' }).click()
  await expect(frozen(client)).toBeHidden()

  await expert.getByRole('button', { name: 'Share screen' }).click()
  await expect(client.getByLabel(`Screen of ${expertName}`)).toBeVisible()
  await expert.getByRole('button', { name: 'Stop sharing the screen' }).click()
  await expect(client.getByLabel(`Screen of ${expertName}`)).toBeHidden()

  // Asked for by one, allowed by the other, and seen by both.
  await expert.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(client.getByText(`${expertName} asks to record this call.`)).toBeVisible()
  await client.getByRole('button', { name: 'No', exact: true }).click()
  await expect(client.getByText(`${expertName} asks to record this call.`)).toBeHidden()
  await expert.getByRole('button', { name: 'Record', exact: true }).click()
  await client.getByRole('button', { name: 'Allow recording' }).click()
  for (const page of [expert, client]) await expect(page.getByText('Recording', { exact: true })).toBeVisible()
  const seen = await framesOf(expert, `Camera of ${clientName}`)
  await expect.poll(() => framesOf(expert, `Camera of ${clientName}`)).toBeGreaterThan(seen + 60)
  await client.getByRole('button', { name: 'Stop recording' }).click()
  await expect(expert.getByText('The recording is kept in the record.')).toBeVisible()
  await expect(expert.getByText('Recording', { exact: true })).toBeHidden()

  // Ended by one, it is nobody's wish any more.
  await expect(expert.getByRole('button', { name: 'Record', exact: true })).toBeVisible()
  await expect(client.getByText(`${expertName} asks to record this call.`)).toBeHidden()

  // No frame of earlier stands as if it were now; and whoever has turned his own off looks at the other.
  await client.getByRole('button', { name: 'Video off' }).click()
  await expect(expert.getByText(`The camera of ${clientName} is off.`)).toBeVisible()
  await expect(client.getByText('Your camera is off.')).toBeVisible()
  await expect(client.getByLabel(`Camera of ${expertName}`)).toBeVisible()

  // Whoever comes back finds what was drawn.
  await client.reload()
  await expect(client.locator('[data-mark]')).toHaveCount(4)

  // Who leaves reads who ends it; the expert himself does, also from there.
  await expert.getByRole('button', { name: 'Disconnect' }).click()
  await expect(expert.getByText('The session goes on until you end it.')).toBeVisible()
  // Whoever stays keeps his own picture, and reads that he is alone.
  await expect(client.getByText(`${expertName} has left the call, and may come back.`, { exact: false })).toBeVisible()
  await expect(client.getByLabel('Your camera')).toBeVisible()
  await expect(client.locator('[data-mark]')).toHaveCount(4)
  await expert.getByRole('button', { name: 'End Session' }).click()
  await expert.getByRole('dialog').getByRole('button', { name: 'End Session' }).click()
  await expect(expert.getByText('Session successfully ended.')).toBeVisible()
  for (const page of [expert, client]) {
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByText(/2 pictures/)).toBeVisible()
    await expect(page.getByText('Do you see the circle?')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recordings' })).toBeVisible()
  }
  // It can be played, says how long it is, and shows what was drawn: the rim of the circle is red, and what lies beside it is not.
  const length = () => client.locator('video').evaluate(video => (video instanceof HTMLVideoElement ? video.duration : 0))
  await expect.poll(length).toBeGreaterThan(2)
  expect(await length()).toBeLessThan(600)
  await expect.poll(() => rednessAt(client, 0.6, 0.5)).toBeGreaterThan(100)
  expect(await rednessAt(client, 0.05, 0.9)).toBeLessThan(60)
  await expect(client.getByRole('button', { name: `Review ${expertName}` })).toBeVisible()
  await expectAccessible(client)
})

const recording = (page: Page) => page.getByText('Recording', { exact: true })

/** As allowed by both; answers when some seconds of it are written down. */
const record = async (client: Page, expert: Page) => {
  await expert.getByRole('button', { name: 'Record', exact: true }).click()
  await client.getByRole('button', { name: 'Allow recording' }).click()
  for (const page of [expert, client]) await expect(recording(page)).toBeVisible()
  await expect.poll(() => writtenDown(expert)).toBeGreaterThan(3)
}

/** A session under way, of which some seconds are recorded. */
const recordedCall = async (browser: Browser) => {
  const { phone, desk, client, expert } = await clientAndExpert(browser)
  const [clientName, expertName] = [await nameOf(phone), await nameOf(desk)]
  const path = await booked(client, desk)
  await beginNow(Number(path.split('/').at(-1)))
  await client.goto(path)
  await expert.goto(path)
  await expert.getByRole('button', { name: 'Start Session' }).click()
  const camera = `Camera of ${clientName}`
  await expect.poll(() => framesOf(expert, camera)).toBeGreaterThan(10)
  await record(client, expert)
  return { desk, client, expert, expertName, camera, path }
}

test('what was recorded until the page of the expert was loaded anew is in the record, and the recording has stopped for both', async ({
  browser,
}) => {
  const { client, expert, expertName, camera, path } = await recordedCall(browser)

  await expert.reload()
  await expect(recording(client)).toBeHidden()
  await expect(expert.getByText('What was recorded until then is kept in the record.')).toBeVisible()
  await expect(recording(expert)).toBeHidden()
  await expect(client.getByText(`${expertName} asks to record this call.`)).toBeHidden()

  // It goes on when both allow it anew, and another page that is gone leaves what it had.
  await expect.poll(() => framesOf(expert, camera)).toBeGreaterThan(10)
  await record(client, expert)
  await expert.goto('/about')
  await expect(recording(client)).toBeHidden()
  await expert.goto(path)
  await expect(expert.getByText('What was recorded until then is kept in the record.')).toBeVisible()
  await expert.getByRole('button', { name: 'Disconnect' }).click()
  await expert.getByRole('button', { name: 'End Session' }).click()
  await expert.getByRole('dialog').getByRole('button', { name: 'End Session' }).click()

  for (const page of [expert, client]) {
    await expect(page.getByRole('heading', { name: /^Recording, \d\d:\d\d$/ })).toHaveCount(2)
    await expect(page.getByText(/^Recording stopped/)).toHaveCount(2)
    // Each lasts as long as was written down, and can be played.
    await expect(page.getByText(/, ([4-9]|[1-5]\d) s$/)).toHaveCount(2)
    const widths = () =>
      page.locator('video').evaluateAll(videos => videos.map(video => (video instanceof HTMLVideoElement ? video.videoWidth : 0)))
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0)
    await expectNoSidewaysScroll(page)
  }
  // Nothing of it stays in the browser.
  expect(await writtenDown(expert)).toBe(0)
  await expectAccessible(expert)
})

test('the page of the expert dies: the client reads that the recording is interrupted, and what there is of it is kept', async ({
  browser,
}) => {
  const { desk, client, expert, path } = await recordedCall(browser)
  const door = await desk.newCDPSession(expert)
  // It dies without an answer.
  void door.send('Page.crash').catch(() => undefined)
  await expect(client.getByText('Recording interrupted')).toBeVisible({ timeout: 30_000 })
  const next = await desk.newPage()
  await next.goto(path)
  await expect(next.getByText('What was recorded until then is kept in the record.')).toBeVisible({ timeout: 30_000 })
  await expect(client.getByText('Recording interrupted')).toBeHidden()
  await expect(recording(client)).toBeHidden()
})

test('a stranger gets nowhere', async ({ browser }) => {
  const { client, desk } = await clientAndExpert(browser)
  const path = await booked(client, desk)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.request.post('/_api/sign-out', { data: {} })
  const stranger = await context.newPage()
  await stranger.goto(path)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Please log in' })).toBeVisible()
  const sessionId = path.split('/').at(-1)
  for (const door of ['sessions/detail', 'sessions/record', 'annotations', 'messages']) {
    expect((await context.request.get(`/_api/ar/${door}?sessionId=${sessionId}`)).status()).toBe(401)
  }
})

test('a visitor books without an account, and comes in by the mailed link alone', async ({ browser }) => {
  const { desk } = await clientAndExpert(browser)
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: PHONE })
  await context.request.post('/_api/sign-out', { data: {} })
  const visitor = await context.newPage()
  await visitor.goto(`/ar-sessions?book=yes&service=${await arServiceOf(desk)}`)
  const dialog = visitor.getByRole('dialog')
  await expect(dialog.getByLabel('Time')).toBeEnabled()
  await dialog.getByLabel('Your Name').fill('Vera Visitor')
  await dialog.getByLabel('Your Email').fill('vera@example.com')
  await dialog.getByRole('button', { name: 'Book AR Session' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Open the mail to confirm' })).toContainText('vera@example.com')
  await expectAccessible(visitor)

  const linkOf = async (): Promise<string | undefined> => {
    const mails: { to: string; text: string }[] = await (await context.request.get(listDevMails.path)).json()
    const mail = mails.find(({ to, text }) => to.includes('vera@example.com') && text.includes('/ar-sessions/join#'))
    return mail && /\/ar-sessions\/join#[\w-]+/.exec(mail.text)?.[0]
  }
  await expect.poll(linkOf).toBeDefined()
  await visitor.goto('/about')
  await visitor.goto((await linkOf()) ?? '')
  await visitor.getByRole('button', { name: 'Open the session' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: /^AR Session for / })).toBeVisible()
  await expect(visitor.getByText('The doors open 15 minutes before', { exact: false })).toBeVisible()
  await visitor.goto('/ar-sessions')
  await expect(visitor.getByRole('article')).toHaveCount(1)

  // In a browser that somebody else is signed in to, the link says what to do first.
  const others = await browser.newContext({ reducedMotion: 'reduce' })
  await signedInAs(others, 'admin')
  const page = await others.newPage()
  await page.goto((await linkOf()) ?? '')
  await expect(page.getByText('You are signed in as', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Log out and come in as the guest' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^AR Session for / })).toBeVisible()
  expect((await others.request.get('/_api/me')).status()).toBe(401)
})
