import type { Browser, Page } from '@playwright/test'
import { DOCUMENTS_PATH } from '#contract/shared/documents.ts'
import { boardDocument } from '#contract/workspaces-board.ts'
import { scratchFolder, startScript } from '../onhand.ts'
import { type Measurement, median, percentile } from '../table.ts'
import { type AtBoard, atBoard, stroke } from './board-ends.ts'
import { type Bench, openTab } from './workspace-of-bench.ts'

const UPDATES = 300
const MANY_STROKES = 10_000
const STROKES_AT_ONCE = 200
const DRAWN_MS = 4_000
const AIM = 1.3
const FRAME_AIM_MS = 34
const ms = (value: number) => `${value.toFixed(1)} ms`

/** How long until the other has it. */
const travel = (from: AtBoard, to: AtBoard, n: number): Promise<number> =>
  new Promise(arrived => {
    let begun = 0
    const seen = () => {
      to.strokes.unobserve(seen)
      arrived(performance.now() - begun)
    }
    to.strokes.observe(seen)
    begun = performance.now()
    from.strokes.set(`update-${n}`, stroke(n))
  })

/** A stroke from page to page, against Hocuspocus alone; in turns, so that what disturbs the machine disturbs both. */
export const benchBoardUpdates = async ({ url, owner, member, workspaceId }: Bench): Promise<Measurement> => {
  const bare = await startScript('bench/workspaces/bare-documents.ts', { DATA_DIR: scratchFolder() })
  const name = boardDocument(workspaceId)
  const ours = [await atBoard(url + DOCUMENTS_PATH, owner.cookie, name), await atBoard(url + DOCUMENTS_PATH, member.cookie, name)] as const
  const plain = [await atBoard(bare.url, '', name), await atBoard(bare.url, '', name)] as const
  const [times, plainTimes]: [number[], number[]] = [[], []]
  for (let n = 0; n < UPDATES; n += 1) {
    times.push(await travel(...ours, n))
    plainTimes.push(await travel(...plain, n))
  }
  await ours[0].settled()
  for (const end of [...ours, ...plain]) end.leave()
  await bare.stop()
  const ratio = median(times) / median(plainTimes)
  const both = (values: readonly number[]) => `${ms(median(values))} / ${ms(percentile(values, 0.99))}`
  return {
    ...{ what: 'a stroke from page to page, p50 / p99', measured: both(times), reference: `${both(plainTimes)} (bare Hocuspocus)` },
    ...{ ratio, aim: `<= ${AIM}`, isMet: ratio <= AIM },
  }
}

const fill = async ({ url, owner, workspaceId }: Bench): Promise<void> => {
  const board = await atBoard(url + DOCUMENTS_PATH, owner.cookie, boardDocument(workspaceId))
  for (let n = 0; n < MANY_STROKES; n += STROKES_AT_ONCE) {
    board.document.transact(() => {
      for (let k = n; k < n + STROKES_AT_ONCE; k += 1) board.strokes.set(`stroke-${k}`, stroke(k))
    })
    await board.settled()
  }
  board.leave()
}

/** Draws with the mouse for a few seconds; answers how long each frame took. */
const framesWhileDrawing = async (page: Page): Promise<number[]> => {
  const box = await page.getByRole('application', { name: /^Whiteboard/ }).boundingBox()
  if (!box) throw new Error('there is no board')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  const frames = page.evaluate(
    lasting =>
      new Promise<number[]>(done => {
        const times: number[] = []
        const begun = performance.now()
        let last = begun
        const next = (now: number) => {
          times.push(now - last)
          last = now
          if (now - begun < lasting) requestAnimationFrame(next)
          else done(times.slice(1))
        }
        requestAnimationFrame(next)
      }),
    DRAWN_MS,
  )
  let isOver = false
  void frames.then(() => {
    isOver = true
  })
  for (let step = 0; !isOver; step += 1)
    await page.mouse.move(box.x + box.width * (0.5 + 0.4 * Math.sin(step / 9)), box.y + box.height * (0.5 + 0.4 * Math.cos(step / 7)))
  await page.mouse.up()
  return frames
}

/** A frame while a hand draws, on a board of ten thousand strokes that all are in view, against an empty one. */
export const benchBoardFrames = async (bench: Bench, browser: Browser): Promise<Measurement[]> => {
  const measure = async () => {
    const page = await openTab(bench, browser, 'whiteboard')
    const begun = performance.now()
    await page.getByText('All changes are saved.').waitFor()
    const openMs = performance.now() - begun
    await page.getByRole('button', { name: 'Show all' }).click()
    const frames = await framesWhileDrawing(page)
    await page.context().close()
    return { frames, openMs }
  }
  const empty = await measure()
  await fill(bench)
  const full = await measure()
  const both = (values: readonly number[]) => `${ms(median(values))} / ${ms(percentile(values, 0.95))}`
  const p95 = percentile(full.frames, 0.95)
  return [
    {
      what: `a frame while drawing among ${MANY_STROKES} strokes, p50 / p95`,
      ...{ measured: both(full.frames), reference: `${both(empty.frames)} (an empty board)` },
      ...{ ratio: p95 / percentile(empty.frames, 0.95), aim: `p95 < ${FRAME_AIM_MS} ms`, isMet: p95 < FRAME_AIM_MS },
    },
    {
      what: `opening a board of ${MANY_STROKES} strokes`,
      ...{ measured: ms(full.openMs), reference: `${ms(empty.openMs)} (an empty board)`, ratio: full.openMs / empty.openMs },
    },
  ]
}
