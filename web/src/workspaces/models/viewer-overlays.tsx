import { useEffect } from 'react'
import type { ErrorCode } from '#contract/shared/errors.ts'
import type { WorkspaceModel } from '#contract/workspaces-models.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useDeleteModel, useModelComments } from './model-queries.ts'
import { Pin } from './pin.tsx'
import { pinNumbers } from './pin-numbers.ts'
import type { useLoadedModels } from './use-loaded-models.ts'
import type { StageTrouble } from './use-model-stage.ts'
import { type ModelState, sourceOf } from './viewer/model-loads.ts'
import type { ModelStage } from './viewer/model-stage.ts'

/** Open comments at their spots of a model. */
export function Pins({ stage, model: { id: modelId } }: { stage: ModelStage | null; model: WorkspaceModel }) {
  const { data } = useModelComments(modelId)
  const comments = (data?.pages ?? []).flatMap(({ items }) => items)
  const numbers = pinNumbers(comments)
  const open = comments.filter(({ id }) => numbers.has(id))
  useEffect(() => {
    stage?.setPins(open)
  })
  return open.map(({ id, content, authorName }) => (
    <Pin
      key={id}
      data-pin={id}
      number={numbers.get(id) ?? 0}
      title={`${authorName}: ${content}`}
      className="invisible absolute top-0 left-0"
    />
  ))
}

interface TroubleProps {
  kind: StageTrouble
  /** What one can do without the picture. */
  instead: string
  onAgain: () => void
}

export function Trouble({ kind, instead, onAgain }: TroubleProps) {
  if (kind === 'none') return null
  return (
    <div role="alert" className="absolute inset-0 grid content-center justify-items-center gap-3 bg-sunken p-6 text-center">
      <p className="font-semibold">{kind === 'missing' ? 'This browser shows no 3D picture' : 'The graphics card gave the picture up'}</p>
      <p className="measure text-soft text-sm">
        {kind === 'missing'
          ? `WebGL is switched off or not there. ${instead}`
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
  mayShape: boolean
  stateOf: ReturnType<typeof useLoadedModels>['stateOf']
  onRetry: (model: WorkspaceModel) => void
}

/** What is still on its way, and what does not come. */
export function States({ models, mayShape, stateOf, onRetry }: StatesProps) {
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
          ) : (
            <Failed model={model} state={state} mayShape={mayShape} onRetry={() => onRetry(model)} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Where another try brings something else. */
export const PASSING: readonly ErrorCode[] = ['unavailable', 'internal']

interface FailedProps {
  model: WorkspaceModel
  state: Extract<ModelState, { kind: 'failed' }>
  mayShape: boolean
  onRetry: () => void
}

/** Why a model is not there, with what helps: a file that cannot be read is the same at each try. */
function Failed({ model, state: { message, code }, mayShape, onRetry }: FailedProps) {
  const remove = useDeleteModel(model)
  const { modelName } = model
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
      <span className="wrap-anywhere min-w-0">
        <strong>{modelName}</strong>: {message}
      </span>
      {PASSING.includes(code) ? (
        <Button variant="secondary" size="small" onClick={onRetry}>
          Retry
        </Button>
      ) : (
        <span className="flex flex-wrap gap-2">
          {code !== 'not_found' && (
            <a
              href={sourceOf(model).url}
              download={modelName}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Download ${modelName}`}
              className={buttonClass('secondary', 'small')}
            >
              Download
            </a>
          )}
          {mayShape && (
            <Button
              variant="secondary"
              size="small"
              aria-label={`Remove ${modelName}`}
              isPending={remove.isPending}
              onClick={() => remove.mutate({ modelId: model.id })}
            >
              Remove
            </Button>
          )}
        </span>
      )}
    </div>
  )
}
