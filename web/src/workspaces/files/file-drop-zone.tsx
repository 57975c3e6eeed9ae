import { Camera, Upload } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import { MB } from '#contract/shared/file-rule.ts'
import { FILES_PER_DROP, WORKSPACE_FILE_MAX_BYTES } from '#contract/workspaces-files.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DropFrame } from '../../ui/drop-frame.tsx'
import { pastedFiles } from './pasted-files.ts'
import { takenNow } from './taken-now.ts'

interface FileDropZoneProps {
  onFiles: (files: readonly File[]) => void
}

/** Where files come in: dropped, chosen, pasted anywhere on the page, or photographed. */
export function FileDropZone({ onFiles }: FileDropZoneProps) {
  const id = useId()
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = pastedFiles(event)
      if (files.length > 0) onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
  return (
    <DropFrame className="justify-items-center text-center" onFiles={onFiles}>
      <div className="flex flex-wrap justify-center gap-2">
        <FileButton hintId={id} onFiles={onFiles}>
          <Upload aria-hidden="true" className="size-4" />
          Choose files
        </FileButton>
        <FileButton hintId={id} isCamera onFiles={files => onFiles(takenNow(files))}>
          <Camera aria-hidden="true" className="size-4" />
          Take a photo
        </FileButton>
      </div>
      <p id={id} className="text-soft text-sm">
        or drop them here, or paste them: at most {FILES_PER_DROP} files at a time, up to {WORKSPACE_FILE_MAX_BYTES / MB} MB each.
      </p>
    </DropFrame>
  )
}

interface FileButtonProps extends FileDropZoneProps {
  hintId: string
  /** Only where there is a camera to speak of: on a phone. */
  isCamera?: boolean
  children: ReactNode
}

function FileButton({ hintId, isCamera = false, onFiles, children }: FileButtonProps) {
  return (
    <label
      className={buttonClass(
        'secondary',
        'regular',
        classNames('relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus', isCamera && 'sm:hidden'),
      )}
    >
      {children}
      <input
        type="file"
        aria-describedby={hintId}
        className="sr-only"
        {...(isCamera ? { accept: 'image/*', capture: 'environment' as const } : { multiple: true })}
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          // Choosing the same file again is a choice too.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
