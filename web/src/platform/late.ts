/**
 * Code that is fetched when it is needed. Without a network it is waited for: whoever opens something sees it when the line is back, and what
 * stands on the page stays. With a network a failure is one, and the page says so.
 */
export const late = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  // The line may be back before its failure is told.
  let isBack = false
  const comesBack = () => {
    isBack = true
  }
  window.addEventListener('online', comesBack, { once: true })
  try {
    return await load()
  } catch (error) {
    if (isBack) return late(load)
    if (navigator.onLine) throw error
    await new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
    return late(load)
  } finally {
    window.removeEventListener('online', comesBack)
  }
}
