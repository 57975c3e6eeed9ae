import type { ComponentProps } from 'react'
import { countedLook } from './counted.ts'
import { TextArea } from './text-area.tsx'

interface CountedTextAreaProps extends ComponentProps<typeof TextArea> {
  /** What stands in the field now. */
  text: string
  maxCharacters: number
}

/** Several lines with a limit: near it one reads how much is left, and what is too long stays as it is and is said to be. */
export function CountedTextArea({ text, maxCharacters, hint, error, ...field }: CountedTextAreaProps) {
  return <TextArea {...field} {...countedLook({ text, maxCharacters }, { hint, error })} />
}
