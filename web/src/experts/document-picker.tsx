import { Upload } from 'lucide-react'
import { useId } from 'react'
import { DOCUMENT_RULE } from '#contract/experts-verification.ts'
import { acceptOf, endingsOf, MB } from '#contract/shared/file-rule.ts'
import { buttonClass } from '../ui/button.tsx'
import { DropFrame } from '../ui/drop-frame.tsx'

interface DocumentPickerProps {
  complaint: string | null
  onPick: (files: readonly File[]) => void
}

/** One document at a time, by the file dialog or dropped here. */
export function DocumentPicker({ complaint, onPick }: DocumentPickerProps) {
  const id = useId()
  return (
    <DropFrame className="justify-items-center text-center" onFiles={onPick}>
      <label className={buttonClass('secondary', 'regular', 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus')}>
        <Upload aria-hidden="true" className="size-4" />
        Choose a document
        <input
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
    </DropFrame>
  )
}
