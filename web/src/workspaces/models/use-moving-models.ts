import { useEffect, useRef, useState } from 'react'
import { changeModel } from '#contract/workspaces-model-calls.ts'
import type { ModelTransform, WorkspaceModel } from '#contract/workspaces-models.ts'
import { call } from '../../platform/call.ts'
import { usePresence, useSaid } from '../use-presence.tsx'
import { useChangeModel } from './model-queries.ts'

/** How often others hear of a model that is in hand. */
const SAID_EVERY_MS = 60
/** A step of a number or two are one change. */
const SAVED_AFTER_MS = 500
/** Whoever held it and says nothing more has let it go, or is gone himself. */
const OTHERS_OVER_MS = 5_000

interface InHand {
  transform: ModelTransform
  /** The state of the model that it is moved from: a later one ends it, but not what is in one's own hand. */
  revision: number
}

const fieldsOf = (model: ModelTransform): ModelTransform => ({
  ...{ positionX: model.positionX, positionY: model.positionY, positionZ: model.positionZ },
  ...{ rotationX: model.rotationX, rotationY: model.rotationY, rotationZ: model.rotationZ, scaleFactor: model.scaleFactor },
})

/** Where models stand, with those that somebody has in hand just now: one's own are said to the others at once and saved in the end. */
export const useMovingModels = (models: readonly WorkspaceModel[]) => {
  const [inHand, setInHand] = useState<ReadonlyMap<number, InHand>>(new Map())
  const presence = usePresence()
  const change = useChangeModel()
  /** Moved here and not saved yet. */
  const unsaved = useRef(new Map<number, ModelTransform>())
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const saidAt = useRef(0)
  const known = (modelId: number) => models.find(({ id }) => id === modelId)

  const hold = (modelId: number, transform: ModelTransform | null, isOwn = false) =>
    setInHand(before => {
      const next = new Map(before)
      const model = known(modelId)
      if (transform === null || !model) next.delete(modelId)
      else next.set(modelId, { transform, revision: isOwn ? Number.MAX_SAFE_INTEGER : model.revision })
      return next
    })
  const later = (modelId: number, work: () => void, delayMs: number) => {
    clearTimeout(timers.current.get(modelId))
    timers.current.set(modelId, setTimeout(work, delayMs))
  }
  useEffect(() => {
    const [pending, waiting] = [timers.current, unsaved.current]
    return () => {
      for (const timer of pending.values()) clearTimeout(timer)
      // Whoever goes elsewhere right after the last step has made it: a failure has nobody left to be told to.
      for (const [modelId, transform] of waiting) void call(changeModel, { modelId, ...transform }).catch(() => undefined)
    }
  }, [])
  useSaid(said => {
    if (said.type !== 'model-moving' || unsaved.current.has(said.modelId)) return
    hold(said.modelId, fieldsOf(said))
    later(said.modelId, () => hold(said.modelId, null), OTHERS_OVER_MS)
  })

  const save = async (modelId: number, transform: ModelTransform) => {
    unsaved.current.delete(modelId)
    // The call itself says what went wrong; the model stands where it stood then.
    await change.mutateAsync({ modelId, ...transform }).catch(() => undefined)
    if (!unsaved.current.has(modelId)) hold(modelId, null)
  }
  return {
    transformOf: (model: WorkspaceModel): ModelTransform => {
      const held = inHand.get(model.id)
      return held && held.revision >= model.revision ? held.transform : fieldsOf(model)
    },
    /** `isOver`: it was let go, and is saved now; else when nothing more comes. */
    move: (modelId: number, transform: ModelTransform, { isOver }: { isOver: boolean }) => {
      unsaved.current.set(modelId, transform)
      hold(modelId, transform, true)
      if (isOver || performance.now() - saidAt.current >= SAID_EVERY_MS) {
        saidAt.current = performance.now()
        presence?.say({ type: 'model-moving', modelId, ...transform })
      }
      later(modelId, () => void save(modelId, transform), isOver ? 0 : SAVED_AFTER_MS)
    },
  }
}
