import { layOutPlaces, newConnection, type OpenedChannels, openChannels, type Places } from './connection-places.ts'

/** The ways that were looked up for it may be others by then. */
const GOOD_FOR_MS = 10_000

/** A connection whose offer is made while one is still on the way into the room: it can be said as soon as it is known to whom. */
export class PreparedConnection {
  readonly connection = newConnection([])
  readonly places: Places = layOutPlaces(this.connection)
  readonly channels: OpenedChannels = openChannels(this.connection)
  /** When the offer stands. */
  readonly offered: Promise<void>
  #isOffered = false
  readonly #preparedAt = performance.now()
  #isTaken = false

  /** `known`: the servers that tell which ways there are. */
  constructor(known: Promise<RTCIceServer[]>) {
    this.offered = known.then(async iceServers => {
      if (this.connection.signalingState === 'closed') return
      this.connection.setConfiguration({ ...this.connection.getConfiguration(), iceServers })
      await this.connection.setLocalDescription()
      this.#isOffered = true
    })
    // Whoever takes it hears of it there; where nobody does it is of no account.
    this.offered.catch(() => undefined)
  }

  /** Whether it can be said now: with all ways in it that were found until then. */
  get isOffered(): boolean {
    return this.#isOffered
  }

  /** For one other; undefined when another has it, or when it has become old. */
  take(): PreparedConnection | undefined {
    if (this.#isTaken || performance.now() - this.#preparedAt > GOOD_FOR_MS) return undefined
    this.#isTaken = true
    return this
  }

  /** Nobody is there whom it could be for. */
  drop() {
    if (!this.#isTaken) this.connection.close()
    this.#isTaken = true
  }
}
