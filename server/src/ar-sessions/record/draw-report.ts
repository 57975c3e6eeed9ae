import { Worker } from 'node:worker_threads'
import type { ReportParts } from './session-report.ts'

/** Draws a report in a thread of its own: a long one takes seconds, in which nobody else would be answered. */
export const drawReport = (parts: ReportParts): Promise<Buffer> =>
  new Promise((done, failed) => {
    const worker = new Worker(new URL('./session-report-worker.ts', import.meta.url), { workerData: parts, execArgv: [] })
    worker.once('message', (bytes: Uint8Array) => done(Buffer.from(bytes)))
    worker.once('error', failed)
    worker.once('exit', code => failed(new Error(`the report's thread ended with ${code} before it was drawn`)))
  })
