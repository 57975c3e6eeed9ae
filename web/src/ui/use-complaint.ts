import { type ChangeEvent, useState } from 'react'

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/** A text that is checked when it is sent: what is wrong with it stands beside it until it is typed in again. */
export const useComplaint = () => {
  const [text, setText] = useState('')
  const [complaint, setComplaint] = useState<string>()
  return {
    text,
    /** Null or nothing: it is right. */
    complain: (about: string | null | undefined) => setComplaint(about ?? undefined),
    clear: () => setText(''),
    /** What the field is given. */
    field: {
      value: text,
      error: complaint,
      onChange: ({ target }: Typed) => {
        setText(target.value)
        setComplaint(undefined)
      },
    },
  }
}
