import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { formatHourlyRate } from '../ui/format.ts'
import { useSettled } from '../ui/use-settled.ts'
import { catalog } from './catalog-queries.ts'

const OFFERED = 20

/** AR-enabled services for what was typed; for nothing the best of all. */
export const useFindArServices = (typed: string) => {
  const { settled } = useSettled(typed)
  const { data, isFetching } = useQuery({
    queryKey: ['catalog', 'with-ar', settled],
    queryFn: async ({ signal }) =>
      call((await catalog()).listServices, { ar: 'true', ...(settled !== '' && { q: settled }), limit: OFFERED }, signal),
    placeholderData: keepPreviousData,
  })
  return {
    found: (data ?? []).map(({ id, title, expertName, hourlyRate }) => ({
      id: String(id),
      name: title,
      detail: `${expertName}, ${formatHourlyRate(hourlyRate)}`,
      expertName,
    })),
    isSearching: isFetching || settled !== typed.trim(),
  }
}
