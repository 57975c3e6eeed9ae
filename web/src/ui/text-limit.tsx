import { counted } from './counted.ts'

interface TextLimitProps {
  id: string
  text: string
  maxCharacters: number
  className?: string
}

/** Beside a field without a label, on a picture or a board: near its limit how much is written, and past it how much is too many. */
export function TextLimit({ id, text, maxCharacters, className }: TextLimitProps) {
  const { hint, problem } = counted(text, maxCharacters)
  return (
    <p id={id} role="status" className={className}>
      {(problem ?? hint) && (
        <span className={`inline-block rounded-control bg-raised px-2 py-1 text-xs ${problem ? 'text-danger' : 'text-soft'}`}>
          {problem ?? hint}
        </span>
      )}
    </p>
  )
}
