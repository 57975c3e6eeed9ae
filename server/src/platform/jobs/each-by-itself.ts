/**
 * Does a piece of work for each of many, one after the other: one that fails keeps none of the others waiting. Fails in the end if any did,
 * with all that went wrong.
 */
export const eachByItself = async <T>(items: readonly T[], signal: AbortSignal, work: (item: T) => Promise<unknown>): Promise<void> => {
  const errors: unknown[] = []
  for (const item of items) {
    signal.throwIfAborted()
    try {
      await work(item)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} failed.`)
}
