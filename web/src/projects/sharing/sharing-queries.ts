import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { createPlanShare, SharedPlan } from '#contract/projects-sharing.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { errorCodeOf } from '../../platform/app-error.ts'
import { call } from '../../platform/call.ts'
import { overTheWire, type Reader } from '../../platform/reader.ts'

const sharing = () => import('#contract/projects-sharing.ts')

const sharesKey = (projectId: number) => ['projects', 'shares', projectId] as const

export const useListPlanShares = (projectId: number) =>
  useQuery({
    queryKey: sharesKey(projectId),
    queryFn: async ({ signal }) => call((await sharing()).listPlanShares, { projectId }, signal),
  })

/** Said in the dialog and not in a toast: it lies over the page. */
export const useCreatePlanShare = (projectId: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (expiresInDays: InputOf<typeof createPlanShare>['expiresInDays']) =>
      call((await sharing()).createPlanShare, { projectId, expiresInDays }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sharesKey(projectId) }),
  })
}

export const useRevokePlanShare = (projectId: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (shareId: number) => call((await sharing()).revokePlanShare, { projectId, shareId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sharesKey(projectId) }),
  })
}

/** The plan behind a link; null when there is none. */
export const sharedPlanQuery = (token: string, reader: Reader = overTheWire) =>
  queryOptions<SharedPlan | null>({
    queryKey: ['shared-plans', token],
    queryFn: async ({ signal }) => {
      try {
        return await reader.call((await sharing()).openSharedPlan, { token }, signal)
      } catch (error) {
        if (errorCodeOf(error) === 'not_found') return null
        throw error
      }
    },
  })

/** A project's plan as it is printed. */
export const usePlanDocument = (projectId: number) =>
  useQuery({
    queryKey: ['projects', 'document', projectId],
    queryFn: async ({ signal }) => call((await sharing()).exportPlanJson, { projectId }, signal),
    staleTime: 0,
  })
