import { infiniteQueryOptions, type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { uuidv7 } from 'uuidv7'
import {
  getSessionRecord,
  keepSnapshot,
  listSessionMessages,
  listSessionTimeLine,
  type SessionMessage,
  saveSessionNotes,
  sendSessionMessage,
} from '#contract/ar-sessions-record.ts'
import { call, callPage } from '../platform/call.ts'
import { callWithFile } from '../platform/call-with-file.ts'
import { askAnew } from '../platform/query-client.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { RETRY_EVERY_MS, retryUntilReached } from './retry-until-reached.ts'
import { type Messages, withMessage } from './session-messages.ts'
import { SESSIONS_KEY } from './session-queries.ts'

const WITHOUT_LIVE_REFRESH_MS = 5_000
export const messagesKey = (sessionId: number) => [...SESSIONS_KEY, 'messages', sessionId] as const

export const recordKey = (sessionId: number) => [...SESSIONS_KEY, 'record', sessionId] as const

const messagesQuery = (sessionId: number) =>
  infiniteQueryOptions({
    queryKey: messagesKey(sessionId),
    queryFn: ({ pageParam, signal }) =>
      callPage(listSessionMessages, { sessionId, ...(pageParam !== null && { cursor: pageParam }) }, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
  })

/** What was written beside the call; the newest page first, each page the oldest first. */
export const useListSessionMessages = (sessionId: number, isLive: boolean) =>
  useInfiniteQuery({ ...messagesQuery(sessionId), refetchInterval: isLive ? false : WITHOUT_LIVE_REFRESH_MS })

/** Puts a message that came into what is known of the chat: it is not read anew for each. */
export const addMessage = (queryClient: QueryClient, sessionId: number, message: SessionMessage) => {
  const queryKey = messagesKey(sessionId)
  // What is being read just now may be from before it.
  if (queryClient.isFetching({ queryKey }) > 0) return void askAnew(queryClient, queryKey)
  queryClient.setQueryData<Messages>(queryKey, known => withMessage(known, message))
}

/** Sent twice after a lost answer, it is one message. */
export const useSendSessionMessage = (sessionId: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ content, messageId }: { content: string; messageId: string }) =>
      call(sendSessionMessage, { sessionId, messageId, content }),
    retry: retryUntilReached,
    retryDelay: RETRY_EVERY_MS,
    onError: error => showError(`Failed to send message: ${error.message}`, 'session-message'),
    onSuccess: message => addMessage(queryClient, sessionId, message),
  })
}
export const newMessageId = (): string => uuidv7()

/** Everything that is kept of a session. */
export const useGetSessionRecord = (sessionId: number) =>
  useQuery({
    queryKey: recordKey(sessionId),
    queryFn: ({ signal }) => call(getSessionRecord, { sessionId }, signal),
  })

/** What happened and what was drawn, the earliest first. Below the record's key: what is kept anew stands in it. */
export const useListSessionTimeLine = (sessionId: number) =>
  useInfiniteQuery({
    queryKey: [...recordKey(sessionId), 'time-line'],
    queryFn: ({ pageParam, signal }) =>
      callPage(listSessionTimeLine, { sessionId, ...(pageParam !== null && { cursor: pageParam }) }, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
  })

/** `told`: what is said once it is kept. */
export const useKeepSnapshot = (sessionId: number, told = 'The picture is kept in the record.') => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => callWithFile(keepSnapshot, { sessionId }, file),
    onSuccess: () => {
      showSuccess(told, 'snapshot')
      return queryClient.invalidateQueries({ queryKey: SESSIONS_KEY })
    },
    onError: error => showError(`Failed to keep the picture: ${error.message}`, 'snapshot'),
  })
}

export const useSaveSessionNotes = (sessionId: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (notes: string) => call(saveSessionNotes, { sessionId, notes }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: recordKey(sessionId) }),
    onError: error => showError(`Failed to save your notes: ${error.message}`, 'session-notes'),
  })
}
