import { FILES_PATH } from '#contract/files.ts'
import { AppError, type ErrorCode } from '#contract/shared/errors.ts'
import type { WorkspaceModel } from '#contract/workspaces-models.ts'
import { loadModel } from './load-model.ts'
import type { ModelSource, ParsedModel } from './parsed-model.ts'

export type ModelState =
  | { kind: 'loading'; share: number | null }
  | { kind: 'failed'; message: string; code: ErrorCode }
  | { kind: 'shown'; triangles: number }

/** As much of a model as is needed to bring it. */
export type BroughtModel = Pick<WorkspaceModel, 'id' | 'modelFileUrl' | 'isUploaded' | 'modelFormat'>

/** What is uploaded here is asked for at this very address, whatever name the server was called by when it came. */
export const sourceOf = ({ modelFileUrl, isUploaded, modelFormat }: BroughtModel): ModelSource => {
  const { pathname } = new URL(modelFileUrl, location.href)
  const isOurs = isUploaded && pathname.startsWith(`${FILES_PATH}/`)
  return { url: isOurs ? new URL(pathname, location.origin).href : modelFileUrl, isForeign: !isOurs, format: modelFormat }
}

interface ModelLoadsParts<Model> {
  stage: {
    show(model: Model, parsed: ParsedModel): void
    hide(modelId: number): void
  }
  /** How far one is; null: it is not asked for any more. */
  onState(modelId: number, state: ModelState | null): void
}

const failureOf = (error: unknown): ModelState => {
  const { code, message } = error instanceof AppError ? error : new AppError('internal', String(error))
  return { kind: 'failed', code, message }
}

/** Brings models onto the stage, each once, and takes away those that are not wanted any more with all they hold. */
export class ModelLoads<Model extends BroughtModel> {
  readonly #parts: ModelLoadsParts<Model>
  readonly #running = new Map<number, AbortController>()

  constructor(parts: ModelLoadsParts<Model>) {
    this.#parts = parts
  }

  want(models: readonly Model[]): void {
    const ids = new Set(models.map(({ id }) => id))
    for (const id of this.#running.keys()) if (!ids.has(id)) this.#drop(id)
    for (const model of models) if (!this.#running.has(model.id)) void this.#load(model)
  }

  retry(model: Model): void {
    this.#running.get(model.id)?.abort()
    void this.#load(model)
  }

  close(): void {
    for (const load of this.#running.values()) load.abort()
    this.#running.clear()
  }

  #drop(modelId: number): void {
    this.#running.get(modelId)?.abort()
    this.#running.delete(modelId)
    this.#parts.stage.hide(modelId)
    this.#parts.onState(modelId, null)
  }

  async #load(model: Model): Promise<void> {
    const { stage, onState } = this.#parts
    const { signal } = this.#begin(model.id)
    const tell = (state: ModelState) => signal.aborted || onState(model.id, state)
    tell({ kind: 'loading', share: 0 })
    try {
      const parsed = await loadModel(sourceOf(model), { signal, onProgress: share => tell({ kind: 'loading', share }) })
      if (signal.aborted) return
      stage.show(model, parsed)
      tell({ kind: 'shown', triangles: parsed.triangles })
    } catch (error) {
      tell(failureOf(error))
    }
  }

  #begin(modelId: number): AbortController {
    const load = new AbortController()
    this.#running.set(modelId, load)
    return load
  }
}
