import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listFileVersions, listWorkspaceFiles } from '#contract/workspaces-files.ts'
import { call, callPage } from '../../platform/call.ts'
import { WORKSPACES_KEY } from '../workspace-queries.ts'

export const filesKey = (workspaceId: number) => [...WORKSPACES_KEY, 'files', workspaceId] as const

const filesQuery = (workspaceId: number, q: string) =>
  infiniteQueryOptions({
    queryKey: [...filesKey(workspaceId), 'list', q],
    queryFn: ({ pageParam, signal }) =>
      callPage(listWorkspaceFiles, { workspaceId, ...(q && { q }), ...(pageParam !== null && { cursor: pageParam }) }, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    placeholderData: keepPreviousData,
  })

export const useListWorkspaceFiles = (workspaceId: number, q: string) => useInfiniteQuery(filesQuery(workspaceId, q))

export const useListFileVersions = (workspaceId: number, fileId: number) =>
  useQuery({
    queryKey: [...filesKey(workspaceId), 'versions', fileId],
    queryFn: ({ signal }) => call(listFileVersions, { fileId }, signal),
  })
