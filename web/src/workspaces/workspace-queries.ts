import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getWorkspace, listWorkspaces } from '#contract/workspaces.ts'
import { getInvitation, listReceivedInvitations, listWorkspaceInvitations } from '#contract/workspaces-participants.ts'
import { call, callPage } from '../platform/call.ts'

const WITHOUT_LIVE_REFRESH_MS = 10_000

export const WORKSPACES_KEY = ['workspaces'] as const
export const WORKSPACE_LIST_KEY = [...WORKSPACES_KEY, 'list'] as const
export const INVITATION_KEY = [...WORKSPACES_KEY, 'invitation'] as const
export const workspaceKey = (workspaceId: number) => [...WORKSPACES_KEY, 'detail', workspaceId] as const
export const invitationsKey = (workspaceId: number) => [...WORKSPACES_KEY, 'invitations', workspaceId] as const

const listQuery = (userEmail: string, q: string) =>
  infiniteQueryOptions({
    queryKey: [...WORKSPACE_LIST_KEY, userEmail, q],
    queryFn: ({ pageParam, signal }) =>
      callPage(listWorkspaces, { userEmail, ...(q && { q }), ...(pageParam !== null && { cursor: pageParam }) }, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    placeholderData: keepPreviousData,
  })

/** The workspaces of whoever is signed in, and those that are open to everybody. */
export const useListWorkspaces = (userEmail: string, q: string) => useInfiniteQuery(listQuery(userEmail, q))

export const useGetWorkspace = (workspaceId: number, isLive: boolean) =>
  useQuery({
    queryKey: workspaceKey(workspaceId),
    queryFn: ({ signal }) => call(getWorkspace, { workspaceId }, signal),
    refetchInterval: isLive ? false : WITHOUT_LIVE_REFRESH_MS,
  })

export const useListInvitations = (workspaceId: number) =>
  useQuery({
    queryKey: invitationsKey(workspaceId),
    queryFn: ({ signal }) => call(listWorkspaceInvitations, { workspaceId }, signal),
  })

/** Stands with the lists: whenever they are another one, so may this be. */
export const useListReceivedInvitations = (userEmail: string) =>
  useQuery({
    queryKey: [...WORKSPACE_LIST_KEY, 'received', userEmail],
    queryFn: ({ signal }) => call(listReceivedInvitations, {}, signal),
  })

export const useGetInvitation = (invitationId: number) =>
  useQuery({
    queryKey: [...INVITATION_KEY, invitationId],
    queryFn: ({ signal }) => call(getInvitation, { invitationId }, signal),
  })
