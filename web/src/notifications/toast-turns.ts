import { SNOOZE_MIN_MINUTES } from '#contract/notifications.ts'

/** Held by the tab that shows a notification, so that no other takes it for its own. */
const LOCK = 'onhand.notification.'
/** Shorter than the shortest snooze: what comes back from one is told anew. */
const TOLD_FOR_MS = SNOOZE_MIN_MINUTES * 60_000 - 10_000
/** The tab that somebody looks at need not wait; the others see first whether it is there. */
const WAIT_MS = { inFront: 0, visible: 150, lastInFront: 400, hidden: 600 }

type Said = { type: 'told'; id: number } | { type: 'focused' }
const isSaid = (said: unknown): said is Said => typeof said === 'object' && said !== null && 'type' in said

/** All tabs of a browser hear of a notification; one of them shows it: the one in front, else the one that was so last. */
export class ToastTurns {
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('onhand.notifications')
  readonly #told = new Map<number, number>()
  readonly #ended = new AbortController()
  #wasLastFocused = document.hasFocus()

  constructor() {
    const { signal } = this.#ended
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => isSaid(data) && this.#hear(data), { signal })
    const focused = () => {
      this.#wasLastFocused = true
      this.#say({ type: 'focused' })
    }
    window.addEventListener('focus', focused, { signal })
    if (this.#wasLastFocused) focused()
  }

  /** Whether this tab is to show the notification. */
  async isMine(id: number): Promise<boolean> {
    await new Promise(resume => setTimeout(resume, this.#waitMs()))
    if (this.#ended.signal.aborted || this.#isTold(id) || !(await this.#takeLock(id))) return false
    this.#hear({ type: 'told', id })
    this.#say({ type: 'told', id })
    return true
  }

  close() {
    this.#ended.abort()
    this.#channel?.close()
  }

  #hear(said: Said) {
    if (said.type === 'focused') this.#wasLastFocused = false
    else this.#told.set(said.id, performance.now())
  }

  #say(said: Said) {
    this.#channel?.postMessage(said)
  }

  #waitMs(): number {
    if (document.visibilityState === 'visible') return this.#wasLastFocused ? WAIT_MS.inFront : WAIT_MS.visible
    return this.#wasLastFocused ? WAIT_MS.lastInFront : WAIT_MS.hidden
  }

  #isTold(id: number): boolean {
    for (const [known, atMs] of this.#told) if (performance.now() - atMs > TOLD_FOR_MS) this.#told.delete(known)
    return this.#told.has(id)
  }

  /** Two tabs may be asked in the same instant. Where the browser has no locks, as on a page without TLS, the waits must do. */
  #takeLock(id: number): Promise<boolean> {
    // The DOM's type says that it is always there.
    const locks: LockManager | undefined = navigator.locks
    if (!locks) return Promise.resolve(true)
    return new Promise(answer => {
      const hold = async (lock: Lock | null) => {
        answer(lock !== null)
        if (lock) await this.#untilOver()
      }
      locks.request(LOCK + id, { ifAvailable: true }, hold).catch(() => answer(true))
    })
  }

  #untilOver(): Promise<void> {
    const { signal } = this.#ended
    return new Promise(over => {
      // A tab that stays open for days lets go of every one of them.
      const finish = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', finish)
        over()
      }
      const timer = setTimeout(finish, signal.aborted ? 0 : TOLD_FOR_MS)
      signal.addEventListener('abort', finish)
    })
  }
}
