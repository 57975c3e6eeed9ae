import { skipToken, useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { searchSkills } from '#contract/shared/skills.ts'
import { SearchPicker } from '../ui/search-picker.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { call } from './call.ts'

interface SkillPickerProps {
  chosen: readonly { id: string; name: string }[]
  error: string | undefined
  inputRef?: Ref<HTMLInputElement>
  onChange: (skills: { id: string; name: string }[]) => void
}

/** The skills that somebody may mean who has typed this much; asked for when the typing pauses. */
const useFoundSkills = (typed: string) => {
  const { settled: asked } = useSettled(typed)
  const { data, isFetching } = useQuery({
    queryKey: ['skills', asked],
    queryFn: asked === '' ? skipToken : ({ signal }) => call(searchSkills, { q: asked }, signal),
    placeholderData: previous => previous,
  })
  return { found: (data ?? []).map(({ id, name, tradeName }) => ({ id, name, detail: tradeName })), isSearching: isFetching }
}

/** The skills of a service, a task or an expert: chosen ones as chips, more by searching the taxonomy. */
export function SkillPicker(props: SkillPickerProps) {
  return (
    <SearchPicker
      label="Skills"
      placeholder="Search, e.g. plumbing"
      nothingFound="No such skill. Try another word for it."
      chosenLabel="Chosen skills"
      useFound={useFoundSkills}
      {...props}
    />
  )
}
