import { useEffect, useRef } from 'react'

/** Puts the focus on an element that is there only after the next change of the page. Answers how to ask for it, by the element's id. */
export const useFocusLater = (): ((id: string) => void) => {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current)
    if (!element) return
    wanted.current = null
    element.focus()
  })
  return id => {
    wanted.current = id
  }
}
