import * as z from 'zod/mini'
import { LOOKS_ON } from '#contract/calls-live.ts'
import {
  applyMark,
  heardUpTo,
  lastOwnMark,
  Mark,
  MarkOperation,
  type MarkState,
  marksAfter,
  NO_MARKS,
  seenNow,
} from '#contract/calls-marks.ts'
import type { LivePeer } from '#contract/shared/live.ts'

/** On the ordered channel. `ask`: what I have heard, say what I lack. `replay`: that. */
const MarksSaid = z.discriminatedUnion('type', [
  z.object({ type: z.literal('operation'), operation: MarkOperation }),
  z.object({ type: z.literal('ask'), heard: z.record(z.string(), z.int()) }),
  z.object({ type: z.literal('replay'), operation: MarkOperation }),
])
type MarksSaid = z.infer<typeof MarksSaid>

const share = z.number().check(z.minimum(0), z.maximum(1))
/** On the channel that forgets: where the other one points, and what he is drawing; `turn` tells the newest. */
const PointerSaid = z.object({
  turn: z.int(),
  pointer: z.nullable(z.object({ x: share, y: share, surface: z.string().check(z.maxLength(80)) })),
  stroke: z.nullable(Mark),
})
type PointerSaid = z.infer<typeof PointerSaid>
export type Pointer = NonNullable<PointerSaid['pointer']>

/** What another one points at and is drawing just now. */
export interface LivePointer {
  peerId: string
  name: string
  pointer: Pointer | null
  stroke: Mark | null
}

interface Peer {
  person: string
  /** What he points at and draws is shown by nobody. */
  isOnlooker: boolean
  marks: RTCDataChannel
  pointer: RTCDataChannel | undefined
  turn: number
  /** The newest live message that went to him, and how often. */
  told: { turn: number; times: number }
  live: LivePointer
}

export interface MarkSnapshot {
  state: MarkState
  pointers: readonly LivePointer[]
}

const MAX_LIVE_POINTS = 400
/** The least time between two pointers: more is seen by nobody. */
const POINTER_MS = 16
/** So often each is told the same: the channel forgets. */
const LIVE_TIMES = 2
/** Where more is unsent than this the way is full: what is done would wait behind what is old already when it arrives. */
const LIVE_QUEUE_BYTES = 16 * 1024

const parse = <T>(schema: z.ZodMiniType<T>, data: unknown): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}

/** The marks of a call: what is drawn here goes to the others, live while it is drawn and kept when it is done; who was away asks for what he lacks. */
export class MarkChannel {
  readonly #peers = new Map<string, Peer>()
  readonly #listeners = new Set<() => void>()
  #snapshot: MarkSnapshot = { state: NO_MARKS, pointers: [] }
  #from = ''
  #by = ''
  #turn = 0
  #next: PointerSaid | undefined
  #pacing: ReturnType<typeof setTimeout> | undefined
  /** Told of each operation that was done here or heard. */
  onOperation: ((operation: MarkOperation, isOwn: boolean) => void) | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly snapshot = (): MarkSnapshot => this.#snapshot

  /** This tab's place in the call, and whose it is. */
  iAm(peerId: string, person: string) {
    this.#from = peerId
    this.#by = person
  }

  /** Marks that were kept from an earlier time. */
  restore(operations: readonly MarkOperation[]) {
    this.#change({ state: operations.reduce(applyMark, this.#snapshot.state) })
  }

  add(mark: Mark) {
    this.#do({ type: 'add', ...this.#signed(), mark })
    this.draw(null)
  }

  /** Takes back the newest of one's own marks; answers false when there is none. */
  undo(): boolean {
    const last = lastOwnMark(this.#snapshot.state, this.#by)
    if (last) this.#do({ type: 'undo', ...this.#signed(), markId: last.mark.id })
    return last !== undefined
  }

  clear() {
    this.#do({ type: 'clear', ...this.#signed(), seen: seenNow(this.#snapshot.state) })
  }

  /** Shows the others where one points, and what one is drawing. */
  point(pointer: Pointer | null) {
    this.#sayLive({ pointer })
  }
  draw(stroke: Mark | null) {
    this.#sayLive({ stroke })
  }

  /** A channel to this peer stands, or a new one in the place of an earlier one. */
  attach({ peerId, name, person, side }: LivePeer, kind: 'marks' | 'pointer', channel: RTCDataChannel) {
    if (kind === 'marks') {
      const live = { peerId, name, pointer: null, stroke: null }
      this.#peers.set(peerId, {
        person,
        isOnlooker: side === LOOKS_ON,
        marks: channel,
        pointer: undefined,
        turn: 0,
        told: { turn: 0, times: 0 },
        live,
      })
      channel.onopen = () => this.#say(channel, { type: 'ask', heard: heardUpTo(this.#snapshot.state) })
      channel.onmessage = ({ data }) => this.#hear(peerId, channel, parse(MarksSaid, data))
      return
    }
    const peer = this.#peers.get(peerId)
    if (!peer) return
    peer.pointer = channel
    channel.onmessage = ({ data }) => this.#hearLive(peer, parse(PointerSaid, data))
  }

  /** He has left: what he drew stays, what he was drawing does not. */
  detach(peerId: string) {
    this.#peers.delete(peerId)
    this.#change({})
  }

  close() {
    clearTimeout(this.#pacing)
    this.#listeners.clear()
  }

  #signed() {
    const known = this.#snapshot.state.operations[this.#from] ?? {}
    return { from: this.#from, by: this.#by, seq: Object.keys(known).length + 1, at: Date.now() }
  }

  #do(operation: MarkOperation) {
    this.#change({ state: applyMark(this.#snapshot.state, operation) })
    for (const { marks } of this.#peers.values()) this.#say(marks, { type: 'operation', operation })
    this.onOperation?.(operation, true)
  }

  #say(channel: RTCDataChannel, said: MarksSaid) {
    if (channel.readyState === 'open') channel.send(JSON.stringify(said))
  }

  #hear(peerId: string, channel: RTCDataChannel, said: MarksSaid | undefined) {
    if (said?.type === 'ask') {
      for (const operation of marksAfter(this.#snapshot.state, said.heard)) this.#say(channel, { type: 'replay', operation })
    } else if (said && this.#mayComeFrom(peerId, said)) {
      const state = applyMark(this.#snapshot.state, said.operation)
      if (state === this.#snapshot.state) return
      this.#change({ state })
      this.onOperation?.(said.operation, false)
    }
  }

  /** Nobody does something in the name of another who is there; what is said again may be of those who have left, or of oneself. */
  #mayComeFrom(peerId: string, { type, operation }: Exclude<MarksSaid, { type: 'ask' }>): boolean {
    const peer = this.#peers.get(peerId)
    if (peer?.isOnlooker) return false
    if (type === 'operation') return operation.from === peerId && operation.by === peer?.person
    const author = [...this.#peers].find(([id]) => id === operation.from)
    return author === undefined ? operation.from !== this.#from : author[0] === peerId && operation.by === peer?.person
  }

  #sayLive(changed: Partial<Omit<PointerSaid, 'turn'>>) {
    this.#turn += 1
    this.#next = { pointer: null, stroke: null, ...this.#next, ...changed, turn: this.#turn }
    // The first goes at once; what comes meanwhile goes together.
    if (this.#pacing !== undefined) return
    this.#flushLive()
    this.#pace(this.#turn)
  }

  /** The last of it is said once more, for the channel forgets; and as long as it takes to somebody whose way is full. */
  #pace(said: number) {
    this.#pacing = setTimeout(() => {
      this.#pacing = undefined
      const isNewer = this.#turn !== said
      const isSent = this.#flushLive()
      if (isNewer || !isSent) this.#pace(this.#turn)
    }, POINTER_MS)
  }

  /** Answers whether the way of each had room. */
  #flushLive(): boolean {
    if (!this.#next) return true
    const { stroke } = this.#next
    const thinned = stroke && stroke.points.length > MAX_LIVE_POINTS ? { ...stroke, points: stroke.points.slice(-MAX_LIVE_POINTS) } : stroke
    const text = JSON.stringify({ ...this.#next, stroke: thinned } satisfies PointerSaid)
    let isSent = true
    for (const peer of this.#peers.values()) {
      const { pointer, told } = peer
      const times = told.turn === this.#turn ? told.times : 0
      // Whose way is full keeps nobody else busy.
      if (pointer?.readyState !== 'open' || times >= LIVE_TIMES) continue
      if (pointer.bufferedAmount > LIVE_QUEUE_BYTES) isSent = false
      else {
        pointer.send(text)
        peer.told = { turn: this.#turn, times: times + 1 }
      }
    }
    return isSent
  }

  #hearLive(peer: Peer, said: PointerSaid | undefined) {
    if (!said || peer.isOnlooker || said.turn <= peer.turn) return
    peer.turn = said.turn
    // After each mark it is said again that nothing is being drawn: nobody need look at that.
    if (said.pointer === null && said.stroke === null && peer.live.pointer === null && peer.live.stroke === null) return
    peer.live = { ...peer.live, pointer: said.pointer, stroke: said.stroke }
    this.#change({})
  }

  #change(changed: Partial<Pick<MarkSnapshot, 'state'>>) {
    const pointers = [...this.#peers.values()].map(({ live }) => live).filter(({ pointer, stroke }) => pointer !== null || stroke !== null)
    this.#snapshot = { state: this.#snapshot.state, ...changed, pointers }
    for (const listener of this.#listeners) listener()
  }
}
