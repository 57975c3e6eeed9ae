import { parentPort, workerData } from 'node:worker_threads'
import { faultOfScene } from './model-scene.ts'

// Started by `requireScene` alone.
const { json, kind, binaryBytes } = workerData as { json: Uint8Array; kind: string; binaryBytes: number }
parentPort?.postMessage(faultOfScene(json, kind, binaryBytes))
