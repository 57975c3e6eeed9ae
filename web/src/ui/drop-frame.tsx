import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'

interface DropFrameProps {
  /** While it is, what is dropped goes nowhere. */
  isDisabled?: boolean
  /** How what is in it is laid out. */
  className?: string
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/** A frame into which files can be dropped, around the field that takes them by a press. */
export function DropFrame({ isDisabled = false, className, onFiles, children }: DropFrameProps) {
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (!isDisabled && files.length > 0) onFiles(files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the field inside.
    <div
      onDragOver={event => {
        event.preventDefault()
        setOver(!isDisabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={classNames(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-dashed px-4 py-6',
        isOver ? 'border-marker bg-sunken' : 'border-control',
        className,
      )}
    >
      {children}
    </div>
  )
}
