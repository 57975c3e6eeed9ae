import type { Browser } from '@playwright/test'
import type { Measurement } from '../table.ts'
import { type Bench, openTab } from './workspace-of-bench.ts'

const TABS = ['AR Call', 'Files', '3D Models', 'Participants', 'Activity', 'Screen Share', 'Whiteboard', 'Voice Chat', 'Settings']
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** What each tab's JavaScript adds when it is opened, as it came over the line, beside what the workspace itself brings with its chat. */
export const benchTabs = async (bench: Bench, browser: Browser): Promise<Measurement[]> => {
  const page = await openTab(bench, browser, 'chat')
  let bytes = 0
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.reload({ waitUntil: 'networkidle' })
  const base = bytes
  const rows: Measurement[] = []
  for (const name of TABS) {
    bytes = 0
    await page.getByRole('navigation', { name: 'Parts of the workspace' }).getByRole('button', { name, exact: true }).click()
    await page.waitForLoadState('networkidle')
    rows.push({
      what: `JavaScript of the tab ${name}`,
      measured: kilobytes(bytes),
      reference: `${kilobytes(base)} (the page with its chat)`,
      ratio: bytes / base,
    })
  }
  await page.context().close()
  return rows
}
