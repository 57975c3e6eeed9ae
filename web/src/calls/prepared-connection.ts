import { missingForCalls } from './call-error.ts'
import { layOutPlaces, newConnection, type OpenedChannels, openChannels, type Places } from './connection-places.ts'

/** The ways that were looked up for it may be others by then. */
const GOOD_FOR_MS = 10_000

/**
 * A connection that stands before it is known to whom. Building it stops the page for some 20 ms, so it is built while one waits; its offer is made
 * on the way into the room, and said as soon as somebody is found there.
 */
export class PreparedConnection {
  readonly connection = newConnection([])
  readonly places: Places = layOutPlaces(this.connection)
  readonly channels: OpenedChannels = openChannels(this.connection)
  #offered: Promise<void> | undefined
  #isOffered = false
  #offeredAt = 0
  #isTaken = false

  /** `known`: the servers that tell which ways there are. */
  offer(known: Promise<RTCIceServer[]>) {
    this.#offeredAt = performance.now()
    this.#offered = known.then(async iceServers => {
      if (this.connection.signalingState === 'closed') return
      this.connection.setConfiguration({ ...this.connection.getConfiguration(), iceServers })
      await this.connection.setLocalDescription()
      this.#isOffered = true
    })
    // Whoever takes it hears of it there; where nobody does it is of no account.
    this.#offered.catch(() => undefined)
  }

  /** When the offer stands. */
  get offered(): Promise<void> {
    return this.#offered ?? Promise.reject(new Error('no offer was asked for'))
  }

  /** Whether it can be said now: with all ways in it that were found until then. */
  get isOffered(): boolean {
    return this.#isOffered
  }

  /** For one other; undefined when another has it, or when it has become old. */
  take(): PreparedConnection | undefined {
    if (this.#isTaken || performance.now() - this.#offeredAt > GOOD_FOR_MS) return undefined
    this.#isTaken = true
    return this
  }

  /** Nobody is there whom it could be for. */
  drop() {
    if (!this.#isTaken) this.connection.close()
    this.#isTaken = true
  }
}

let ahead: PreparedConnection | undefined

/** Builds one for the call that is near. */
export const buildAhead = (): void => {
  if (!missingForCalls()) ahead ??= new PreparedConnection()
}

/** Nobody comes into a call: it is not needed. */
export const dropBuilt = (): void => {
  ahead?.drop()
  ahead = undefined
}

/** What was built ahead, once; else one that is built now. */
export const builtConnection = (): PreparedConnection => {
  const built = ahead ?? new PreparedConnection()
  ahead = undefined
  return built
}
