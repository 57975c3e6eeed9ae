import type { BoardStroke } from '#contract/workspaces-board.ts'
import { type Spot, toBoard } from './board-camera.ts'
import { BoardConnection, type BoardStatus } from './board-connection.ts'
import { BoardHand } from './board-hand.ts'
import { type ImageSize, imageCorners } from './board-image.ts'
import { BoardImages } from './board-images.ts'
import { BoardModel } from './board-model.ts'
import { BoardOthers, type BoardPerson } from './board-others.ts'
import { type BoardShape, textHeight } from './board-shape.ts'
import { BoardStage } from './board-stage.ts'
import { type BoardChoice, FIRST_CHOICE } from './board-tools.ts'
import { BoardWriter } from './board-writer.ts'

/** How large a shape is that is put down by a key, in pixels of the page. */
const PUT_DOWN = { width: 160, height: 100 }

interface DeskParts {
  workspaceId: number
  email: string
  mayDraw: boolean
  /** The desk whose board the server no longer agreed with: this one goes on where it stood. */
  before?: BoardDesk | undefined
  /** The server does not take what was drawn: another desk is to be opened in place of this one. */
  onNotTaken(): void
}

/** An open whiteboard with all that belongs to it. Screens listen to it and draw by it. */
export class BoardDesk {
  readonly mayDraw: boolean
  readonly model: BoardModel
  readonly stage: BoardStage
  readonly hand: BoardHand
  readonly others: BoardOthers
  readonly writer: BoardWriter
  readonly images: BoardImages
  readonly #connection: BoardConnection
  readonly #listeners = new Set<() => void>()
  #choice = FIRST_CHOICE
  /** Another number each time that something is to be shown anew. */
  version = 0

  constructor(parts: DeskParts) {
    this.mayDraw = parts.mayDraw
    this.#connection = new BoardConnection({ ...parts, deletedBefore: parts.before?.deleted })
    this.model = new BoardModel(this.#connection.doc)
    this.others = new BoardOthers(this.#connection, () => this.stage.draw())
    this.images = new BoardImages(bytes => this.#imageChanged(bytes))
    this.stage = new BoardStage(this.model, this.images, () => this.#overlay())
    this.writer = new BoardWriter({ model: this.model, stage: this.stage, choice: () => this.#choice, onChange: () => this.#tell() })
    this.hand = new BoardHand({
      ...{ model: this.model, stage: this.stage, others: this.others },
      choice: () => this.#choice,
      onWrite: (at, standing) => (standing ? this.writer.writeOn(standing) : this.writer.begin(at)),
      onSelect: () => this.#tell(),
    })
    if (parts.before) {
      this.#choice = parts.before.choice
      this.stage.camera = parts.before.stage.camera
    }
    this.model.onChange(() => this.#tell())
    this.stage.onCamera(() => this.#tell())
    this.others.onPeople(() => this.#tell())
    let hasCome = parts.before !== undefined
    this.#connection.onStatus(() => {
      if (!hasCome && (this.status === 'saved' || this.status === 'saving')) {
        hasCome = true
        // Nothing moves away under a hand that draws already.
        if (this.hand.isIdle && !this.writer.writing) this.stage.showAllAtFirst()
      }
      this.#tell()
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get status(): BoardStatus {
    return this.#connection.status
  }

  get deleted(): ReadonlySet<string> {
    return this.#connection.deleted
  }

  get people(): readonly BoardPerson[] {
    return this.others.people
  }

  get choice(): BoardChoice {
    return this.#choice
  }

  choose(choice: Partial<BoardChoice>): void {
    this.#choice = { ...this.#choice, ...choice }
    if (choice.tool && choice.tool !== 'select') this.hand.selected = new Set()
    this.#tell()
  }

  /** The one text that is selected, which can be written on at. */
  get selectedText(): BoardShape | null {
    const [id, ...more] = this.hand.selectedThere
    const shape = id !== undefined && more.length === 0 ? this.model.get(id) : undefined
    return shape?.stroke.tool === 'text' ? shape : null
  }

  /** An image that was brought, as large as it is or as the view has room for; it is in the hand then. */
  placeImage(image: NonNullable<BoardStroke['image']>, size: ImageSize, middle: Spot): void {
    const { camera } = this.stage
    const { color, size: width } = this.#choice
    const points = imageCorners(size, middle, { width: this.stage.size.width / camera.zoom, height: this.stage.size.height / camera.zoom })
    const id = this.model.add({ tool: 'image', color, size: width, image, points })
    this.choose({ tool: 'select' })
    this.hand.selected = new Set([id])
  }

  removeSelected(): number {
    const ids = this.hand.selectedThere
    this.model.remove(ids)
    this.hand.selected = new Set()
    return ids.length
  }

  /** What the tool in hand makes, in the middle of what is seen: for who uses the keyboard. */
  putDown(): boolean {
    const { tool, color, size } = this.#choice
    const { x, y } = toBoard(this.stage.camera, this.stage.middle)
    if (tool === 'text') this.writer.begin({ x, y: y - textHeight(size) / 2 })
    if (tool === 'text' || tool === 'select' || tool === 'eraser') return tool === 'text'
    const { width, height } = PUT_DOWN
    const { zoom } = this.stage.camera
    const [dx, dy] = [width / zoom / 2, tool === 'rectangle' || tool === 'ellipse' ? height / zoom / 2 : 0]
    const points = [
      { x: x - dx, y: y - dy, pressure: 0.5 },
      { x: x + dx, y: y + dy, pressure: 0.5 },
    ]
    const id = this.model.add({ tool, color, size, points })
    this.choose({ tool: 'select' })
    this.hand.selected = new Set([id])
    return true
  }

  close(): void {
    this.#listeners.clear()
    this.others.close()
    this.stage.close()
    this.images.close()
    this.model.close()
    this.#connection.close()
  }

  #overlay() {
    const { wet } = this.hand
    return {
      wet: wet ? [...this.others.wet, wet] : this.others.wet,
      selected: this.hand.selectedThere.flatMap(id => this.model.get(id) ?? []),
      ...{ carried: this.hand.carried, marquee: this.hand.marquee, covered: this.writer.writing?.standing ?? null },
      cursors: this.people.flatMap(({ cursor, name, color }) => (cursor ? [{ at: cursor, name, color }] : [])),
    }
  }

  #imageChanged(bytes: string): void {
    this.stage.redraw(this.model.shapes.filter(({ stroke }) => stroke.image?.bytes === bytes))
    this.#tell()
  }

  #tell(): void {
    this.version += 1
    for (const listener of this.#listeners) listener()
  }
}
