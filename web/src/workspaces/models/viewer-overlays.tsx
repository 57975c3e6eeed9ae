import { useEffect } from 'react'
import type { WorkspaceModel } from '#contract/workspaces-models.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useModelComments } from './model-queries.ts'
import type { useLoadedModels } from './use-loaded-models.ts'
import type { StageTrouble } from './use-model-stage.ts'
import type { ModelStage } from './viewer/model-stage.ts'

/** Open comments at their spots of a model. */
export function Pins({ stage, model: { id: modelId } }: { stage: ModelStage | null; model: WorkspaceModel }) {
  const { data } = useModelComments(modelId)
  const open = (data?.pages ?? []).flatMap(({ items }) => items).filter(({ isResolved }) => !isResolved)
  useEffect(() => {
    stage?.setPins(open)
  })
  return open.map(({ id, content, authorName }, at) => (
    <span
      key={id}
      data-pin={id}
      title={`${authorName}: ${content}`}
      className="invisible absolute top-0 left-0 grid size-6 place-items-center rounded-full border-2 border-paper bg-marker-fill font-semibold text-on-marker text-xs"
    >
      {open.length - at}
    </span>
  ))
}

export function Trouble({ kind, onAgain }: { kind: StageTrouble; onAgain: () => void }) {
  if (kind === 'none') return null
  return (
    <div role="alert" className="absolute inset-0 grid content-center justify-items-center gap-3 bg-sunken p-6 text-center">
      <p className="font-semibold">{kind === 'missing' ? 'This browser shows no 3D picture' : 'The graphics card gave the picture up'}</p>
      <p className="measure text-soft text-sm">
        {kind === 'missing'
          ? 'WebGL is switched off or not there. The list and the numbers of each model work all the same.'
          : 'Nothing is lost. It comes back by itself in a moment, or try again.'}
      </p>
      <Button variant="secondary" size="small" onClick={onAgain}>
        Try again
      </Button>
    </div>
  )
}

interface StatesProps {
  models: readonly WorkspaceModel[]
  stateOf: ReturnType<typeof useLoadedModels>['stateOf']
  onRetry: (modelId: number) => void
}

/** What is still on its way, and what does not come. */
export function States({ models, stateOf, onRetry }: StatesProps) {
  const waiting = models.flatMap(model => {
    const state = stateOf(model.id)
    return state && state.kind !== 'shown' ? [{ model, state }] : []
  })
  if (waiting.length === 0) return null
  return (
    <ul className="absolute inset-x-3 top-3 grid gap-2">
      {waiting.map(({ model, state }) => (
        <li key={model.id} className="grid gap-2 rounded-control border border-line bg-raised p-3 text-sm">
          {state.kind === 'loading' ? (
            <>
              <span className="wrap-anywhere">Loading {model.modelName}</span>
              <ProgressBar label={`Loading ${model.modelName}`} value={state.share} />
            </>
          ) : state.kind === 'failed' ? (
            <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
              <span className="wrap-anywhere min-w-0">
                <strong>{model.modelName}</strong>: {state.message}
              </span>
              <Button variant="secondary" size="small" onClick={() => onRetry(model.id)}>
                Retry
              </Button>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
