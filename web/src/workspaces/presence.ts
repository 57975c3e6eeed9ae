import type { LivePeer } from '#contract/shared/live.ts'
import { WorkspaceSaid, workspaceRoom } from '#contract/workspaces-live.ts'
import type { LivePlace } from '../platform/live.ts'
import { live } from '../platform/live-room.ts'

type SaidListener = (said: WorkspaceSaid, from: LivePeer) => void

/**
 * This tab's place in the room of a workspace, for all of its parts: who else is there, what they say, and what one says oneself. What stands is said
 * again to whoever comes.
 */
export class Presence {
  readonly #place: LivePlace
  readonly #standing = new Map<WorkspaceSaid['type'], WorkspaceSaid>()
  readonly #peersListeners = new Set<() => void>()
  readonly #saidListeners = new Set<SaidListener>()
  #peers: readonly LivePeer[] = []
  /** The last of each kind that each who is there has said. */
  #heard: ReadonlyMap<string, readonly WorkspaceSaid[]> = new Map()
  #isInside = false

  constructor(workspaceId: number) {
    this.#place = live.enter(workspaceRoom(workspaceId), {
      onEntered: () => {
        this.#isInside = true
      },
      onLost: () => {
        this.#isInside = false
        this.#setPeers([])
      },
      onRefused: () => this.#setPeers([]),
      onPeers: peers => {
        const here = peers.filter(({ isAway }) => !isAway)
        const fresh = here.filter(({ peerId }) => !this.#peers.some(known => known.peerId === peerId))
        this.#setPeers(here)
        for (const { peerId } of fresh) for (const said of this.#standing.values()) this.#place.say(said, peerId)
      },
      onSaid: (peerId, message) => {
        const said = WorkspaceSaid.safeParse(message)
        const from = this.#peers.find(peer => peer.peerId === peerId)
        if (!said.success || !from) return
        const others = (this.#heard.get(peerId) ?? []).filter(({ type }) => type !== said.data.type)
        this.#heard = new Map(this.#heard).set(peerId, [...others, said.data])
        for (const listener of this.#saidListeners) listener(said.data, from)
        for (const listener of this.#peersListeners) listener()
      },
    })
  }

  /** Who else has the workspace open just now, one for each tab. */
  readonly peers = (): readonly LivePeer[] => this.#peers

  /** What stands of each of them, by his place: the last that he said of each kind. */
  readonly heard = (): ReadonlyMap<string, readonly WorkspaceSaid[]> => this.#heard

  readonly onPeers = (listener: () => void): (() => void) => {
    this.#peersListeners.add(listener)
    return () => this.#peersListeners.delete(listener)
  }

  onSaid(listener: SaidListener): () => void {
    this.#saidListeners.add(listener)
    return () => this.#saidListeners.delete(listener)
  }

  /** Says something once, to all who are there. */
  say(said: WorkspaceSaid) {
    this.#place.say(said)
  }

  /** Says something that holds until it is said anew: to all, and to whoever comes. */
  stand(said: WorkspaceSaid) {
    this.#standing.set(said.type, said)
    if (this.#isInside) this.say(said)
  }

  leave() {
    this.#place.leave()
    this.#peersListeners.clear()
    this.#saidListeners.clear()
  }

  #setPeers(peers: readonly LivePeer[]) {
    this.#peers = peers
    this.#heard = new Map([...this.#heard].filter(([peerId]) => peers.some(peer => peer.peerId === peerId)))
    for (const listener of this.#peersListeners) listener()
  }
}
