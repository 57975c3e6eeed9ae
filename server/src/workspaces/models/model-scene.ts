import * as z from 'zod'
import { AppError, type ErrorCode } from '#contract/shared/errors.ts'
import { faultOfParts } from './model-references.ts'

const GLTF_VERSION = 2

const Part = z.object({ uri: z.string().optional() })
const Gltf = z.object({
  asset: z.object({ version: z.string() }),
  buffers: z.array(Part).default([]),
  images: z.array(Part).default([]),
})

/** What is wrong with a scene; plain, so that it can be told from one thread to another. */
export interface SceneFault {
  code: ErrorCode
  message: string
}
const fault = (message: string): SceneFault => ({ code: 'bad_request', message })
export const brokenScene = (what: string): SceneFault => fault(`${what} Save the model anew in the program it comes from and upload that.`)

export const broken = (what: string): AppError => {
  const { code, message } = brokenScene(what)
  return new AppError(code, message)
}

/**
 * A scene must say its version and bring all it is made of along: nothing is fetched in the name of whoever opens it. `binaryBytes`: how many follow it in a .glb.
 */
export const faultOfScene = (json: Uint8Array, kind: string, binaryBytes: number): SceneFault | null => {
  let described: unknown
  try {
    described = JSON.parse(new TextDecoder().decode(json))
  } catch {
    return fault(`This ${kind} file is damaged: what should describe the model is no JSON.`)
  }
  const { data } = Gltf.safeParse(described)
  if (!data) return brokenScene(`This ${kind} file does not describe a model.`)
  if (Number.parseInt(data.asset.version, 10) !== GLTF_VERSION)
    return brokenScene(`This is glTF ${data.asset.version.slice(0, 10)}; version 2 can be shown here.`)
  const missing = [...data.buffers, ...data.images].flatMap(({ uri }) => (uri === undefined || uri.startsWith('data:') ? [] : uri))
  if (missing.length === 0) {
    const wrong = faultOfParts(described, kind, binaryBytes)
    return wrong === null ? null : brokenScene(wrong)
  }
  const names = missing.slice(0, 3).map(uri => uri.slice(0, 60))
  const more = missing.length > names.length ? ` and ${missing.length - names.length} more` : ''
  return fault(
    `This model needs other files too: ${names.join(', ')}${more}. Choose them together with it, or export it as .glb, which holds everything.`,
  )
}
