import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

const SEARCH_DEBOUNCE_MS = 500

/** Tells what was typed, once the typing has paused. */
const useOnSettled = (text: string, onSettled: (typed: string) => void): void => {
  const tell = useEffectEvent(onSettled)
  useEffect(() => {
    const timer = setTimeout(() => tell(text.trim()), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
}

/** What was typed, once the typing has paused; `settle` sets it at once, as Enter does. */
export const useSettled = (text: string): { settled: string; settle: (text: string) => void } => {
  const [settled, setSettled] = useState(text)
  useOnSettled(text, setSettled)
  return { settled, settle: setSettled }
}

/**
 * A search that stands in the address: what is typed goes there when the typing pauses, and an address that changes otherwise, as by Back,
 * changes the text.
 */
export const useSearchText = (search: string, onChange: (search: string) => void) => {
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(search)
  const [sent, setSent] = useState(search)
  if (search !== seen) {
    setSeen(search)
    // The address that comes of one's own typing must not take back what was typed since.
    if (search !== sent) setText(search)
  }
  /** What is typed, for an address that is about to change. */
  const taken = () => {
    const typed = text.trim()
    setSent(typed)
    return typed
  }
  const send = () => {
    const typed = taken()
    if (typed !== search) onChange(typed)
  }
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const isLeaving = next !== undefined && next.pathname !== pathname
  // Whoever is on his way to another page, whose code may still be coming, is not called back by what he typed here.
  useOnSettled(text, () => isLeaving || send())
  return {
    text,
    type: setText,
    taken,
    send,
    clear: () => {
      setText('')
      setSent('')
    },
  }
}
