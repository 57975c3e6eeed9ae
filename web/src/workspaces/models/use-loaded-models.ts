import { useEffect, useRef, useState } from 'react'
import { type BroughtModel, ModelLoads, type ModelState } from './viewer/model-loads.ts'
import type { ParsedModel } from './viewer/parsed-model.ts'

interface Stage<Model> {
  show(model: Model, parsed: ParsedModel): void
  hide(modelId: number): void
}

const changed = (known: ReadonlyMap<number, ModelState>, modelId: number, state: ModelState | null): ReadonlyMap<number, ModelState> => {
  const next = new Map(known)
  if (state) next.set(modelId, state)
  else next.delete(modelId)
  return next
}

/** Keeps on the stage what is to be shown, and tells how far each is. */
export const useLoadedModels = <Model extends BroughtModel>(stage: Stage<Model> | null, shown: readonly Model[]) => {
  const [states, setStates] = useState<ReadonlyMap<number, ModelState>>(new Map())
  const loads = useRef<ModelLoads<Model>>(null)
  const latest = useRef(shown)
  latest.current = shown
  const wanted = shown.map(({ id }) => id).join(' ')

  useEffect(() => {
    if (!stage) return undefined
    const begun = new ModelLoads<Model>({ stage, onState: (modelId, state) => setStates(known => changed(known, modelId, state)) })
    loads.current = begun
    return () => {
      begun.close()
      loads.current = null
    }
  }, [stage])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only which they are counts, and that another stage begins empty
  useEffect(() => loads.current?.want(latest.current), [stage, wanted])

  return {
    stateOf: (modelId: number): ModelState | undefined => states.get(modelId),
    retry: (model: Model) => loads.current?.retry(model),
  }
}
