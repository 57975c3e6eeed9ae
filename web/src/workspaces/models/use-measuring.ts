import { useState } from 'react'
import type { ModelStage, Spot } from './viewer/model-stage.ts'

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

/** Measures from one spot to the next that is pointed at. */
export const useMeasuring = () => {
  const [from, setFrom] = useState<Pointed | null>(null)
  const [length, setLength] = useState<string | null>(null)
  return {
    words: length ? `Distance: ${length} units of the model.` : from ? 'Point at the second spot.' : 'Point at the first of two spots.',
    point: (stage: ModelStage | null, to: Pointed) => {
      if (!from) {
        setLength(null)
        stage?.showMeasure(null, null, '')
        return setFrom(to)
      }
      const words = measured(from, to).toLocaleString('en', { maximumFractionDigits: 3 })
      stage?.showMeasure(from.at, to.at, words)
      setLength(words)
      setFrom(null)
    },
    stop: () => {
      setFrom(null)
      setLength(null)
    },
  }
}
