import { inWorkingOrder } from './plan-schedule.ts'

interface GraphTask {
  id: number
  predecessors: readonly number[]
}

/** A task's place: `along` the way of the work, in layers from 0, and `across` it, in lanes that may be halves. */
interface Place {
  along: number
  across: number
}

interface GraphEdge {
  from: number
  to: number
  /** Where the line passes between its ends, around what stands in its way. */
  through: Place[]
}

export interface GraphLayout {
  places: Map<number, Place>
  edges: GraphEdge[]
  layers: number
  lanes: number
}

/** A task, or the passage of a line through a layer. */
interface Cell {
  key: string
  before: string[]
}

const SWEEPS = 6
/** A passing line needs less room than a task. */
const PASSAGE_LANES = 0.4

/** Only what is not said already by what lies between: a waits for c need not be drawn where a waits for b, and b for c. */
const direct = (tasks: readonly GraphTask[]): Map<number, number[]> => {
  const all = new Map<number, Set<number>>()
  for (const { id, predecessors } of inWorkingOrder(tasks))
    all.set(id, new Set(predecessors.flatMap(before => [before, ...(all.get(before) ?? [])])))
  return new Map(
    tasks.map(({ id, predecessors }) => [
      id,
      [...new Set(predecessors)].filter(
        before => all.has(before) && !predecessors.some(other => other !== before && all.get(other)?.has(before)),
      ),
    ]),
  )
}

/** As late as the longest way to it. */
const layersOf = (tasks: readonly GraphTask[], before: ReadonlyMap<number, number[]>): Map<number, number> => {
  const layer = new Map<number, number>()
  for (const { id } of inWorkingOrder(tasks)) layer.set(id, Math.max(-1, ...(before.get(id) ?? []).map(other => layer.get(other) ?? 0)) + 1)
  return layer
}

const mean = (values: readonly number[], fallback: number) =>
  values.length === 0 ? fallback : values.reduce((sum, value) => sum + value, 0) / values.length

/** Puts the cells of each layer near what they are tied to, sweeping there and back: fewer lines cross. */
const ordered = (layers: readonly Cell[][]): Cell[][] => {
  let current = layers.map(layer => [...layer])
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isForward = sweep % 2 === 0
    const rank = new Map(current.flatMap(layer => layer.map((cell, index): [string, number] => [cell.key, index - layer.length / 2])))
    const after = new Map<string, string[]>()
    for (const cell of current.flat()) for (const key of cell.before) after.set(key, [...(after.get(key) ?? []), cell.key])
    const tied = (cell: Cell) => (isForward ? cell.before : (after.get(cell.key) ?? []))
    current = current.map(layer => {
      const wanted = new Map(
        layer.map(cell => [
          cell.key,
          mean(
            tied(cell).map(key => rank.get(key) ?? 0),
            rank.get(cell.key) ?? 0,
          ),
        ]),
      )
      return layer.toSorted((one, other) => (wanted.get(one.key) ?? 0) - (wanted.get(other.key) ?? 0))
    })
  }
  return current
}

const isPassage = (key: string) => key.includes('>')
const passage = (from: number, to: number, layer: number) => `${from}>${to}@${layer}`

/** Lays tasks out in layers: each stands after all that it waits for. */
export const layOut = (tasks: readonly GraphTask[]): GraphLayout => {
  const before = direct(tasks)
  const layerOf = layersOf(tasks, before)
  const layers: Cell[][] = Array.from({ length: Math.max(0, ...layerOf.values()) + 1 }, () => [])
  const edges = tasks.flatMap(({ id }) => (before.get(id) ?? []).map(from => ({ from, to: id })))
  const between = ({ from, to }: { from: number; to: number }) => {
    const [first, last] = [(layerOf.get(from) ?? 0) + 1, layerOf.get(to) ?? 0]
    return Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index)
  }
  for (const { id } of tasks) {
    const tiedTo = edges
      .filter(edge => edge.to === id)
      .map(edge => {
        const last = between(edge).at(-1)
        return last === undefined ? String(edge.from) : passage(edge.from, id, last)
      })
    layers[layerOf.get(id) ?? 0]?.push({ key: String(id), before: tiedTo })
  }
  for (const edge of edges) {
    for (const [index, layer] of between(edge).entries()) {
      const key = index === 0 ? String(edge.from) : passage(edge.from, edge.to, layer - 1)
      layers[layer]?.push({ key: passage(edge.from, edge.to, layer), before: [key] })
    }
  }
  return placed(ordered(layers), edges, between)
}

const placed = (
  layers: readonly Cell[][],
  edges: readonly { from: number; to: number }[],
  between: (edge: { from: number; to: number }) => number[],
): GraphLayout => {
  const widthOf = (cell: Cell) => (isPassage(cell.key) ? PASSAGE_LANES : 1)
  const widths = layers.map(layer => layer.reduce((sum, cell) => sum + widthOf(cell), 0))
  const lanes = Math.max(1, ...widths)
  const places = new Map<string, Place>()
  for (const [along, layer] of layers.entries()) {
    let across = (lanes - (widths[along] ?? 0)) / 2
    for (const cell of layer) {
      places.set(cell.key, { along, across: across + (widthOf(cell) - 1) / 2 })
      across += widthOf(cell)
    }
  }
  const isPlace = (place: Place | undefined): place is Place => place !== undefined
  return {
    places: new Map([...places].filter(([key]) => !isPassage(key)).map(([key, place]) => [Number(key), place])),
    edges: edges.map(edge => ({
      ...edge,
      through: between(edge)
        .map(layer => places.get(passage(edge.from, edge.to, layer)))
        .filter(isPlace),
    })),
    layers: layers.length,
    lanes,
  }
}
