/** Once the page has painted and nobody waits for the browser. Answers how to take it back. */
export const whenIdle = (action: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(action)
    return () => cancelIdleCallback(asked)
  }
  // Safari knows no idle time.
  const timer = setTimeout(action)
  return () => clearTimeout(timer)
}
