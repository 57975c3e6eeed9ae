import { type Browser, chromium, type Page } from '@playwright/test'
import { MAX_CALL_PEOPLE } from '../contract/src/calls.ts'
import { crowdOfWorkspace, type OneOfCrowd } from './crowd-of-workspace.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, PHONE, test } from './house.ts'

declare global {
  interface Window {
    made: RTCPeerConnection[]
  }
}

const FULL = 'This call is full: 6 can be in it at once. Come in when somebody has left, or write in the chat.'
/** Six browsers that draw, send and receive on one small machine: what a laptop does for one of them is done six times. */
const SIX_AT_ONCE = { timeout: 150_000 }

/**
 * Cameras of three pictures a second in place of thirty: how many a machine draws and sends is the bench's to say, and this one has to do it for
 * six laptops. That all thirty ways stand, are heard and move is the same with few.
 */
const FEW_PICTURES = '--use-fake-device-for-media-stream=fps=3'

/** Keeps the connections that a page makes, to ask them what arrives. */
const keepConnections = () => {
  window.made = []
  const Original = window.RTCPeerConnection
  window.RTCPeerConnection = class extends Original {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      window.made.push(this)
    }
  }
}

/** Of each other: whether sound arrives that is no silence, or else how far the connection is. */
const heard = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const open = window.made.filter(({ connectionState }) => connectionState !== 'closed')
    return Promise.all(
      open.map(async each => {
        const entries = [...(await each.getStats()).values()]
        const sound = entries.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')
        const { connectionState, iceConnectionState, signalingState } = each
        // On a machine that is too busy connections are lost and mended in between: what was heard was heard.
        if (sound?.totalAudioEnergy > 0) return 'heard'
        return `${connectionState}, ice ${iceConnectionState}, ${signalingState}, ${sound?.packetsReceived ?? 'no'} packets`
      }),
    )
  })
const ALL_FIVE = Array.from({ length: MAX_CALL_PEOPLE - 1 }, () => 'heard')

/** What is shown of each of the five others just now: how often his video was drawn, or, where the machine bears no more, which still. */
const pictures = (page: Page): Promise<string[]> =>
  page.locator('video[aria-label^="Camera of"], [aria-label^="Look at the picture of"] img, [aria-label="Call"] img').evaluateAll(shown =>
    shown.flatMap(each => {
      const drawn = each instanceof HTMLVideoElement ? each.getVideoPlaybackQuality().totalVideoFrames : each.getAttribute('src')
      return drawn ? `${drawn}` : []
    }),
  )

const each = <T>(people: readonly OneOfCrowd[], work: (one: OneOfCrowd) => Promise<T>) => Promise.all(people.map(work))

// Six browsers draw and send at once on the machine that tests: one that is busy besides may take a second go.
test.describe.configure({ retries: 1 })

let browser: Browser | undefined
test.afterEach(() => browser?.close())

test('six hear and see one another, each the five others; the seventh is told that the call is full', async ({
  launchOptions,
  baseURL,
}) => {
  test.setTimeout(600_000)
  browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), FEW_PICTURES] })
  const { people, workspace } = await crowdOfWorkspace(browser, baseURL ?? '', MAX_CALL_PEOPLE + 1)
  const [six, seventh, first] = [people.slice(0, MAX_CALL_PEOPLE), people.at(-1), people[0]]
  if (!seventh || !first) throw new Error('there are seven')
  for (const { context, page } of six) {
    await context.addInitScript(keepConnections)
    // One window is looked at; the others are as small as telephones, and cost as little to draw.
    if (page !== first.page) await page.setViewportSize(PHONE)
  }
  const open = ({ page }: OneOfCrowd, tab: string) => page.goto(`/collaboration/${workspace.id}?tab=${tab}`)
  await each(people, one => open(one, 'voice-chat'))
  await each(six, ({ page }) => page.getByRole('button', { name: 'Join General' }).click())
  await each(six, ({ page }) => expect.poll(() => heard(page), SIX_AT_ONCE).toEqual(ALL_FIVE))
  for (const { name } of six) await expect(seventh.page.getByRole('list', { name: 'In General' })).toContainText(name)
  await seventh.page.getByRole('button', { name: 'Join General' }).click()
  await expect(seventh.page.getByText(FULL)).toBeVisible()
  await expect(seventh.page.getByText('Connection error')).toHaveCount(0)
  await each(six, ({ page }) => page.getByRole('button', { name: 'Leave', exact: true }).click())

  await each(people, one => open(one, 'ar-call'))
  await each(six, ({ page }) => page.getByRole('button', { name: /^(Start an|Join the) AR call$/ }).click())
  await each(six, async ({ page }) => {
    await expect.poll(async () => (await pictures(page)).length, SIX_AT_ONCE).toBe(5)
    const before = await pictures(page)
    // Each of them moves, not only the large one.
    await expect.poll(async () => (await pictures(page)).filter(drawn => !before.includes(drawn)).length, SIX_AT_ONCE).toBe(5)
    await expect.poll(() => heard(page), SIX_AT_ONCE).toEqual(ALL_FIVE)
  })
  await seventh.page.getByRole('button', { name: 'Join the AR call' }).click()
  await expect(seventh.page.getByText(FULL).last()).toBeVisible()

  // All five small pictures, the last of them one's own, stand on the screen without scrolling.
  const own = first.page.getByRole('button', { name: 'Look at your own picture' })
  await expect(own).toBeInViewport({ ratio: 1 })
  await first.page.setViewportSize(PHONE)
  await expect(own).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(first.page)
  await expectAccessible(first.page)
})
