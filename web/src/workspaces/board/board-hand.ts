import { MAX_STROKE_POINTS } from '#contract/workspaces-board.ts'
import { type Spot, toBoard } from './board-camera.ts'
import type { BoardModel, NewStroke } from './board-model.ts'
import type { BoardOthers } from './board-others.ts'
import { type BoardBox, type BoardPoint, boxAround, meets } from './board-points.ts'
import { type BoardShape, isHit } from './board-shape.ts'
import type { BoardStage } from './board-stage.ts'
import type { BoardChoice } from './board-tools.ts'

/** How near to something a press is meant for it, in pixels of the page. */
const NEAR_PX = 8
/** Less than this between two points of a line tells nothing. */
const LEAST_PX = 0.7
/** A press that moved less than this was no drawing of a shape. */
const MOVED_PX = 4

interface HandParts {
  model: BoardModel
  stage: BoardStage
  others: BoardOthers
  choice(): BoardChoice
  /** Where a text is to be written, or the one that stands there and is to be written on at. */
  onWrite(at: Spot, standing: BoardShape | undefined): void
  onSelect(): void
}

type Doing =
  | { kind: 'drawing'; id: string; stroke: NewStroke & { points: BoardPoint[] } }
  | { kind: 'erasing' }
  | { kind: 'writing'; at: Spot }
  | { kind: 'carrying'; from: Spot; by: Spot }
  | { kind: 'framing'; from: Spot; to: Spot; before: ReadonlySet<string> }

const asPoint = ({ x, y }: Spot, pressure = 0.5): BoardPoint => ({ x, y, pressure })
const frame = (from: Spot, to: Spot): BoardBox => boxAround([asPoint(from), asPoint(to)], 0)

/** What a press and its movement do with each tool. Spots are on the board, in units. */
export class BoardHand {
  readonly #parts: HandParts
  #doing: Doing | null = null
  #selected: ReadonlySet<string> = new Set()

  constructor(parts: HandParts) {
    this.#parts = parts
  }

  get selected(): ReadonlySet<string> {
    return this.#selected
  }

  set selected(ids: ReadonlySet<string>) {
    this.#selected = ids
    this.#parts.onSelect()
    this.#parts.stage.draw()
  }

  /** Nothing is being done, and nothing is selected. */
  get isIdle(): boolean {
    return this.#doing === null && this.selectedThere.length === 0
  }

  get wet(): NewStroke | null {
    return this.#doing?.kind === 'drawing' ? this.#doing.stroke : null
  }

  get carried(): Spot {
    return this.#doing?.kind === 'carrying' ? this.#doing.by : { x: 0, y: 0 }
  }

  get marquee(): BoardBox | null {
    return this.#doing?.kind === 'framing' ? frame(this.#doing.from, this.#doing.to) : null
  }

  down(at: Spot, { pressure, isAdding }: { pressure: number; isAdding: boolean }): void {
    const { tool, color, size } = this.#parts.choice()
    // Begun when the press is over: it may become one of two fingers.
    if (tool === 'text') this.#doing = { kind: 'writing', at }
    else if (tool === 'select') this.#grasp(at, isAdding)
    else if (tool === 'eraser') {
      this.#parts.model.beginGesture()
      this.#doing = { kind: 'erasing' }
      this.#erase(at)
    } else this.#doing = { kind: 'drawing', id: crypto.randomUUID(), stroke: { tool, color, size, points: [asPoint(at, pressure)] } }
    this.#parts.stage.draw()
  }

  /** All the spots that the pointer passed since it was last heard of. */
  move(spots: readonly { at: Spot; pressure: number }[]): void {
    const last = spots.at(-1)
    if (!last) return
    this.#parts.others.point(last.at)
    const doing = this.#doing
    if (doing?.kind === 'drawing') for (const { at, pressure } of spots) this.#drawTo(doing.stroke, asPoint(at, pressure))
    if (this.#doing?.kind === 'drawing') this.#parts.others.draw(this.#doing.id, this.#doing.stroke)
    if (doing?.kind === 'erasing') for (const { at } of spots) this.#erase(at)
    if (doing?.kind === 'carrying') doing.by = { x: last.at.x - doing.from.x, y: last.at.y - doing.from.y }
    if (doing?.kind === 'framing') {
      doing.to = last.at
      const box = frame(doing.from, doing.to)
      const inside = this.#parts.stage.near(box).filter(shape => meets(shape.box, box))
      this.selected = new Set([...doing.before, ...inside.map(({ id }) => id)])
    }
    if (doing) this.#parts.stage.draw()
  }

  up(): void {
    const doing = this.#doing
    this.#doing = null
    if (doing?.kind === 'drawing') this.#finish(doing.stroke)
    if (doing?.kind === 'writing') this.#parts.onWrite(doing.at, this.textAt(doing.at))
    if (doing?.kind === 'erasing') this.#parts.model.endGesture()
    if (doing?.kind === 'carrying' && (doing.by.x !== 0 || doing.by.y !== 0)) this.#parts.model.move(this.#selected, doing.by.x, doing.by.y)
    this.#parts.stage.draw()
  }

  /** Two fingers, Escape, or a palm: what was begun is given up. */
  cancel(): void {
    if (this.#doing?.kind === 'drawing') this.#parts.others.dry()
    if (this.#doing?.kind === 'erasing') this.#parts.model.endGesture()
    this.#doing = null
    this.#parts.stage.draw()
  }

  /** What is selected and still there. */
  get selectedThere(): string[] {
    return [...this.#selected].filter(id => this.#parts.model.get(id))
  }

  /** The text under a spot, if that is what lies uppermost there. */
  textAt(at: Spot): BoardShape | undefined {
    const hit = this.#near(at).at(-1)
    return hit?.stroke.tool === 'text' ? hit : undefined
  }

  #near(at: Spot) {
    const reach = NEAR_PX / this.#parts.stage.camera.zoom
    return this.#parts.stage.near(boxAround([asPoint(at)], reach)).filter(shape => isHit(shape, at, reach))
  }

  #grasp(at: Spot, isAdding: boolean): void {
    const hit = this.#near(at).at(-1)
    if (!hit) {
      const before: ReadonlySet<string> = isAdding ? this.#selected : new Set()
      this.#doing = { kind: 'framing', from: at, to: at, before }
      this.selected = before
      return
    }
    if (isAdding) this.selected = new Set([...this.#selected, hit.id])
    else if (!this.#selected.has(hit.id)) this.selected = new Set([hit.id])
    this.#doing = { kind: 'carrying', from: at, by: { x: 0, y: 0 } }
  }

  #erase(at: Spot): void {
    const hit = this.#near(at).map(({ id }) => id)
    if (hit.length > 0) this.#parts.model.remove(hit)
  }

  #drawTo(stroke: NewStroke & { points: BoardPoint[] }, point: BoardPoint): void {
    const { points, tool } = stroke
    if (tool !== 'pen' && tool !== 'highlighter') return void points.splice(1, 1, point)
    const last = points.at(-1)
    const isNear = last && Math.hypot(point.x - last.x, point.y - last.y) * this.#parts.stage.camera.zoom < LEAST_PX
    if (isNear) return
    points.push(point)
    if (points.length < MAX_STROKE_POINTS) return
    // A line without an end goes on as another, from where this one stopped.
    this.#finish(stroke)
    this.#doing = { kind: 'drawing', id: crypto.randomUUID(), stroke: { ...stroke, points: [point] } }
  }

  #finish(stroke: NewStroke): void {
    const { model, others, stage } = this.#parts
    const [from, to = from] = [stroke.points[0], stroke.points.at(-1)]
    const isLine = stroke.tool === 'pen' || stroke.tool === 'highlighter'
    const hasMoved = from && to && Math.hypot(to.x - from.x, to.y - from.y) * stage.camera.zoom >= MOVED_PX
    // A point of the pen is a dot; a shape without any size is a slip of the hand.
    if (isLine || hasMoved) model.add(stroke)
    others.dry()
  }
}

export const boardSpot = (stage: BoardStage, canvas: Element, { clientX, clientY }: { clientX: number; clientY: number }): Spot => {
  const { left, top } = canvas.getBoundingClientRect()
  return toBoard(stage.camera, { x: clientX - left, y: clientY - top })
}
