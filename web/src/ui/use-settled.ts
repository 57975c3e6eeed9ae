import { useEffect, useState } from 'react'

const SEARCH_DEBOUNCE_MS = 500

/** What was typed, once the typing has paused. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
