import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface FieldLook {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

export const inputClass = (hasError: boolean, more?: string) =>
  classNames(
    'w-full rounded-control border bg-raised px-3 py-2.5 text-base text-ink placeholder:text-soft read-only:bg-sunken',
    hasError ? 'border-danger' : 'border-control',
    more,
  )

/** The ids that tie a control to its label, its hint and its error. */
interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label above, the control, then a hint or what is wrong with it. */
export function Field({ label, hint, error, children }: FieldLook & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy === '' ? undefined : describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-soft text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-center gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="size-4" />
          {error}
        </p>
      )}
    </div>
  )
}
