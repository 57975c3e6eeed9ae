import { type Spot, toScreen } from './board-camera.ts'
import type { BoardModel } from './board-model.ts'
import type { BoardShape } from './board-shape.ts'
import type { BoardStage } from './board-stage.ts'
import type { BoardChoice } from './board-tools.ts'

/** A text on its way: a new one, or `standing`, which is being written on at. */
export interface BoardWriting {
  key: string
  at: Spot
  color: string
  size: number
  /** What there is to write on at. */
  text: string
  /** Of its field, in units; null where it has none of its own. */
  width: number | null
  standing: BoardShape | null
}

/** What was typed, and how it was seen. */
export interface BoardWritten {
  /** Where the field stood. */
  at: Spot
  typed: { text: string; width: number }
  /** The same with a line break wherever the field broke a line. */
  text: string
  /** Its field was made wider or narrower, which breaks its lines at other places. */
  isResized: boolean
}

interface WriterParts {
  model: BoardModel
  stage: BoardStage
  choice(): BoardChoice
  onChange(): void
}

/** Writes texts onto the board, and on at those that stand there. */
export class BoardWriter {
  readonly #parts: WriterParts
  #writing: BoardWriting | null = null
  #isHeld = false

  constructor(parts: WriterParts) {
    this.#parts = parts
  }

  get writing(): BoardWriting | null {
    return this.#writing
  }

  /** What is written is too long: until it is shorter no other text is begun, which would take its place. */
  hold(isTooLong: boolean): void {
    this.#isHeld = isTooLong
  }

  begin(at: Spot): void {
    if (this.#isHeld) return
    const { color, size } = this.#parts.choice()
    this.#set({ key: `${at.x} ${at.y}`, at, color, size, text: '', width: null, standing: null })
  }

  writeOn(standing: BoardShape): void {
    if (this.#isHeld) return
    const { id, box, stroke } = standing
    const { color, size, typed, text = '' } = stroke
    const at = { x: box.left, y: box.top }
    this.#bringIntoView(at)
    this.#set({ key: id, at, color, size, text: typed?.text ?? text, width: typed?.width ?? box.right - box.left, standing })
  }

  /** Null: nothing of it is wanted. Of a text that somebody else deleted meanwhile, what was written becomes a new one. */
  end(written: BoardWritten | null): void {
    const writing = this.#writing
    this.#isHeld = false
    this.#set(null)
    if (!writing || !written) return
    const { color, size, standing } = writing
    const { text, typed, isResized } = written
    // Left as it began, it is as others have it by now; where its lines break is no sign, for each browser measures them anew.
    if (typed.text === writing.text && !isResized) return
    const known = standing && this.#parts.model.get(standing.id)
    const isEmpty = text.trim() === ''
    if (known && isEmpty) this.#parts.model.remove([known.id])
    else if (known) this.#parts.model.rewrite(known, { text, typed })
    else if (!isEmpty) this.#parts.model.add({ tool: 'text', color, size, text, typed, points: [{ ...written.at, pressure: 0.5 }] })
  }

  /** A text can be chosen by its words while another part of the board is seen. */
  #bringIntoView(at: Spot): void {
    const { stage } = this.#parts
    const { x, y } = toScreen(stage.camera, at)
    const { width, height } = stage.size
    if (x < 0 || y < 0 || x > width || y > height) stage.pan(width / 4 - x, height / 4 - y)
  }

  #set(writing: BoardWriting | null): void {
    this.#writing = writing
    this.#parts.stage.draw()
    this.#parts.onChange()
  }
}
