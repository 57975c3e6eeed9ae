import { Upload } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { DOCUMENT_RULE } from '#contract/experts-verification.ts'
import { acceptOf, endingsOf, MB } from '#contract/shared/file-rule.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'

interface DocumentPickerProps {
  complaint: string | null
  onPick: (files: readonly File[]) => void
}

/** One document at a time, by the file dialog or dropped here. */
export function DocumentPicker({ complaint, onPick }: DocumentPickerProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onPick([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside.
    <div
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid justify-items-center gap-3 rounded-card border border-dashed px-4 py-8 text-center',
        isOver ? 'border-marker bg-sunken' : 'border-control',
      )}
    >
      <label className={buttonClass('secondary', 'regular', 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus')}>
        <Upload aria-hidden="true" className="size-4" />
        Choose a document
        <input
          ref={input}
          type="file"
          accept={acceptOf(DOCUMENT_RULE.types)}
          aria-describedby={complaint === null ? `${id}-hint` : `${id}-hint ${id}-error`}
          className="sr-only"
          onChange={event => {
            const files = [...(event.target.files ?? [])]
            // Choosing the same file again is a choice too.
            event.target.value = ''
            onPick(files)
          }}
        />
      </label>
      <p id={`${id}-hint`} className="text-soft text-sm">
        or drop one here: {endingsOf(DOCUMENT_RULE.types).join(', ')}, up to {DOCUMENT_RULE.maxBytes / MB} MB. Several, one after the other.
      </p>
      <p id={`${id}-error`} role="alert" className="text-danger text-sm empty:hidden">
        {complaint}
      </p>
    </div>
  )
}
