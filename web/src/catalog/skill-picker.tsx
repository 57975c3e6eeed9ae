import { useFoundSkills } from '../platform/skill-search.ts'
import { SearchPicker } from '../ui/search-picker.tsx'

interface SkillPickerProps {
  chosen: readonly { id: string; name: string }[]
  error: string | undefined
  onChange: (skills: { id: string; name: string }[]) => void
}

/** The skills that a service takes: chosen ones as chips, more by searching the taxonomy. */
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
