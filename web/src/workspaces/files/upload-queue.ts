import { AppError } from '#contract/shared/errors.ts'
import { FILE_EMPTY } from '#contract/shared/file-rule.ts'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import {
  FILES_PER_DROP,
  WORKSPACE_FILE_MAX_BYTES,
  WORKSPACE_FILE_TOO_LARGE,
  WORKSPACE_FILE_UNREADABLE,
} from '#contract/workspaces-files.ts'

/** A file on its way, or one that was not taken: then `problem` says why. `canRetry`: trying again may help. */
export interface FileUpload {
  key: string
  file: File
  /** How much of it has left, from 0 to 1. */
  share: number
  problem: string | null
  canRetry: boolean
  /** The line broke: it goes on by itself when the server answers again. */
  isHeldUp: boolean
}

const LINE_LOST = 'The connection is lost. This goes on by itself when you are back online.'
/** A line that breaks at this file each time is not to be blamed on the network. */
const MAX_BREAKS = 5

/** What is wrong with a file before anything of it is sent. */
const complaintAbout = ({ size }: File, index: number): string | null => {
  if (index >= FILES_PER_DROP) return `At most ${FILES_PER_DROP} files at a time. Add this one after the others.`
  if (size > WORKSPACE_FILE_MAX_BYTES) return WORKSPACE_FILE_TOO_LARGE
  return size === 0 ? FILE_EMPTY : null
}

/** A file that was moved, changed or locked since it was chosen can no longer be read: sent, it would look like a broken line. */
const requireReadable = async (file: File): Promise<void> => {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch (cause) {
    throw new AppError('bad_request', WORKSPACE_FILE_UNREADABLE, { cause })
  }
}

interface UploadQueueParts {
  send(file: File, watching: { signal: AbortSignal; onProgress(share: number): void }): Promise<WorkspaceFile>
  onShared(shared: WorkspaceFile, upload: FileUpload): void
  onProblem(problem: string, upload: FileUpload): void
}

let made = 0

/** Files on their way into a workspace, one after the other, so that they come to stand there in the order in which they were given. */
export class UploadQueue {
  readonly #parts: UploadQueueParts
  readonly #listeners = new Set<() => void>()
  readonly #breaks = new Map<string, number>()
  #running: { key: string; controller: AbortController } | null = null
  #isClosed = false
  uploads: readonly FileUpload[] = []

  constructor(parts: UploadQueueParts) {
    this.#parts = parts
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly add = (files: readonly File[]): void => {
    if (this.#isClosed) return
    const added = files.map((file, index): FileUpload => {
      made += 1
      const problem = complaintAbout(file, index)
      return { key: `file-${made}`, file, share: 0, problem, canRetry: problem === null, isHeldUp: false }
    })
    this.#set([...this.uploads, ...added])
    for (const upload of added) if (upload.problem !== null) this.#parts.onProblem(upload.problem, upload)
    void this.#next()
  }

  readonly retry = ({ key }: FileUpload): void => {
    this.#breaks.delete(key)
    this.#change(key, { problem: null, share: 0 })
    this.resume()
  }

  readonly remove = ({ key }: FileUpload): void => {
    if (this.#running?.key === key) this.#running.controller.abort()
    this.#set(this.uploads.filter(upload => upload.key !== key))
    void this.#next()
  }

  /** The server answers again. */
  readonly resume = (): void => {
    this.#set(this.uploads.map(upload => (upload.isHeldUp ? { ...upload, isHeldUp: false, problem: null, share: 0 } : upload)))
    void this.#next()
  }

  /** Nothing of it is sent any more: whoever gave the files has left, or is not signed in. */
  close(): void {
    this.#isClosed = true
    this.#running?.controller.abort()
    this.#set([])
  }

  async #next(): Promise<void> {
    const upload = this.uploads.find(({ problem, isHeldUp }) => isHeldUp || problem === null)
    // What comes behind one that is held up would be held up as well, and stand before it.
    if (this.#isClosed || this.#running || !upload || upload.isHeldUp) return
    const { key, file } = upload
    const controller = new AbortController()
    this.#running = { key, controller }
    try {
      await requireReadable(file)
      controller.signal.throwIfAborted()
      const watching = { signal: controller.signal, onProgress: (share: number) => this.#change(key, { share }) }
      const shared = await this.#parts.send(file, watching)
      if (this.#isClosed) return
      this.#set(this.uploads.filter(each => each.key !== key))
      this.#parts.onShared(shared, upload)
    } catch (error) {
      if (!controller.signal.aborted) this.#failed(upload, error)
    }
    this.#running = null
    await this.#next()
  }

  #failed(upload: FileUpload, error: unknown): void {
    const breaks = (this.#breaks.get(upload.key) ?? 0) + 1
    this.#breaks.set(upload.key, breaks)
    const isHeldUp = error instanceof AppError && error.code === 'unavailable' && breaks < MAX_BREAKS
    const told = error instanceof Error ? error.message : 'It was not taken.'
    const problem = isHeldUp ? LINE_LOST : told
    this.#change(upload.key, { problem, isHeldUp })
    if (!isHeldUp) this.#parts.onProblem(problem, upload)
  }

  #change(key: string, values: Partial<FileUpload>): void {
    this.#set(this.uploads.map(upload => (upload.key === key ? { ...upload, ...values } : upload)))
  }

  #set(uploads: readonly FileUpload[]): void {
    this.uploads = uploads
    for (const listener of this.#listeners) listener()
  }
}
