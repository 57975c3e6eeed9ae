import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { connection } from '../../platform/connection.ts'
import { live } from '../../platform/live-room.ts'
import { Outbox, type Sender, type Unsent } from './outbox.ts'

const NOTHING: readonly Unsent[] = []

/** The outbox of the chat that is open: it sends when there is something, and again when the line is back. */
export const useOutbox = (sender: Sender): { outbox: Outbox; waiting: readonly Unsent[] } => {
  const queryClient = useQueryClient()
  const [outbox] = useState(() => new Outbox(sender, queryClient))
  const waiting = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.waiting,
    () => NOTHING,
  )
  useEffect(() => {
    const flush = () => void outbox.flush()
    const stops = [outbox.start()]
    flush()
    stops.push(
      connection.onReturn(flush),
      live.onStatus(() => live.isOpen && flush()),
    )
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      for (const stop of stops) stop()
    }
  }, [outbox])
  return { outbox, waiting }
}
