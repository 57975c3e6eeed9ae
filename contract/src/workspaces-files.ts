import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { type AnyFileRule, MB } from './shared/file-rule.ts'
import { pageInput } from './shared/pagination.ts'
import { email, plainText, positiveInt, positiveIntText, textAtLeast } from './shared/primitives.ts'
import { WORKSPACE_ID } from './workspaces.ts'
import { WorkspaceFile } from './workspaces-file.ts'

export const WORKSPACE_FILE_MAX_BYTES = 5 * MB
export const WORKSPACE_FILE_TOO_LARGE = `File is too large. Maximum size is ${WORKSPACE_FILE_MAX_BYTES / MB}MB.`
/** What the browser could not read: moved, changed or locked since it was chosen. */
export const WORKSPACE_FILE_UNREADABLE = 'Failed to read file as base64 string.'
export const FILES_PER_DROP = 5
/** Of bytes in base64 four letters carry three; the rest is for what is said of the file. */
const BODY_MAX_BYTES = Math.ceil(WORKSPACE_FILE_MAX_BYTES / 3) * 4 + 256 * 1024
export const FILE_VERSIONS_MAX = 100
export const WORKSPACE_FILES_MAX = 5_000
/** A deleted file can be brought back for so long; it gives way sooner where the room is needed. */
export const DELETED_FILES_KEPT_DAYS = 1
const DESCRIPTION_MAX = 500

const FILE_ID = 'A valid file ID is required.'
const NEITHER = 'Either fileData (base64) or fileUrl must be provided.'

const WORKSPACE_FILE: AnyFileRule = { maxBytes: WORKSPACE_FILE_MAX_BYTES, tooLarge: WORKSPACE_FILE_TOO_LARGE, types: 'any' }

const ownFile = {
  workspaceId: positiveInt(WORKSPACE_ID),
  uploadedBy: email('Invalid uploader email format.'),
  fileDescription: z.optional(
    z.nullable(
      plainText('fileDescription is text.').check(
        z.trim(),
        z.maxLength(DESCRIPTION_MAX, { error: `A description must be at most ${DESCRIPTION_MAX} characters long.` }),
      ),
    ),
  ),
}
const fileUrlText = z.url({ protocol: /^https?$/, error: 'fileUrl must be an address that begins with https://.' })

export const addWorkspaceFile = endpoint({
  method: 'POST',
  path: '/_api/collaboration/files',
  summary:
    'Shares a file: in `fileData`, base64 or a data URL of it, or by `fileUrl`, what was uploaded here before or an address elsewhere. A name that is there already gets a new version. What it is, its bytes say.',
  access: 'signed-in',
  ownEmail: 'uploadedBy',
  input: z
    .object({
      ...ownFile,
      fileName: textAtLeast(1, 'fileName is required.'),
      fileType: textAtLeast(1, 'fileType is required.').check(z.maxLength(200, { error: 'fileType is a media type.' })),
      fileSize: positiveInt('fileSize must be a positive integer.'),
      fileData: z.optional(z.nullable(z.string({ error: 'fileData is text in base64.' }))),
      fileUrl: z.optional(z.nullable(fileUrlText.check(z.maxLength(2_000, { error: 'fileUrl is too long.' })))),
    })
    .check(z.refine(({ fileData, fileUrl }) => fileData != null || fileUrl != null, { error: NEITHER })),
  output: WorkspaceFile,
  maxBodyBytes: BODY_MAX_BYTES,
  bodyTooLarge: WORKSPACE_FILE_TOO_LARGE,
  rateLimitPerMinute: 60,
})

export const uploadWorkspaceFile = endpoint({
  method: 'POST',
  path: '/_api/collaboration/files/upload',
  summary: 'The same with the file as it is, in a form.',
  access: 'signed-in',
  file: WORKSPACE_FILE,
  input: z.object({ workspaceId: positiveIntText(WORKSPACE_ID), fileDescription: ownFile.fileDescription }),
  output: WorkspaceFile,
  rateLimitPerMinute: 60,
})

export const listWorkspaceFiles = endpoint({
  method: 'GET',
  path: '/_api/collaboration/files',
  summary: 'Files of a workspace, the newest first. `q` looks in their names.',
  access: 'signed-in',
  isPaged: true,
  input: z.object({
    workspaceId: positiveIntText(WORKSPACE_ID),
    q: z.optional(plainText('q is text.').check(z.trim(), z.maxLength(100, { error: 'Search for at most 100 characters.' }))),
    ...pageInput(20),
  }),
  output: z.array(WorkspaceFile),
})

export const readWorkspaceFile = endpoint({
  method: 'GET',
  path: '/_api/collaboration/files/file',
  summary: 'One file of a workspace, in its newest version.',
  access: 'signed-in',
  input: z.object({ fileId: positiveIntText(FILE_ID) }),
  output: WorkspaceFile,
})

const FileVersion = z.object({
  version: z.int(),
  fileSize: z.int(),
  fileType: z.string(),
  uploadedBy: z.string(),
  uploaderName: z.string(),
  uploadedAt: z.string(),
  /** The whole address, as a file's. */
  fileUrl: z.string(),
  isLink: z.boolean(),
})
export type FileVersion = z.infer<typeof FileVersion>

export const listFileVersions = endpoint({
  method: 'GET',
  path: '/_api/collaboration/files/versions',
  summary: 'All versions of a file, the newest first.',
  access: 'signed-in',
  input: z.object({ fileId: positiveIntText(FILE_ID) }),
  output: z.array(FileVersion),
})

export const restoreFileVersion = endpoint({
  method: 'POST',
  path: '/_api/collaboration/files/versions/restore',
  summary: 'Makes an older version the newest one again; none is lost.',
  access: 'signed-in',
  input: z.object({ fileId: positiveInt(FILE_ID), version: positiveInt('version is the number of a version.') }),
  output: WorkspaceFile,
})

export const deleteWorkspaceFile = endpoint({
  method: 'POST',
  path: '/_api/collaboration/files/delete',
  summary: "Takes one's own file away with all its versions, an owner anybody's. For a while it can be brought back.",
  access: 'signed-in',
  input: z.object({ fileId: positiveInt(FILE_ID) }),
  output: z.object({ fileId: z.int() }),
})

export const bringFileBack = endpoint({
  method: 'POST',
  path: '/_api/collaboration/files/restore',
  summary: 'Brings back a file that was deleted a moment ago.',
  access: 'signed-in',
  input: z.object({ fileId: positiveInt(FILE_ID) }),
  output: WorkspaceFile,
})

/** Where a PDF is shown in a frame of the page, by the id of its bytes. Answers the bytes, not JSON. */
export const SHOWN_FILE_PATH = '/_api/collaboration/files/shown'
