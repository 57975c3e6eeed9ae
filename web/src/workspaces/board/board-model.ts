import { type Doc, type Map as SharedMap, UndoManager, type YMapEvent } from 'yjs'
import { BoardPlace, type BoardStroke, MAX_BOARD_ORDER } from '#contract/workspaces-board.ts'
import { type BoardPoint, encodePoints, toSteps, toUnits } from './board-points.ts'
import { type BoardShape, byOrder, readShape } from './board-shape.ts'

/** A shape that came, went or is another one now. */
export interface BoardChange {
  before: BoardShape | undefined
  after: BoardShape | undefined
}

export type NewStroke = Pick<BoardStroke, 'tool' | 'color' | 'size' | 'text' | 'typed' | 'image'> & { points: readonly BoardPoint[] }
export type BoardWords = Pick<BoardStroke, 'text' | 'typed'>

const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16)

/** What is on the board: reads the shared document, tells what changes in it, and writes to it. Undoes only what was done through it. */
export class BoardModel {
  readonly #doc: Doc
  readonly #strokes: SharedMap<unknown>
  readonly #places: SharedMap<unknown>
  readonly #undo: UndoManager
  readonly #shapes = new Map<string, BoardShape>()
  readonly #listeners = new Set<(changes: readonly BoardChange[]) => void>()
  #ordered: readonly BoardShape[] | undefined
  #top = 0

  constructor(doc: Doc) {
    this.#doc = doc
    this.#strokes = doc.getMap('shapes')
    this.#places = doc.getMap('places')
    this.#undo = new UndoManager([this.#strokes, this.#places], { trackedOrigins: new Set([this]), captureTimeout: 0 })
    this.#read([...this.#strokes.keys()])
    this.#strokes.observe(this.#changed)
    this.#places.observe(this.#changed)
  }

  readonly #changed = ({ keysChanged }: YMapEvent<unknown>) => this.#read([...keysChanged])

  #read(ids: readonly string[]): void {
    const changes = ids.map(id => {
      const before = this.#shapes.get(id)
      const place = BoardPlace.safeParse(this.#places.get(id)).data ?? [0, 0]
      const after = readShape(id, this.#strokes.get(id), { x: toUnits(place[0]), y: toUnits(place[1]) })
      if (after) {
        this.#shapes.set(id, after)
        this.#top = Math.max(this.#top, after.stroke.order)
      } else this.#shapes.delete(id)
      return { before, after }
    })
    this.#ordered = undefined
    for (const listener of this.#listeners) listener(changes)
  }

  /** Tells of every change; answers how to stop. */
  onChange(listener: (changes: readonly BoardChange[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get(id: string): BoardShape | undefined {
    return this.#shapes.get(id)
  }

  /** All of it, what lies below first. */
  get shapes(): readonly BoardShape[] {
    this.#ordered ??= [...this.#shapes.values()].sort(byOrder)
    return this.#ordered
  }

  add({ points, ...stroke }: NewStroke): string {
    const id = newId()
    const order = Math.min(this.#top + 1, MAX_BOARD_ORDER)
    const kept: BoardStroke = { ...stroke, order, points: encodePoints(points) }
    this.#write(() => this.#strokes.set(id, kept))
    return id
  }

  /** Other words in a text that stands; all else about it stays. */
  rewrite({ id, stroke }: Pick<BoardShape, 'id' | 'stroke'>, words: BoardWords): void {
    this.#write(() => this.#strokes.set(id, { ...stroke, ...words }))
  }

  move(ids: Iterable<string>, x: number, y: number): void {
    this.#write(() => {
      for (const id of ids) {
        const shape = this.#shapes.get(id)
        if (shape) this.#places.set(id, [toSteps(shape.moved.x + x), toSteps(shape.moved.y + y)])
      }
    })
  }

  remove(ids: Iterable<string>): void {
    this.#write(() => {
      for (const id of ids) {
        this.#strokes.delete(id)
        this.#places.delete(id)
      }
    })
  }

  clear(): void {
    this.remove([...this.#strokes.keys()])
  }

  /** What is done until `endGesture` is undone in one go. */
  beginGesture(): void {
    this.#undo.stopCapturing()
    this.#undo.captureTimeout = Number.POSITIVE_INFINITY
  }

  endGesture(): void {
    this.#undo.captureTimeout = 0
    this.#undo.stopCapturing()
  }

  get canUndo(): boolean {
    return this.#undo.canUndo()
  }

  get canRedo(): boolean {
    return this.#undo.canRedo()
  }

  undo(): void {
    this.#undo.undo()
  }

  redo(): void {
    this.#undo.redo()
  }

  close(): void {
    this.#strokes.unobserve(this.#changed)
    this.#places.unobserve(this.#changed)
    this.#undo.destroy()
    this.#listeners.clear()
  }

  #write(work: () => void): void {
    this.#doc.transact(work, this)
  }
}
