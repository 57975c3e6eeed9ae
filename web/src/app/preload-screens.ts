/** Where a signed-in person goes next, and what is fetched late there: at hand before a connection can be lost on the way. */
const fetchScreens = () =>
  Promise.all([
    import('../screens/projects-screen.tsx'),
    import('../screens/submit-project-screen.tsx'),
    import('../screens/project-screen.tsx'),
    import('../projects/status-select.tsx'),
    import('../projects/brief-questions.tsx'),
    import('../projects/count-answer.tsx'),
  ])

/** After the load, when the browser has nothing else to do. */
const QUIET_AFTER_MS = 1_500

/** Fetches the code of the screens that the shell leads to. Not for those who save data. Answers how to leave it. */
export const preloadScreens = (): (() => void) => {
  const isSavingData = 'connection' in navigator && Object(navigator.connection).saveData === true
  if (isSavingData) return () => undefined
  const timer = setTimeout(() => {
    fetchScreens().then(
      () => performance.mark('onhand:screens-at-hand'),
      () => {
        // Each is fetched again, and missed aloud, when somebody goes there.
      },
    )
  }, QUIET_AFTER_MS)
  return () => clearTimeout(timer)
}
