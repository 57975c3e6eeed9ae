import { fileIdIn } from '#contract/files.ts'
import type { BoardStroke } from '#contract/workspaces-board.ts'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import type { Spot } from './board-camera.ts'
import type { ImageSize } from './board-image.ts'

/** Where on the board an image is to stand. */
export interface ImageWish {
  size: ImageSize
  at: Spot
}

export interface ArrivedImage extends ImageWish {
  image: NonNullable<BoardStroke['image']>
}

/** Images on their way to the board. One that arrives while no board is open waits for the next that is. */
export class ArrivingImages {
  readonly #wishes = new Map<File, ImageWish>()
  #waiting: ArrivedImage[] = []
  #place: ((arrived: ArrivedImage) => void) | null = null

  want(file: File, wish: ImageWish): void {
    this.#wishes.set(file, wish)
  }

  readonly arrived = ({ fileUrl, fileName }: WorkspaceFile, file: File): void => {
    const wish = this.#wishes.get(file)
    this.#wishes.delete(file)
    if (!wish) return
    const arrived = { ...wish, image: { bytes: fileIdIn(fileUrl), name: fileName } }
    if (this.#place) this.#place(arrived)
    else this.#waiting.push(arrived)
  }

  /** From now on each is placed like this, those that waited first; answers how to stop. */
  placeWith(place: (arrived: ArrivedImage) => void): () => void {
    const waiting = this.#waiting
    this.#waiting = []
    this.#place = place
    for (const each of waiting) place(each)
    return () => {
      if (this.#place === place) this.#place = null
    }
  }
}
