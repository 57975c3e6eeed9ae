import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldLook, inputClass } from './field.tsx'

interface NativeSelectProps extends ComponentProps<'select'>, FieldLook {
  options: readonly { value: string; label: string; isDisabled?: boolean }[]
}

/** The browser's own choice list: works before any script runs, and is a wheel on a phone. */
export function NativeSelect({ label, hint, error, className, options, ...select }: NativeSelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {ids => (
        <span className="relative grid">
          <select
            {...select}
            {...ids}
            className={inputClass(Boolean(error), `min-h-11 appearance-none !bg-raised !pr-10 ${className ?? ''}`)}
          >
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-soft" />
        </span>
      )}
    </Field>
  )
}
