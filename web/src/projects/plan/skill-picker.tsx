import { skipToken, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { type Skill, searchSkills } from '#contract/catalog.ts'
import { call } from '../../platform/call.ts'
import { inputClass } from '../../ui/field.tsx'

const SEARCH_DEBOUNCE_MS = 500

/** What was typed, once the typing has paused. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const useSkillSearch = (typed: string) => {
  const asked = useSettled(typed)
  return useQuery({
    queryKey: ['skills', asked],
    queryFn: asked === '' ? skipToken : ({ signal }) => call(searchSkills, { q: asked }, signal),
    placeholderData: previous => previous,
  })
}

interface SkillPickerProps {
  chosen: readonly { id: string; name: string }[]
  error: string | undefined
  onChange: (skills: { id: string; name: string }[]) => void
}

/** The skills of a task: chosen ones as chips, more by searching the taxonomy. */
export function SkillPicker({ chosen, error, onChange }: SkillPickerProps) {
  const [typed, setTyped] = useState('')
  const errorId = useId()
  const { data, isFetching } = useSkillSearch(typed)
  const found = typed.trim() === '' ? [] : (data ?? []).filter(({ id }) => chosen.every(skill => skill.id !== id))
  return (
    <div className="grid gap-2">
      <ComboBox<Skill>
        items={found}
        inputValue={typed}
        onInputChange={setTyped}
        selectedKey={null}
        onSelectionChange={key => {
          const skill = found.find(({ id }) => id === key)
          if (!skill) return
          onChange([...chosen, skill])
          setTyped('')
        }}
        menuTrigger="input"
        allowsEmptyCollection={typed.trim() !== ''}
        {...(error ? { 'aria-describedby': errorId } : {})}
        className="grid gap-1.5"
      >
        <Label className="font-medium text-sm">Skills</Label>
        <Input placeholder="Search, e.g. plumbing" className={inputClass(Boolean(error))} />
        <Popover className="w-(--trigger-width) rounded-card border border-line bg-raised shadow-float">
          <ListBox<Skill>
            className="max-h-72 overflow-auto p-1 outline-none"
            renderEmptyState={() => (
              <p className="px-3 py-2 text-soft text-sm">{isFetching ? 'Searching...' : 'No such skill. Try another word for it.'}</p>
            )}
          >
            {skill => (
              <ListBoxItem
                textValue={skill.name}
                className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-control px-3 text-sm data-focused:bg-sunken"
              >
                {skill.name} <span className="text-soft text-xs">{skill.tradeName}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {error && (
        <p id={errorId} className="text-danger text-sm">
          {error}
        </p>
      )}
      {chosen.length > 0 && (
        <ul aria-label="Chosen skills" className="flex flex-wrap gap-1.5">
          {chosen.map(skill => (
            <li key={skill.id} className="inline-flex items-center rounded-full bg-sunken pl-3 text-sm">
              {skill.name}
              <button
                type="button"
                aria-label={`Remove ${skill.name}`}
                onClick={() => onChange(chosen.filter(({ id }) => id !== skill.id))}
                className="touch-target inline-flex size-8 items-center justify-center rounded-full text-soft hover:text-ink"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
