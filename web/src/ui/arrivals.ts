import { type CSSProperties, useState } from 'react'

const STEP_MS = 120
/** With the entrance itself about a second: whatever comes after that many enters together. */
const LONGEST_WAIT_MS = 840

/** Has what arrives at once enter one after the other. Each thing keeps the delay that it was given. */
export class Arrivals {
  readonly #delaysMs = new Map<number, number>()
  readonly #now: () => number
  #nextStartMs = 0

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  delayMsOf(id: number): number {
    const known = this.#delaysMs.get(id)
    if (known !== undefined) return known
    const nowMs = this.#now()
    const delayMs = Math.min(Math.max(0, this.#nextStartMs - nowMs), LONGEST_WAIT_MS)
    this.#nextStartMs = nowMs + delayMs + STEP_MS
    this.#delaysMs.set(id, delayMs)
    return delayMs
  }
}

/** For the list: what to put on the style of each `arrives` entry. Only the entrance waits; the content is there at once. */
export const useArrivals = (): ((id: number) => CSSProperties) => {
  const [arrivals] = useState(() => new Arrivals())
  // React's type knows no custom properties; React itself sets them.
  return id => ({ '--arrival-delay': `${arrivals.delayMsOf(id)}ms` }) as CSSProperties
}
