import { connection } from './connection.ts'
import { bringMissedStyles } from './missed-styles.ts'

/** Parts whose code did not arrive; each knows how to be asked for again. */
let waiting: readonly (() => void)[] = []
let triesInVain = 0
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Asks again for the code of all parts that did not arrive. */
export const askForParts = () => {
  const asked = waiting
  waiting = []
  tell()
  for (const again of asked) again()
}

const untilAskedAgain = () =>
  new Promise<void>(again => {
    waiting = [...waiting, again]
    tell()
  })

/**
 * The code of a part of a page. Without it the part waits, and what stands around it stays: the fallback is `PartOnItsWay`, which says what is
 * missing and asks again.
 */
export const latePart = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  for (;;) {
    try {
      await bringMissedStyles()
      const module = await load()
      triesInVain = 0
      return module
    } catch (error) {
      // It may also be a fault of the code itself; that nobody can tell here.
      console.error(`A part of the page did not arrive: ${error}`)
      triesInVain += 1
      // The server may be gone: whoever returns from there brings the code.
      connection.suspect()
      await untilAskedAgain()
    }
  }
}

/** What is gone for good is not asked for without an end. */
const TRIES_BY_ITSELF = 4
/** The line is back, or the server is. */
export const askForPartsByItself = () => {
  if (triesInVain <= TRIES_BY_ITSELF) askForParts()
}

/** How often code was asked for in vain since the last that came, and null while it is on its way. */
export const missingParts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  triesInVain: (): number | null => (waiting.length === 0 ? null : triesInVain),
}
