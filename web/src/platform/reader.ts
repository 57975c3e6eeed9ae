import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { call, callPage, type ItemOf } from './call.ts'

/** How a query reads: in the browser over the wire, on the server within the process. */
export interface Reader {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, signal?: AbortSignal): Promise<OutputOf<E>>
  callPage<E extends Endpoint & { isPaged: true }>(endpoint: E, input: InputOf<E>, signal?: AbortSignal): Promise<Page<ItemOf<E>>>
}

export const overTheWire: Reader = { call, callPage }

/** Where a page is: what its address says. */
interface Place {
  pathname: string
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

/** What a screen wants in the cache before the server renders it. What cannot be read is left out; the browser asks for it. */
export type ScreenPrefetch = (queryClient: QueryClient, reader: Reader, place: Place) => Promise<unknown>
