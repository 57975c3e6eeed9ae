import { createDecoder, readVarString, readVarUint } from 'lib0/decoding'
import type { RawData, WebSocket } from 'ws'
import {
  DOCUMENT_CLOSE,
  DOCUMENT_MAX_NAME_BYTES,
  DOCUMENT_MAX_PRESENCE_BYTES,
  DOCUMENT_MAX_UNSENT_BYTES,
  DOCUMENT_MESSAGES_AT_ONCE,
  DOCUMENT_MESSAGES_PER_SECOND,
} from '#contract/shared/documents.ts'

/** Hocuspocus's numbers for who is there and for 'your change is taken', and what no message of the latter is longer than. */
const PRESENCE = 1
const SYNC_STATUS = 8
const LONGEST_STATUS_BYTES = 200
const CLOSE_WITHIN_MS = 2_000

interface DocumentSocketParts {
  websocket: WebSocket
  /** When all that was taken of a document until now is kept; false when it cannot be. */
  settled(documentName: string): Promise<boolean>
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

/** Of which document a message is and what it is about; undefined for what is no message. */
const headOf = (message: Uint8Array): { name: string; kind: number } | undefined => {
  try {
    const decoder = createDecoder(message.subarray(0, DOCUMENT_MAX_NAME_BYTES))
    return { name: readVarString(decoder), kind: readVarUint(decoder) }
  } catch {
    return undefined
  }
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
  /** The one document this socket is at: what it said first. */
  #name: string | undefined

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
    else void this.#parts.settled(acknowledged).then(isKept => isKept && this.#write(message))
  }

  close(code?: number, reason?: string): void {
    if (this.#isLetGo) return
    this.#letGo()
    this.#websocket.close(code, reason)
    // A browser that is gone never answers the closing handshake, and would hold a stopping server.
    setTimeout(() => this.#websocket.terminate(), CLOSE_WITHIN_MS).unref()
  }

  #write(message: Uint8Array): void {
    if (this.#isLetGo || this.#websocket.readyState !== this.#websocket.OPEN) return
    // What somebody does not read would be held in memory for as long as he likes; he gets it when he comes anew.
    if (this.#websocket.bufferedAmount + message.length > DOCUMENT_MAX_UNSENT_BYTES) this.#closeFor('tooSlow')
    else this.#websocket.send(message)
  }

  #closeFor(why: keyof typeof DOCUMENT_CLOSE): void {
    this.close(DOCUMENT_CLOSE[why].code, DOCUMENT_CLOSE[why].reason)
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
    const message = bytesOf(data)
    const fault = this.#allowance < 0 ? 'tooMany' : this.#faultOf(message)
    if (fault) this.#closeFor(fault)
    else this.#parts.heard(message)
  }

  /** Hocuspocus would open as many connections in one socket as there are names with a session's mark behind them (`name\0session`). */
  #faultOf(message: Uint8Array): 'badMessage' | 'presenceTooLarge' | undefined {
    const head = headOf(message)
    if (!head || head.name.includes('\0') || (this.#name ?? head.name) !== head.name) return 'badMessage'
    this.#name = head.name
    return head.kind === PRESENCE && message.length > DOCUMENT_MAX_PRESENCE_BYTES ? 'presenceTooLarge' : undefined
  }
}
