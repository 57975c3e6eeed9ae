import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ActivityGroup, listActivity } from '#contract/workspaces-activity.ts'
import { callPage } from '../../platform/call.ts'
import { WORKSPACES_KEY } from '../workspace-queries.ts'

export interface ActivityFilter {
  group: ActivityGroup | null
  participantId: number | null
}

export const activityKey = (workspaceId: number) => [...WORKSPACES_KEY, 'activity', workspaceId] as const

const activityQuery = (workspaceId: number, { group, participantId }: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: [...activityKey(workspaceId), group, participantId],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listActivity,
        { workspaceId, ...(group && { group }), ...(participantId && { participantId }), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    placeholderData: keepPreviousData,
  })

export const useListActivity = (workspaceId: number, filter: ActivityFilter) => useInfiniteQuery(activityQuery(workspaceId, filter))
