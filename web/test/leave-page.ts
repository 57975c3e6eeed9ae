const ways = new Set<() => void>()

/** How what a test opened is left when it is done, or before the next page is opened. */
export const onLeave = (way: () => void): void => void ways.add(way)

/** Leaves all that is open. */
export const leavePages = (): void => {
  const open = [...ways]
  ways.clear()
  for (const way of open) way()
}
