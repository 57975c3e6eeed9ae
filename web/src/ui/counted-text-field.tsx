import type { ComponentProps } from 'react'
import { countedLook } from './counted.ts'
import { TextField } from './text-field.tsx'

interface CountedTextFieldProps extends ComponentProps<typeof TextField> {
  /** What stands in the field now. */
  text: string
  maxCharacters: number
}

/** A field with a limit: near it one reads how much is left, and what is too long stays as it is and is said to be. */
export function CountedTextField({ text, maxCharacters, hint, error, ...field }: CountedTextFieldProps) {
  return <TextField {...field} {...countedLook({ text, maxCharacters }, { hint, error })} />
}
