import { useEffect, useRef, useState } from 'react'
import { FILES_PATH } from '#contract/files.ts'
import type { WorkspaceModel } from '#contract/workspaces-models.ts'
import { loadModel } from './viewer/load-model.ts'
import type { ModelSource, ParsedModel } from './viewer/parsed-model.ts'

export type ModelState =
  | { kind: 'loading'; share: number | null }
  | { kind: 'failed'; message: string }
  | { kind: 'shown'; triangles: number }

/** What is uploaded here is asked for at this very address, whatever name the server was called by when it came. */
const sourceOf = ({ modelFileUrl, isUploaded, modelFormat }: WorkspaceModel): ModelSource => {
  const { pathname } = new URL(modelFileUrl, location.href)
  const isOurs = isUploaded && pathname.startsWith(`${FILES_PATH}/`)
  return { url: isOurs ? new URL(pathname, location.origin).href : modelFileUrl, isForeign: !isOurs, format: modelFormat }
}

interface Stage {
  show(model: WorkspaceModel, parsed: ParsedModel): void
  hide(modelId: number): void
}

/** Brings the models that are to be shown onto the stage, each once, and takes away the others with all they hold. */
export const useLoadedModels = (stage: Stage | null, shown: readonly WorkspaceModel[]) => {
  const [states, setStates] = useState<ReadonlyMap<number, ModelState>>(new Map())
  const running = useRef(new Map<number, AbortController>())
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(shown)
  latest.current = shown
  const wanted = shown.map(({ id }) => id).join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is one though nothing else is new
  useEffect(() => {
    if (!stage) return
    const set = (id: number, state: ModelState | null) =>
      setStates(known => {
        const next = new Map(known)
        if (state) next.set(id, state)
        else next.delete(id)
        return next
      })
    const ids = new Set(wanted.split(' ').filter(Boolean).map(Number))
    for (const [id, load] of running.current) {
      if (ids.has(id)) continue
      load.abort()
      running.current.delete(id)
      stage.hide(id)
      set(id, null)
    }
    for (const model of latest.current) {
      if (running.current.has(model.id)) continue
      const load = new AbortController()
      running.current.set(model.id, load)
      set(model.id, { kind: 'loading', share: 0 })
      loadModel(sourceOf(model), { signal: load.signal, onProgress: share => set(model.id, { kind: 'loading', share }) }).then(
        parsed => {
          if (load.signal.aborted) return
          stage.show(model, parsed)
          set(model.id, { kind: 'shown', triangles: parsed.triangles })
        },
        (error: unknown) => {
          if (load.signal.aborted) return
          set(model.id, { kind: 'failed', message: error instanceof Error ? error.message : String(error) })
        },
      )
    }
  }, [stage, wanted, attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another stage begins empty
  useEffect(() => {
    const loads = running.current
    return () => {
      for (const load of loads.values()) load.abort()
      loads.clear()
    }
  }, [stage])

  return {
    stateOf: (modelId: number): ModelState | undefined => states.get(modelId),
    retry: (modelId: number) => {
      running.current.get(modelId)?.abort()
      running.current.delete(modelId)
      setAttempt(before => before + 1)
    },
  }
}
