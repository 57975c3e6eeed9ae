import { Search } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { inputClass } from './field.tsx'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> {
  /** What it is in the address, where the form around it is sent before any script runs. */
  name: string
  value: string
  onChange: (text: string) => void
}

/** Searches a list as somebody types. */
export function SearchField({ onChange, ...input }: SearchFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        Search
      </label>
      <span className="relative grid">
        <Search aria-hidden="true" className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-soft" />
        <input
          {...input}
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          onChange={event => onChange(event.target.value)}
          className={inputClass(false, 'min-h-11 !pl-10')}
        />
      </span>
    </div>
  )
}
