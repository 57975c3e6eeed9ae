/** What an iterator answers without waiting for anything but our own turn; null where it waits. A failure is for whoever awaits it next. */
const atOnce = <T>(next: Promise<T>): Promise<T | null> =>
  Promise.race([next.catch(() => null), new Promise<null>(resolve => setImmediate(resolve, null))])

/**
 * What comes one right after the other together, what is waited for by itself: so that a writer who is slower than his source writes once
 * for many. Each burst has at least one; the order stays. What comes before a failure is handed on before it.
 */
export const inBursts = async function* <T>(items: AsyncIterable<T>): AsyncGenerator<T[], void> {
  const iterator = items[Symbol.asyncIterator]()
  let next = iterator.next()
  try {
    while (true) {
      const first = await next
      if (first.done === true) return
      const burst = [first.value]
      next = iterator.next()
      let more = await atOnce(next)
      while (more !== null && more.done !== true) {
        burst.push(more.value)
        next = iterator.next()
        more = await atOnce(next)
      }
      yield burst
    }
  } finally {
    // One who stops early has asked for one more already.
    await next.catch(() => undefined)
    await iterator.return?.()
  }
}
