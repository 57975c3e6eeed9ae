import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** From this part of the limit on, how much is left is said. */
const NEAR = 0.9

interface CountedTextFieldProps extends ComponentProps<typeof TextField> {
  /** What stands in the field now. */
  text: string
  maxCharacters: number
}

/** A field with a limit: near it one reads how much is left, and what is too long stays as it is and is said to be. */
export function CountedTextField({ text, maxCharacters, hint, error, ...field }: CountedTextFieldProps) {
  const { length } = text.trim()
  const tooMany = length - maxCharacters
  const counted = length >= maxCharacters * NEAR ? `${length} of ${maxCharacters} characters.` : undefined
  return (
    <TextField
      {...field}
      hint={[hint, counted].filter(Boolean).join(' ') || undefined}
      error={tooMany > 0 ? `${tooMany === 1 ? '1 character' : `${tooMany} characters`} too many: at most ${maxCharacters}.` : error}
    />
  )
}
