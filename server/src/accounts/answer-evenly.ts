import { setTimeout as pause } from 'node:timers/promises'

/** Longer than such a call takes on a slow machine. */
const SLOT_MS = 500

/** Answers, or refuses, at the end of a slot of time: how long the work took within it cannot be seen from outside. */
export const answerEvenly = async <T>(work: () => Promise<T>): Promise<T> => {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    const tookMs = performance.now() - startedAt
    await pause(Math.ceil(tookMs / SLOT_MS) * SLOT_MS - tookMs)
  }
}
