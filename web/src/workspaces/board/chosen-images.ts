import {
  BOARD_IMAGE_TOO_LARGE,
  BOARD_IMAGE_TYPES,
  BOARD_IMAGE_WRONG_TYPE,
  BOARD_TOO_MANY_IMAGES,
  MAX_IMAGE_MEGAPIXELS,
} from '#contract/workspaces-board.ts'
import { takenNow } from '../files/taken-now.ts'
import type { ImageWish } from './arriving-images.ts'
import type { Spot } from './board-camera.ts'
import type { ImageSize } from './board-image.ts'
import { sizeOfImage } from './board-images.ts'

const MEGAPIXEL = 1_000_000
/** Several at once do not hide one another. */
const STAGGER = 24

export type WantedImage = ImageWish & { file: File }

/** How large an image is; throws what is wrong with it. */
const requireImage = async (file: File): Promise<ImageSize> => {
  if (!BOARD_IMAGE_TYPES.includes(file.type)) throw new Error(BOARD_IMAGE_WRONG_TYPE)
  const size = await sizeOfImage(file).catch(cause => {
    throw new Error('It is no image that this browser can open.', { cause })
  })
  if (size.width * size.height > MAX_IMAGE_MEGAPIXELS * MEGAPIXEL) throw new Error(BOARD_IMAGE_TOO_LARGE)
  return size
}

interface Choosing {
  at: Spot
  /** So many more images the board takes. */
  room: number
  onFault(words: string, fileName: string): void
}

/** Of files that were chosen, pasted or dropped those that can stand on the board, each where it is to stand. */
export const chosenImages = async (files: readonly File[], { at, room, onFault }: Choosing): Promise<WantedImage[]> => {
  const wanted: WantedImage[] = []
  // A phone calls each photo the same: without a name of its own the second would become a version of the first.
  for (const file of takenNow(files)) {
    try {
      if (wanted.length >= room) throw new Error(BOARD_TOO_MANY_IMAGES)
      const size = await requireImage(file)
      wanted.push({ file, size, at: { x: at.x + wanted.length * STAGGER, y: at.y + wanted.length * STAGGER } })
    } catch (error) {
      onFault(`‘${file.name}’ is not on the board. ${error instanceof Error ? error.message : ''}`.trim(), file.name)
    }
  }
  return wanted
}
