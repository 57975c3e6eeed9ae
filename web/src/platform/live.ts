import {
  LIVE_CLOSE,
  LIVE_HEARTBEAT_MS,
  LIVE_ROOM_HEARTBEAT_MS,
  LIVE_ROOM_STALE_MS,
  LIVE_STALE_MS,
  type LiveRequest,
  LiveResponse,
} from '#contract/shared/live.ts'
import { type LiveMemberListener, LiveMembership } from './live-membership.ts'
import { heardOfEvents, type LiveSubscriber, type Subscription, tell } from './live-subscription.ts'

interface LiveClientOptions {
  url: () => string
  /** Tells when the network is back; answers how to stop listening. */
  onOnline?: (listener: () => void) => () => void
  heartbeatMs?: number
  staleMs?: number
  /** While among people, who wait for each other. */
  roomHeartbeatMs?: number
  roomStaleMs?: number
  /** Waits before each attempt to connect again; the last one repeats. The same among people, who wait for each other. */
  backoffMs?: readonly number[]
  roomBackoffMs?: readonly number[]
}

/** This tab's place in a room with people. */
export interface LivePlace {
  say(message: unknown, to?: string): boolean
  leave(): void
}

const BACKOFF_MS = [300, 1_000, 2_000, 4_000, 8_000, 15_000]
/** While a machine takes another address its browser lets go of one attempt after the other. */
const ROOM_BACKOFF_MS = [100, 200, 300, 1_000]
/** As a share of the silence after which an open one is gone: what is asked for on the way of before a change is never answered. Each next has more time. */
const ROOM_OPENING = { first: 0.6, most: 4 }
/** A timer that comes so late has slept with its tab, and heard nothing meanwhile. */
const LATE_MS = 1_000
/** Closed for these reasons, connecting again would only be closed again. */
const FINAL_CLOSE_CODES: readonly number[] = [LIVE_CLOSE.badMessages.code, LIVE_CLOSE.signedOut.code]

/** The browser's end of the live socket: one per tab, opened at the first subscription, kept alive and resumed until closed. */
export class LiveClient {
  readonly #options: Required<Omit<LiveClientOptions, 'onOnline'>>
  readonly #onOnline: LiveClientOptions['onOnline']
  readonly #rooms = new Map<string, Subscription>()
  readonly #places = new Map<string, LiveMembership>()
  readonly #statusListeners = new Set<() => void>()
  #socket: WebSocket | null = null
  #isOpen = false
  #isStopped = false
  #attempts = 0
  #lastHeardMs = 0
  #lastBeatMs = 0
  #heartbeat: ReturnType<typeof setInterval> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #stopOnline: (() => void) | undefined

  constructor({ onOnline, ...options }: LiveClientOptions) {
    this.#options = {
      ...{ heartbeatMs: LIVE_HEARTBEAT_MS, staleMs: LIVE_STALE_MS, backoffMs: BACKOFF_MS },
      ...{ roomHeartbeatMs: LIVE_ROOM_HEARTBEAT_MS, roomStaleMs: LIVE_ROOM_STALE_MS, roomBackoffMs: ROOM_BACKOFF_MS },
      ...options,
    }
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

  #unsubscribe(name: string, room: Subscription, subscriber: LiveSubscriber) {
    room.subscribers.delete(subscriber)
    if (room.subscribers.size > 0 || this.#rooms.get(name) !== room) return
    this.#rooms.delete(name)
    this.#send({ type: 'unsubscribe', room: name })
  }

  /** Comes into a room with people: seen by them, and able to speak. The place is kept over lost sockets until it is left. */
  enter(name: string, listener: LiveMemberListener): LivePlace {
    const place = new LiveMembership(
      ...([name, listener] as const),
      request => this.#send(request),
      () => this.#places.get(name) === place && this.#places.delete(name),
    )
    this.#places.get(name)?.leave()
    this.#places.set(name, place)
    this.#beatAsNeeded()
    if (this.#isOpen) place.enter()
    else if (!this.#socket && !this.#isStopped) this.#connect()
    return {
      say: (message, to) => place.say(message, to),
      leave: () => {
        if (this.#places.get(name) !== place) return
        this.#places.delete(name)
        place.leave()
        this.#beatAsNeeded()
      },
    }
  }

  /** The person behind the tab has changed: joins every room anew, as whoever is signed in now. */
  restart() {
    for (const room of this.#rooms.values()) Object.assign(room, { seq: null, isRefused: false })
    for (const place of this.#places.values()) place.forget()
    this.#isStopped = false
    this.#drop()
    if (this.#isWanted) this.#connect()
  }

  /** The page goes away, perhaps for a while: its places are given up, so that nobody waits for it. */
  giveUpPlaces() {
    for (const place of this.#places.values()) {
      place.leave()
      place.forget()
    }
  }

  /** Nobody is signed in any more: no room would be given, so none is asked for until `restart`. */
  stop() {
    this.#isStopped = true
    this.#drop()
  }

  /** Ends the connection for good. */
  close() {
    this.#rooms.clear()
    for (const place of this.#places.values()) place.leave()
    this.#places.clear()
    this.stop()
    this.#stopOnline?.()
    this.#stopOnline = undefined
  }

  get #isWanted(): boolean {
    return this.#rooms.size > 0 || this.#places.size > 0
  }

  #connect() {
    this.#drop()
    this.#stopOnline ??= this.#onOnline?.(() => this.#reconnectNow())
    const socket = new WebSocket(this.#options.url())
    this.#socket = socket
    this.#lastHeardMs = performance.now()
    this.#beatAsNeeded()
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
    for (const place of this.#places.values()) place.enter()
  }

  #closed(code: number) {
    this.#drop()
    if (FINAL_CLOSE_CODES.includes(code)) this.#isStopped = true
    else if (this.#isWanted) this.#reconnectLater()
  }

  #reconnectLater() {
    const { backoffMs, roomBackoffMs } = this.#options
    const waitsMs = this.#places.size > 0 ? roomBackoffMs : backoffMs
    const waitMs = waitsMs[Math.min(this.#attempts, waitsMs.length - 1)] ?? 0
    this.#attempts += 1
    // Spread over a quarter, so that a restarted server does not meet every tab at the same instant.
    this.#retry = setTimeout(() => this.#connect(), waitMs * (1 + Math.random() / 4))
  }

  /** A network that came back has usually left the old socket dead without saying so. */
  #reconnectNow() {
    this.#attempts = 0
    if (!this.#isStopped && this.#isWanted) this.#connect()
  }

  get #pace(): { heartbeatMs: number; staleMs: number } {
    const { heartbeatMs, staleMs, roomHeartbeatMs, roomStaleMs } = this.#options
    return this.#places.size > 0 ? { heartbeatMs: roomHeartbeatMs, staleMs: roomStaleMs } : { heartbeatMs, staleMs }
  }

  /** How much longer than an open one a socket may be silent: one that is still opening has a way longer than one beat. */
  get #patience(): number {
    if (this.#isOpen) return 1
    return this.#places.size > 0 ? Math.min(ROOM_OPENING.first * (this.#attempts + 1), ROOM_OPENING.most) : 2
  }

  #beatAsNeeded() {
    clearInterval(this.#heartbeat)
    if (!this.#socket) return
    this.#lastBeatMs = performance.now()
    this.#heartbeat = setInterval(() => this.#beat(), this.#pace.heartbeatMs / 2)
  }

  #beat() {
    const { heartbeatMs, staleMs } = this.#pace
    const now = performance.now()
    const isLate = now - this.#lastBeatMs > heartbeatMs / 2 + LATE_MS
    this.#lastBeatMs = now
    const silenceMs = now - this.#lastHeardMs
    if (silenceMs >= staleMs * this.#patience && !isLate) {
      this.#drop({ isSilent: true })
      // Who was heard until now is at the other end of a new socket at once, as a rule.
      if (this.#attempts === 0 && this.#places.size > 0) {
        this.#attempts = 1
        this.#connect()
      } else this.#reconnectLater()
    } else if (silenceMs >= heartbeatMs * 0.9) this.#send({ type: 'ping' })
  }

  #drop({ isSilent = false } = {}) {
    clearInterval(this.#heartbeat)
    clearTimeout(this.#retry)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    if (this.#isOpen) for (const place of this.#places.values()) place.lost({ isSilent })
    this.#setOpen(false)
  }

  #setOpen(isOpen: boolean) {
    if (this.#isOpen === isOpen) return
    this.#isOpen = isOpen
    for (const listener of this.#statusListeners) listener()
  }

  #send(request: LiveRequest) {
    // A socket that is closing has not said so yet; what counts of this is said on the next one.
    if (this.#isOpen && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request))
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
    this.#places.get(response.room)?.heardOf(response)
    const room = this.#rooms.get(response.room)
    if (room) heardOfEvents(room, response)
  }
}

const parseResponse = (data: unknown): LiveResponse | null => {
  try {
    const parsed = LiveResponse.safeParse(JSON.parse(String(data)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
