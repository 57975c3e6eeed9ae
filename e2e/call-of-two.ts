import type { BrowserContext, Page } from '@playwright/test'
import { bookedCall, openCall, signedInAs } from './call-page.ts'
import { expect } from './house.ts'

export interface CallOfTwo {
  room: string
  client: Page
  expert: Page
}

declare global {
  interface Window {
    picture: { frames: number; lastAt: number; longestGapMs: number }
  }
}

/** So long may a busy machine show the same picture; one whose connection was cut shows it for longer. */
export const PICTURE_GAP_MS = 5_000

export const framesOf = (page: Page): Promise<number> =>
  page.evaluate(() => window.callPage.session.snapshot().peers[0]?.statistics?.framesDecoded ?? 0)

export const statusOf = (page: Page) => page.getByLabel('Call', { exact: true })

/** Client and expert in one call, each seeing the other's camera. `dataDir`: of the server on which they meet, where it is not the one that all share. */
export const callOfTwo = async (clientContext: BrowserContext, expertContext: BrowserContext, dataDir?: string): Promise<CallOfTwo> => {
  await signedInAs(clientContext, 'client')
  await signedInAs(expertContext, 'expert')
  const room = await bookedCall(clientContext, expertContext, dataDir)
  const [client, expert] = [await clientContext.newPage(), await expertContext.newPage()]
  for (const page of [client, expert]) {
    await openCall(page, room)
    await page.getByRole('button', { name: 'Open camera' }).click()
  }
  for (const page of [client, expert]) {
    await expect(statusOf(page)).toHaveText('connected')
    await expect.poll(() => framesOf(page)).toBeGreaterThan(3)
  }
  return { room, client, expert }
}

/** Notes each picture of the other that is shown from now on. */
export const watchPicture = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const video = document.querySelector('video')
    const picture = { frames: 0, lastAt: performance.now(), longestGapMs: 0 }
    window.picture = picture
    const shown = () => {
      const now = performance.now()
      Object.assign(picture, {
        frames: picture.frames + 1,
        lastAt: now,
        longestGapMs: Math.max(picture.longestGapMs, now - picture.lastAt),
      })
      // A later watch counts for itself.
      if (window.picture === picture) video?.requestVideoFrameCallback(shown)
    }
    video?.requestVideoFrameCallback(shown)
  })

export const pictureOf = (page: Page): Promise<{ frames: number; longestGapMs: number }> =>
  page.evaluate(() => {
    const { frames, lastAt, longestGapMs } = window.picture
    return { frames, longestGapMs: Math.max(longestGapMs, performance.now() - lastAt) }
  })

/** Pictures that move: more are shown than at this moment. */
export const expectMoving = async (page: Page): Promise<void> => {
  const { frames } = await pictureOf(page)
  await expect.poll(async () => (await pictureOf(page)).frames, { timeout: 45_000 }).toBeGreaterThan(frames + 10)
}

/** Draws one line, whether or not the other can be reached just now. */
export const draw = (page: Page, id: string): Promise<void> =>
  page.evaluate(mark => void window.callPage.session.marks.add(mark), {
    ...{ id, type: 'line' as const, color: '#ff0000', size: 5, surface: 'camera', frameId: null },
    points: [
      { x: 0.2, y: 0.2 },
      { x: 0.6, y: 0.6 },
    ],
  })

export const expectMarks = (page: Page, count: number): Promise<void> =>
  expect(page.locator('path[data-mark]')).toHaveCount(count, { timeout: 45_000 })
