import type { BoardCamera } from './board-camera.ts'
import type { ImageSource } from './board-image.ts'
import type { BoardIndex } from './board-index.ts'
import type { BoardChange } from './board-model.ts'
import { drawShape } from './board-path.ts'
import { type BoardBox, meets } from './board-points.ts'
import { type BoardShape, isAbove } from './board-shape.ts'

/** Pixels of the screen. */
const TILE = 512
const MAX_TILES = 96
/** More changes than this at once: all is drawn anew. */
const MANY_CHANGES = 200
export const PAPER = '#ffffff'

interface Tile {
  box: BoardBox
  column: number
  row: number
  canvas: HTMLCanvasElement
  isReady: boolean
  /** What is being drawn anew, a bit in each frame, while the old picture is shown. */
  draft: { canvas: HTMLCanvasElement; waiting: BoardShape[]; at: number } | undefined
  isStale: boolean
  usedAt: number
}

const newCanvas = (width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  return canvas
}

/**
 * The board as pictures: what was drawn once is drawn from then on as one picture each tile. So a frame costs the same whether ten strokes stand on the
 * board or ten thousand; what changed is drawn anew in its tiles only, a few milliseconds in each frame.
 */
export class BoardTiles {
  readonly #index: BoardIndex
  readonly #images: ImageSource
  readonly #tiles = new Map<string, Tile>()
  #scale = 1
  #frame = 0
  #top: BoardShape | undefined
  /** The last whole picture, shown enlarged where a new one is not there yet. */
  #old: { canvas: HTMLCanvasElement; camera: BoardCamera; isOnScreen: boolean } | undefined

  constructor(index: BoardIndex, images: ImageSource) {
    this.#index = index
    this.#images = images
  }

  changed(changes: readonly BoardChange[]): void {
    for (const { before, after } of changes) {
      if (before) this.#index.remove(before)
      if (after) this.#index.add(after)
    }
    if (changes.length > MANY_CHANGES) this.#allStale(changes)
    else for (const change of changes) this.#changedOne(change)
  }

  /** Draws the tiles of the view into it, as far as they are there. `pixels`: of the screen for one of the page. */
  paint(context: CanvasRenderingContext2D, camera: BoardCamera, pixels: number): void {
    const { canvas } = context
    const scale = camera.zoom * pixels
    this.#frame += 1
    if (scale !== this.#scale) {
      this.#tiles.clear()
      this.#scale = scale
    }
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = PAPER
    context.fillRect(0, 0, canvas.width, canvas.height)
    const tiles = this.#inView(camera, canvas)
    const isWhole = tiles.every(({ isReady }) => isReady)
    if (!isWhole) this.#paintOld(context, camera, pixels)
    for (const { canvas: picture, column, row, isReady } of tiles) {
      if (isReady) context.drawImage(picture, Math.round(column * TILE - camera.x * scale), Math.round(row * TILE - camera.y * scale))
    }
    if (isWhole) this.#old = { canvas, camera, isOnScreen: true }
  }

  /** Keeps what is on the screen before another zoom is drawn over it. */
  keepPicture(): void {
    const old = this.#old
    if (!old?.isOnScreen || old.canvas.width === 0) return
    const copy = newCanvas(old.canvas.width, old.canvas.height)
    copy.getContext('2d')?.drawImage(old.canvas, 0, 0)
    this.#old = { canvas: copy, camera: old.camera, isOnScreen: false }
  }

  /** Draws on at what is not there yet; answers whether there was anything to do, and so another frame to paint. */
  work(untilMs: number): boolean {
    let hasWorked = false
    for (const tile of this.#tiles.values()) {
      if (tile.usedAt !== this.#frame || (tile.isReady && !tile.isStale && !tile.draft)) continue
      hasWorked = true
      if (!this.#workOn(tile, untilMs)) break
    }
    this.#forgetOld()
    return hasWorked
  }

  #workOn(tile: Tile, untilMs: number): boolean {
    if (tile.isStale || !tile.draft) {
      tile.isStale = false
      tile.draft = { canvas: newCanvas(TILE, TILE), waiting: this.#index.in(tile.box), at: 0 }
      const fresh = tile.draft.canvas.getContext('2d')
      if (fresh) Object.assign(fresh, { fillStyle: PAPER }).fillRect(0, 0, TILE, TILE)
    }
    const { draft } = tile
    const context = this.#contextOf(tile, draft.canvas)
    while (draft.at < draft.waiting.length) {
      if (performance.now() > untilMs) return false
      const shape = draft.waiting[draft.at]
      if (shape && context) drawShape(context, shape, this.#images)
      draft.at += 1
    }
    Object.assign(tile, { canvas: draft.canvas, draft: undefined, isReady: true })
    return performance.now() <= untilMs
  }

  /** A context that counts in units. */
  #contextOf({ box }: Tile, canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
    const context = canvas.getContext('2d')
    context?.setTransform(this.#scale, 0, 0, this.#scale, -box.left * this.#scale, -box.top * this.#scale)
    return context
  }

  #inView(camera: BoardCamera, { width, height }: HTMLCanvasElement): Tile[] {
    const [left, top] = [camera.x * this.#scale, camera.y * this.#scale]
    const tiles: Tile[] = []
    for (let row = Math.floor(top / TILE); row * TILE < top + height; row += 1)
      for (let column = Math.floor(left / TILE); column * TILE < left + width; column += 1) tiles.push(this.#tile(column, row))
    return tiles
  }

  #tile(column: number, row: number): Tile {
    const name = `${column} ${row}`
    const side = TILE / this.#scale
    const tile: Tile = this.#tiles.get(name) ?? {
      ...{ column, row, canvas: newCanvas(0, 0), isReady: false, draft: undefined, isStale: false, usedAt: 0 },
      box: { left: column * side, top: row * side, right: (column + 1) * side, bottom: (row + 1) * side },
    }
    tile.usedAt = this.#frame
    this.#tiles.set(name, tile)
    return tile
  }

  #changedOne({ before, after }: BoardChange): void {
    if (!before && after && (!this.#top || isAbove(after, this.#top))) this.#drawOnTop(after)
    else for (const shape of [before, after]) if (shape) this.#stale(shape.box)
  }

  #drawOnTop(shape: BoardShape): void {
    this.#top = shape
    for (const tile of this.#tiles.values()) {
      if (!meets(tile.box, shape.box)) continue
      tile.draft?.waiting.push(shape)
      const context = tile.isReady ? this.#contextOf(tile, tile.canvas) : null
      if (context) drawShape(context, shape, this.#images)
    }
  }

  #stale(box: BoardBox): void {
    for (const tile of this.#tiles.values()) if (meets(tile.box, box)) tile.isStale = true
  }

  #allStale(changes: readonly BoardChange[]): void {
    for (const { after } of changes) if (after && (!this.#top || isAbove(after, this.#top))) this.#top = after
    for (const tile of this.#tiles.values()) tile.isStale = true
  }

  /** What was seen at another zoom, until the new pictures are there. */
  #paintOld(context: CanvasRenderingContext2D, camera: BoardCamera, pixels: number): void {
    const old = this.#old
    if (!old || old.isOnScreen) return
    const by = camera.zoom / old.camera.zoom
    const [x, y] = [(old.camera.x - camera.x) * camera.zoom * pixels, (old.camera.y - camera.y) * camera.zoom * pixels]
    context.drawImage(old.canvas, x, y, old.canvas.width * by, old.canvas.height * by)
  }

  #forgetOld(): void {
    if (this.#tiles.size <= MAX_TILES) return
    for (const [name, { usedAt }] of this.#tiles) if (usedAt < this.#frame) this.#tiles.delete(name)
  }
}
