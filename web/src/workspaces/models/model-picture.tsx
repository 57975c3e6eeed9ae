import { useMemo } from 'react'
import { type ModelTransform, modelFormatOf } from '#contract/workspaces-models.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useLoadedModels } from './use-loaded-models.ts'
import { useModelStage } from './use-model-stage.ts'
import type { BroughtModel } from './viewer/model-loads.ts'
import type { ParsedModel } from './viewer/parsed-model.ts'
import { PASSING, Trouble } from './viewer-overlays.tsx'

/** On a stage that has but one. */
const ONLY = 1
const AS_IT_IS: ModelTransform = {
  ...{ positionX: 0, positionY: 0, positionZ: 0 },
  ...{ rotationX: 0, rotationY: 0, rotationZ: 0 },
  scaleFactor: 1,
}
const nothing = () => undefined
const NO_HANDS = { onMove: nothing, onSelect: nothing, onSpot: nothing, onMissed: nothing }

/** A model among the files: to be turned and looked at, and nothing else. */
export function ModelPicture({ fileName, fileUrl }: { fileName: string; fileUrl: string }) {
  const { canvas, overlay, stage, trouble, opening, openAnew } = useModelStage(NO_HANDS)
  const door = useMemo(
    () => stage && { show: (_: BroughtModel, parsed: ParsedModel) => stage.show(ONLY, parsed, AS_IT_IS), hide: () => stage.hide(ONLY) },
    [stage],
  )
  const model = { id: ONLY, modelFileUrl: fileUrl, isUploaded: true, modelFormat: modelFormatOf(fileName) ?? '' }
  const { stateOf, retry } = useLoadedModels(door, [model])
  const state = trouble === 'none' ? stateOf(ONLY) : undefined
  return (
    <div className="relative h-[60dvh] overflow-hidden rounded-control border border-line bg-sunken">
      <canvas
        key={opening}
        ref={canvas}
        tabIndex={0}
        aria-label={`3D view of ${fileName}. Arrow keys turn it, plus and minus zoom, F fits it.`}
        className="size-full touch-none"
      />
      <div ref={overlay} className="pointer-events-none absolute inset-0" />
      {state?.kind === 'loading' && (
        <div className="absolute inset-x-3 top-3">
          <ProgressBar label={`Loading ${fileName}`} value={state.share} />
        </div>
      )}
      {state?.kind === 'failed' && (
        <div role="alert" className="absolute inset-x-3 top-3 grid gap-2 rounded-control border border-line bg-raised p-3 text-sm">
          <p className="wrap-anywhere">{state.message}</p>
          {PASSING.includes(state.code) && (
            <Button variant="secondary" size="small" className="justify-self-start" onClick={() => retry(model)}>
              Retry
            </Button>
          )}
        </div>
      )}
      <Trouble kind={trouble} instead="Download the file to open it in another program." onAgain={openAnew} />
    </div>
  )
}
