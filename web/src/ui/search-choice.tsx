import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, Input } from 'react-aria-components/ComboBox'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Field, type FieldLook, inputClass } from './field.tsx'

export interface SearchChoiceItem {
  id: string
  name: string
  /** Stands beside the name in the list. */
  detail: string
}

interface SearchChoiceProps<Item extends SearchChoiceItem> extends FieldLook {
  placeholder: string
  /** What there is for what was typed so far; for nothing typed the first of all. */
  useFound: (typed: string) => { found: readonly Item[]; isSearching: boolean }
  /** Said in place of the list when nothing is found. */
  nothingFound: string
  chosen: Item | null
  onChange: (chosen: Item) => void
}

/** One choice out of very many: a list to choose from, narrowed on the server by typing. */
export function SearchChoice<Item extends SearchChoiceItem>(props: SearchChoiceProps<Item>) {
  const { placeholder, useFound, nothingFound, chosen, onChange, ...look } = props
  const [typed, setTyped] = useState(chosen?.name ?? '')
  const [shown, setShown] = useState(chosen)
  // Chosen from elsewhere, as by the address.
  if (shown?.id !== chosen?.id) {
    setShown(chosen)
    setTyped(chosen?.name ?? '')
  }
  const { found, isSearching } = useFound(typed === chosen?.name ? '' : typed.trim())
  // What is chosen stays in the list, or its name would go when the field is left.
  const items = chosen && found.every(({ id }) => id !== chosen.id) ? [...found, chosen] : found
  return (
    <Field {...look}>
      {ids => (
        <ComboBox
          aria-label={look.label}
          items={items}
          inputValue={typed}
          onInputChange={setTyped}
          value={chosen?.id ?? null}
          onChange={key => {
            const picked = items.find(({ id }) => id === key)
            if (!picked) return
            onChange(picked)
            setTyped(picked.name)
          }}
          menuTrigger="focus"
          allowsEmptyCollection
          className="relative grid"
        >
          <Input
            {...ids}
            aria-label={look.label}
            placeholder={placeholder}
            autoComplete="off"
            className={inputClass(Boolean(look.error), 'min-h-11 !pr-12')}
            onFocus={event => event.currentTarget.select()}
          />
          <Button aria-label="Show the list" className="touch-target absolute inset-y-0 right-0 grid w-11 place-items-center text-soft">
            <ChevronDown aria-hidden="true" className="size-4" />
          </Button>
          <Popover className="w-(--trigger-width) rounded-card border border-line bg-raised shadow-float">
            <ListBox<Item>
              className="max-h-72 overflow-auto p-1 outline-none"
              renderEmptyState={() => <p className="px-3 py-2.5 text-soft text-sm">{isSearching ? 'Searching...' : nothingFound}</p>}
            >
              {({ id, name, detail }) => (
                <ListBoxItem
                  id={id}
                  textValue={name}
                  className="grid min-h-11 cursor-pointer content-center rounded-control px-3 py-1.5 text-sm data-focused:bg-sunken data-selected:font-semibold"
                >
                  {name}
                  <span className="font-normal text-soft text-xs">{detail}</span>
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </ComboBox>
      )}
    </Field>
  )
}
