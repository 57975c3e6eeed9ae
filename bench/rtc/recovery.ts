import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { callOfTwo, watchPicture } from '../../e2e/call-of-two.ts'
import { divideNetworks, whyNoNetworks } from '../../e2e/networks.ts'
import { startOwnServer } from '../../e2e/own-server.ts'

/** Of each side in turn, one right after the other: what is lost in one gap must not make the picture give way in the next. */
const CHANGES = 6
/** Pictures that are there again, and not one that was still on its way. */
const PICTURES = 10

/** The longest that this page showed the same picture, once it has shown so many since the watch began. */
const longestStandstill = async (page: Page): Promise<number> => {
  await page.waitForFunction(count => window.picture.frames > count && window.picture.longestGapMs > 500, PICTURES)
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
      for (const page of [client, expert]) await watchPicture(page)
      networks.changeAddress(turn % 2 ? 'desk' : 'phone')
      stood.push(Math.max(await longestStandstill(client), await longestStandstill(expert)))
    }
    return stood
  } finally {
    for (const browser of browsers) await browser.close()
    await server.stop()
    networks.close()
  }
}
