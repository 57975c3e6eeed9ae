import { skipToken, useQuery } from '@tanstack/react-query'
import { searchSkills } from '#contract/catalog.ts'
import { useSettled } from '../ui/use-settled.ts'
import { call } from './call.ts'

/** The skills that somebody may mean who has typed this much; asked for when the typing pauses. */
export const useFoundSkills = (typed: string) => {
  const { settled: asked } = useSettled(typed)
  const { data, isFetching } = useQuery({
    queryKey: ['skills', asked],
    queryFn: asked === '' ? skipToken : ({ signal }) => call(searchSkills, { q: asked }, signal),
    placeholderData: previous => previous,
  })
  return { found: (data ?? []).map(({ id, name, tradeName }) => ({ id, name, detail: tradeName })), isSearching: isFetching }
}
