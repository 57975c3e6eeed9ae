import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ExpertProfile, getExpertProfile, listExpertProfiles } from '#contract/experts.ts'
import { isAwaitingAnswer, listVerificationRequests } from '#contract/experts-verification.ts'
import { errorCodeOf } from '../platform/app-error.ts'
import { call } from '../platform/call.ts'
import { overTheWire, type Reader } from '../platform/reader.ts'

/** While an answer is awaited: how often it is asked whether it is there. */
const AWAITED_REFRESH_MS = 30_000

export const ownProfileKey = (email: string) => ['experts', 'own-profile', email] as const
export const requestsKey = (expertProfileId: number) => ['experts', 'requests', expertProfileId] as const
export const draftDocumentsKey = (expertProfileId: number) => ['experts', 'draft-documents', expertProfileId] as const

/** An expert as everybody sees him; null when there is none. */
export const expertQuery = (expertProfileId: number, reader: Reader = overTheWire) =>
  queryOptions<ExpertProfile | null>({
    queryKey: ['experts', 'detail', expertProfileId],
    queryFn: async ({ signal }) => {
      try {
        return await reader.call(getExpertProfile, { expertProfileId }, signal)
      } catch (error) {
        if (errorCodeOf(error) === 'not_found') return null
        throw error
      }
    },
  })

export const useGetExpert = (expertProfileId: number) => useQuery(expertQuery(expertProfileId))
/** Asks nothing while there is none to ask for. */
export const useGetWantedExpert = (expertProfileId: number | null) =>
  useQuery({ ...expertQuery(expertProfileId ?? 0), enabled: expertProfileId !== null })

/** The profile of the person himself; null when he has none yet. */
export const useOwnProfile = (email: string) =>
  useQuery(
    queryOptions<ExpertProfile | null>({
      queryKey: ownProfileKey(email),
      queryFn: async ({ signal }) => (await call(listExpertProfiles, { email }, signal))[0] ?? null,
    }),
  )

/** An expert's requests, the newest first. */
export const useListVerificationRequests = (expertProfileId: number) =>
  useQuery({
    queryKey: requestsKey(expertProfileId),
    queryFn: ({ signal }) => call(listVerificationRequests, { expertProfileId }, signal),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.some(({ currentStatus }) => isAwaitingAnswer(currentStatus)) ? AWAITED_REFRESH_MS : false),
  })
