import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { bookedCall, openCall, signedInAs } from '../e2e/call-page.ts'
import { startOnhand } from './onhand.ts'
import { bareCall } from './rtc/bare-call.ts'
import { bareDelays, markDelays } from './rtc/mark-delays.ts'
import { recoveries } from './rtc/recovery.ts'
import type { Measurement } from './table.ts'

const JOINS = 15
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const FRAME_AIM = 1.2
const MARK_AIM_MS = 50
const RECOVERY_AIM_MS = 2_500
/** Here, as on the pages of the product, nobody presses anything: the bare call opens its camera at once too. */
const CAMERA = { withCamera: true }

const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
const ms = (value: number) => `${value.toFixed(value < 20 ? 1 : 0)} ms`
const median = (values: readonly number[]) =>
  share(
    values.toSorted((a, b) => a - b),
    0.5,
  )

interface Pair {
  contexts: [BrowserContext, BrowserContext]
  pages: [Page, Page]
  close(): Promise<void>
}

const pairOf = async (browser: Browser, baseURL: string): Promise<Pair> => {
  const made = () => browser.newContext({ baseURL, bypassCSP: true, permissions: ['camera', 'microphone'] })
  const contexts: Pair['contexts'] = [await made(), await made()]
  await signedInAs(contexts[0], 'client')
  await signedInAs(contexts[1], 'expert')
  const pages: Pair['pages'] = [await contexts[0].newPage(), await contexts[1].newPage()]
  return { contexts, pages, close: async () => void (await Promise.all(contexts.map(context => context.close()))) }
}

const firstFrame = (page: Page) => page.waitForFunction(() => window.callPage?.firstFrameAt !== undefined)

/**
 * The client waits in the call with his camera on; how long after coming the expert sees him. Counted with the live socket open and the ways known,
 * as they are on a session's page before anybody comes in: what carries the signals of the bare call stands beforehand too.
 */
const joinOnce = async (browser: Browser, url: string, andThen?: (pair: Pair) => Promise<void>): Promise<number> => {
  const pair = await pairOf(browser, url)
  const [client, expert] = pair.pages
  const room = await bookedCall(...pair.contexts)
  await openCall(client, room, CAMERA)
  await client.waitForFunction(() => window.callPage?.session.snapshot().local.isCameraOn)
  await openCall(expert, room, CAMERA)
  await firstFrame(expert)
  const waited = await expert.evaluate(() => (window.callPage.firstFrameAt ?? 0) - window.callPage.openedAt)
  await andThen?.(pair)
  await pair.close()
  return waited
}

const bareOnce = async (browser: Browser, url: string, andThen?: (pages: [Page, Page]) => Promise<void>): Promise<number> => {
  const pair = await pairOf(browser, url)
  for (const page of pair.pages) await page.goto('/_api/health')
  const waited = await bareCall(...pair.pages)
  await andThen?.(pair.pages)
  await pair.close()
  return waited
}

const recoveryRows = async (program: string): Promise<Measurement[]> => {
  const stood = await recoveries(program, FLAGS)
  if (typeof stood === 'string') {
    console.log(`Recovery after a change of address was not measured: ${stood}`)
    return []
  }
  const longest = Math.max(...stood)
  return [
    {
      what: `the address of one side changes: pictures stand still, the longest of ${stood.length}`,
      measured: ms(longest),
      reference: `${RECOVERY_AIM_MS} ms (the aim)`,
      ratio: longest / RECOVERY_AIM_MS,
      aim: `< ${RECOVERY_AIM_MS} ms`,
      isMet: longest < RECOVERY_AIM_MS,
    },
  ]
}

/**
 * A call of two on this machine against the smallest one that a browser lets one make, in the same run: how long until the one who comes sees
 * the other, and how long a mark travels.
 */
export const benchRtc = async (dataDir: string): Promise<Measurement[]> => {
  process.env['E2E_DATA_DIR'] = dataDir
  const onhand = await startOnhand(dataDir)
  const program = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath: program, args: FLAGS })
  try {
    const [ours, bare]: [number[], number[]] = [[], []]
    const [marks, messages]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < JOINS; turn += 1) {
      const isLast = turn === JOINS - 1
      bare.push(
        await bareOnce(browser, onhand.url, async ([one, other]) => {
          if (isLast) messages.push(...(await bareDelays(one, other)))
        }),
      )
      ours.push(
        await joinOnce(browser, onhand.url, async ({ pages: [client, expert] }) => {
          if (isLast) marks.push(...(await markDelays(expert, client)))
        }),
      )
    }
    const above = share(marks, 0.99) - share(messages, 0.99)
    return [
      {
        what: `coming into a call until the first frame, p50 of ${JOINS}`,
        measured: ms(median(ours)),
        reference: `${ms(median(bare))} (bare RTCPeerConnection)`,
        ratio: median(ours) / median(bare),
        aim: `< ${FRAME_AIM}`,
        isMet: median(ours) / median(bare) < FRAME_AIM,
      },
      {
        what: 'a mark drawn until the other has it, p50',
        measured: ms(share(marks, 0.5)),
        reference: `${ms(share(messages, 0.5))} (bare channel, as many bytes)`,
        ratio: share(marks, 0.5) / share(messages, 0.5),
      },
      {
        what: 'the same, p99',
        measured: ms(share(marks, 0.99)),
        reference: ms(share(messages, 0.99)),
        ratio: share(marks, 0.99) / share(messages, 0.99),
        aim: `< ${MARK_AIM_MS} ms above it`,
        isMet: above < MARK_AIM_MS,
      },
      ...(await recoveryRows(program)),
    ]
  } finally {
    await browser.close()
    await onhand.stop()
  }
}
