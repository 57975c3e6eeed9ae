import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ModelTransform } from '#contract/workspaces-models.ts'
import { ModelStage, type Spot } from './viewer/model-stage.ts'

/** `missing`: this browser draws nothing in three dimensions. `lost`: its graphics card gave up what it held. */
export type StageTrouble = 'none' | 'missing' | 'lost'

interface StageHandlers {
  onMove: (modelId: number, transform: ModelTransform, isOver: boolean) => void
  onSelect: (modelId: number) => void
  onSpot: (spot: Spot, worldPoint: readonly [number, number, number]) => void
  onMissed: () => void
}

/** A stage on a canvas, for as long as the component stands; opened anew after trouble. */
export const useModelStage = ({ onMove, onSelect, onSpot, onMissed }: StageHandlers) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<ModelStage | null>(null)
  const [trouble, setTrouble] = useState<StageTrouble>('none')
  const [opening, setOpening] = useState(0)
  const moved = useEffectEvent(onMove)
  const selected = useEffectEvent(onSelect)
  const pointed = useEffectEvent(onSpot)
  const missed = useEffectEvent(onMissed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening is a new stage
  useEffect(() => {
    if (!canvas.current || !overlay.current) return
    try {
      const made = new ModelStage(canvas.current, overlay.current, {
        onMoved: (modelId, transform, isOver) => moved(modelId, transform, isOver),
        onSelected: modelId => selected(modelId),
        onSpot: (spot, worldPoint) => pointed(spot, worldPoint),
        onMissed: () => missed(),
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

  return { canvas, overlay, stage, trouble, opening, openAnew: () => setOpening(before => before + 1) }
}
