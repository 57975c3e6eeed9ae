import { useEffect, useState } from 'react'
import { type ModelTransform, modelFormatOf } from '#contract/workspaces-models.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useModelStage } from './use-model-stage.ts'
import { loadModel } from './viewer/load-model.ts'
import { failureOf, type ModelState } from './viewer/model-loads.ts'
import type { ModelStage } from './viewer/model-stage.ts'
import { Trouble } from './viewer-overlays.tsx'

/** On a stage that has but one. */
const ONLY = 1
const AS_IT_IS: ModelTransform = {
  ...{ positionX: 0, positionY: 0, positionZ: 0 },
  ...{ rotationX: 0, rotationY: 0, rotationZ: 0 },
  scaleFactor: 1,
}
const nothing = () => undefined

interface ModelPictureProps {
  fileName: string
  fileUrl: string
}

/** Brings the file onto the stage; `again` asks for it once more. */
const useShownFile = (stage: ModelStage | null, { fileName, fileUrl }: ModelPictureProps) => {
  const [state, setState] = useState<ModelState>({ kind: 'loading', share: null })
  const [attempt, setAttempt] = useState(0)
  const format = modelFormatOf(fileName) ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (!stage) return undefined
    const over = new AbortController()
    const tell = (next: ModelState) => over.signal.aborted || setState(next)
    // At this very address, whatever name the server was called by when it came.
    const url = new URL(new URL(fileUrl, location.href).pathname, location.origin).href
    tell({ kind: 'loading', share: null })
    loadModel({ url, isForeign: false, format }, { signal: over.signal, onProgress: share => tell({ kind: 'loading', share }) }).then(
      parsed => {
        if (over.signal.aborted) return
        stage.show(ONLY, parsed, AS_IT_IS)
        tell({ kind: 'shown', triangles: parsed.triangles })
      },
      error => tell(failureOf(error)),
    )
    return () => over.abort()
  }, [stage, fileUrl, format, attempt])
  return { state, again: () => setAttempt(before => before + 1) }
}

/** A model among the files: to be turned and looked at, and nothing else. */
export function ModelPicture(file: ModelPictureProps) {
  const { canvas, overlay, stage, trouble, opening, openAnew } = useModelStage({
    ...{ onMove: nothing, onSelect: nothing, onSpot: nothing, onMissed: nothing },
  })
  const { state, again } = useShownFile(stage, file)
  return (
    <div className="relative h-[60dvh] overflow-hidden rounded-control border border-line bg-sunken">
      <canvas
        key={opening}
        ref={canvas}
        tabIndex={0}
        aria-label={`3D view of ${file.fileName}. Arrow keys turn it, plus and minus zoom, F fits it.`}
        className="size-full touch-none"
      />
      <div ref={overlay} className="pointer-events-none absolute inset-0" />
      {state.kind === 'loading' && (
        <div className="absolute inset-x-3 top-3">
          <ProgressBar label={`Loading ${file.fileName}`} value={state.share} />
        </div>
      )}
      {state.kind === 'failed' && (
        <div role="alert" className="absolute inset-x-3 top-3 grid gap-2 rounded-control border border-line bg-raised p-3 text-sm">
          <p className="wrap-anywhere">{state.message}</p>
          <Button variant="secondary" size="small" className="justify-self-start" onClick={again}>
            Retry
          </Button>
        </div>
      )}
      <Trouble kind={trouble} onAgain={openAnew} />
    </div>
  )
}
