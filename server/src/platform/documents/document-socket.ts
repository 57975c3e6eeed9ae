import { createDecoder, readVarString, readVarUint } from 'lib0/decoding'
import type { RawData, WebSocket } from 'ws'
import { DOCUMENT_CLOSE, DOCUMENT_MESSAGES_AT_ONCE, DOCUMENT_MESSAGES_PER_SECOND } from '#contract/shared/documents.ts'

/** Hocuspocus's number for 'your change is taken', and what no such message is longer than. */
const SYNC_STATUS = 8
const LONGEST_STATUS_BYTES = 200
const CLOSE_WITHIN_MS = 2_000

interface DocumentSocketParts {
  websocket: WebSocket
  /** When all that was taken of a document until now is kept. */
  settled(documentName: string): Promise<void>
  heard(message: Uint8Array): void
  closed(): void
}

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : data instanceof ArrayBuffer ? new Uint8Array(data) : data

const documentAcknowledged = (message: Uint8Array): string | undefined => {
  if (message.length > LONGEST_STATUS_BYTES) return undefined
  const decoder = createDecoder(message)
  const name = readVarString(decoder)
  return readVarUint(decoder) === SYNC_STATUS ? name : undefined
}

/**
 * One browser's socket, as Hocuspocus sees it. It holds acknowledgements back until what they are for is kept, lets nobody say too much, and hears
 * nothing more of a socket that is being closed.
 */
export class DocumentSocket {
  readonly #websocket: WebSocket
  readonly #parts: DocumentSocketParts
  #allowance = DOCUMENT_MESSAGES_AT_ONCE
  #allowedAt = performance.now()
  #isLetGo = false

  constructor(parts: DocumentSocketParts) {
    this.#websocket = parts.websocket
    this.#parts = parts
    parts.websocket.on('message', data => this.#hear(data))
    // The close event follows; what went wrong on a browser's line is nobody's error here.
    parts.websocket.on('error', () => undefined)
    parts.websocket.on('close', () => this.#letGo())
  }

  get readyState(): number {
    return this.#isLetGo ? this.#websocket.CLOSED : this.#websocket.readyState
  }

  send(message: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    // Hocuspocus says everything in bytes.
    if (!(message instanceof Uint8Array)) return
    const acknowledged = documentAcknowledged(message)
    if (acknowledged === undefined) this.#write(message)
    else void this.#parts.settled(acknowledged).then(() => this.#write(message))
  }

  close(code?: number, reason?: string): void {
    if (this.#isLetGo) return
    this.#letGo()
    this.#websocket.close(code, reason)
    // A browser that is gone never answers the closing handshake, and would hold a stopping server.
    setTimeout(() => this.#websocket.terminate(), CLOSE_WITHIN_MS).unref()
  }

  #write(message: Uint8Array): void {
    if (!this.#isLetGo && this.#websocket.readyState === this.#websocket.OPEN) this.#websocket.send(message)
  }

  #letGo(): void {
    if (this.#isLetGo) return
    this.#isLetGo = true
    this.#parts.closed()
  }

  #hear(data: RawData): void {
    if (this.#isLetGo) return
    const now = performance.now()
    const earned = ((now - this.#allowedAt) / 1_000) * DOCUMENT_MESSAGES_PER_SECOND
    this.#allowance = Math.min(DOCUMENT_MESSAGES_AT_ONCE, this.#allowance + earned) - 1
    this.#allowedAt = now
    if (this.#allowance < 0) this.close(DOCUMENT_CLOSE.tooMany.code, DOCUMENT_CLOSE.tooMany.reason)
    else this.#parts.heard(bytesOf(data))
  }
}
