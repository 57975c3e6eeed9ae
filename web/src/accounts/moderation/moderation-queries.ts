import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changeRole,
  listAccounts,
  listAuditEntries,
  type ModeratedAccount,
  restoreAccount,
  suspendAccount,
} from '#contract/accounts-moderation.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call, callPage } from '../../platform/call.ts'
import { showError, showSuccess } from '../../ui/toasts.ts'

const MODERATION_KEY = ['accounts', 'moderation'] as const

export type AccountFilter = Pick<InputOf<typeof listAccounts>, 'q' | 'show'>

export const useListAccounts = (filter: AccountFilter) =>
  useInfiniteQuery({
    queryKey: [...MODERATION_KEY, 'list', filter],
    queryFn: ({ pageParam, signal }) => callPage(listAccounts, { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    placeholderData: previous => previous,
  })

export const useListAuditEntries = () =>
  useInfiniteQuery({
    queryKey: [...MODERATION_KEY, 'audit'],
    queryFn: ({ pageParam, signal }) => callPage(listAuditEntries, pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
  })

const useDeed = <Input>(
  send: (input: Input) => Promise<ModeratedAccount>,
  said: (account: ModeratedAccount) => string,
  onDone?: () => void,
) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: account => {
      onDone?.()
      showSuccess(said(account), `moderate-${account.id}`)
      return queryClient.invalidateQueries({ queryKey: MODERATION_KEY })
    },
    onError: error => {
      showError(error.message, 'moderate')
      // Another admin may have been there first.
      return queryClient.invalidateQueries({ queryKey: MODERATION_KEY })
    },
  })
}

export const useChangeRole = () =>
  useDeed(
    (input: InputOf<typeof changeRole>) => call(changeRole, input),
    account => `${account.name} now has the roles: ${account.roles.join(', ')}.`,
  )
export const useSuspendAccount = (onDone: () => void) =>
  useDeed(
    (input: InputOf<typeof suspendAccount>) => call(suspendAccount, input),
    account => `${account.name} is suspended.`,
    onDone,
  )
export const useRestoreAccount = () =>
  useDeed(
    (accountId: string) => call(restoreAccount, { accountId }),
    account => `${account.name} can log in again.`,
  )
