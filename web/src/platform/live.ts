import { AppError, isErrorCode } from '#contract/shared/errors.ts'
import { LIVE_CLOSE, LIVE_HEARTBEAT_MS, LIVE_STALE_MS, type LiveRequest, LiveResponse } from '#contract/shared/live.ts'

/** What a subscriber hears of its room. */
export interface LiveSubscriber {
  onEvent(event: unknown): void
  /** Events before this moment are not known: fetch the state anew. Also called once at the start, when the room is joined. */
  onReset(): void
  onRefused?(error: AppError): void
}

interface LiveClientOptions {
  url: () => string
  /** Tells when the network is back; answers how to stop listening. */
  onOnline?: (listener: () => void) => () => void
  heartbeatMs?: number
  staleMs?: number
  /** Waits before each attempt to connect again; the last one repeats. */
  backoffMs?: readonly number[]
}

interface Room {
  subscribers: Set<LiveSubscriber>
  /** The last sequence number seen; null until the server has acknowledged. */
  seq: number | null
  isRefused: boolean
}

const BACKOFF_MS = [300, 1_000, 2_000, 4_000, 8_000, 15_000]
/** Closed for these reasons, connecting again would only be closed again. */
const FINAL_CLOSE_CODES: readonly number[] = [LIVE_CLOSE.badMessages.code, LIVE_CLOSE.signedOut.code]

/** The browser's end of the live socket: one per tab, opened at the first subscription, kept alive and resumed until closed. */
export class LiveClient {
  readonly #options: Required<Omit<LiveClientOptions, 'onOnline'>>
  readonly #onOnline: LiveClientOptions['onOnline']
  readonly #rooms = new Map<string, Room>()
  readonly #statusListeners = new Set<() => void>()
  #socket: WebSocket | null = null
  #isOpen = false
  #isStopped = false
  #attempts = 0
  #lastHeardMs = 0
  #heartbeat: ReturnType<typeof setInterval> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #stopOnline: (() => void) | undefined

  constructor({ url, onOnline, heartbeatMs = LIVE_HEARTBEAT_MS, staleMs = LIVE_STALE_MS, backoffMs = BACKOFF_MS }: LiveClientOptions) {
    this.#options = { url, heartbeatMs, staleMs, backoffMs }
    this.#onOnline = onOnline
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  onStatus(listener: () => void): () => void {
    this.#statusListeners.add(listener)
    return () => this.#statusListeners.delete(listener)
  }

  /** Joins a room; answers how to leave it. */
  subscribe(name: string, subscriber: LiveSubscriber): () => void {
    const room = this.#rooms.get(name) ?? { subscribers: new Set(), seq: null, isRefused: false }
    const isNew = !this.#rooms.has(name)
    this.#rooms.set(name, room)
    room.subscribers.add(subscriber)
    if (isNew) this.#send({ type: 'subscribe', room: name })
    else if (room.seq !== null) queueMicrotask(() => room.subscribers.has(subscriber) && subscriber.onReset())
    if (!this.#socket && !this.#isStopped) this.#connect()
    return () => this.#unsubscribe(name, room, subscriber)
  }

  #unsubscribe(name: string, room: Room, subscriber: LiveSubscriber) {
    room.subscribers.delete(subscriber)
    if (room.subscribers.size > 0 || this.#rooms.get(name) !== room) return
    this.#rooms.delete(name)
    this.#send({ type: 'unsubscribe', room: name })
  }

  /** The person behind the tab has changed: joins every room anew, as whoever is signed in now. */
  restart() {
    for (const room of this.#rooms.values()) Object.assign(room, { seq: null, isRefused: false })
    this.#isStopped = false
    this.#drop()
    if (this.#rooms.size > 0) this.#connect()
  }

  /** Nobody is signed in any more: no room would be given, so none is asked for until `restart`. */
  stop() {
    this.#isStopped = true
    this.#drop()
  }

  /** Ends the connection for good. */
  close() {
    this.#rooms.clear()
    this.stop()
    this.#stopOnline?.()
    this.#stopOnline = undefined
  }

  #connect() {
    this.#drop()
    this.#stopOnline ??= this.#onOnline?.(() => this.#reconnectNow())
    const socket = new WebSocket(this.#options.url())
    this.#socket = socket
    this.#lastHeardMs = performance.now()
    this.#heartbeat = setInterval(() => this.#beat(), this.#options.heartbeatMs / 2)
    // A socket that was replaced may still speak; only the present one is heard.
    const ifCurrent = (action: () => void) => () => this.#socket === socket && action()
    socket.addEventListener(
      'open',
      ifCurrent(() => this.#opened()),
    )
    socket.addEventListener('message', ({ data }) => this.#socket === socket && this.#received(data))
    socket.addEventListener('close', ({ code }) => this.#socket === socket && this.#closed(code))
  }

  #opened() {
    this.#lastHeardMs = performance.now()
    this.#setOpen(true)
    for (const [name, room] of this.#rooms) {
      if (!room.isRefused)
        this.#send(room.seq === null ? { type: 'subscribe', room: name } : { type: 'subscribe', room: name, after: room.seq })
    }
  }

  #closed(code: number) {
    this.#drop()
    if (FINAL_CLOSE_CODES.includes(code)) this.#isStopped = true
    else if (this.#rooms.size > 0) this.#reconnectLater()
  }

  #reconnectLater() {
    const { backoffMs } = this.#options
    const waitMs = backoffMs[Math.min(this.#attempts, backoffMs.length - 1)] ?? 0
    this.#attempts += 1
    // Spread over a quarter, so that a restarted server does not meet every tab at the same instant.
    this.#retry = setTimeout(() => this.#connect(), waitMs * (1 + Math.random() / 4))
  }

  /** A network that came back has usually left the old socket dead without saying so. */
  #reconnectNow() {
    this.#attempts = 0
    if (!this.#isStopped && this.#rooms.size > 0) this.#connect()
  }

  #beat() {
    const silenceMs = performance.now() - this.#lastHeardMs
    if (silenceMs >= this.#options.staleMs) {
      this.#drop()
      this.#reconnectLater()
    } else if (silenceMs >= this.#options.heartbeatMs) this.#send({ type: 'ping' })
  }

  #drop() {
    clearInterval(this.#heartbeat)
    clearTimeout(this.#retry)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.#setOpen(false)
  }

  #setOpen(isOpen: boolean) {
    if (this.#isOpen === isOpen) return
    this.#isOpen = isOpen
    for (const listener of this.#statusListeners) listener()
  }

  #send(request: LiveRequest) {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(request))
  }

  #received(data: unknown) {
    this.#lastHeardMs = performance.now()
    const response = parseResponse(data)
    if (response === null) {
      // It may have been an event that we now lack.
      console.error('The live socket sent a message that is not part of the contract.')
      for (const room of this.#rooms.values()) tell(room, subscriber => subscriber.onReset())
      return
    }
    this.#attempts = 0
    if (response.type === 'ping') this.#send({ type: 'pong' })
    else if (response.type === 'rejected') console.error(`The live socket did not understand this page: ${response.error}`)
    else if (response.type !== 'pong') this.#heardOfRoom(response)
  }

  #heardOfRoom(response: Extract<LiveResponse, { room: string }>) {
    const room = this.#rooms.get(response.room)
    if (!room) return
    if (response.type === 'refused') {
      room.isRefused = true
      const error = new AppError(isErrorCode(response.code) ? response.code : 'forbidden', response.error)
      tell(room, subscriber => subscriber.onRefused?.(error))
    } else if (response.type === 'event') {
      // Sent twice around a reconnection: the first one counted.
      if (room.seq !== null && response.seq <= room.seq) return
      room.seq = response.seq
      tell(room, subscriber => subscriber.onEvent(response.event))
    } else if (response.type === 'reset' || room.seq === null) {
      room.seq = response.seq
      tell(room, subscriber => subscriber.onReset())
    }
  }
}

const tell = (room: Room, action: (subscriber: LiveSubscriber) => void) => {
  for (const subscriber of [...room.subscribers]) action(subscriber)
}

const parseResponse = (data: unknown): LiveResponse | null => {
  try {
    const parsed = LiveResponse.safeParse(JSON.parse(String(data)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
