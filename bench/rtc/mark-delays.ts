import type { Page } from '@playwright/test'

/** Marks of a hand that draws: so many, so far apart. */
const MARKS = 300
const APART_MS = 20
const ARRIVE_WITHIN_MS = 2_000

/** Milliseconds on the clock of the machine, the same in both pages. */
declare global {
  interface Window {
    seenAt: Map<string, number>
  }
}

/** Draws on one page and notes on the other when each mark is there; the delays in milliseconds, the shortest first. */
export const markDelays = async (drawing: Page, looking: Page): Promise<number[]> => {
  await looking.evaluate(() => {
    window.seenAt = new Map()
    const { marks } = window.callPage.session
    marks.onOperation = operation => {
      if (operation.type === 'add') window.seenAt.set(operation.mark.id, performance.timeOrigin + performance.now())
    }
  })
  const drawn = await drawing.evaluate(
    async ({ count, apartMs }) => {
      const at: [string, number][] = []
      for (let index = 0; index < count; index += 1) {
        const id = `bench-${index}`
        at.push([id, performance.timeOrigin + performance.now()])
        const points = Array.from({ length: 30 }, (_, step) => ({ x: step / 30, y: (index % 30) / 30 }))
        window.callPage.session.marks.add({ id, type: 'freehand', color: '#ff0000', size: 5, points, surface: 'camera', frameId: null })
        await new Promise(later => setTimeout(later, apartMs))
      }
      return at
    },
    { count: MARKS, apartMs: APART_MS },
  )
  await looking.waitForFunction(count => window.seenAt.size >= count, MARKS, { timeout: ARRIVE_WITHIN_MS })
  const seen = new Map(await looking.evaluate(() => [...window.seenAt]))
  return drawn.map(([id, at]) => (seen.get(id) ?? Number.POSITIVE_INFINITY) - at).toSorted((a, b) => a - b)
}

/** The same number of messages of the same size over the channel of a bare call. */
export const bareDelays = async (saying: Page, hearing: Page): Promise<number[]> => {
  await hearing.evaluate(async () => {
    window.seenAt = new Map()
    const channel = await window.bare.channel
    channel.addEventListener('message', ({ data }) =>
      window.seenAt.set(String(data).slice(0, String(data).indexOf(' ')), performance.timeOrigin + performance.now()),
    )
  })
  const said = await saying.evaluate(
    async ({ count, apartMs }) => {
      const channel = await window.bare.channel
      const at: [string, number][] = []
      for (let index = 0; index < count; index += 1) {
        at.push([`bench-${index}`, performance.timeOrigin + performance.now()])
        channel.send(`bench-${index} ${'x'.repeat(1_500)}`)
        await new Promise(later => setTimeout(later, apartMs))
      }
      return at
    },
    { count: MARKS, apartMs: APART_MS },
  )
  await hearing.waitForFunction(count => window.seenAt.size >= count, MARKS, { timeout: ARRIVE_WITHIN_MS })
  const heard = new Map(await hearing.evaluate(() => [...window.seenAt]))
  return said.map(([id, at]) => (heard.get(id) ?? Number.POSITIVE_INFINITY) - at).toSorted((a, b) => a - b)
}
