/** Keeps the screen on while something is looked at; the browser lets go when the page is hidden, so it is asked again. Answers how to stop. */
export const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | undefined
  let isOver = false
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    // Refused when the battery is low: the screen then goes dark as it always does.
    lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (isOver) await lock?.release()
  }
  void ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
