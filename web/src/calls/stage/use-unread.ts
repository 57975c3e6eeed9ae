import { useEffect, useState } from 'react'
import { draftOf } from '../../platform/draft.ts'
import { announce } from '../../ui/announcer.tsx'

/** A session that nobody has come back to for so long has nothing new. */
const KEPT_FOR_MS = 30 * 24 * 3_600_000
/** Stands for a chat in which nothing was written yet. */
const NOTHING = '-'

interface Watched {
  /** Whose chat it is, and who reads it. */
  room: string
  side: string
  /** What the others have written, the latest last; undefined: not known yet. */
  written: readonly string[] | undefined
  isOpen: boolean
}

/**
 * How much was written while the chat was closed; said aloud as it comes. What stood there on coming in for the first time counts as read;
 * what came later and was not looked at is new after a reload too.
 */
export const useUnread = ({ room, side, written, isOpen }: Watched): number => {
  const kept = draftOf<{ seen: string }>(`chat-seen.${room}.${side}`, ['seen'], { keptForMs: KEPT_FOR_MS })
  const [seen, setSeen] = useState<string | null>(() => kept.load().seen ?? null)
  const latest = written?.at(-1) ?? NOTHING
  if (written && (isOpen || seen === null) && seen !== latest) setSeen(latest)
  const unread = written && seen !== null && !isOpen ? written.length - 1 - written.lastIndexOf(seen) : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: what keeps it is another object each time, and the same
  useEffect(() => {
    if (seen !== null) kept.save({ seen })
  }, [seen, room, side])
  useEffect(() => {
    if (unread > 0) announce(unread === 1 ? 'A new message in the chat.' : `${unread} new messages in the chat.`)
  }, [unread])
  return unread
}
