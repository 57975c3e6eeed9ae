import { File, FileArchive, FileText, Image } from 'lucide-react'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'

const ARCHIVE = /zip|x-tar|gzip|x-7z|x-rar|x-bzip|x-xz|zstd/

/** 'image', 'pdf', 'archive' or 'other'. */
export function FileIcon({ fileType }: Pick<WorkspaceFile, 'fileType'>) {
  const look = { 'aria-hidden': true, className: 'size-6 shrink-0 text-soft' } as const
  if (fileType.startsWith('image/')) return <Image {...look} />
  if (fileType === 'application/pdf') return <FileText {...look} />
  return ARCHIVE.test(fileType) ? <FileArchive {...look} /> : <File {...look} />
}

/** '12.3 KB' */
export const formatSize = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

/** The local part of an address; of who is gone, that he is. */
export const uploaderOf = ({ uploadedBy, uploaderName }: Pick<WorkspaceFile, 'uploadedBy' | 'uploaderName'>): string =>
  uploadedBy === '' ? uploaderName : (uploadedBy.split('@')[0] ?? uploadedBy)
