import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import {
  LIVE_CLOSE,
  LIVE_HEARTBEAT_MS,
  LIVE_ROOM_HEARTBEAT_MS,
  LIVE_ROOM_STALE_MS,
  LIVE_STALE_MS,
  LiveRequest,
  type LiveResponse,
} from '#contract/shared/live.ts'
import { textFrame } from './live-frame.ts'
import type { Member } from './live-members.ts'

/** Messages outside the contract that a socket may send before it is closed. */
const BAD_MESSAGES = 3
/** Messages between two heartbeats beyond which a socket is not a browser's. */
const MESSAGES_PER_HEARTBEAT = 500
const CLOSE_WITHIN_MS = 2_000
/** Unsent bytes beyond which a slow reader is let go: it resumes by sequence number when it comes back. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024

const PING = textFrame(JSON.stringify({ type: 'ping' } satisfies LiveResponse))

/** A socket as it was taken over, and who opened it. */
export interface OpenedSocket {
  websocket: WebSocket
  /** What the WebSocket stands on, as the server's `upgrade` event gave it. */
  stream: Duplex
  /** Empty for a guest. */
  accountId: string
  /** Proves again, later, who is behind it. */
  cookie: string
}

/** What a connection hears from its browser; the same object for all of them. */
export interface ConnectionListener {
  subscribe(connection: LiveConnection, request: { room: string; after: number | undefined }): void
  unsubscribe(connection: LiveConnection, room: string): void
  enter(connection: LiveConnection, request: { room: string; resume?: string | undefined }): void
  leave(connection: LiveConnection, room: string): void
  say(connection: LiveConnection, request: Extract<LiveRequest, { type: 'say' }>): void
  /** It is being closed: nothing more is heard of it. The close itself may follow late, when its browser is gone. */
  letGo(connection: LiveConnection): void
  close(connection: LiveConnection): void
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * One browser's socket: parses what it says, keeps both sides' heartbeats. A class and without a timer of its own, since a node holds
 * thousands that do nothing: what stands here is paid for by each.
 *
 * It writes whole frames to the stream itself, so that one frame serves all who get it. That is sound because the WebSocket writes its own
 * frames (close, pong) whole and at once too: nothing is compressed, and no Blob is sent.
 */
export class LiveConnection {
  /** The rooms it wants to be in: also those that are still being looked up. */
  readonly rooms = new Set<string>()
  /** Where it is among people, and the places it has there. */
  readonly seats = new Map<string, Member>()
  readonly accountId: string
  readonly cookie: string
  readonly #websocket: WebSocket
  readonly #stream: Duplex
  readonly #on: ConnectionListener
  #heardAt = performance.now()
  #messages = 0
  #badMessages = 0
  #isLetGo = false

  constructor({ websocket, stream, accountId, cookie }: OpenedSocket, on: ConnectionListener) {
    this.accountId = accountId
    this.cookie = cookie
    this.#websocket = websocket
    this.#stream = stream
    this.#on = on
    websocket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    websocket.on('error', ignore)
    websocket.on('close', () => on.close(this))
  }

  /** Frames from `textFrame`, one or many: nobody writes into them any more. */
  write(frames: Buffer): void {
    if (this.#websocket.readyState !== this.#websocket.OPEN) return
    if (this.#stream.writableLength > MAX_BUFFERED_BYTES) this.close('stale')
    else this.#stream.write(frames)
  }

  send(message: LiveResponse): void {
    this.write(textFrame(JSON.stringify(message)))
  }

  close(why: keyof typeof LIVE_CLOSE): void {
    if (this.#isLetGo) return
    this.#isLetGo = true
    this.#on.letGo(this)
    this.#websocket.close(LIVE_CLOSE[why].code, LIVE_CLOSE[why].reason)
    // A browser that is gone never answers the closing handshake, and would hold a stopping server.
    setTimeout(() => this.#websocket.terminate(), CLOSE_WITHIN_MS).unref()
  }

  get isOpen(): boolean {
    return !this.#isLetGo && this.#websocket.readyState === this.#websocket.OPEN
  }

  /** It said something that no page of ours says. */
  strike(): void {
    this.#badMessages += 1
    if (this.#badMessages >= BAD_MESSAGES) this.close('badMessages')
  }

  /** To be called every heartbeat, which is faster among people. `maySever`: whether who was silent may be taken for gone. */
  beat({ maySever }: { maySever: boolean }): void {
    this.#messages = 0
    const silentMs = performance.now() - this.#heardAt
    const isAmongPeople = this.seats.size > 0
    if (maySever && silentMs > (isAmongPeople ? LIVE_ROOM_STALE_MS : LIVE_STALE_MS)) this.close('stale')
    // Its own pings come as often: one that is late by a little need not be asked.
    else if (silentMs > (isAmongPeople ? LIVE_ROOM_HEARTBEAT_MS * 0.9 : LIVE_HEARTBEAT_MS)) this.write(PING)
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (this.#isLetGo) return
    this.#heardAt = performance.now()
    this.#messages += 1
    if (this.#messages > MESSAGES_PER_HEARTBEAT) this.close('badMessages')
    else if (isBinary) this.#reject('Messages are JSON text.')
    else this.#understand(String(data))
  }

  #understand(text: string): void {
    const { data: request, error } = LiveRequest.safeParse(parse(text))
    if (error) this.#reject(error.issues[0]?.message ?? 'This message is not part of the contract.')
    else if (request.type === 'ping') this.send({ type: 'pong' })
    else if (request.type !== 'pong') this.#ask(request)
  }

  #ask(request: Exclude<LiveRequest, { type: 'ping' | 'pong' }>): void {
    if (request.type === 'subscribe') this.#on.subscribe(this, { room: request.room, after: request.after })
    else if (request.type === 'unsubscribe') this.#on.unsubscribe(this, request.room)
    else if (request.type === 'enter') this.#on.enter(this, request)
    else if (request.type === 'leave') this.#on.leave(this, request.room)
    else this.#on.say(this, request)
  }

  #reject(error: string): void {
    this.strike()
    this.send({ type: 'rejected', error })
  }
}

/** The close event follows; what went wrong on a browser's line is nobody's error here. */
const ignore = () => undefined
