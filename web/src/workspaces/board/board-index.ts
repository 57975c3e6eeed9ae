import { type BoardBox, meets } from './board-points.ts'
import { type BoardShape, byOrder } from './board-shape.ts'

const CELL = 512
/** What covers more cells than this is asked about each time. */
const MANY_CELLS = 64

const cellsOf = ({ left, top, right, bottom }: BoardBox): string[] | null => {
  const [first, last] = [Math.floor(left / CELL), Math.floor(right / CELL)]
  const [upper, lower] = [Math.floor(top / CELL), Math.floor(bottom / CELL)]
  if ((last - first + 1) * (lower - upper + 1) > MANY_CELLS) return null
  const cells: string[] = []
  for (let x = first; x <= last; x += 1) for (let y = upper; y <= lower; y += 1) cells.push(`${x} ${y}`)
  return cells
}

/** Finds what lies in a part of the board without looking at all of it. */
export class BoardIndex {
  readonly #cells = new Map<string, Set<BoardShape>>()
  readonly #wide = new Set<BoardShape>()
  readonly #all = new Set<BoardShape>()

  add(shape: BoardShape): void {
    this.#all.add(shape)
    for (const cell of this.#placesOf(shape)) cell.add(shape)
  }

  remove(shape: BoardShape): void {
    this.#all.delete(shape)
    for (const cell of this.#placesOf(shape)) cell.delete(shape)
  }

  /** What meets a box, what lies below first. */
  in(box: BoardBox): BoardShape[] {
    const cells = cellsOf(box)
    const near = cells ? new Set([...this.#wide, ...cells.flatMap(cell => [...(this.#cells.get(cell) ?? [])])]) : this.#all
    return [...near].filter(shape => meets(shape.box, box)).sort(byOrder)
  }

  #placesOf({ box }: BoardShape): Set<BoardShape>[] {
    const cells = cellsOf(box)
    if (!cells) return [this.#wide]
    return cells.map(name => {
      const cell = this.#cells.get(name) ?? new Set()
      this.#cells.set(name, cell)
      return cell
    })
  }
}
