import { useEffect, useMemo, useState } from 'react'
import type { ModelComment, ModelTransform, WorkspaceModel } from '#contract/workspaces-models.ts'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { showError } from '../../ui/toasts.ts'
import { ModelComments } from './model-comments.tsx'
import { useLoadedModels } from './use-loaded-models.ts'
import { useMeasuring } from './use-measuring.ts'
import { useModelStage } from './use-model-stage.ts'
import type { Spot, StageTool } from './viewer/model-stage.ts'
import type { ParsedModel } from './viewer/parsed-model.ts'
import type { SectionAxis } from './viewer/section.ts'
import { VIEW_KEYS } from './viewer/view-keys.ts'
import { ViewerBar } from './viewer-bar.tsx'
import { Pins, States, Trouble } from './viewer-overlays.tsx'

interface ModelViewerProps {
  models: readonly WorkspaceModel[]
  selected: WorkspaceModel | null
  mayShape: boolean
  mayDeleteComment: (comment: ModelComment) => boolean
  transformOf: (model: WorkspaceModel) => ModelTransform
  onMove: (modelId: number, transform: ModelTransform, isOver: boolean) => void
  onSelect: (modelId: number) => void
}

/** The room in which the models stand. Without WebGL it says so; the list and the numbers work all the same. */
export function ModelViewer({ models, selected, mayShape, mayDeleteComment, transformOf, onMove, onSelect }: ModelViewerProps) {
  const [tool, setTool] = useState<StageTool>('look')
  useShortcuts('Models, when the picture has the focus', VIEW_KEYS)
  const [isWireframe, setIsWireframe] = useState(false)
  const [cut, setCut] = useState<{ axis: SectionAxis; share: number } | null>(null)
  const [spot, setSpot] = useState<Spot | null>(null)
  const measuring = useMeasuring()
  const { canvas, overlay, stage, trouble, opening, openAnew } = useModelStage({
    ...{ onMove, onSelect },
    onSpot: (found, at) => (tool === 'comment' ? setSpot(found) : measuring.point(stage, { spot: found, at })),
    onMissed: () => showError('There is no model at this spot. Point at one.', 'model-spot'),
  })
  const door = useMemo(
    () =>
      stage && {
        show: (model: WorkspaceModel, parsed: ParsedModel) => stage.show(model.id, parsed, model),
        hide: (modelId: number) => stage.hide(modelId),
      },
    [stage],
  )
  const { stateOf, retry } = useLoadedModels(door, models)

  useEffect(() => {
    for (const model of models) stage?.place(model.id, transformOf(model))
  })
  useEffect(() => stage?.select(selected?.id ?? null), [stage, selected?.id])
  useEffect(() => stage?.use(tool), [stage, tool])
  useEffect(() => stage?.setWireframe(isWireframe), [stage, isWireframe])
  useEffect(() => stage?.setSection(cut), [stage, cut])
  const choose = (next: StageTool) => {
    setTool(next)
    measuring.stop()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ViewerBar
        tool={tool}
        mayShape={mayShape}
        hasSelection={selected !== null}
        isWireframe={isWireframe}
        cut={cut}
        onTool={choose}
        onFit={() => stage?.fit()}
        onWireframe={setIsWireframe}
        onCut={setCut}
      />
      <div className="relative h-80 overflow-hidden rounded-card border border-line bg-sunken sm:h-[26rem]">
        <canvas
          key={opening}
          ref={canvas}
          tabIndex={0}
          aria-label="3D view. Arrow keys turn it, plus and minus zoom, F fits it."
          className="size-full touch-none"
        />
        <div ref={overlay} className="pointer-events-none absolute inset-0 overflow-hidden">
          {selected && <Pins key={selected.id} stage={stage} model={selected} />}
          <span
            data-measure=""
            className="invisible absolute top-0 left-0 rounded-control bg-ink px-2 py-0.5 text-paper text-xs tabular-nums"
          />
        </div>
        <Trouble kind={trouble} instead="The list and the numbers of each model work all the same." onAgain={openAnew} />
        {trouble === 'none' && <States models={models} mayShape={mayShape} stateOf={stateOf} onRetry={retry} />}
      </div>
      {tool === 'measure' && (
        <p role="status" className="text-sm">
          {measuring.words}
        </p>
      )}
      {tool === 'comment' && !spot && (
        <p role="status" className="text-sm">
          Point at the spot that you want to say something about.
        </p>
      )}
      {selected && (
        <ModelComments
          key={selected.id}
          model={selected}
          mayShape={mayShape}
          mayDelete={mayDeleteComment}
          spot={spot}
          onDone={() => setSpot(null)}
        />
      )}
    </div>
  )
}
