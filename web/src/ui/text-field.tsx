import type { ComponentProps } from 'react'
import { Field, type FieldLook, inputClass } from './field.tsx'

export function TextField({ label, hint, error, className, ...input }: ComponentProps<'input'> & FieldLook) {
  return (
    <Field label={label} hint={hint} error={error}>
      {ids => <input type="text" {...input} {...ids} className={inputClass(Boolean(error), className)} />}
    </Field>
  )
}
