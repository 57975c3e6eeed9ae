import * as z from 'zod/mini'
import { modelFormatOf } from './workspaces-models.ts'
import { mayInWorkspace, type WorkspaceRole } from './workspaces-rights.ts'

/** A file of a workspace as it is in its newest version. */
export const WorkspaceFile = z.object({
  id: z.int(),
  workspaceId: z.int(),
  fileName: z.string(),
  /** A media type that the bytes prove; of a link what was said of it. */
  fileType: z.string(),
  /** In bytes. */
  fileSize: z.int(),
  fileDescription: z.string(),
  /** Who brought this version; empty when the account is gone, as `sharedBy` is. */
  uploadedBy: z.string(),
  uploaderName: z.string(),
  /** Who brought the first version: his it is to delete. */
  sharedBy: z.string(),
  /** The whole address: of this server, or, of a link, elsewhere. What is told live has the path alone: a page lays it upon its own address. */
  fileUrl: z.string(),
  isLink: z.boolean(),
  version: z.int(),
  uploadedAt: z.string(),
})
export type WorkspaceFile = z.infer<typeof WorkspaceFile>

/** Everybody takes away what he brought, owners what anybody did. */
export const mayDeleteFile = (role: WorkspaceRole, email: string, { sharedBy }: Pick<WorkspaceFile, 'sharedBy'>): boolean =>
  mayInWorkspace(role, 'clearFiles') || (mayInWorkspace(role, 'share') && sharedBy === email)

/** How a file can be shown in the page; null for one that can only be saved. */
export const previewOf = ({ fileName, fileType, isLink }: Pick<WorkspaceFile, 'fileName' | 'fileType' | 'isLink'>) => {
  if (isLink) return null
  if (modelFormatOf(fileName) !== null) return 'model'
  if (SHOWN_PICTURES.includes(fileType)) return 'image'
  if (fileType === 'application/pdf') return 'pdf'
  if (fileType === 'text/plain') return 'text'
  if (fileType.startsWith('audio/')) return 'audio'
  return fileType.startsWith('video/') ? 'video' : null
}
const SHOWN_PICTURES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/bmp']
