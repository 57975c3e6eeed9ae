import { Worker } from 'node:worker_threads'
import { AppError } from '#contract/shared/errors.ts'
import { inLine } from '../../platform/in-line.ts'
import { brokenScene, faultOfScene, type SceneFault } from './model-scene.ts'

/** What is read in a few milliseconds is read at once; for more, others would wait for their answers. */
const READ_AT_ONCE_BYTES = 256 * 1024
/** Read, what describes a scene takes several times the room that it takes as text. */
const LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 }

/** Of the whole process: two of them leave it its memory and a core. */
const takeTurn = inLine(2)

const inThread = (json: Uint8Array, kind: string, binaryBytes: number): Promise<SceneFault | null> =>
  new Promise((done, failed) => {
    const url = new URL('./model-scene-worker.ts', import.meta.url)
    const worker = new Worker(url, { workerData: { json, kind, binaryBytes }, execArgv: [], resourceLimits: LIMITS })
    worker.once('message', done)
    // Such a scene takes more memory than any has that somebody made.
    worker.once('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? done(brokenScene(`This ${kind} file does not describe a model.`)) : failed(error),
    )
    worker.once('exit', code => failed(new Error(`the thread that reads a scene ended with ${code} before it had`)))
  })

/** Refuses what describes no scene, or one that is not whole. A large one is read in a thread of its own. */
export const requireScene = async (json: Uint8Array, kind: string, binaryBytes: number): Promise<void> => {
  const fault =
    json.length <= READ_AT_ONCE_BYTES ? faultOfScene(json, kind, binaryBytes) : await takeTurn(() => inThread(json, kind, binaryBytes))
  if (fault) throw new AppError(fault.code, fault.message)
}
