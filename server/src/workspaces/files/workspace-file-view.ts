import { fileUrl } from '#contract/files.ts'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import type { FileVersion } from '#contract/workspaces-files.ts'
import { FORMER_PARTICIPANT } from '../former-participant.ts'
import type { SharedFile, versionsOf } from './workspace-file-store.ts'

type Version = Pick<SharedFile, 'version' | 'uploader'>

/** What is said of a version, of the newest one and of older ones alike. */
const versionFields = ({ version, uploader }: Version) => ({
  version: version.version,
  fileSize: version.sizeBytes,
  fileType: version.mediaType,
  uploadedBy: uploader?.email ?? '',
  uploaderName: uploader?.name ?? FORMER_PARTICIPANT,
  uploadedAt: version.createdAt.toISOString(),
  fileUrl: version.linkUrl ?? fileUrl(version.blobId ?? ''),
  isLink: version.linkUrl !== null,
})

export const fileView = ({ file, sharedBy, ...newest }: SharedFile): WorkspaceFile => {
  const { id, workspaceId, fileName, fileDescription } = file
  return { id, workspaceId, fileName, fileDescription, sharedBy: sharedBy ?? '', ...versionFields(newest) }
}

export const versionView = (row: Awaited<ReturnType<typeof versionsOf>>[number]): FileVersion => versionFields(row)
