/**
 * Plays what an element has. On a page that nobody has pressed yet a browser lets nothing be heard, and then shows no picture either: that one is
 * played without its sound. Answers whether it is heard.
 */
export const playAnyway = async (element: HTMLMediaElement): Promise<boolean> => {
  try {
    await element.play()
    return true
  } catch (error) {
    // Whatever else kept it from playing has nothing to do with sound: it was taken away meanwhile, or plays something newer.
    if (!(error instanceof Error && error.name === 'NotAllowedError')) return true
    element.muted = true
    await element.play().catch(() => undefined)
    return false
  }
}
