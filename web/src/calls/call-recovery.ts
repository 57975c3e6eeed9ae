import { CALL_RETRY_WAITS_MS } from '#contract/calls.ts'

/** How a first connection, or one that is being mended, may take before the next thing is tried. */
const FIRST_TRY_MS = 12_000
const STEP_MS = 5_000
/** Safari says 'disconnected' in passing. */
const GRACE_MS = 2_000
/** What could not be mended is tried again and again while the other one is there. */
const REBUILD_AGAIN_MS = 8_000

/** What can be done about a connection, from mild to rough. */
export interface RecoveryMeans {
  restartIce(): void
  /** Through the relay only; answers false when there is none. */
  relayOnly(): boolean
  /** A new connection in the place of this one. */
  rebuild(): void
  /** The first connection was never made. */
  giveUp(): void
}

/**
 * Decides when a connection is mended, and how. Losing the way to the server alone never touches what is sent; nothing rougher is tried while the
 * other side could not hear of it.
 */
export class CallRecovery {
  readonly #means: RecoveryMeans
  #state: RTCPeerConnectionState = 'new'
  #wasConnected = false
  #isSignalling = true
  /** The next rung, or how many first tries were made. */
  #rung = 0
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(means: RecoveryMeans) {
    this.#means = means
    this.#after(FIRST_TRY_MS, () => this.#firstTryFailed())
  }

  connectionIs(state: RTCPeerConnectionState) {
    this.#state = state
    if (state === 'connected') {
      this.#wasConnected = true
      this.#rung = 0
      this.#tries = 0
      this.stop()
    } else if (!this.#wasConnected) {
      if (state === 'failed') this.#firstTryFailed()
    } else if (state === 'failed') this.#climb()
    else if (state === 'disconnected') this.#after(GRACE_MS, () => this.#state !== 'connected' && this.#climb())
  }

  /** The way to the server is lost. When it fell silent, our address may be another now: look for a new way at once. */
  signallingLost({ isSilent }: { isSilent: boolean }) {
    this.#isSignalling = false
    if (isSilent && this.#wasConnected) this.#means.restartIce()
  }

  signallingBack() {
    this.#isSignalling = true
    if (!this.#wasConnected || this.#state === 'connected') return
    this.#rung = 0
    this.#climb()
  }

  /** Another connection stands in the place of the one that was known, whichever side wanted it: it has its time before anything else is tried. */
  builtAnew() {
    this.#state = 'new'
    if (this.#wasConnected) this.#after(REBUILD_AGAIN_MS, () => this.#climb())
    else this.#after(FIRST_TRY_MS, () => this.#firstTryFailed())
  }

  /** The machine has a network again. */
  online() {
    if (this.#wasConnected) this.#means.restartIce()
  }

  /** Somebody asks to try once more. */
  tryAgain() {
    this.#tries = 0
    this.#means.rebuild()
    this.#after(FIRST_TRY_MS, () => this.#firstTryFailed())
  }

  stop() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #firstTryFailed() {
    if (this.#wasConnected || this.#state === 'connected') return
    const waitMs = CALL_RETRY_WAITS_MS[this.#tries]
    if (waitMs === undefined) {
      this.stop()
      return this.#means.giveUp()
    }
    this.#tries += 1
    this.#after(waitMs, () => {
      this.#means.rebuild()
      this.#after(FIRST_TRY_MS, () => this.#firstTryFailed())
    })
  }

  #climb() {
    if (this.#state === 'connected') return this.stop()
    if (!this.#isSignalling) return this.stop()
    const rung = this.#rung
    this.#rung += 1
    if (rung === 0) this.#means.restartIce()
    else if (rung > 1 || !this.#means.relayOnly()) this.#means.rebuild()
    this.#after(rung > 1 ? REBUILD_AGAIN_MS : STEP_MS, () => this.#climb())
  }

  #after(ms: number, action: () => void) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(action, ms)
  }
}
