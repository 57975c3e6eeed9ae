/** Does so many things at once; what comes beyond that waits in line, first come, first served. For what takes a core and much memory each. */
export const inLine = (atOnce: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
    if (running >= atOnce) await new Promise<void>(turn => waiting.push(turn))
    else running += 1
    try {
      return await work()
    } finally {
      // Its place goes on to the next in line.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** One after another of what is about the same; what is about something else does not wait. A line that is empty is forgotten. */
export const inLineBy = (): (<T>(what: string, work: () => Promise<T>) => Promise<T>) => {
  const lasts = new Map<string, Promise<void>>()
  return (what, work) => {
    const done = (lasts.get(what) ?? Promise.resolve()).then(work)
    const last = done.then(
      () => undefined,
      () => undefined,
    )
    lasts.set(what, last)
    void last.then(() => lasts.get(what) === last && lasts.delete(what))
    return done
  }
}
