import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getService, listCategories, listFeaturedServices, listServices, type Service } from '#contract/catalog.ts'
import { errorCodeOf } from '../platform/app-error.ts'
import { overTheWire, type Reader } from '../platform/reader.ts'
import type { ServiceFilter } from './service-filter.ts'

export const categoriesQuery = (reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: ['catalog', 'categories'],
    queryFn: ({ signal }) => reader.call(listCategories, {}, signal),
    // They change when an operator brings in people, which is seldom.
    staleTime: 10 * 60_000,
  })

export const featuredServicesQuery = (reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: ['catalog', 'featured'],
    queryFn: ({ signal }) => reader.call(listFeaturedServices, {}, signal),
  })

/** A list that goes on a page at a time. `from` is where it begins: the start, or a cursor that stood in the address. */
export const servicesQuery = (filter: ServiceFilter, from: string | null, reader: Reader = overTheWire) =>
  infiniteQueryOptions({
    queryKey: ['catalog', 'services', filter, from],
    queryFn: ({ pageParam, signal }) =>
      reader.callPage(
        listServices,
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

/** One service; null when there is none. */
export const serviceQuery = (serviceId: number, reader: Reader = overTheWire) =>
  queryOptions<Service | null>({
    queryKey: ['catalog', 'service', serviceId],
    queryFn: async ({ signal }) => {
      try {
        return await reader.call(getService, { serviceId }, signal)
      } catch (error) {
        if (errorCodeOf(error) === 'not_found') return null
        throw error
      }
    },
  })

export const useListCategories = () => useQuery(categoriesQuery())
export const useListFeaturedServices = () => useQuery(featuredServicesQuery())
export const useListServices = (filter: ServiceFilter, from: string | null) => useInfiniteQuery(servicesQuery(filter, from))
export const useGetService = (serviceId: number) => useQuery(serviceQuery(serviceId))
