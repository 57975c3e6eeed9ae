import { type InfiniteData, infiniteQueryOptions, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import { listMessages, MESSAGES_PER_PAGE, type WorkspaceMessage } from '#contract/workspaces-messages.ts'
import { call } from '../../platform/call.ts'
import { askAnew } from '../../platform/query-client.ts'
import { WORKSPACES_KEY } from '../workspace-queries.ts'

type Pages = InfiniteData<WorkspaceMessage[], number | null>

const CATCH_UP_AT_ONCE = 100

export const messagesKey = (workspaceId: number) => [...WORKSPACES_KEY, 'messages', workspaceId] as const

const messagesQuery = (workspaceId: number) =>
  infiniteQueryOptions({
    queryKey: messagesKey(workspaceId),
    queryFn: ({ pageParam, signal }) =>
      call(listMessages, { workspaceId, limit: MESSAGES_PER_PAGE, ...(pageParam === null ? {} : { before: pageParam }) }, signal),
    // Widened: the newest page is before nothing, the others are before a message.
    initialPageParam: null as number | null,
    // A next page exists when a page has 20 messages; the newest one may have grown since.
    getNextPageParam: page => (page.length >= MESSAGES_PER_PAGE ? page[0]?.id : undefined),
    // What is new comes by the room, and after a lost connection by `catchUp`: pages that were read are not fetched again.
    staleTime: Number.POSITIVE_INFINITY,
  })

const aroundKey = (workspaceId: number) => [...messagesKey(workspaceId), 'around'] as const

/** The messages about an older one, for who was led to it: it and what was said before and after; from there on back. */
const aroundQuery = (workspaceId: number, messageId: number) =>
  infiniteQueryOptions({
    queryKey: [...aroundKey(workspaceId), messageId],
    queryFn: async ({ pageParam, signal }) => {
      const list = (position: object) => call(listMessages, { workspaceId, limit: MESSAGES_PER_PAGE, ...position }, signal)
      if (pageParam !== null) return list({ before: pageParam })
      const [until, after] = await Promise.all([list({ before: messageId + 1 }), list({ after: messageId })])
      return [...until, ...after]
    },
    // Widened: the first page is about the message, the others are before one.
    initialPageParam: null as number | null,
    getNextPageParam: page => (page.length >= MESSAGES_PER_PAGE ? page[0]?.id : undefined),
    gcTime: 0,
  })

/** The newest messages, or those around one. */
export const useListMessages = (workspaceId: number, around: number | null) => {
  const newest = useInfiniteQuery({ ...messagesQuery(workspaceId), enabled: around === null })
  const older = useInfiniteQuery({ ...aroundQuery(workspaceId, around ?? 0), enabled: around !== null })
  return around === null ? newest : older
}

/** Pages come newest first, each oldest first; they are read oldest first. */
export const inOrder = (pages: readonly (readonly WorkspaceMessage[])[]): WorkspaceMessage[] => pages.toReversed().flat()

/** The pages with this message in its place: as it is now, or new at its end. An older one that was not loaded yet stays out. */
export const withMessage = (pages: WorkspaceMessage[][], message: WorkspaceMessage): WorkspaceMessage[][] => {
  if (pages.some(page => page.some(({ id }) => id === message.id)))
    return pages.map(page => page.map(each => (each.id === message.id ? message : each)))
  const [newest = [], ...older] = pages
  const isOld = newest[0] !== undefined && message.id < newest[0].id
  return isOld ? [...pages] : [[...newest, message].toSorted((one, other) => one.id - other.id), ...older]
}

/** Changes what is known now, and again once an answer that is under way has come: it may be from before what was told, and takes the place of all. */
const changeNowAndThen = (
  queryClient: QueryClient,
  workspaceId: number,
  change: (pages: WorkspaceMessage[][]) => WorkspaceMessage[][],
): void => {
  const queryKey = messagesKey(workspaceId)
  const put = () => void queryClient.setQueryData<Pages>(queryKey, data => data && { ...data, pages: change(data.pages) })
  put()
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.fetchStatus === 'fetching') void query.promise?.then(put, put)
}

const keepMessages = (queryClient: QueryClient, workspaceId: number, messages: readonly WorkspaceMessage[]): void => {
  changeNowAndThen(queryClient, workspaceId, pages => messages.reduce(withMessage, pages))
  // What is new does not belong among older ones; what is changed does.
  const changed = new Map(messages.map(message => [message.id, message]))
  const follow = (each: WorkspaceMessage) => changed.get(each.id) ?? each
  queryClient.setQueriesData<Pages>(
    { queryKey: aroundKey(workspaceId) },
    data => data && { ...data, pages: data.pages.map(page => page.map(follow)) },
  )
}

export const keepMessage = (queryClient: QueryClient, message: WorkspaceMessage): void =>
  keepMessages(queryClient, message.workspaceId, [message])

/** A file that messages refer to is another one now, or gone. */
export const keepReferredFile = (queryClient: QueryClient, workspaceId: number, fileId: number, file: WorkspaceFile | null): void => {
  const follow = (message: WorkspaceMessage) => (message.referenceFileId === fileId ? { ...message, referenceFile: file } : message)
  changeNowAndThen(queryClient, workspaceId, pages => pages.map(page => page.map(follow)))
}

/** Words of before are gone: every page that was read is fetched again. */
export const messagesAreOld = (queryClient: QueryClient, workspaceId: number): void =>
  void queryClient.invalidateQueries({ queryKey: messagesKey(workspaceId) })

/** Fetches what was said while nothing was heard. What was changed of older messages meanwhile comes with their pages, read anew. */
export const catchUp = async (queryClient: QueryClient, workspaceId: number): Promise<void> => {
  const known = queryClient.getQueryData<Pages>(messagesKey(workspaceId))
  // The first page is on its way: it may have been read before what was missed.
  if (!known) return askAnew(queryClient, messagesKey(workspaceId))
  const last = inOrder(known.pages).at(-1)?.id ?? 0
  try {
    const missed = await call(listMessages, { workspaceId, limit: CATCH_UP_AT_ONCE, after: last })
    if (missed.length >= CATCH_UP_AT_ONCE) await queryClient.resetQueries({ queryKey: messagesKey(workspaceId) })
    else {
      keepMessages(queryClient, workspaceId, missed)
      keepMessages(queryClient, workspaceId, await call(listMessages, { workspaceId, limit: CATCH_UP_AT_ONCE }))
    }
  } catch {
    // The room tells again when it is joined again; until then the page says that the server does not answer.
  }
}
