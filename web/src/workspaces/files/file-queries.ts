import { infiniteQueryOptions, keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listFileVersions, listWorkspaceFiles, readWorkspaceFile } from '#contract/workspaces-files.ts'
import { errorCodeOf } from '../../platform/app-error.ts'
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

const readFile = async (workspaceId: number, fileId: number, signal: AbortSignal) => {
  try {
    const file = await call(readWorkspaceFile, { fileId }, signal)
    return file.workspaceId === workspaceId ? file : null
  } catch (error) {
    if (errorCodeOf(error) === 'not_found') return null
    throw error
  }
}

/** One file, which the list may not have come to, or null where there is none of it in this workspace. An id of `null` asks for nothing. */
export const useWorkspaceFile = (workspaceId: number, fileId: number | null) =>
  useQuery({
    queryKey: [...filesKey(workspaceId), 'file', fileId],
    queryFn: fileId === null ? skipToken : ({ signal }) => readFile(workspaceId, fileId, signal),
  })

export const useListFileVersions = (workspaceId: number, fileId: number) =>
  useQuery({
    queryKey: [...filesKey(workspaceId), 'versions', fileId],
    queryFn: ({ signal }) => call(listFileVersions, { fileId }, signal),
  })
