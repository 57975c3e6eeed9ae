import { type BoardCamera, fitted, panned, type Spot, zoomed } from './board-camera.ts'
import type { ImageSource } from './board-image.ts'
import { BoardIndex } from './board-index.ts'
import type { BoardModel, NewStroke } from './board-model.ts'
import { drawShape, drawWet } from './board-path.ts'
import { type BoardBox, boxOf } from './board-points.ts'
import type { BoardShape } from './board-shape.ts'
import { BoardTiles, PAPER } from './board-tiles.ts'

const FIRST_CAMERA: BoardCamera = { x: 0, y: 0, zoom: 1 }
/** Of one frame, for tiles that are not there yet. */
const WORK_MS = 8
const SELECTED = '#0b5fa5'
const NAME_FONT = '600 12px "Inter Variable", Inter, system-ui, sans-serif'

/** What lies over the board for a while. */
export interface Overlay {
  /** Ink that is still wet: one's own and the others'. */
  wet: readonly NewStroke[]
  selected: readonly BoardShape[]
  /** How far what is selected is being carried just now. */
  carried: Spot
  /** The box that is being drawn to select what is in it. */
  marquee: BoardBox | null
  /** What is being written on at: the field stands in its place. */
  covered: BoardShape | null
  cursors: readonly { at: Spot; name: string; color: string }[]
}

/** The picture of the board on the screen: one canvas, drawn when something changed. */
export class BoardStage {
  readonly #model: BoardModel
  readonly #index = new BoardIndex()
  readonly #tiles: BoardTiles
  readonly #images: ImageSource
  readonly #overlay: () => Overlay
  readonly #stop: () => void
  readonly #cameraListeners = new Set<() => void>()
  #canvas: HTMLCanvasElement | null = null
  #observer: ResizeObserver | undefined
  #camera: BoardCamera = FIRST_CAMERA
  #isToShowAll = false
  #request = 0
  #size = { width: 0, height: 0 }

  constructor(model: BoardModel, images: ImageSource, overlay: () => Overlay) {
    this.#model = model
    this.#images = images
    this.#tiles = new BoardTiles(this.#index, images)
    this.#overlay = overlay
    this.#tiles.changed(model.shapes.map(after => ({ before: undefined, after })))
    this.#stop = model.onChange(changes => {
      this.#tiles.changed(changes)
      this.draw()
    })
  }

  get camera(): BoardCamera {
    return this.#camera
  }

  set camera(camera: BoardCamera) {
    if (camera.zoom !== this.#camera.zoom) this.#tiles.keepPicture()
    this.#camera = camera
    for (const listener of this.#cameraListeners) listener()
    this.draw()
  }

  get size(): { width: number; height: number } {
    return this.#size
  }

  get middle(): Spot {
    return { x: this.#size.width / 2, y: this.#size.height / 2 }
  }

  onCamera(listener: () => void): () => void {
    this.#cameraListeners.add(listener)
    return () => this.#cameraListeners.delete(listener)
  }

  /** Draws on this canvas from now on; answers how to stop. */
  show(canvas: HTMLCanvasElement): () => void {
    this.#canvas = canvas
    this.#observer = new ResizeObserver(() => this.#resized())
    this.#observer.observe(canvas)
    this.#resized()
    return () => {
      this.#observer?.disconnect()
      cancelAnimationFrame(this.#request)
      this.#request = 0
      this.#canvas = null
    }
  }

  /** These look another way now, as an image does that has come. */
  redraw(shapes: readonly BoardShape[]): void {
    this.#tiles.changed(shapes.map(shape => ({ before: shape, after: shape })))
    this.draw()
  }

  /** What is under a spot of the board, the uppermost last. */
  near(box: BoardBox): BoardShape[] {
    return this.#index.in(box)
  }

  zoom(by: number, at: Spot = this.middle): void {
    this.camera = zoomed(this.#camera, by, at)
  }

  pan(x: number, y: number): void {
    this.camera = panned(this.#camera, x, y)
  }

  fit(): void {
    const box = boxOf(this.#model.shapes.map(shape => shape.box))
    this.camera = box ? fitted(box, this.#size.width, this.#size.height) : FIRST_CAMERA
  }

  /** What was drawn before somebody came, on a larger screen or further down, where he would see a part of it; not once he has looked elsewhere. */
  showAllAtFirst(): void {
    this.#isToShowAll = true
    this.#lookFirst()
  }

  /** In the next frame. */
  draw(): void {
    if (this.#request === 0 && this.#canvas) this.#request = requestAnimationFrame(() => this.#frame())
  }

  close(): void {
    this.#stop()
    cancelAnimationFrame(this.#request)
  }

  #lookFirst(): void {
    const { width, height } = this.#size
    if (!this.#isToShowAll || width === 0) return
    this.#isToShowAll = false
    const box = boxOf(this.#model.shapes.map(shape => shape.box))
    const isSeen = !box || (box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height)
    if (this.#camera === FIRST_CAMERA && !isSeen) this.fit()
  }

  #resized(): void {
    const canvas = this.#canvas
    if (!canvas) return
    const { clientWidth: width, clientHeight: height } = canvas
    const pixels = window.devicePixelRatio
    this.#size = { width, height }
    Object.assign(canvas, { width: Math.round(width * pixels), height: Math.round(height * pixels) })
    this.#lookFirst()
    this.#frame()
  }

  #frame(): void {
    this.#request = 0
    const context = this.#canvas?.getContext('2d', { alpha: false })
    if (!context) return
    const pixels = window.devicePixelRatio
    const startedAt = performance.now()
    this.#tiles.paint(context, this.#camera, pixels)
    this.#paintOverlay(context, pixels)
    if (this.#tiles.work(startedAt + WORK_MS)) this.draw()
  }

  #paintOverlay(context: CanvasRenderingContext2D, pixels: number): void {
    const { x, y, zoom } = this.#camera
    const { wet, selected, carried, marquee, covered, cursors } = this.#overlay()
    const scale = zoom * pixels
    context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale)
    if (covered) {
      const { left, top, right, bottom } = covered.box
      context.fillStyle = PAPER
      context.fillRect(left, top, right - left, bottom - top)
    }
    for (const { points, ...drawn } of wet) drawWet(context, drawn, points)
    context.lineWidth = 1.5 / zoom
    context.strokeStyle = SELECTED
    for (const shape of selected) {
      if (carried.x !== 0 || carried.y !== 0) drawShape(context, shape, this.#images, carried)
      const { left, top, right, bottom } = shape.box
      context.strokeRect(left + carried.x, top + carried.y, right - left, bottom - top)
    }
    if (marquee) {
      context.setLineDash([4 / zoom, 4 / zoom])
      context.strokeRect(marquee.left, marquee.top, marquee.right - marquee.left, marquee.bottom - marquee.top)
      context.setLineDash([])
    }
    context.setTransform(pixels, 0, 0, pixels, 0, 0)
    for (const { at, name, color } of cursors) paintCursor(context, { x: (at.x - x) * zoom, y: (at.y - y) * zoom }, name, color)
  }
}

const paintCursor = (context: CanvasRenderingContext2D, { x, y }: Spot, name: string, color: string) => {
  context.fillStyle = color
  context.beginPath()
  for (const [dx, dy] of [
    [0, 0],
    [0, 16],
    [4.5, 12],
    [11, 11],
  ] as const)
    context.lineTo(x + dx, y + dy)
  context.closePath()
  context.fill()
  context.font = NAME_FONT
  const { width } = context.measureText(name)
  context.beginPath()
  context.roundRect(x + 12, y + 14, width + 12, 20, 6)
  context.fill()
  context.fillStyle = '#ffffff'
  context.textBaseline = 'middle'
  context.fillText(name, x + 18, y + 24.5)
}
