import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getAnalysisFigures, listAnalyses } from '#contract/projects-analyses.ts'
import { call, callPage } from '../platform/call.ts'
import type { AnalysisFilter } from './analysis-filter.ts'

/** While a run is shown that has not ended. */
const RUNNING_REFRESH_MS = 4_000
const FIGURES_REFRESH_MS = 30_000

export const useListAnalyses = ({ analystName, outcome }: AnalysisFilter) =>
  useInfiniteQuery({
    queryKey: ['projects', 'analyses', analystName, outcome],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listAnalyses,
        {
          ...(analystName === null ? {} : { analystName }),
          ...(outcome === null ? {} : { outcome }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      ),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    // What was shown stays until what was chosen is there: nothing jumps.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(page => page.items.some(run => run.outcome === 'running')) ? RUNNING_REFRESH_MS : false,
  })

export const useAnalysisFigures = () =>
  useQuery({
    queryKey: ['projects', 'analysis-figures'],
    queryFn: ({ signal }) => call(getAnalysisFigures, {}, signal),
    refetchInterval: FIGURES_REFRESH_MS,
  })
