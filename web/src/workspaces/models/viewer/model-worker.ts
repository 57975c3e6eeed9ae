// Reads models off the main thread: however large or broken one is, the page answers meanwhile.
import { AppError } from '#contract/shared/errors.ts'
import { bringBytes } from './bring-model.ts'
import { packGltf, readScene } from './pack-gltf.ts'
import { parseModel } from './parse-model.ts'
import type { WorkerAnswer, WorkerRequest } from './parsed-model.ts'
import { handedOver } from './scene-parts.ts'

const answer = (said: WorkerAnswer, transfer: Transferable[] = []) => self.postMessage(said, { transfer })

const load = async ({ source, maxTriangles }: Extract<WorkerRequest, { kind: 'load' }>) => {
  const bytes = await bringBytes(source, share => answer({ kind: 'progress', share }))
  answer({ kind: 'progress', share: null })
  const bring = (uri: string) => bringBytes({ url: new URL(uri, source.url).href, isForeign: source.isForeign }, () => undefined)
  const model = await parseModel(bytes, { format: source.format, maxTriangles, bring })
  answer({ kind: 'loaded', model }, handedOver(model))
}

const nameIn = (uri: string): string => decodeURIComponent(uri).split('/').at(-1)?.toLowerCase() ?? ''

const pack = async ({ scene, parts }: Extract<WorkerRequest, { kind: 'pack' }>) => {
  const bytes = await packGltf(readScene(await scene.text()), null, async uri => {
    const part = parts.find(({ name }) => name.toLowerCase() === nameIn(uri))
    if (!part) throw new AppError('bad_request', `${scene.name} needs ${nameIn(uri)} too. Choose both together.`)
    return part.arrayBuffer()
  })
  answer({ kind: 'packed', bytes }, [bytes])
}

const DAMAGED = { code: 'bad_request', message: 'This model cannot be shown. Its file may be damaged.' } as const

self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  const work = event.data.kind === 'load' ? load(event.data) : pack(event.data)
  work.catch((error: unknown) => {
    const { code, message } = error instanceof AppError ? error : DAMAGED
    answer({ kind: 'failed', code, message })
  })
})
