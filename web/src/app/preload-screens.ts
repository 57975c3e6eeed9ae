/** Where a signed-in person goes next, and what is fetched late there: at hand before a connection can be lost on the way. */
const SCREENS = [
  () => import('../screens/projects-screen.tsx'),
  () => import('../screens/submit-project-screen.tsx'),
  () => import('../screens/project-screen.tsx'),
  () => import('../projects/status-select.tsx'),
  () => import('../projects/brief-questions.tsx'),
  () => import('../projects/count-answer.tsx'),
]

/** After the load, when the line has nothing else to carry. */
const QUIET_AFTER_MS = 1_500

// Safari knows no idle time.
const idle = () =>
  new Promise<void>(resume => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resume())
    else setTimeout(resume)
  })

/** One after the other, each when nobody waits for the browser: all at once would keep a slow phone busy while somebody types. */
const fetchScreens = async (signal: AbortSignal): Promise<void> => {
  for (const fetchScreen of SCREENS) {
    await idle()
    if (signal.aborted) return
    await fetchScreen()
  }
  performance.mark('onhand:screens-at-hand')
}

/** Fetches the code of the screens that the shell leads to. Not for those who save data. Answers how to leave it. */
export const preloadScreens = (): (() => void) => {
  const isSavingData = 'connection' in navigator && Object(navigator.connection).saveData === true
  if (isSavingData) return () => undefined
  const left = new AbortController()
  const timer = setTimeout(() => {
    fetchScreens(left.signal).catch(() => {
      // Each is fetched again, and missed aloud, when somebody goes there.
    })
  }, QUIET_AFTER_MS)
  return () => {
    clearTimeout(timer)
    left.abort()
  }
}
