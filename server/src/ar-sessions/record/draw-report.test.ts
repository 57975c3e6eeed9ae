import { expect, test } from 'vitest'
import { eventually } from '../../../test/app.ts'
import { createReportDrawing } from './draw-report.ts'
import type { ReportParts } from './session-report.ts'

/** A thread that says, in shared memory, that it has begun, and draws when it is let. */
const SCRIPT = `
const { parentPort, workerData } = require('node:worker_threads')
const { begun, let: gate } = workerData
Atomics.add(begun, 0, 1)
Atomics.wait(gate, 0, 0)
parentPort.postMessage(Buffer.from('drawn'))`

const shared = () => new Int32Array(new SharedArrayBuffer(4))
const world = (stuckAfterMs: number) => {
  const [begun, gate] = [shared(), shared()]
  const draw = createReportDrawing({ worker: new URL(`data:text/javascript,${encodeURIComponent(asModule(SCRIPT))}`), stuckAfterMs })
  // What a thread of the product is given it does not look at.
  const parts = { begun, let: gate } as unknown as ReportParts
  const letAll = () => {
    Atomics.store(gate, 0, 1)
    Atomics.notify(gate, 0)
  }
  return { begun, letAll, draw: (gather = async () => parts) => draw(gather), parts }
}
const asModule = (script: string) => `import { createRequire } from 'node:module'; const require = createRequire('file:///');${script}`

test('two reports are drawn at once, the others wait in line, and all of them come', async () => {
  const { begun, letAll, draw } = world(60_000)
  const drawn = Promise.all([draw(), draw(), draw(), draw()])
  await eventually(async () => Atomics.load(begun, 0) === 2)
  letAll()
  expect((await drawn).map(String)).toEqual(['drawn', 'drawn', 'drawn', 'drawn'])
  expect(Atomics.load(begun, 0)).toBe(4)
})

test('a report that is stuck is ended with a word, and gives its place to the next', async () => {
  const { begun, draw } = world(5_000)
  const ends = await Promise.allSettled([draw(), draw(), draw()])
  expect(ends.map(each => (each.status === 'rejected' ? each.reason.message : each.status))).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining('took too long, and it was stopped')),
  )
  expect(Atomics.load(begun, 0)).toBe(3)
})

test('a report that waits in line has read none of its pictures', async () => {
  const { begun, letAll, draw, parts } = world(60_000)
  let gathered = 0
  const gather = async () => {
    gathered += 1
    return parts
  }
  const drawn = Promise.all([draw(gather), draw(gather), draw(gather), draw(gather)])
  await eventually(async () => Atomics.load(begun, 0) === 2)
  expect(gathered).toBe(2)
  letAll()
  await drawn
  expect(gathered).toBe(4)
})
