import { queryOptions, useQuery } from '@tanstack/react-query'
import { overTheWire, type Reader } from '../platform/reader.ts'

/** Fetched with the first call: a page that the server rendered has its data, and its code need not wait for the schemas. */
const estimates = () => import('#contract/projects-estimates.ts')

export const estimateQualityQuery = (reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: ['projects', 'estimate-quality'],
    queryFn: async ({ signal }) => reader.call((await estimates()).getEstimateQuality, {}, signal),
  })

export const useGetEstimateQuality = () => useQuery(estimateQualityQuery())
