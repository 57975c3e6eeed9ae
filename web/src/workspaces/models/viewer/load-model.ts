import { AppError } from '#contract/shared/errors.ts'
import type { ModelSource, ParsedModel, WorkerAnswer, WorkerRequest } from './parsed-model.ts'

const MILLION = 1_000_000
const SMALL_DEVICE_GB = 4

/** How many triangles are shown at all: each is three corners in the card's memory, and a phone has little of it. */
const maxTriangles = (): number => {
  const memory: unknown = 'deviceMemory' in navigator ? navigator.deviceMemory : undefined
  return typeof memory === 'number' && memory < SMALL_DEVICE_GB ? MILLION : 4 * MILLION
}

interface Watching {
  signal: AbortSignal
  onProgress?: (share: number | null) => void
}

/** A worker for one piece of work: what stops it takes all it holds along. */
const ask = <T>(request: WorkerRequest, { signal, onProgress }: Watching, done: (answer: WorkerAnswer) => T | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./model-worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      worker.terminate()
      signal.removeEventListener('abort', abort)
      settle()
    }
    const abort = () => end(() => reject(new DOMException('the model is not asked for any more', 'AbortError')))
    worker.addEventListener('error', () =>
      end(() => reject(new AppError('internal', 'This model cannot be shown: reading it took more than this browser has.'))),
    )
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'progress') return onProgress?.(data.share)
      if (data.kind === 'failed') return end(() => reject(new AppError(data.code, data.message)))
      const answer = done(data)
      if (answer !== undefined) end(() => resolve(answer))
    })
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    else worker.postMessage(request)
  })

export const loadModel = (source: ModelSource, watching: Watching): Promise<ParsedModel> =>
  ask({ kind: 'load', source, maxTriangles: maxTriangles() }, watching, answer => (answer.kind === 'loaded' ? answer.model : undefined))

/** One .glb of a .gltf and the files that belong to it. */
export const packScene = async (scene: File, parts: File[], watching: Watching): Promise<File> => {
  const bytes = await ask({ kind: 'pack', scene, parts }, watching, answer => (answer.kind === 'packed' ? answer.bytes : undefined))
  return new File([bytes], scene.name.replace(/\.gltf$/i, '.glb'), { type: 'model/gltf-binary' })
}
