import { useEffect, useRef } from 'react'
import { focusIfNowhere } from '../ui/screen-heading.ts'

/** A button goes with what it did. Answers what to call, with what goes, once that is known; when `isGone` says so of it, the focus goes to `next`. */
export const useFocusWhenGone = <What>(isGone: (what: What) => boolean, next: () => HTMLElement | null): ((what: What) => void) => {
  const going = useRef<{ what: What } | null>(null)
  useEffect(() => {
    if (going.current === null || !isGone(going.current.what)) return
    going.current = null
    focusIfNowhere(next())
  })
  return what => {
    going.current = { what }
  }
}
