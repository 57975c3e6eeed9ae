import { onTestFinished } from 'vitest'

const closing: (() => Promise<void>)[] = []

/** Runs after the test in which it was called, or after the file when it was called outside of one; last registered first. */
export const closeAfterTests = (close: () => Promise<void>): void => {
  try {
    onTestFinished(close)
  } catch {
    // Vitest offers no way to ask whether a test is running.
    closing.push(close)
  }
}

/** Runs after the file, wherever it was called. */
export const closeAfterFile = (close: () => Promise<void>): void => void closing.push(close)

/** What a file left open; `close-after-file.ts` calls it when a file is done. */
export const closeAll = async (): Promise<void> => {
  for (const close of closing.splice(0).reverse()) await close()
}
