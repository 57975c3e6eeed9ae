import { CircleAlert, X } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { inputClass } from './field.tsx'

interface Named {
  id: string
  name: string
}

interface SearchPickerProps {
  label: string
  placeholder: string
  /** What there is for what was typed so far. */
  useFound: (typed: string) => { found: readonly (Named & { detail: string })[]; isSearching: boolean }
  /** Said in place of the list when nothing is found. */
  nothingFound: string
  /** What the chips below are. */
  chosenLabel: string
  chosen: readonly Named[]
  error: string | undefined
  /** Where the focus goes when nothing is chosen that should be. */
  inputRef?: Ref<HTMLInputElement>
  onChange: (chosen: Named[]) => void
}

/** Several choices out of very many: chosen ones as chips, more by searching. */
export function SearchPicker(props: SearchPickerProps) {
  const { label, placeholder, useFound, nothingFound, chosenLabel, chosen, error, inputRef, onChange } = props
  const [typed, setTyped] = useState('')
  const errorId = useId()
  const { found, isSearching } = useFound(typed)
  const offered = typed.trim() === '' ? [] : found.filter(({ id }) => chosen.every(each => each.id !== id))
  return (
    <div className="grid gap-2">
      <ComboBox
        items={offered}
        inputValue={typed}
        onInputChange={setTyped}
        selectedKey={null}
        onSelectionChange={key => {
          const picked = offered.find(({ id }) => id === key)
          if (!picked) return
          onChange([...chosen, { id: picked.id, name: picked.name }])
          setTyped('')
        }}
        menuTrigger="input"
        allowsEmptyCollection={typed.trim() !== ''}
        isInvalid={Boolean(error)}
        {...(error ? { 'aria-describedby': errorId } : {})}
        className="grid gap-1.5"
      >
        <Label className="font-medium text-sm">{label}</Label>
        <Input
          {...(inputRef ? { ref: inputRef } : {})}
          placeholder={placeholder}
          className={inputClass(Boolean(error))}
          onKeyDown={event => {
            if (event.key !== 'Escape' || typed === '') return
            // The list would open again over words that stay; and whatever the picker stands in is not closed with it.
            setTyped('')
            event.stopPropagation()
          }}
        />
        <Popover className="w-(--trigger-width) rounded-card border border-line bg-raised shadow-float">
          <ListBox<Named & { detail: string }>
            className="max-h-72 overflow-auto p-1 outline-none"
            renderEmptyState={() => <p className="px-3 py-2 text-soft text-sm">{isSearching ? 'Searching...' : nothingFound}</p>}
          >
            {({ name, detail }) => (
              <ListBoxItem
                textValue={name}
                className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-control px-3 text-sm data-focused:bg-sunken"
              >
                {name} <span className="text-soft text-xs">{detail}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {error && (
        <p id={errorId} className="flex items-center gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="size-4" />
          {error}
        </p>
      )}
      {chosen.length > 0 && <Chips label={chosenLabel} chosen={chosen} onChange={onChange} />}
    </div>
  )
}

function Chips({ label, chosen, onChange }: { label: string } & Pick<SearchPickerProps, 'chosen' | 'onChange'>) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {chosen.map(each => (
        <li key={each.id} className="inline-flex items-center rounded-full bg-sunken pl-3 text-sm">
          {each.name}
          <button
            type="button"
            aria-label={`Remove ${each.name}`}
            onClick={() => onChange(chosen.filter(({ id }) => id !== each.id))}
            className="touch-target inline-flex size-8 items-center justify-center rounded-full text-soft hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
