import { useEffect, useRef } from 'react'

/** The keyboard and the screen reader go on at the screen's heading, as they would on a new page. */
export const focusScreenHeading = () => {
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}

/** For a button that goes when it has done its work: once the result is there, the focus goes to the heading. Answers what to call when it is pressed. */
export const useHeadingFocusAfterPress = (isResultThere: boolean): (() => void) => {
  const isAwaited = useRef(false)
  useEffect(() => {
    if (!isResultThere || !isAwaited.current) return
    isAwaited.current = false
    focusScreenHeading()
  }, [isResultThere])
  return () => {
    isAwaited.current = true
  }
}
