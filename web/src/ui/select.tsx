import { Check, ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, Label, SelectValue } from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'

interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

interface SelectProps {
  label: string
  value: string
  options: readonly SelectOption[]
  isDisabled?: boolean
  hint?: string | undefined
  onChange: (value: string) => void
}

/** One choice out of a few. */
export function Select({ label, value, options, isDisabled = false, hint, onChange }: SelectProps) {
  return (
    <AriaSelect
      value={value}
      isDisabled={isDisabled}
      onChange={key => {
        if (key !== null) onChange(String(key))
      }}
      className="grid gap-1.5"
    >
      <Label className="font-medium text-sm">{label}</Label>
      <Button className="touch-target flex min-h-11 w-full items-center justify-between gap-2 rounded-control border border-control bg-raised px-3 text-left disabled:opacity-50">
        <SelectValue className="truncate">{({ selectedText }) => selectedText}</SelectValue>
        <ChevronDown aria-hidden="true" className="size-4 text-soft" />
      </Button>
      {hint !== undefined && (
        <Text slot="description" className="text-soft text-sm">
          {hint}
        </Text>
      )}
      <Popover className="min-w-(--trigger-width) rounded-card border border-line bg-raised shadow-float">
        <ListBox className="max-h-80 overflow-auto p-1 outline-none">
          {options.map(option => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
              className="group flex min-h-10 cursor-pointer items-center justify-between gap-6 rounded-control px-3 text-sm data-disabled:cursor-default data-focused:bg-sunken data-disabled:text-soft"
            >
              {option.label}
              <Check aria-hidden="true" className="invisible size-4 text-trust group-data-selected:visible" />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
