import { parentPort, workerData } from 'node:worker_threads'
import { type ReportParts, sessionReport } from './session-report.ts'

// Started by `drawReport` alone, with the parts of a report; on its way a buffer becomes plain bytes.
const parts = workerData as ReportParts
const pictures = new Map([...parts.pictures].map(([id, bytes]) => [id, Buffer.from(bytes)]))
parentPort?.postMessage(await sessionReport({ ...parts, pictures }))
