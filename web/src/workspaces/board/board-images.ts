import { fileUrl } from '#contract/files.ts'
import type { ImageSize, ImageSource } from './board-image.ts'

/** Pixels of the longer side that are kept of a picture: a phone's memory has room for a board full of them. */
const MAX_SIDE = 1_600
/** Not 401: who is signed out is asked to sign in, and the picture is there again. */
const GONE_STATUSES: readonly number[] = [403, 404, 410]

type Picture = ReturnType<ImageSource['of']>

/** Opens an image no larger than it is shown; turned as the camera was held. */
const opened = async (content: Blob): Promise<ImageBitmap> => {
  const whole = await createImageBitmap(content)
  const scale = MAX_SIDE / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const smaller = await createImageBitmap(whole, {
    ...{ resizeWidth: Math.max(1, Math.round(whole.width * scale)), resizeHeight: Math.max(1, Math.round(whole.height * scale)) },
    resizeQuality: 'high',
  })
  whole.close()
  return smaller
}

/** How large an image is, in pixels; rejects what the browser cannot open. */
export const sizeOfImage = async (file: Blob): Promise<ImageSize> => {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

/** The pictures of a board's images, each fetched when it is first to be drawn. `onChange`: one looks another way now. */
export class BoardImages implements ImageSource {
  readonly #onChange: (bytes: string) => void
  readonly #pictures = new Map<string, Picture>()
  readonly #fetching = new Map<string, Promise<void>>()
  /** What was told of these came while they were being fetched: the answer on its way may not know it. */
  readonly #again = new Set<string>()
  readonly #closing = new AbortController()

  constructor(onChange: (bytes: string) => void) {
    this.#onChange = onChange
  }

  of(bytes: string): Picture {
    const known = this.#pictures.get(bytes)
    if (known) return known
    this.#pictures.set(bytes, 'coming')
    this.#fetch(bytes)
    return 'coming'
  }

  /** When each of them is there, or is known not to come. */
  async settled(all: readonly string[]): Promise<void> {
    for (const bytes of all) this.of(bytes)
    await Promise.all(all.map(bytes => this.#fetching.get(bytes)))
  }

  /** Files were deleted or came back, or the line did. `isOnlyMissing`: what is there needs no other look. */
  lookAgain({ isOnlyMissing }: { isOnlyMissing: boolean }): void {
    for (const [bytes, picture] of this.#pictures) if (!isOnlyMissing || typeof picture === 'string') this.#fetch(bytes)
  }

  close(): void {
    this.#closing.abort()
    for (const picture of this.#pictures.values()) if (typeof picture !== 'string') picture.close()
    this.#pictures.clear()
  }

  #fetch(bytes: string): void {
    if (this.#fetching.has(bytes)) {
      this.#again.add(bytes)
      return
    }
    const fetching = this.#bring(bytes).finally(() => this.#fetching.delete(bytes))
    this.#fetching.set(bytes, fetching)
  }

  async #bring(bytes: string): Promise<void> {
    const { signal } = this.#closing
    do {
      this.#again.delete(bytes)
      const picture = await this.#asked(bytes)
      if (picture !== null && !signal.aborted) this.#keep(bytes, picture)
      else if (picture !== null && typeof picture !== 'string') picture.close()
    } while (this.#again.has(bytes) && !signal.aborted)
  }

  /** Null: no answer, or not all of it. That leaves it as it is: when the line is back it is asked for again. */
  async #asked(bytes: string): Promise<Picture | null> {
    const { signal } = this.#closing
    const answer = await fetch(fileUrl(bytes), { credentials: 'same-origin', cache: 'no-cache', signal }).catch(() => null)
    if (!answer) return null
    if (!answer.ok) return GONE_STATUSES.includes(answer.status) ? 'gone' : null
    const content = await answer.blob().catch(() => null)
    return content && opened(content).catch((): Picture => 'unreadable')
  }

  #keep(bytes: string, picture: Picture): void {
    const before = this.#pictures.get(bytes)
    this.#pictures.set(bytes, picture)
    if (before && typeof before !== 'string') before.close()
    this.#onChange(bytes)
  }
}
