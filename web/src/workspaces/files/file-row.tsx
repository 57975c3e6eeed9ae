import { Download, ExternalLink, History, Trash2 } from 'lucide-react'
import { previewOf, type WorkspaceFile } from '#contract/workspaces-file.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format.ts'
import { FileIcon, formatSize, uploaderOf } from './file-looks.tsx'

interface FileRowProps {
  file: WorkspaceFile
  mayDelete: boolean
  isDeleting: boolean
  onOpen: () => void
  onVersions: () => void
  onDelete: () => void
}

/** One file of the list. Its name opens it where it can be shown. */
export function FileRow({ file, mayDelete, isDeleting, onOpen, onVersions, onDelete }: FileRowProps) {
  const { fileName, fileSize, fileUrl, isLink, version, fileDescription, uploadedAt } = file
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <FileIcon {...file} />
      <div className="min-w-0 flex-[1_1_12rem]">
        {previewOf(file) === null ? (
          <p className="wrap-anywhere line-clamp-3 font-medium">{fileName}</p>
        ) : (
          <button type="button" className="wrap-anywhere line-clamp-3 text-left font-medium underline underline-offset-4" onClick={onOpen}>
            {fileName}
          </button>
        )}
        {fileDescription !== '' && <p className="wrap-anywhere text-sm">{fileDescription}</p>}
        <p className="wrap-anywhere text-soft text-sm tabular-nums">
          {formatSize(fileSize)} · Uploaded by {uploaderOf(file)} · <time dateTime={uploadedAt}>{formatDate(uploadedAt)}</time>
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        {version > 1 && (
          <Button variant="quiet" size="small" aria-label={`${version} versions of ${fileName}`} onClick={onVersions}>
            <History aria-hidden="true" className="size-4" />
            {version}
          </Button>
        )}
        {isLink ? (
          <a
            href={fileUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Open ${fileName} in a new tab`}
            className={buttonClass('quiet', 'small')}
          >
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        ) : (
          <a href={fileUrl} download={fileName} aria-label={`Download ${fileName}`} className={buttonClass('quiet', 'small')}>
            <Download aria-hidden="true" className="size-4" />
          </a>
        )}
        {mayDelete && (
          <Button variant="quiet" size="small" aria-label={`Delete ${fileName}`} isPending={isDeleting} onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        )}
      </div>
    </div>
  )
}
