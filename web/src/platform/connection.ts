import { HEALTH_PATH } from '#contract/shared/health.ts'

/** What a proxy says of a server that is gone, or a server of itself when it cannot work. */
const GONE_STATUSES: readonly number[] = [502, 503, 504]
const ASK_TIMEOUT_MS = 5_000

const askServer = async (): Promise<boolean> => {
  try {
    const { status } = await fetch(HEALTH_PATH, { cache: 'no-store', signal: AbortSignal.timeout(ASK_TIMEOUT_MS) })
    return !GONE_STATUSES.includes(status)
  } catch {
    return false
  }
}

interface ConnectionOptions {
  ask?: () => Promise<boolean>
  askEveryMs?: number
  /** So long nothing is said of it: a restart takes no longer. */
  lostAfterMs?: number
}

/**
 * Whether the server answers. Calls are the truth; a call without an answer, or a live socket that fell, is the reason to ask until there
 * is one. Asks nothing before `watch`.
 */
export class Connection {
  readonly #options: Required<ConnectionOptions>
  readonly #lossListeners = new Set<() => void>()
  readonly #returnListeners = new Set<() => void>()
  #isWatched = false
  #isLost = false
  #suspectedAtMs: number | null = null
  #next: ReturnType<typeof setTimeout> | undefined

  constructor({ ask = askServer, askEveryMs = 2_000, lostAfterMs = 4_000 }: ConnectionOptions = {}) {
    this.#options = { ask, askEveryMs, lostAfterMs }
  }

  /** Without an answer for longer than a restart takes. */
  get isLost(): boolean {
    return this.#isLost
  }

  /** From now on answers are cared for; answers how to stop. */
  watch(): () => void {
    this.#isWatched = true
    // A network that came back is asked at once what it has brought back.
    const onOnline = () => this.#suspectedAtMs !== null && void this.isThere()
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('online', onOnline)
      this.#isWatched = false
      this.#calm()
    }
  }

  /** Tells when `isLost` has changed. */
  onLoss(listener: () => void): () => void {
    this.#lossListeners.add(listener)
    return () => this.#lossListeners.delete(listener)
  }

  /** Tells when the server answers after it was suspected of being gone: what failed meanwhile is worth another try. */
  onReturn(listener: () => void): () => void {
    this.#returnListeners.add(listener)
    return () => this.#returnListeners.delete(listener)
  }

  suspect(): void {
    if (!this.#isWatched || this.#suspectedAtMs !== null) return
    this.#suspectedAtMs = performance.now()
    this.#askLater()
  }

  /** An HTTP answer: even a refusal shows that somebody is there. */
  answered(status = 200): void {
    if (GONE_STATUSES.includes(status)) this.suspect()
    else if (this.#suspectedAtMs !== null) {
      this.#calm()
      for (const listener of [...this.#returnListeners]) listener()
    }
  }

  /** Asks at once; answers whether the server is there. */
  async isThere(): Promise<boolean> {
    const isThere = await this.#options.ask()
    if (isThere) this.answered()
    else this.suspect()
    return isThere
  }

  #askLater() {
    clearTimeout(this.#next)
    this.#next = setTimeout(() => void this.#ask(), this.#options.askEveryMs)
  }

  async #ask() {
    const suspicion = this.#suspectedAtMs
    if (await this.isThere()) return
    // Somebody else may have heard an answer meanwhile.
    if (suspicion === null || this.#suspectedAtMs !== suspicion) return
    if (performance.now() - suspicion >= this.#options.lostAfterMs) this.#setLost(true)
    this.#askLater()
  }

  #calm() {
    clearTimeout(this.#next)
    this.#suspectedAtMs = null
    this.#setLost(false)
  }

  #setLost(isLost: boolean) {
    if (this.#isLost === isLost) return
    this.#isLost = isLost
    for (const listener of [...this.#lossListeners]) listener()
  }
}

/** This tab's connection. */
export const connection = new Connection()
