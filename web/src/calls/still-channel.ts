import * as z from 'zod/mini'
import { PEER_BUFFER_BYTES, PEER_CHUNK_BYTES, PEER_RETRY_MS } from '#contract/calls.ts'

/** What comes before a still's bytes, or lifts it again. `frozen`: both look at it and draw on it until it is lifted. */
const StillSaid = z.discriminatedUnion('type', [
  z.object({
    ...{ type: z.literal('still'), id: z.uuid(), purpose: z.enum(['frozen', 'picture']), mime: z.enum(['image/jpeg', 'image/webp']) },
    bytes: z.int().check(z.positive(), z.maximum(PEER_BUFFER_BYTES)),
    /** The frame of the video that it was taken from. */
    frameId: z.nullable(z.int()),
  }),
  z.object({ type: z.literal('lifted'), id: z.uuid() }),
])
type StillSaid = z.infer<typeof StillSaid>

/** A picture of one moment. */
export interface Still {
  id: string
  blob: Blob
  frameId: number | null
}

interface StillListener {
  onStill(still: Still, purpose: 'frozen' | 'picture'): void
  onLifted(id: string): void
}

const parse = (text: string): StillSaid | undefined => {
  try {
    return StillSaid.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Stills over a data channel: in chunks, none of them before there is room for it. */
export class StillChannel {
  readonly #channel: RTCDataChannel
  readonly #listener: StillListener
  #sending: Promise<void> = Promise.resolve()
  #arriving: { said: Extract<StillSaid, { type: 'still' }>; chunks: ArrayBuffer[]; bytes: number } | undefined

  constructor(channel: RTCDataChannel, listener: StillListener) {
    this.#channel = channel
    this.#listener = listener
    channel.onmessage = ({ data }) => (typeof data === 'string' ? this.#hear(data) : data instanceof ArrayBuffer && this.#take(data))
  }

  /** One after another; answers when it is on its way, false when the channel ended before. */
  async send({ id, blob, frameId }: Still, purpose: 'frozen' | 'picture'): Promise<boolean> {
    const mime = blob.type === 'image/webp' ? 'image/webp' : 'image/jpeg'
    const said: StillSaid = { type: 'still', id, purpose, mime, bytes: blob.size, frameId }
    const bytes = await blob.arrayBuffer()
    this.#sending = this.#sending.then(async () => {
      if (!(await this.#room())) return
      this.#channel.send(JSON.stringify(said))
      for (let at = 0; at < bytes.byteLength; at += PEER_CHUNK_BYTES) {
        if (!(await this.#room())) return
        this.#channel.send(bytes.slice(at, at + PEER_CHUNK_BYTES))
      }
    })
    await this.#sending
    return this.#channel.readyState === 'open'
  }

  lift(id: string) {
    this.#sending = this.#sending.then(() => {
      if (this.#channel.readyState === 'open') this.#channel.send(JSON.stringify({ type: 'lifted', id } satisfies StillSaid))
    })
  }

  /** Waits until more may be sent; answers false when the channel is over. */
  async #room(): Promise<boolean> {
    while (this.#channel.readyState === 'open' && this.#channel.bufferedAmount > PEER_BUFFER_BYTES - PEER_CHUNK_BYTES)
      await new Promise(done => setTimeout(done, PEER_RETRY_MS))
    return this.#channel.readyState === 'open'
  }

  #hear(text: string) {
    const said = parse(text)
    if (said?.type === 'lifted') this.#listener.onLifted(said.id)
    else if (said) this.#arriving = { said, chunks: [], bytes: 0 }
  }

  #take(chunk: ArrayBuffer) {
    const arriving = this.#arriving
    if (!arriving) return
    arriving.chunks.push(chunk)
    arriving.bytes += chunk.byteLength
    const { id, mime, bytes, purpose, frameId } = arriving.said
    if (arriving.bytes < bytes) return
    this.#arriving = undefined
    if (arriving.bytes === bytes) this.#listener.onStill({ id, blob: new Blob(arriving.chunks, { type: mime }), frameId }, purpose)
  }
}
