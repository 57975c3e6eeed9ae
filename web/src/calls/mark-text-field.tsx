import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { MAX_MARK_TEXT, type MarkPoint } from '#contract/calls-marks.ts'
import { counted } from '../ui/counted.ts'
import { TextLimit } from '../ui/text-limit.tsx'
import { textHeight } from './mark-text.ts'
import type { Box } from './video-box.ts'

/** As wide as the field is, and so far are its letters from its edge. */
const FIELD = { width: 224, height: 44, inset: 9 }
/** Above the line that letters stand on, as a share of their height. */
const LETTER_MIDDLE = 0.35

/** Its letters stand where those of the text will: as far as the picture has room. */
const fieldPlace = (at: MarkPoint, box: Box, size: number) => {
  const middle = at.y * box.height - textHeight(size, box.width) * LETTER_MIDDLE
  const within = (place: number, room: number) => Math.max(0, Math.min(place, room))
  return {
    left: box.left + within(at.x * box.width - FIELD.inset, box.width - FIELD.width),
    top: box.top + within(middle - FIELD.height / 2, box.height - FIELD.height),
  }
}

const isTooLong = (text: string): boolean => counted(text, MAX_MARK_TEXT).problem !== undefined

interface MarkTextFieldProps {
  at: MarkPoint
  box: Box
  size: number
  onWrite(text: string): void
  /** It is too long: until it is shorter no other text is begun, which would take its place. */
  onHold(isTooLong: boolean): void
  onCancel(): void
  /** Ended by the keyboard. */
  onDone(): void
}

/** The field in which a text of a picture is written; what is too long stays in it, and is said to be. */
export const MarkTextField = ({ at, box, size, onWrite, onHold, onCancel, onDone }: MarkTextFieldProps) => {
  const id = useId()
  const [text, setText] = useState('')
  // A field that goes away loses the focus too: what is done is not done again then.
  const isDone = useRef(false)
  const end = (action: () => void) => {
    if (isDone.current) return
    isDone.current = true
    onHold(false)
    action()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    if (event.key === 'Escape') end(onCancel)
    else if (event.key === 'Enter' && !isTooLong(text)) end(() => onWrite(text))
    else return
    onDone()
  }
  return (
    <div className="absolute z-10 grid max-w-full gap-1" style={{ ...fieldPlace(at, box, size), width: FIELD.width }}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens where one has just asked to write
        autoFocus
        aria-label="Text to put on the picture"
        aria-describedby={id}
        aria-invalid={isTooLong(text)}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          onHold(isTooLong(value))
          setText(value)
        }}
        onBlur={() => isTooLong(text) || end(() => onWrite(text))}
        onKeyDown={onKeyDown}
        className="w-full rounded-control border border-control bg-raised px-2 text-base text-ink"
        style={{ height: FIELD.height }}
      />
      <TextLimit id={id} text={text} maxCharacters={MAX_MARK_TEXT} />
    </div>
  )
}
