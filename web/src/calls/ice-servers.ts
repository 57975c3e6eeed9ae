const RENEW_BEFORE_MS = 5 * 60_000
const AGAIN_MS = 5_000
/** Good for so long is good enough for a way that is looked for now. */
const GOOD_FOR_MS = 60_000
/** Where a way is broken an answer may not come: nobody waits for it longer than this. */
const ANSWER_WITHIN_MS = 2_000

interface IceServersParts {
  ask(): Promise<{ iceServers: RTCIceServer[]; expiresAt: string }>
  /** They could not be had; told once, until they are. */
  onFailed(cause: unknown): void
  onMended(): void
}

/** The ways that lead to the others: asked for anew before they run out, and again where they could not be had. */
export class IceServers {
  readonly #parts: IceServersParts
  #known: RTCIceServer[] = []
  #goodUntilMs = 0
  #next: ReturnType<typeof setTimeout> | undefined
  #hasFailed = false
  #isStopped = false

  constructor(parts: IceServersParts) {
    this.#parts = parts
  }

  get known(): RTCIceServer[] {
    return this.#known
  }

  /** Those that are known, while their keys are good; else those that are given now, or in the worst case the former ones. */
  async fresh(): Promise<RTCIceServer[]> {
    if (!this.#isStopped && Date.now() > this.#goodUntilMs - GOOD_FOR_MS) {
      const enough = Promise.withResolvers<void>()
      const timer = setTimeout(enough.resolve, ANSWER_WITHIN_MS)
      await Promise.race([this.ask(), enough.promise])
      clearTimeout(timer)
    }
    return this.#known
  }

  async ask(): Promise<void> {
    const given = await this.#parts.ask().catch(cause => this.#failed(cause))
    if (this.#isStopped) return
    clearTimeout(this.#next)
    const inMs = given ? Math.max(60_000, Date.parse(given.expiresAt) - Date.now() - RENEW_BEFORE_MS) : AGAIN_MS
    this.#next = setTimeout(() => void this.ask(), inMs)
    if (!given) return
    this.#known = given.iceServers
    this.#goodUntilMs = Date.parse(given.expiresAt)
    if (this.#hasFailed) this.#parts.onMended()
    this.#hasFailed = false
  }

  online() {
    if (this.#hasFailed) void this.ask()
  }

  stop() {
    this.#isStopped = true
    clearTimeout(this.#next)
  }

  #failed(cause: unknown): undefined {
    if (!this.#hasFailed && !this.#isStopped) this.#parts.onFailed(cause)
    this.#hasFailed = true
  }
}
