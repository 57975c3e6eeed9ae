/**
 * The keyboard and the screen reader go on at the screen's heading, as they would on a new page. `isShown`: the eye goes there too, where what
 * was long gives way to what is short and a phone would be left at the footer.
 */
export const focusScreenHeading = ({ isShown = false }: { isShown?: boolean } = {}) => {
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target?.focus({ preventScroll: !isShown })
}

const twoFramesLater = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))
const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/**
 * What was pressed may be gone with what it did: then the keyboard goes on at the heading, and not at nothing. A dialog that closes meanwhile gives
 * it back to what opened it, a frame after it is gone.
 */
export const keepFocus = () => twoFramesLater(() => isNowhere() && twoFramesLater(() => isNowhere() && focusScreenHeading()))

/** The same at once, at a heading nearer by. Answers whether the focus was nowhere: who has moved it elsewhere meanwhile keeps it there. */
export const focusIfNowhere = (heading: HTMLElement | null | undefined): boolean => {
  if (!isNowhere()) return false
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
  return true
}
