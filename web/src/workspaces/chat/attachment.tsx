import { Paperclip, X } from 'lucide-react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FileIcon } from '../files/file-looks.tsx'
import { UploadList } from '../files/upload-list.tsx'
import type { Attachment } from './use-attachment.ts'

/** What is about to go along, and what is still on its way. */
export function AttachedFile({ attachment: { file, uploads, clear } }: { attachment: Attachment }) {
  return (
    <>
      <UploadList uploads={uploads} />
      {file && (
        <p className="flex items-center gap-2 rounded-control bg-sunken px-3 py-1 text-sm">
          <FileIcon {...file} />
          <span className="wrap-anywhere min-w-0 flex-1">{file.fileName} goes along</span>
          <Button variant="quiet" size="small" aria-label={`Send without ${file.fileName}`} onClick={clear}>
            <X aria-hidden="true" className="size-4" />
          </Button>
        </p>
      )}
    </>
  )
}

export function AttachButton({ attachment }: { attachment: Attachment }) {
  return (
    <label
      title="Attach a file"
      className={buttonClass(
        'secondary',
        'regular',
        'relative cursor-pointer !px-3 has-focus-visible:outline-2 has-focus-visible:outline-focus',
      )}
    >
      <Paperclip aria-hidden="true" className="size-5" />
      <span className="sr-only">Attach a file</span>
      <input
        type="file"
        className="sr-only"
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          attachment.attach(files)
        }}
      />
    </label>
  )
}
