import { Worker } from 'node:worker_threads'
import { AppError } from '#contract/shared/errors.ts'
import { inLine } from '../../platform/in-line.ts'
import type { ReportParts } from './session-report.ts'

/** Each takes a core and some hundred megabytes while it draws. */
const AT_ONCE = 2
/** Longer than the longest report takes on a slow machine. */
const STUCK_AFTER_MS = 60_000

const STUCK = 'Drawing this report took too long, and it was stopped. Try again in a while; the record itself can be read on its page.'

const WORKER = new URL('./session-report-worker.ts', import.meta.url)

/** In a thread of its own: a long report takes seconds, in which nobody else would be answered. One that is stuck is ended. */
const inThread = (parts: ReportParts, worker: URL, stuckAfterMs: number): Promise<Buffer> =>
  new Promise<Buffer>((done, failed) => {
    const thread = new Worker(worker, { workerData: parts, execArgv: [] })
    const timer = setTimeout(() => {
      failed(new AppError('unavailable', STUCK))
      void thread.terminate()
    }, stuckAfterMs)
    thread.once('message', (bytes: Uint8Array) => done(Buffer.from(bytes)))
    thread.once('error', failed)
    thread.once('exit', code => {
      clearTimeout(timer)
      failed(new Error(`the report's thread ended with ${code} before it was drawn`))
    })
  })

/**
 * Draws reports, some at once; the others wait in line, and what they are made from is gathered when it is their turn: forty stills each would
 * lie in memory meanwhile. `worker` and `stuckAfterMs` are the product's own unless told.
 */
export const createReportDrawing = ({ worker = WORKER, stuckAfterMs = STUCK_AFTER_MS } = {}) => {
  const takeTurn = inLine(AT_ONCE)
  return (gather: () => Promise<ReportParts>): Promise<Buffer> => takeTurn(async () => inThread(await gather(), worker, stuckAfterMs))
}

/** Of the whole process: its threads are what there is too little of. */
export const drawReport = createReportDrawing()
