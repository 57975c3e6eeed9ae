import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import {
  type CallOfTwo,
  callOfTwo,
  draw,
  expectMarks,
  expectMoving,
  PICTURE_GAP_MS,
  pictureOf,
  statusOf,
  watchPicture,
} from './call-of-two.ts'
import { expect, test } from './house.ts'
import { divideNetworks, type NetworkName, type Networks, whyNoNetworks } from './networks.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

const BLACK_HOLE_MS = 20_000
const whyNot = whyNoNetworks()

let networks: Networks
let server: OwnServer
const browsers: Browser[] = []

test.skip(whyNot !== undefined, whyNot)

test.beforeAll(async ({ launchOptions }) => {
  networks = divideNetworks(launchOptions.executablePath ?? 'chromium')
  server = await startOwnServer(networks.serverHost)
  // A browser gives no camera to a page that comes over the network in the clear, unless it is told to trust it.
  const args = [...(launchOptions.args ?? []), `--unsafely-treat-insecure-origin-as-secure=${server.url}`]
  for (const name of ['phone', 'desk'] as const)
    browsers.push(await chromium.launch({ ...launchOptions, executablePath: networks.browserOf(name), args }))
})

test.afterEach(async () => {
  networks.mend()
  for (const browser of browsers) for (const context of browser.contexts()) await context.close()
})

test.afterAll(async () => {
  for (const browser of browsers) await browser.close()
  await server?.stop()
  networks?.close()
})

/** The client at his phone's network, the expert at his desk's, in one call with moving pictures on both sides. */
const callAcross = async (): Promise<CallOfTwo & { peerIds(): Promise<(string | null)[]> }> => {
  const contexts: BrowserContext[] = []
  for (const browser of browsers) contexts.push(await browser.newContext({ baseURL: server.url, bypassCSP: true }))
  const [phone, desk] = contexts
  if (!phone || !desk) throw new Error('two browsers are needed')
  const call = await callOfTwo(phone, desk, server.dataDir)
  const pages = [call.client, call.expert]
  for (const page of pages) await watchPicture(page)
  const peerIds = () => Promise.all(pages.map(page => page.evaluate(() => window.callPage.session.snapshot().peerId)))
  return { ...call, peerIds }
}

const expectWell = async ({ client, expert }: CallOfTwo): Promise<void> => {
  for (const page of [client, expert]) {
    await expectMoving(page)
    await expect(statusOf(page)).toHaveText('connected')
  }
}

for (const name of ['phone', 'desk'] satisfies NetworkName[])
  test(`the ${name} changes its address: pictures and marks go on by themselves`, async () => {
    const call = await callAcross()
    const before = await call.peerIds()
    networks.changeAddress(name)
    await draw(call.client, 'of-the-client')
    await draw(call.expert, 'of-the-expert')
    await expectWell(call)
    for (const page of [call.client, call.expert]) await expectMarks(page, 2)
    // Nobody came anew.
    expect(await call.peerIds()).toEqual(before)
  })

test('twenty seconds in which nothing goes through: both are back by themselves, with what was drawn meanwhile', async () => {
  const call = await callAcross()
  const before = await call.peerIds()
  networks.lose(100)
  const lostAt = Date.now()
  await draw(call.client, 'of-who-was-away')
  await expect(statusOf(call.client)).toHaveText('recovering')
  await draw(call.expert, 'of-who-stayed')
  // A span that is itself what is tried: there is no state to wait for.
  await expect.poll(() => Date.now() - lostAt, { timeout: BLACK_HOLE_MS * 2 }).toBeGreaterThan(BLACK_HOLE_MS)
  networks.mend()
  await expectWell(call)
  for (const page of [call.client, call.expert]) await expectMarks(page, 2)
  expect(await call.peerIds()).toEqual(before)
})

test('with every tenth packet lost the call stays, sound is heard, and marks arrive', async () => {
  const call = await callAcross()
  networks.lose(10)
  const drawn = 20
  for (let each = 0; each < drawn; each += 1) await draw(each % 2 ? call.client : call.expert, `mark-${each}`)
  for (const page of [call.client, call.expert]) {
    await expectMarks(page, drawn)
    const loudest = () =>
      page.evaluate(async () => {
        const stream = window.callPage.session.snapshot().peers[0]?.stream
        const context = new AudioContext()
        const meter = context.createAnalyser()
        if (stream) context.createMediaStreamSource(stream).connect(meter)
        const heard = new Float32Array(meter.fftSize)
        const endsAt = performance.now() + 1_500
        let loudest = 0
        while (performance.now() < endsAt) {
          await new Promise(requestAnimationFrame)
          meter.getFloatTimeDomainData(heard)
          loudest = Math.max(loudest, ...heard)
        }
        await context.close()
        return loudest
      })
    await expect.poll(loudest).toBeGreaterThan(0.01)
    await expect(statusOf(page)).toHaveText('connected')
    // The picture moves, or has given way and that is told by its name: which of the two may change while one looks.
    const { frames } = await pictureOf(page)
    const movesOrIsTold = async () => {
      if ((await pictureOf(page)).frames > frames + 10) return 'moves'
      const mode = await page.evaluate(() => window.callPage.session.snapshot().peers[0]?.media?.mode ?? 'no mode')
      return mode !== 'video' && (await page.getByRole('status').filter({ hasText: mode }).count()) > 0 ? 'told' : mode
    }
    await expect.poll(movesOrIsTold, { timeout: 45_000 }).toMatch(/^(moves|told)$/)
  }
  networks.mend()
  await expectWell(call)
})

test('a way to the server that is lost and found stops no picture', async () => {
  const call = await callAcross()
  const before = await call.peerIds()
  const isAway = () => call.expert.evaluate(() => window.callPage.session.snapshot().peers[0]?.isAway)
  networks.hideServerFrom('phone')
  await expect.poll(isAway).toBe(true)
  for (const page of [call.client, call.expert]) await expectMoving(page)
  networks.mend()
  await expect.poll(isAway).toBe(false)
  expect(await call.peerIds()).toEqual(before)
  for (const page of [call.client, call.expert]) expect((await pictureOf(page)).longestGapMs).toBeLessThan(PICTURE_GAP_MS)
})
