import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ServiceDetail } from '#contract/catalog.ts'
import { errorCodeOf } from '../platform/app-error.ts'
import { overTheWire, type Reader } from '../platform/reader.ts'

/** Fetched with the first call: a page that the server rendered has its data, and its code need not wait for the schemas. */
export const catalog = () => import('#contract/catalog.ts')

export const categoriesQuery = (reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: ['catalog', 'categories'],
    queryFn: async ({ signal }) => reader.call((await catalog()).listCategories, {}, signal),
    // They change when an operator brings in people, which is seldom.
    staleTime: 10 * 60_000,
  })

export const featuredServicesQuery = (reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: ['catalog', 'featured'],
    queryFn: async ({ signal }) => reader.call((await catalog()).listFeaturedServices, {}, signal),
  })

/** One service; null when there is none. */
export const serviceQuery = (serviceId: number, reader: Reader = overTheWire) =>
  queryOptions<ServiceDetail | null>({
    queryKey: ['catalog', 'service', serviceId],
    queryFn: async ({ signal }) => {
      try {
        return await reader.call((await catalog()).getService, { serviceId }, signal)
      } catch (error) {
        if (errorCodeOf(error) === 'not_found') return null
        throw error
      }
    },
  })

export const servicesOfExpertQuery = (expertProfileId: number, reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: ['catalog', 'services-of-expert', expertProfileId],
    queryFn: async ({ signal }) => reader.call((await catalog()).listServicesOfExpert, { expertProfileId }, signal),
  })

export const useListServicesOfExpert = (expertProfileId: number) => useQuery(servicesOfExpertQuery(expertProfileId))

/** What is like a service, by other experts. */
export const similarServicesQuery = (serviceId: number, reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: ['catalog', 'similar', serviceId],
    queryFn: async ({ signal }) => reader.call((await catalog()).listSimilarServices, { serviceId }, signal),
  })

export const useListSimilarServices = (serviceId: number) => useQuery(similarServicesQuery(serviceId))
export const useListCategories = () => useQuery(categoriesQuery())
export const useListFeaturedServices = () => useQuery(featuredServicesQuery())
/** Asks nothing while there is none to ask for. */
export const useGetWantedService = (serviceId: number | null) => useQuery({ ...serviceQuery(serviceId ?? 0), enabled: serviceId !== null })
export const useGetService = (serviceId: number) => useQuery(serviceQuery(serviceId))
