import { infiniteQueryOptions, keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { overTheWire, type Reader } from '../platform/reader.ts'
import { catalog } from './catalog-queries.ts'
import { filterInput, type ServiceFilter } from './service-filter.ts'

/** A list that goes on a page at a time. `from` is where it begins: the start, or a cursor that stood in the address. */
export const servicesQuery = (filter: ServiceFilter, from: string | null, reader: Reader = overTheWire) =>
  infiniteQueryOptions({
    queryKey: ['catalog', 'services', filter, from],
    queryFn: async ({ pageParam, signal }) =>
      reader.callPage(
        (await catalog()).listServices,
        {
          ...filterInput(filter),
          ...(filter.sortBy === null ? {} : { sortBy: filter.sortBy }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      ),
    initialPageParam: from,
    getNextPageParam: page => page.nextCursor,
  })

export const useListServices = (filter: ServiceFilter, from: string | null) => useInfiniteQuery(servicesQuery(filter, from))

/** How many there are, by category and with AR; the order of the list changes nothing. */
export const serviceCountsQuery = (filter: ServiceFilter, reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: ['catalog', 'counts', filterInput(filter)],
    queryFn: async ({ signal }) => reader.call((await catalog()).countServices, filterInput(filter), signal),
  })

/** While a new search is counted the figures of the one before stand, so that nothing jumps. */
export const useCountServices = (filter: ServiceFilter) => useQuery({ ...serviceCountsQuery(filter), placeholderData: keepPreviousData })
