import { AppError, isErrorCode } from '#contract/shared/errors.ts'
import {
  LIVE_MAX_SAY_BYTES,
  LIVE_QUEUE,
  LIVE_RESUME_MS,
  type LivePeer,
  type LiveRequest,
  type LiveResponse,
} from '#contract/shared/live.ts'

/** What a member hears of a room with people in it. */
export interface LiveMemberListener {
  /** In the room. `isResumed`: in the place held before. `isWhole`: nothing that was said to it meanwhile is lost. */
  onEntered(entered: { peerId: string; person: string; isResumed: boolean; isWhole: boolean }): void
  /** Who else is there, those who are away for a moment included. */
  onPeers(peers: readonly LivePeer[]): void
  onSaid(from: string, message: unknown): void
  /** The socket is gone for now; `isSilent`: it said nothing any more, as after a change of network. */
  onLost(isSilent: boolean): void
  /** There is no place here, or none any more; nothing is tried again. */
  onRefused(error: AppError): void
}

type FromRoom = Extract<LiveResponse, { room: string }>
type Said = Extract<LiveRequest, { type: 'say' }>

/** Refusals that may be none in a moment. */
const PASSING = ['internal', 'unavailable', 'too_many_requests']
/** Refusals of one thing said after which it, and all after it, is said again. */
const TO_SAY_AGAIN = ['forbidden', 'conflict', 'too_many_requests']
const AGAIN_MS = 1_000

/** Counted here: for a Blob a page asks the browser's own process and waits, in the middle of the way into a call. */
const bytesOf = (message: unknown) => new TextEncoder().encode(JSON.stringify(message)).length

/** One place in a room with people: keeps it over lost sockets and restarted servers, and what is said until it was heard. */
export class LiveMembership {
  readonly #room: string
  readonly #listener: LiveMemberListener
  /** Says it if the socket stands. */
  readonly #send: (request: LiveRequest) => void
  /** Answers that the place is lost for good. */
  readonly #onOver: () => void
  #peers = new Map<string, LivePeer>()
  #heardFrom = new Map<string, number>()
  #unheard: Said[] = []
  #seq = 0
  #resume: string | undefined
  #isInside = false
  #again: ReturnType<typeof setTimeout> | undefined
  #forgetting: ReturnType<typeof setTimeout> | undefined
  /** Who was here before a return of this place, and of whom the server said nothing since. */
  readonly #missing = new Set<string>()
  /** What was said to one of them, whom a restarted server does not know yet. */
  #forMissing: { message: unknown; to: string }[] = []

  constructor(room: string, listener: LiveMemberListener, send: (request: LiveRequest) => void, onOver: () => void) {
    this.#room = room
    this.#listener = listener
    this.#send = send
    this.#onOver = onOver
  }

  /** The socket stands: ask for the place. */
  enter() {
    clearTimeout(this.#again)
    this.#again = undefined
    this.#send({ type: 'enter', room: this.#room, ...(this.#resume ? { resume: this.#resume } : {}) })
  }

  lost({ isSilent }: { isSilent: boolean }) {
    this.#isInside = false
    this.#listener.onLost(isSilent)
  }

  /** Somebody else sits before this browser now: his is another place. */
  forget() {
    this.#resume = undefined
  }

  leave() {
    clearTimeout(this.#again)
    clearTimeout(this.#forgetting)
    this.#send({ type: 'leave', room: this.#room })
  }

  /** To one peer, or to all others. Kept until it was heard; answers false when that is not possible any more. */
  say(message: unknown, to?: string): boolean {
    const isTooMuch = this.#unheard.length >= LIVE_QUEUE
    if (isTooMuch || bytesOf(message) > LIVE_MAX_SAY_BYTES) return false
    this.#seq += 1
    const said: Said = { type: 'say', room: this.#room, seq: this.#seq, message, ...(to === undefined ? {} : { to }) }
    this.#unheard.push(said)
    if (this.#isInside && this.#again === undefined) this.#send(said)
    return true
  }

  heardOf(response: FromRoom) {
    if (response.type === 'entered') this.#entered(response)
    else if (response.type === 'said') this.#said(response)
    else if (response.type === 'heard') this.#unheard = this.#unheard.filter(({ seq }) => seq > response.seq)
    else if (response.type === 'unsaid') this.#unsaid(response)
    else if (response.type === 'place-refused') this.#refused(response)
    else this.#peersChanged(response)
  }

  #entered({ peerId, person, resume, peers, isResumed, heard, isWhole }: Extract<FromRoom, { type: 'entered' }>) {
    this.#resume = resume
    this.#isInside = true
    clearTimeout(this.#forgetting)
    this.#missing.clear()
    this.#forMissing = []
    if (isResumed) {
      if (heard !== null) this.#unheard = this.#unheard.filter(({ seq }) => seq > heard)
      for (const peer of this.#peers.values()) {
        this.#peers.set(peer.peerId, { ...peer, isAway: true })
        this.#missing.add(peer.peerId)
      }
      // After a restart of the server the others come back one by one; who does not has left.
      this.#forgetting = setTimeout(() => this.#forgetMissing(), LIVE_RESUME_MS)
    } else {
      this.#unheard = []
      this.#seq = 0
      this.#heardFrom.clear()
      this.#peers.clear()
    }
    for (const peer of peers) {
      this.#peers.set(peer.peerId, peer)
      this.#missing.delete(peer.peerId)
    }
    // Before anything is said now: what waited comes first, and once.
    this.#sayAll()
    this.#listener.onEntered({ peerId, person, isResumed, isWhole })
    this.#tellPeers()
  }

  #said({ from, seq, message }: Extract<FromRoom, { type: 'said' }>) {
    if (seq <= (this.#heardFrom.get(from) ?? 0)) return
    this.#heardFrom.set(from, seq)
    this.#listener.onSaid(from, message)
  }

  #unsaid({ seq, code, error }: Extract<FromRoom, { type: 'unsaid' }>) {
    if (TO_SAY_AGAIN.includes(code)) {
      this.#again ??= setTimeout(() => (code === 'forbidden' ? this.enter() : this.#sayAll()), AGAIN_MS)
      return
    }
    const said = this.#unheard.find(each => each.seq === seq)
    this.#unheard = this.#unheard.filter(each => each !== said)
    if (code === 'not_found' && said?.to !== undefined && this.#missing.has(said.to))
      this.#forMissing.push({ message: said.message, to: said.to })
    else if (code !== 'not_found') console.error(`The live socket did not pass on what this page said: ${error}`)
  }

  #refused({ code, error }: Extract<FromRoom, { type: 'place-refused' }>) {
    this.#isInside = false
    if (PASSING.includes(code)) {
      clearTimeout(this.#again)
      this.#again = setTimeout(() => this.enter(), AGAIN_MS)
      return
    }
    this.#onOver()
    this.#listener.onRefused(new AppError(isErrorCode(code) ? code : 'forbidden', error))
  }

  #peersChanged(response: FromRoom) {
    if (response.type === 'peer-entered') this.#peers.set(response.peer.peerId, response.peer)
    else if (response.type === 'peer-left') this.#peers.delete(response.peerId)
    else if (response.type === 'peer-away' || response.type === 'peer-back') {
      const peer = this.#peers.get(response.peerId)
      if (peer) this.#peers.set(peer.peerId, { ...peer, isAway: response.type === 'peer-away' })
    } else return
    const peerId = response.type === 'peer-entered' ? response.peer.peerId : response.peerId
    this.#missing.delete(peerId)
    if (response.type === 'peer-entered') this.#sayToFound(peerId)
    this.#tellPeers()
  }

  /** He is back: under new numbers, for the former ones were taken. */
  #sayToFound(peerId: string) {
    const kept = this.#forMissing.filter(({ to }) => to === peerId)
    this.#forMissing = this.#forMissing.filter(({ to }) => to !== peerId)
    for (const { message, to } of kept) this.say(message, to)
  }

  #forgetMissing() {
    for (const peerId of this.#missing) this.#peers.delete(peerId)
    this.#missing.clear()
    this.#forMissing = []
    this.#tellPeers()
  }

  #tellPeers() {
    this.#listener.onPeers([...this.#peers.values()])
  }

  #sayAll() {
    clearTimeout(this.#again)
    this.#again = undefined
    if (this.#isInside) for (const said of this.#unheard) this.#send(said)
  }
}
