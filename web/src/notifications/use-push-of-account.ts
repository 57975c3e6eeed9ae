import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { CURRENT_USER_KEY } from '../platform/current-user.ts'
import { placeOf } from './notification-link.tsx'
import { useMarkNotifications } from './notification-mutations.ts'
import { dropPushOfOthers, renewPush } from './push-subscription.ts'

/** Keeps what the browser shows by itself with the account that asked for it, and opens here what was pressed there. */
export const usePushOfAccount = (email: string) => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutate: mark } = useMarkNotifications(email)
  useEffect(() => {
    renewPush(email)
    return () => {
      if (queryClient.getQueryData(CURRENT_USER_KEY) === null) void dropPushOfOthers(null)
    }
  }, [email, queryClient])
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const pressed = new AbortController()
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const { id, url } = readPressed(data)
      if (id === null || url === null) return
      mark({ which: [id], isRead: true, isSilent: true })
      navigate(placeOf(url))
    }
    navigator.serviceWorker.addEventListener('message', onMessage, { signal: pressed.signal })
    return () => pressed.abort()
  }, [mark, navigate])
}

/** What the service worker says when its notification was pressed. */
const readPressed = (data: unknown): { id: number | null; url: string | null } => {
  const { id, url } = Object(data)
  return { id: typeof id === 'number' ? id : null, url: typeof url === 'string' ? url : null }
}
