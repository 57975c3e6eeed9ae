import { queryOptions } from '@tanstack/react-query'
import { getSignInMethods } from '#contract/accounts.ts'
import { overTheWire, type Reader } from '../platform/reader.ts'

/** How one may sign in here. Nothing of it changes while a page is open. */
export const signInMethodsQuery = (reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: ['accounts', 'sign-in-methods'],
    queryFn: ({ signal }) => reader.call(getSignInMethods, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
