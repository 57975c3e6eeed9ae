import { useState } from 'react'
import { previewOf, type WorkspaceFile } from '#contract/workspaces-file.ts'
import type { WorkspaceMessage } from '#contract/workspaces-messages.ts'
import { FileIcon, formatSize } from '../files/file-looks.tsx'
import { FilePreview } from '../files/file-preview.tsx'

const CARD = 'mt-1 flex w-full items-center gap-2 rounded-control border border-line bg-paper p-2 text-left text-sm'

/** The file that a message refers to, as it is by now. */
export function MessageFile({ message: { referenceFileId, referenceFile } }: { message: WorkspaceMessage }) {
  const [isOpen, setIsOpen] = useState(false)
  if (referenceFileId === null) return null
  if (!referenceFile) return <p className={`${CARD} text-soft`}>The file was deleted.</p>
  const { fileUrl, fileName, isLink } = referenceFile
  if (previewOf(referenceFile) === null) {
    return (
      <a
        href={fileUrl}
        className={CARD}
        aria-label={isLink ? `Open ${fileName} in a new tab` : `Download ${fileName}`}
        {...(isLink ? { target: '_blank', rel: 'noopener noreferrer' } : { download: fileName })}
      >
        <FileWords file={referenceFile} />
      </a>
    )
  }
  return (
    <>
      <button type="button" className={CARD} aria-label={`Show ${fileName}`} onClick={() => setIsOpen(true)}>
        <FileWords file={referenceFile} />
      </button>
      {isOpen && <FilePreview file={referenceFile} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function FileWords({ file }: { file: WorkspaceFile }) {
  const { fileUrl, fileName, fileSize } = file
  return (
    <>
      {previewOf(file) === 'image' ? (
        // Its place is there before it is: the list does not jump when it comes.
        <img src={fileUrl} alt="" className="size-16 shrink-0 rounded-control bg-sunken object-cover" />
      ) : (
        <FileIcon {...file} />
      )}
      <span className="min-w-0">
        <span className="wrap-anywhere block font-medium">{fileName}</span>
        <span className="text-soft text-xs tabular-nums">{formatSize(fileSize)}</span>
      </span>
    </>
  )
}
