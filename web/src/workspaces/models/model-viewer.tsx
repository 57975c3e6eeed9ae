import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ModelTransform, WorkspaceModel } from '#contract/workspaces-models.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { ModelComments } from './model-comments.tsx'
import { useModelComments } from './model-queries.ts'
import { useLoadedModels } from './use-loaded-models.ts'
import { ModelStage, type Spot, type StageTool } from './viewer/model-stage.ts'
import type { SectionAxis } from './viewer/section.ts'
import { ViewerBar } from './viewer-bar.tsx'

interface ModelViewerProps {
  models: readonly WorkspaceModel[]
  selected: WorkspaceModel | null
  mayShape: boolean
  transformOf: (model: WorkspaceModel) => ModelTransform
  onMove: (modelId: number, transform: ModelTransform, isOver: boolean) => void
  onSelect: (modelId: number) => void
}

type Point = readonly [number, number, number]
interface Pointed {
  spot: Spot
  at: Point
}

const distance = (from: Point, to: Point): number => Math.hypot(...from.map((value, k) => value - (to[k] ?? 0)))

/** Of two points of one model in its own units, of two models in those of the room. */
const measured = (from: Pointed, to: Pointed): number => {
  if (from.spot.modelId !== to.spot.modelId) return distance(from.at, to.at)
  return distance([from.spot.x, from.spot.y, from.spot.z], [to.spot.x, to.spot.y, to.spot.z])
}

/** The room in which the models stand. Without WebGL it says so; the list and the numbers work all the same. */
export function ModelViewer({ models, selected, mayShape, transformOf, onMove, onSelect }: ModelViewerProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<ModelStage | null>(null)
  const [trouble, setTrouble] = useState<'none' | 'missing' | 'lost'>('none')
  const [opening, setOpening] = useState(0)
  const [tool, setTool] = useState<StageTool>('look')
  const [isWireframe, setIsWireframe] = useState(false)
  const [cut, setCut] = useState<{ axis: SectionAxis; share: number } | null>(null)
  const [from, setFrom] = useState<Pointed | null>(null)
  const [length, setLength] = useState<string | null>(null)
  const [spot, setSpot] = useState<Spot | null>(null)

  const moved = useEffectEvent(onMove)
  const chosen = useEffectEvent(onSelect)
  const pointed = useEffectEvent((at: Pointed) => {
    if (tool === 'comment') return setSpot(at.spot)
    if (!from) {
      setLength(null)
      stage?.showMeasure(null, null, '')
      return setFrom(at)
    }
    const words = measured(from, at).toLocaleString('en', { maximumFractionDigits: 3 })
    stage?.showMeasure(from.at, at.at, words)
    setLength(words)
    setFrom(null)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening is a new stage
  useEffect(() => {
    if (!canvas.current || !overlay.current) return
    try {
      const made = new ModelStage(canvas.current, overlay.current, {
        onMoved: (modelId, transform, isOver) => moved(modelId, transform, isOver),
        onSelected: modelId => chosen(modelId),
        onSpot: (found, at) => pointed({ spot: found, at }),
        onLost: isLost => setTrouble(isLost ? 'lost' : 'none'),
      })
      setStage(made)
      setTrouble('none')
      return () => {
        setStage(null)
        made.close()
      }
    } catch {
      setTrouble('missing')
      return undefined
    }
  }, [opening])

  const show = useCallback(
    (model: WorkspaceModel, parsed: Parameters<ModelStage['show']>[1]) => stage?.show(model.id, parsed, model),
    [stage],
  )
  const hide = useCallback((modelId: number) => stage?.hide(modelId), [stage])
  const [door, setDoor] = useState<{ show: typeof show; hide: typeof hide } | null>(null)
  useEffect(() => setDoor(stage ? { show, hide } : null), [stage, show, hide])
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
    setFrom(null)
    setLength(null)
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
        <Trouble kind={trouble} onAgain={() => setOpening(opening + 1)} />
        {trouble === 'none' && <States models={models} stateOf={stateOf} onRetry={retry} />}
      </div>
      {tool === 'measure' && (
        <p role="status" className="text-sm">
          {length ? `Distance: ${length} units of the model.` : from ? 'Point at the second spot.' : 'Point at the first of two spots.'}
        </p>
      )}
      {tool === 'comment' && !spot && (
        <p role="status" className="text-sm">
          Point at the spot that you want to say something about.
        </p>
      )}
      {selected && <ModelComments key={selected.id} model={selected} mayShape={mayShape} spot={spot} onDone={() => setSpot(null)} />}
    </div>
  )
}

/** Open comments at their spots of a model. */
function Pins({ stage, model: { id: modelId } }: { stage: ModelStage | null; model: WorkspaceModel }) {
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

function Trouble({ kind, onAgain }: { kind: 'none' | 'missing' | 'lost'; onAgain: () => void }) {
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
function States({ models, stateOf, onRetry }: StatesProps) {
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
