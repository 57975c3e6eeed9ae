import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { callOfTwo, watchPicture } from '../../e2e/call-of-two.ts'
import { divideNetworks, whyNoNetworks } from '../../e2e/networks.ts'
import { startOwnServer } from '../../e2e/own-server.ts'

/** Of each side in turn, one right after the other: what is lost in one gap must not make the picture give way in the next. */
const CHANGES = 6
/** Pictures that are there again, and not one that was still on its way when the address changed: so many, so long after it, the last of them just now. */
const AGAIN = { pictures: 10, afterMs: 3_000, lastMs: 500 }

/** The longest that this page showed the same picture since the watch began at `from`, once they move again. */
const longestStandstill = async (page: Page, from: number): Promise<number> => {
  await page.waitForFunction(
    ({ pictures, afterMs, lastMs, from }) => {
      const { frames, lastAt } = window.picture
      const now = performance.now()
      return frames > pictures && now - from > afterMs && now - lastAt < lastMs
    },
    { ...AGAIN, from },
    { timeout: 60_000 },
  )
  return page.evaluate(() => window.picture.longestGapMs)
}

/**
 * How long pictures stand still when one side's address changes in mid-call, in networks of their own: milliseconds, the side that waits longer.
 * Or why that cannot be measured on this machine.
 */
export const recoveries = async (program: string, flags: readonly string[]): Promise<number[] | string> => {
  const whyNot = whyNoNetworks()
  if (whyNot !== undefined) return whyNot
  const networks = divideNetworks(program)
  const browsers: Browser[] = []
  const server = await startOwnServer(networks.serverHost)
  try {
    const contexts: BrowserContext[] = []
    for (const name of ['phone', 'desk'] as const) {
      const args = [...flags, `--unsafely-treat-insecure-origin-as-secure=${server.url}`]
      const browser = await chromium.launch({ executablePath: networks.browserOf(name), args })
      browsers.push(browser)
      contexts.push(await browser.newContext({ baseURL: server.url, bypassCSP: true }))
    }
    const [phone, desk] = contexts
    if (!phone || !desk) throw new Error('two browsers are needed')
    const { client, expert } = await callOfTwo(phone, desk, server.dataDir)
    const stood: number[] = []
    for (let turn = 0; turn < CHANGES; turn += 1) {
      const pages = [client, expert]
      for (const page of pages) await watchPicture(page)
      const from = await Promise.all(pages.map(page => page.evaluate(() => performance.now())))
      networks.changeAddress(turn % 2 ? 'desk' : 'phone')
      stood.push(Math.max(...(await Promise.all(pages.map((page, index) => longestStandstill(page, from[index] ?? 0))))))
    }
    return stood
  } finally {
    for (const browser of browsers) await browser.close()
    await server.stop()
    networks.close()
  }
}
