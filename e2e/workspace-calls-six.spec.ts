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
/** Six browsers on one small machine: what a laptop does for one of them is done six times. */
const SIX_AT_ONCE = { timeout: 90_000 }

/** Cameras of three pictures a second in place of thirty: how many a machine draws and sends is the bench's to say. */
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

/** Of each other: whether sound has arrived that is no silence, or else how far the connection is. */
const heard = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const open = window.made.filter(({ connectionState }) => connectionState !== 'closed')
    return Promise.all(
      open.map(async each => {
        const entries = [...(await each.getStats()).values()]
        const sound = entries.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')
        if (sound?.totalAudioEnergy > 0) return 'heard'
        return `${each.connectionState}, ice ${each.iceConnectionState}, ${each.signalingState}, ${sound?.packetsReceived ?? 'no'} packets`
      }),
    )
  })
const ALL_FIVE = Array.from({ length: MAX_CALL_PEOPLE - 1 }, () => 'heard')

/** How often a picture of him was drawn so far, in the large place or in a small one. */
const drawn = (page: Page, name: string): Promise<number> =>
  page
    .locator(`video[aria-label="Camera of ${name}"], [aria-label="Look at the picture of ${name}"] video`)
    .evaluateAll(shown => shown.reduce((sum, each) => sum + (each as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames, 0))

const each = <T>(people: readonly OneOfCrowd[], work: (one: OneOfCrowd) => Promise<T>) => Promise.all(people.map(work))
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

let browser: Browser | undefined
test.afterEach(() => browser?.close())

// One at a time speaks and shows himself: that all thirty ways carry sound and pictures is seen all the same, on a machine that could not send
// and show thirty at once. What a mesh of six costs is measured elsewhere (docs/measurements.md).
test('six hear and see one another, each the five others; the seventh is told that the call is full', async ({
  launchOptions,
  baseURL,
}) => {
  test.setTimeout(900_000)
  browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), FEW_PICTURES] })
  const { people, workspace } = await crowdOfWorkspace(browser, baseURL ?? '', MAX_CALL_PEOPLE + 1)
  const [six, seventh, first] = [people.slice(0, MAX_CALL_PEOPLE), people.at(-1), people[0]]
  if (!seventh || !first) throw new Error('there are seven')
  const othersThan = (one: OneOfCrowd) => six.filter(other => other !== one)
  for (const { context, page } of six) {
    await context.addInitScript(keepConnections)
    // One window is looked at; the others are as small as telephones, and cost as little to draw.
    if (page !== first.page) await page.setViewportSize(PHONE)
  }
  const open = ({ page }: OneOfCrowd, tab: string) => page.goto(`/collaboration/${workspace.id}?tab=${tab}`)

  for (const one of people) await open(one, 'voice-chat')
  for (const { page } of six) {
    await press(page, 'Join General')
    await press(page, 'Mute')
  }
  for (const { name } of six) await expect(seventh.page.getByRole('list', { name: 'In General' })).toContainText(name, SIX_AT_ONCE)
  await press(seventh.page, 'Join General')
  await expect(seventh.page.getByText(FULL)).toBeVisible()
  await expect(seventh.page.getByText('Connection error')).toHaveCount(0)
  for (const one of six) {
    await press(one.page, 'Mute')
    // The fake microphone beeps: the ring at the other ends is measured from the sound that came through.
    const speaks = ({ page }: OneOfCrowd) => page.getByRole('listitem').filter({ hasText: one.name }).locator('[data-speaking=true]').last()
    await each(othersThan(one), other => expect(speaks(other)).toBeVisible(SIX_AT_ONCE))
    await press(one.page, 'Mute')
  }
  await each(six, ({ page }) => press(page, 'Leave'))

  for (const one of people) await open(one, 'ar-call')
  for (const { page } of six) {
    await press(page, /^(Start an|Join the) AR call$/)
    await press(page, 'Mute audio')
    await press(page, 'Video off')
  }
  for (const one of six) {
    await press(one.page, 'Unmute audio')
    await press(one.page, 'Video on')
    await each(othersThan(one), async ({ page }) => {
      await expect.poll(() => drawn(page, one.name), SIX_AT_ONCE).toBeGreaterThan(0)
      const before = await drawn(page, one.name)
      await expect.poll(() => drawn(page, one.name), SIX_AT_ONCE).toBeGreaterThan(before)
    })
    await press(one.page, 'Mute audio')
    await press(one.page, 'Video off')
  }
  await each(six, ({ page }) => expect.poll(() => heard(page), SIX_AT_ONCE).toEqual(ALL_FIVE))
  await press(seventh.page, 'Join the AR call')
  await expect(seventh.page.getByText(FULL).last()).toBeVisible()

  // All five small pictures, the last of them one's own, stand on the screen without scrolling.
  const own = first.page.getByRole('button', { name: 'Look at your own picture' })
  await expect(own).toBeInViewport({ ratio: 1 })
  await first.page.setViewportSize(PHONE)
  await expect(own).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(first.page)
  await expectAccessible(first.page)
})
