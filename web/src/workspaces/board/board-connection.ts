import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import { Doc } from 'yjs'
import { DOCUMENTS_PATH } from '#contract/shared/documents.ts'
import { boardDocument } from '#contract/workspaces-board.ts'
import { isRefusal } from './document-answer.ts'
import { unsavedChanges } from './unsaved-changes.ts'

/**
 * `opening`: nothing has come yet. `offline`: what is drawn waits here. `refused`: the server lets nobody of us in, for now. `full`: it did not take
 * what was drawn last, and this is what it has.
 */
export type BoardStatus = 'opening' | 'saved' | 'saving' | 'offline' | 'refused' | 'full'

interface BoardConnectionParts {
  workspaceId: number
  email: string
  mayDraw: boolean
  /** What was deleted here before the server refused something else: opened anew after that, the board loses these again. */
  deletedBefore?: ReadonlySet<string> | undefined
  /** The server does not take a change. What is here is not what it has any more: the board is to be opened anew. */
  onNotTaken(): void
}

const CARRIED = 'carried over'

const LONGEST_WAIT_MS = 4_000

/** The shared document of a whiteboard, and its socket. What is drawn without one is kept in this browser and merged later. */
export class BoardConnection {
  readonly doc = new Doc()
  readonly #provider: HocuspocusProvider
  readonly #socket: HocuspocusProviderWebsocket
  readonly #unsaved: ReturnType<typeof unsavedChanges> | undefined
  readonly #listeners = new Set<() => void>()
  #hasOpened = false
  #isRefused = false
  #isFull: boolean
  #isOver = false
  /** Ids of what was deleted here and is still on the server. */
  readonly #deleted = new Set<string>()
  status: BoardStatus = 'opening'

  constructor({ workspaceId, email, mayDraw, deletedBefore, onNotTaken }: BoardConnectionParts) {
    this.#isFull = deletedBefore !== undefined
    const update = () => this.#update()
    this.#socket = new HocuspocusProviderWebsocket({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${DOCUMENTS_PATH}`,
      maxDelay: LONGEST_WAIT_MS,
      autoConnect: navigator.onLine,
      onStatus: update,
    })
    this.#provider = new HocuspocusProvider({
      websocketProvider: this.#socket,
      name: boardDocument(workspaceId),
      document: this.doc,
      onSynced: () => {
        if (!this.#hasOpened && this.#provider.authorizedScope === 'read-write') this.#delete(deletedBefore ?? new Set())
        this.#hasOpened = true
        update()
      },
      onMessage: ({ message }) => {
        if (this.#isOver || !mayDraw || !isRefusal(new Uint8Array(message.data))) return
        this.#isOver = true
        this.#unsaved?.drop()
        queueMicrotask(onNotTaken)
      },
      onAuthenticated: () => this.#setRefused(false),
      onAuthenticationFailed: () => this.#setRefused(true),
      onUnsyncedChanges: update,
      onClose: update,
    })
    this.#unsaved = mayDraw ? unsavedChanges(this.doc, email, `board.${workspaceId}`) : undefined
    this.#noteDeletions()
    this.#provider.attach()
    window.addEventListener('offline', this.#wentOffline)
    window.addEventListener('online', this.#cameBack)
    this.#update()
  }

  get provider(): HocuspocusProvider {
    return this.#provider
  }

  get deleted(): ReadonlySet<string> {
    return this.#deleted
  }

  onStatus(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    window.removeEventListener('offline', this.#wentOffline)
    window.removeEventListener('online', this.#cameBack)
    this.#listeners.clear()
    this.#unsaved?.close()
    this.#provider.destroy()
    this.#socket.destroy()
    this.doc.destroy()
  }

  /** A socket that lost its network often does not notice for half a minute. */
  readonly #wentOffline = () => {
    this.#socket.disconnect()
    this.#update()
  }

  readonly #cameBack = () => void this.#socket.connect()

  #delete(ids: ReadonlySet<string>): void {
    this.doc.transact(() => {
      for (const map of [this.doc.getMap('shapes'), this.doc.getMap('places')]) for (const id of ids) if (map.has(id)) map.delete(id)
    }, CARRIED)
  }

  #noteDeletions(): void {
    this.doc.getMap('shapes').observe(({ transaction, changes }) => {
      if (!transaction.local || transaction.origin === CARRIED) return
      for (const [id, { action }] of changes.keys) {
        if (action === 'delete') this.#deleted.add(id)
        else this.#deleted.delete(id)
      }
      // Once it is taken, what stands here is said of it, and not what was refused before.
      this.#isFull = false
    })
  }

  #setRefused(isRefused: boolean): void {
    this.#isRefused = isRefused
    this.#update()
  }

  #update(): void {
    const { isSynced, hasUnsyncedChanges } = this.#provider
    const isThere = this.#socket.status === 'connected' && navigator.onLine
    if (isSynced && !hasUnsyncedChanges) {
      this.#unsaved?.drop()
      this.#deleted.clear()
    }
    const status = this.#statusNow(isThere && isSynced, hasUnsyncedChanges)
    if (status === this.status) return
    this.status = status
    for (const listener of this.#listeners) listener()
  }

  #statusNow(isWhole: boolean, hasUnsavedChanges: boolean): BoardStatus {
    if (this.#isRefused) return 'refused'
    if (this.#isFull && navigator.onLine && this.#provider.authorizedScope !== 'readonly') return 'full'
    if (isWhole) return hasUnsavedChanges ? 'saving' : 'saved'
    return this.#hasOpened || !navigator.onLine ? 'offline' : 'opening'
  }
}
