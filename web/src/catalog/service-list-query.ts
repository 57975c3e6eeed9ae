import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { overTheWire, type Reader } from '../platform/reader.ts'
import { catalog } from './catalog-queries.ts'
import type { ServiceFilter } from './service-filter.ts'

/** A list that goes on a page at a time. `from` is where it begins: the start, or a cursor that stood in the address. */
export const servicesQuery = (filter: ServiceFilter, from: string | null, reader: Reader = overTheWire) =>
  infiniteQueryOptions({
    queryKey: ['catalog', 'services', filter, from],
    queryFn: async ({ pageParam, signal }) =>
      reader.callPage(
        (await catalog()).listServices,
        {
          ...(filter.q === '' ? {} : { q: filter.q }),
          ...(filter.categoryId === null ? {} : { categoryId: filter.categoryId }),
          ...(filter.isArOnly ? { ar: 'true' as const } : {}),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      ),
    initialPageParam: from,
    getNextPageParam: page => page.nextCursor,
  })

export const useListServices = (filter: ServiceFilter, from: string | null) => useInfiniteQuery(servicesQuery(filter, from))
