import type { ComponentProps } from 'react'
import { Field, type FieldLook, inputClass } from './field.tsx'

export function TextArea({ label, hint, error, className, rows = 6, ...input }: ComponentProps<'textarea'> & FieldLook) {
  return (
    <Field label={label} hint={hint} error={error}>
      {ids => (
        <textarea rows={rows} {...input} {...ids} className={inputClass(Boolean(error), `resize-y leading-normal ${className ?? ''}`)} />
      )}
    </Field>
  )
}
