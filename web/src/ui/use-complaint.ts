import { type ChangeEvent, useState } from 'react'

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/** Where a text is kept until it is sent. */
interface KeptText {
  load(): { text?: string }
  save(kept: { text: string }): void
  clear(): void
}

/** A text that is checked when it is sent: what is wrong with it stands beside it until it is typed in again. `kept`: it outlives the form. */
export const useComplaint = (kept?: KeptText) => {
  const [text, setText] = useState(() => kept?.load().text ?? '')
  const [complaint, setComplaint] = useState<string>()
  return {
    text,
    /** Null or nothing: it is right. */
    complain: (about: string | null | undefined) => setComplaint(about ?? undefined),
    /** It is sent. */
    clear: () => {
      setText('')
      kept?.clear()
    },
    /** What the field is given. */
    field: {
      value: text,
      error: complaint,
      onChange: ({ target }: Typed) => {
        setText(target.value)
        kept?.save({ text: target.value })
        setComplaint(undefined)
      },
    },
  }
}
