import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readMailSwitch, readMailTrouble, saveMailSwitch, tryMailAgain } from '#contract/notifications-mail.ts'
import { call } from '../platform/call.ts'
import { showError, showSuccess } from '../ui/toasts.ts'

const switchQuery = (token: string) =>
  queryOptions({
    queryKey: ['notifications', 'mail-switch', token],
    queryFn: ({ signal }) => call(readMailSwitch, { token }, signal),
    // A link that does not work will not work in a second either.
    retry: false,
  })

/** What a link in a mail is about, and how that stands. */
export const useMailSwitch = (token: string) => useQuery(switchQuery(token))

export const useSaveMailSwitch = (token: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    /** Without `undo` it switches off. */
    mutationFn: (undo?: string) => call(saveMailSwitch, { token, ...(undo ? { undo } : {}) }),
    onSuccess: saved => queryClient.setQueryData(switchQuery(token).queryKey, saved),
    onError: error => showError(`Failed to save: ${error.message}`),
  })
}

const troubleQuery = (email: string) =>
  queryOptions({
    queryKey: ['notifications', 'mail-trouble', email],
    queryFn: ({ signal }) => call(readMailTrouble, {}, signal),
  })

/** Whether mail to a person comes back. */
export const useMailTrouble = (email: string) => useQuery(troubleQuery(email))

export const useTryMailAgain = (email: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(tryMailAgain, {}),
    onSuccess: answer => {
      queryClient.setQueryData(troubleQuery(email).queryKey, answer)
      showSuccess('The next notification is mailed to you again.')
    },
    onError: error => showError(`Failed to save: ${error.message}`),
  })
}
