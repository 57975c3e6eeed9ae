import { useEffect, useState } from 'react'
import { announce } from '../../ui/announcer.tsx'

/** How much was written while the chat was closed; said aloud as it comes. What stood there on coming in counts as read. */
export const useUnread = (written: readonly string[] | undefined, isOpen: boolean): number => {
  const [seen, setSeen] = useState<string | null>(null)
  const latest = written?.at(-1) ?? ''
  if (written && (isOpen || seen === null) && seen !== latest) setSeen(latest)
  const unread = written && seen !== null && !isOpen ? written.length - 1 - written.lastIndexOf(seen) : 0
  useEffect(() => {
    if (unread > 0) announce(unread === 1 ? 'A new message in the chat.' : `${unread} new messages in the chat.`)
  }, [unread])
  return unread
}
