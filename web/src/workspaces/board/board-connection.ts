import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import { Doc } from 'yjs'
import { DOCUMENTS_PATH } from '#contract/shared/documents.ts'
import { boardDocument } from '#contract/workspaces-board.ts'
import { unsavedChanges } from './unsaved-changes.ts'

/** `opening`: nothing has come yet. `offline`: what is drawn waits here. `refused`: the server lets nobody of us in, for now. */
export type BoardStatus = 'opening' | 'saved' | 'saving' | 'offline' | 'refused'

interface BoardConnectionParts {
  workspaceId: number
  email: string
  mayDraw: boolean
}

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
  status: BoardStatus = 'opening'

  constructor({ workspaceId, email, mayDraw }: BoardConnectionParts) {
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
        this.#hasOpened = true
        update()
      },
      onAuthenticated: () => this.#setRefused(false),
      onAuthenticationFailed: () => this.#setRefused(true),
      onUnsyncedChanges: update,
      onClose: update,
    })
    this.#unsaved = mayDraw ? unsavedChanges(this.doc, `${email}.${workspaceId}`) : undefined
    this.#provider.attach()
    window.addEventListener('offline', this.#wentOffline)
    window.addEventListener('online', this.#cameBack)
    this.#update()
  }

  get provider(): HocuspocusProvider {
    return this.#provider
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

  #setRefused(isRefused: boolean): void {
    this.#isRefused = isRefused
    this.#update()
  }

  #update(): void {
    const { isSynced, hasUnsyncedChanges } = this.#provider
    const isThere = this.#socket.status === 'connected' && navigator.onLine
    if (isSynced && !hasUnsyncedChanges) this.#unsaved?.saved()
    const status = this.#statusNow(isThere && isSynced, hasUnsyncedChanges)
    if (status === this.status) return
    this.status = status
    for (const listener of this.#listeners) listener()
  }

  #statusNow(isWhole: boolean, hasUnsavedChanges: boolean): BoardStatus {
    if (this.#isRefused) return 'refused'
    if (isWhole) return hasUnsavedChanges ? 'saving' : 'saved'
    return this.#hasOpened || !navigator.onLine ? 'offline' : 'opening'
  }
}
