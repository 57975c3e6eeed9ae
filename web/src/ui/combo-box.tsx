import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { inputClass } from './field.tsx'

export interface ComboBoxOption {
  value: string
  label: string
  /** Stands beside the label in the list. */
  detail?: string
  /** What else it is found by. */
  words?: string
}

interface ComboBoxProps {
  /** Ties the input to its label, hint and error. */
  ids: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
  label: string
  value: string | null
  options: readonly ComboBoxOption[]
  /** Said in place of the list when nothing is found. */
  nothingFound: string
  onChange: (value: string) => void
  /** Somebody is about to choose: the time to bring the options in, if they are many. */
  onApproach?: () => void
}

/** Letters as people type them: without accents, small, every space one. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_,/]+/g, ' ')
    .trim()

/** One choice out of many, searched by typing. */
export function ComboBox({ ids, label, value, options, nothingFound, onChange, onApproach }: ComboBoxProps) {
  const wordsOf = useMemo(() => new Map(options.map(option => [option.label, folded(`${option.label} ${option.words ?? ''}`)])), [options])
  const chosenLabel = options.find(option => option.value === value)?.label
  return (
    <AriaComboBox
      aria-label={label}
      value={value}
      onChange={key => {
        if (typeof key === 'string') onChange(key)
      }}
      allowsEmptyCollection
      defaultItems={options}
      defaultFilter={(text, typed) =>
        folded(typed)
          .split(' ')
          .every(word => wordsOf.get(text)?.includes(word))
      }
      className="relative grid"
    >
      <Input
        {...ids}
        aria-label={label}
        autoComplete="off"
        className={inputClass(Boolean(ids['aria-invalid']), 'min-h-11 !pr-12')}
        onFocus={event => {
          onApproach?.()
          // Moving through the list counts as focus too: what somebody is typing stays.
          if (event.currentTarget.value === chosenLabel) event.currentTarget.select()
        }}
      />
      <Button
        onPressStart={() => onApproach?.()}
        className="touch-target absolute inset-y-0 right-0 grid w-11 place-items-center text-soft"
      >
        <ChevronDown aria-hidden="true" className="size-4" />
      </Button>
      <Popover className="w-(--trigger-width) rounded-card border border-line bg-raised shadow-float">
        <ListBox<ComboBoxOption>
          className="max-h-72 overflow-auto p-1 outline-none"
          renderEmptyState={() => <p className="px-3 py-2.5 text-soft text-sm">{nothingFound}</p>}
        >
          {option => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 text-sm data-focused:bg-sunken data-selected:font-semibold"
            >
              {option.label}
              {option.detail && <span className="shrink-0 text-soft tabular-nums">{option.detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
